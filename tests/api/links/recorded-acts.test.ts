import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '#generated/operations.ts'
import { fieldWords } from '#generated/field-words.ts'
import { isAct } from '#server/http/contract-document.ts'
import { isKnownSubject } from '#server/tenants/audit-subjects.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'
import { call, callOf } from './calls.ts'
import { linkWorld, type Pair } from './link-world.ts'

/** Whatever changes something is recorded (docs/architecture.md, "What is written with an act"). Calls come from the contract. */

let world: Awaited<ReturnType<typeof linkWorld>>
let pair: Pair
beforeAll(async () => {
  world = await linkWorld()
  const [first] = world.pairs.values()
  if (!first) throw new Error('There is no pair.')
  pair = first
})
afterAll(() => world.close())

/** What is not worth an entry, and why. */
const unrecorded: Readonly<Partial<Record<OperationId, string>>> = {
  sendInvoices: 'a customer without an address is sent none, and it says so',
  sendPayStatements: 'one whose run was reversed is not sent, and it says so',
  setCurrentTenant: 'where one works changes nothing for anybody else',
  saveTableLayout: 'how one likes a table changes nothing for anybody else',
  refreshNotifications: 'what one has looked at changes nothing for anybody else',
  savePersonalNotificationSettings: 'what one wants to be told changes nothing for anybody else',
  reportClientVersion: 'a load of the application is counted, and changes nothing',
  reportFirstPaint: 'the same',
  savePushSubscription: 'to which browser notices come changes nothing for anybody else',
  deletePushSubscription: 'the same',
  endPushSubscription: 'the same',
  setFcmToken: 'to which device notices come changes nothing for anybody else',
  beginTwoStep: 'a second step that is not confirmed asks nobody for anything',
  beginEmailChange: 'an address that is not confirmed changes nothing',
  disableTwoStep: 'of somebody who has no second step it changes nothing',
  restoreUsers: 'of people who are not archived it changes nothing',
  changeRecurringOrders: 'what is only looked at changes nothing; what is meant is recorded as the change of each',
  changeBillStatuses: 'of an order that is so already it changes nothing',
  acceptRevenueLeaks: 'of an order by which no money may be lost it changes nothing',
  reopenRevenueLeaks: 'the same',
  checkOrderImport: 'a file that is looked at changes nothing; what is imported is recorded',
  createUpload: 'a file that nothing refers to; what it is attached to is recorded',
}

const operations = exampleOperations
  .filter((operation) => operation.entry.access !== 'public' && isAct(operation))
  // What takes something away last.
  .toSorted((one, other) => Number(one.entry.method === 'delete') - Number(other.entry.method === 'delete'))

async function entries(): Promise<readonly { action: string; subject_type: string; verb: string }[]> {
  const { rows } = await world.app.database.systemTransaction((db) =>
    sql<{ action: string; subject_type: string; verb: string }>`
      select action, subject_type, verb from audit_entries where created_at > 1 order by id`.execute(db),
  )
  return rows
}

test('every act that is done is recorded, of a kind and a thing that the audit has words for', async () => {
  const missing: string[] = []
  let done = 0
  for (const operation of operations) {
    const before = (await entries()).length
    const template = callOf(operation, pair.ours.rows)
    const answer = await call(world.app, { operation, template, what: 'own', slots: [] }, pair)
    // Of several at once each may be refused.
    const { results } = Object(answer.body) as { readonly results?: readonly { readonly ok: boolean }[] }
    if (answer.status !== 200 || results?.every(({ ok }) => !ok)) continue
    done += 1
    const isRecorded = (await entries()).length > before
    if (isRecorded === operation.id in unrecorded) missing.push(operation.id)
  }
  expect(missing).toEqual([])
  expect(done).toBeGreaterThan(50)

  const { verb, subjectType } = fieldWords['audit-entry'] ?? {}
  const unsaid = (await entries()).filter(
    (entry) =>
      !(entry.verb in (verb?.choices ?? {})) ||
      !(entry.subject_type in (subjectType?.choices ?? {})) ||
      !isKnownSubject(entry.subject_type),
  )
  expect(unsaid).toEqual([])
}, 120_000)

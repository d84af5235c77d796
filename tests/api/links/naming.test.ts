import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { exampleOperations } from '#tests/api/support/contract-examples.ts'
import { call, callOf, noRow, rowOfOther, type Answer, type Case } from './calls.ts'
import { linkWorld, standingName, standings, type Pair, type Standing } from './link-world.ts'
import { openFields, withItsService } from './naming.ts'
import { slotsOfTemplate, type Slot } from './slots.ts'

/**
 * A body names only what its sender may read (docs/rules/roles-and-permissions.md, "Naming is reading"): an id of another
 * organisation is refused as an id of nobody is, word by word. Calls come from the contract: a field that is added is tried without a
 * word being added here, in the names of an owner and of a scheduler.
 */

const tried = standings.filter(({ relation, ended }) => !ended || relation === 'courier')

let world: Awaited<ReturnType<typeof linkWorld>>
beforeAll(async () => {
  world = await linkWorld({}, tried)
})
afterAll(() => world.close())

const operations = exampleOperations.filter(({ entry, body }) => entry.access !== 'public' && body !== null)

/** Versions are numbered within their row, and a file that is brought has an address and no id. */
const noIds: ReadonlySet<Slot['row']> = new Set(['version', 'modifierId', 'uploadUrl', 'mark'])

interface Naming {
  /** An operation and a field, such as `createDeliveryOrder body/pickupLocationId`. */
  readonly what: string
  readonly slot: Slot
  readonly theirs: Case
  readonly nobodys: Case
}

/** Each id of each body: alone of the other organisation, and where that may be ordered of it, beside its service. */
function namingsOf({ ours }: Pair): Naming[] {
  return operations.flatMap((operation) => {
    const template = callOf(operation, ours.rows)
    const slots = slotsOfTemplate(template).filter(({ name, row }) => !name.startsWith('path/') && !noIds.has(row))
    const beside = slots.filter(({ name }) => withItsService(operation.id, name))
    const contexts = beside.length > 0 ? [[], beside] : [[]]
    return contexts.flatMap((others) =>
      slots.map((slot): Naming => {
        const among = others.filter((other) => other !== slot)
        const what = [operation.id, slot.name, ...(others.length > 0 ? ['beside its service'] : [])].join(' ')
        const named = { operation, template, what, slots: [...among, slot] }
        return { what, slot, theirs: named, nobodys: { ...named, missing: slot.name } }
      }),
    )
  })
}

/** The words of an answer without the named id. */
function said({ status, body }: Answer, id: unknown): string {
  const { code, message, errors, results }: Record<string, unknown> = Object(body)
  const text = JSON.stringify({ code, message, errors, results })
  return `${status} ${text.replace(new RegExp(String.raw`\b${String(id)}\b`, 'g'), 'the id')}`
}

/** The fields by which the two can be told apart. */
async function differing(pair: Pair, token: string): Promise<Record<string, readonly [string, string]>> {
  const found: Record<string, readonly [string, string]> = {}
  for (const { what, slot, theirs, nobodys } of namingsOf(pair)) {
    const nobody = said(await call(world.app, nobodys, pair, token), noRow)
    const other = said(await call(world.app, theirs, pair, token), rowOfOther(pair.theirs, slot.row))
    if (other !== nobody) found[what] = [other, nobody]
  }
  return found
}

async function schedulerOf({ ours: { rows } }: Pair): Promise<string> {
  const { database, clock, deps } = world.app
  const claims = await database.systemTransaction(async (db) => {
    const userId = await insertUser(db, rows.tenantId, 'A Scheduler', [roles.scheduler])
    const family = await db
      .insertInto('sign_in_families')
      .values({ user_id: userId, confirmed_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { userId, familyId: family.id, impersonatorUserId: null }
  })
  return deps.signer.accessToken(claims, clock.now)
}

/** The operation and its field, wherever else the call named something. */
function fieldIn(what: string): string {
  return what.replace(' beside its service', '')
}

function opens(entry: (typeof openFields)[number], { relation, ended }: Standing, what: string): boolean {
  const isMeant = relation === null ? entry.always : (!ended || entry.ever) && entry.by.includes(relation)
  return Boolean(isMeant) && entry.fields.includes(fieldIn(what))
}

const met = new Set<string>()

const nameOf = (standing: Standing) => `one that ${standingName(standing)}`

test.each(tried.map((standing) => [nameOf(standing), standing] as const))(
  'a body that names a row of %s is answered as if there were none',
  async (_name, standing) => {
    const pair = world.pairs.get(standing)
    if (!pair) throw new Error('There is no such pair.')
    // The scheduler first: an owner may do more, and so changes more.
    const byScheduler = await differing(pair, await schedulerOf(pair))
    const byOwner = await differing(pair, pair.ours.token)
    const found = Object.entries({ ...byScheduler, ...byOwner })
    for (const [what] of found) met.add(fieldIn(what))
    const untold = found.filter(([what]) => !openFields.some((entry) => opens(entry, standing, what)))
    expect(Object.fromEntries(untold)).toEqual({})
  },
  120_000,
)

test('what may be told apart is told apart somewhere: a field that is not is taken off the list', () => {
  const listed = openFields.flatMap(({ fields }) => fields)
  expect(listed.filter((field) => !met.has(field))).toEqual([])
})

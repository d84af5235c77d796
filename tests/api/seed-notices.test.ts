import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { insertApplications } from '#server/seed/demo-applications.ts'
import { insertInvitations } from '#server/seed/demo-invitations.ts'
import { insertOfficeNotices } from '#server/seed/demo-notices.ts'
import { insertOnboardings } from '#server/seed/demo-onboardings.ts'
import { seedOrganisations, type DemoWorld } from '#server/seed/demo-organisations.ts'
import { seedPartnerships } from '#server/seed/demo-partnerships.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type TestApp } from './support/app.ts'
import { goodPassword, signIn } from './support/world.ts'

/** 21 November 2026 at 9:00 in Saskatchewan. */
const now = Date.UTC(2026, 10, 21, 15) / 1_000
const begun = now - 60 * 86_400

let app: TestApp
let tenants: DemoWorld['tenants']

beforeAll(async () => {
  app = await startTestApp()
  app.clock.now = now
  const passwordHash = await hashPassword(goodPassword)
  await app.deps.systemTransaction(async (db) => {
    const world = await seedOrganisations(db, begun, passwordHash)
    tenants = world.tenants
    await insertInvitations(db, world, now)
    await insertApplications(db, world.tenants, now)
    await insertOnboardings(db, world, now)
    await seedPartnerships({ db, deps: app.deps, world, names: new Map() }, begun, now)
    await insertOfficeNotices(db, now)
  })
})
afterAll(() => app.close())

async function toldTo(email: string, tenantId: number) {
  const { token } = await signIn(app, email)
  const { id } = (await app.call('/api/me', { token, tenantId })).json as Schema<'Me'>
  const page = await app.call(`/api/users/${id}/notifications`, { token, tenantId })
  return (page.json as Schema<'NotificationPage'>).data
}

test('the owner of the courier finds what others asked and answered, the newest unread', async () => {
  const told = await toldTo('owner@prairiesky.example', tenants.courier)
  expect(told.map(({ type, isUnread }) => `${type}${isUnread ? ', unread' : ''}`)).toEqual([
    'partnershipOffered, unread',
    'applicationReceived, unread',
    'invitationRejected',
    'invitationRejected',
    'invitationAccepted',
    'partnershipDeclined',
    'ownershipTransferAccepted',
    'invitationAccepted',
    'partnershipAccepted',
  ])
  expect(told.map(({ longDescription }) => longDescription)).toContain(
    'Pauline Ironside took over Bridge City Dental Lab',
  )
})

test('the customer finds that its application was approved, and nobody is mailed', async () => {
  const told = await toldTo('owner@meewasin.example', tenants.customer)
  expect(told.map(({ longDescription }) => longDescription)).toEqual(['Prairie Sky Couriers approved your application'])
  const sends = await app.database.systemTransaction((db) =>
    db.selectFrom('notice_sends').select('notice_id').execute(),
  )
  expect(sends).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstInstant } from '#domain/time/day-bounds.ts'
import { actRefusal, stateOf, statesFrom } from '#domain/acts/acts.ts'
import { holdsNeeded, permissionsOf } from '#domain/access/role-permissions.ts'
import { type RoleId, roleNames, roles } from '#domain/access/roles.ts'
import { type Act, type ActId, acts, type Stateful, stateful } from '#generated/acts.ts'
import { operations } from '#generated/operations.ts'
import type { Database } from '#server/db/schema.ts'
import { insertLocation, insertService, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addOrder } from '#tests/api/support/rows.ts'
import { addInvoice } from '#tests/api/support/billing-rows.ts'
import { addTenant } from '#tests/api/support/world.ts'
import { link, standingName, standings } from './links/link-world.ts'

/**
 * Every act that the contract declares, in every state of its thing, asked for by every role and over every kind of link: done where it
 * may be, else refused in words, and nothing is written then.
 */

type Thing = keyof typeof stateful

interface Caller {
  readonly tenantId: number
  readonly token: string
}

let app: TestApp
let tenantId: number
const byRole = new Map<RoleId, Caller>()
/** Owners of organisations that stand to the courier in each way there is. */
const byStanding = new Map<string, Caller>()

beforeAll(async () => {
  app = await startTestApp()
  const people = await app.database.systemTransaction(async (db) => {
    tenantId = await addTenant(db, 'Otter', 'Courier')
    const own = Object.values(roles).map(async (role) => {
      const is_admin = role === roles.admin
      return {
        role,
        ...(await signedIn(db, tenantId, `Otter ${roleNames[role].replace(' ', '')}`, role, { is_admin })),
      }
    })
    const others = standings.map(async (standing, index) => {
      const other = await addTenant(db, `Lynx${index}`, 'Courier')
      await link(db, tenantId, other, standing, app.clock.now)
      return { standing, ...(await signedIn(db, other, `Lynx Owner${index}`, roles.owner)) }
    })
    return { own: await Promise.all(own), others: await Promise.all(others) }
  })
  const caller = async ({ tenantId: of, userId, familyId }: SignedIn): Promise<Caller> => ({
    tenantId: of,
    token: await app.deps.signer.accessToken({ userId, familyId, impersonatorUserId: null }, app.clock.now),
  })
  for (const { role, ...person } of people.own) byRole.set(role, await caller(person))
  for (const { standing, ...person } of people.others) byStanding.set(standingName(standing), await caller(person))
})
afterAll(() => app.close())

interface SignedIn {
  readonly tenantId: number
  readonly userId: number
  readonly familyId: number
}

async function signedIn(
  db: Kysely<Database>,
  of: number,
  name: string,
  role: RoleId,
  changes: { is_admin?: boolean } = {},
): Promise<SignedIn> {
  const userId = await insertUser(db, of, name, [role], changes)
  const family = await db
    .insertInto('sign_in_families')
    .values({ user_id: userId, confirmed_at: app.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { tenantId: of, userId, familyId: family.id }
}

const zone = {
  number: 1,
  name: 'City',
  flatFeeCadCents: 350,
  multiplier: 1,
  color: '#2d72d2',
  priority: 'medium',
  bounds: [
    [52, -106],
    [52, -107],
    [53, -107],
  ],
}

/** Puts a row of the courier's into a state for an act; the id by which its acts call it, and its answer's way to it. */
const inState: Readonly<
  Record<Thing, (db: Kysely<Database>, state: string, act: string) => Promise<Partial<Record<string, number>>>>
> = {
  application: async (db, state, act) => {
    const other = await addTenant(db, `Applying ${randomUUID()}`, 'Customer')
    // Who applied revokes, the other side answers.
    const [applicant, receiver] = act === 'revokeApplication' ? [tenantId, other] : [other, tenantId]
    const names = { applicant_tenant_name: 'Applying', receiver_tenant_name: 'Otter', applied_by_name: 'Dana Kowalski' }
    const of = { tenant_id: applicant, receiver_tenant_id: receiver, kind: 'customer', ...names }
    return {
      applicationId: await inserted(db, 'applications', { ...of, state, ended_at: state === 'pending' ? null : 1 }),
    }
  },
  apiToken: async (db, state) => {
    const email = `${randomUUID()}@api-token.invalid`
    const machine = await db
      .insertInto('users')
      .values({ email, first_name: 'Web shop', last_name: '(API token)', is_machine: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = {
      name: 'Web shop',
      user_id: machine.id,
      hash: email,
      last_four: 'k3Zq',
      scopes: ['delivery-orders.read'],
    }
    const by = {
      made_by_user_id: machine.id,
      made_by_name: 'Bea',
      expires_at: 1_803_057_300,
      created_at: 1_795_281_300,
    }
    const revoked = { is_revoked: state === 'revoked', revoked_at: state === 'revoked' ? 1 : null }
    return { apiTokenId: await inserted(db, 'api_tokens', { ...of, ...by, ...revoked }) }
  },
  reportSchedule: async (db, state) => {
    const every = {
      report_kind: 'AllOrders',
      period: 'lastDay',
      every: 'day',
      time_of_day: 0,
      receivers: 'a@otter.test',
    }
    const by = {
      made_by_user_id: await insertUser(db, tenantId, `Bea Book${randomUUID()}`, []),
      made_by_name: 'Bea',
    }
    const of = { ...every, ...by, name: 'Daily', is_paused: state === 'paused' }
    return { reportScheduleId: await inserted(db, 'report_schedules', of) }
  },
  webhookEndpoint: async (db, state) => {
    const of = { name: 'Warehouse', url: 'https://warehouse.otter.test/', events: ['order.created'] }
    return {
      webhookEndpointId: await inserted(db, 'webhook_endpoints', { ...of, is_enabled: state === 'enabled' }),
    }
  },
  invitation: async (db, state) => {
    const of = { kind: 'user', for_initial_user_email: `${randomUUID()}@otter.test`, roles: [roles.dispatcher] }
    const until = { expires_at: app.clock.now + 60, ended_at: state === 'pending' ? null : 1 }
    return { invitationId: await inserted(db, 'invitations', { ...of, ...until, state }) }
  },
  managedCustomerOnboarding: async (db, state, act) => {
    // Who offered it revokes, the other side answers, which then owns what nobody did.
    const isOurs = act === 'revokeManagedCustomerOnboarding'
    const courier = isOurs ? tenantId : await addTenant(db, `Courier ${randomUUID()}`, 'Courier')
    const customer = await addTenant(db, `Managed ${randomUUID()}`, 'Customer')
    await link(db, customer, courier, { relation: 'courier', ended: false }, app.clock.now)
    const offeredBy = await insertUser(db, courier, `Courier Owner${randomUUID()}`, isOurs ? [] : [roles.owner])
    const of = {
      tenant_id: courier,
      customer_tenant_id: customer,
      offered_to: 'organization',
      offered_by_user_id: offeredBy,
    }
    const to = isOurs ? await addTenant(db, `Asked ${randomUUID()}`, 'Customer') : tenantId
    const names = { courier_name: 'Courier', customer_name: 'Managed', to_tenant_name: 'Otter' }
    const until = { expires_at: app.clock.now + 60, ended_at: state === 'pending' ? null : 1 }
    const id = await inserted(db, 'managed_customer_onboardings', {
      ...of,
      to_tenant_id: to,
      ...names,
      ...until,
      state,
    })
    return { managedCustomerOnboardingId: id }
  },
  billingExport: async (db, state) => {
    const person = await insertUser(db, tenantId, `Billing ${randomUUID()}`, [])
    const of = { package: 'qbo', grouping: 'CustomerMonth', until_date: '2026-11-30', invoice_date: '2026-11-30' }
    const made = { made_by_user_id: person, made_by_name: 'Bea Bookman' }
    return { billingExportId: await inserted(db, 'billing_exports', { ...of, ...made, state }) }
  },
  reminderRun: async (db, state) => {
    const person = await insertUser(db, tenantId, `Reminding ${randomUUID()}`, [])
    const made = { made_by_user_id: person, made_by_name: 'Bea Bookman' }
    return { reminderRunId: await inserted(db, 'reminder_runs', { ...made, state }) }
  },
  orderImport: async (db, state) => {
    const person = await insertUser(db, tenantId, `Importing ${randomUUID()}`, [])
    const made = { made_by_user_id: person, made_by_name: 'Bea Bookman', file_name: 'monday.csv' }
    const of = { customer_tenant_id: tenantId, customer_name: 'Kern', asked: '{}', total: 1 }
    return { orderImportId: await inserted(db, 'order_imports', { ...of, ...made, state }) }
  },
  settlement: async (db, state) => {
    const { invoiceId, userId } = await insertInvoice(db)
    const settle = async (cents: number, takesBackId: number | null) => {
      const of = { customer_tenant_id: tenantId, kind: 'payment', settled_on: '2026-11-02', method: 'cash' }
      const by = { made_by_user_id: userId, made_by_name: 'Bea Bookman' }
      const id = await inserted(db, 'settlements', { ...of, ...by, amount_cents: cents, takes_back_id: takesBackId })
      const part = { settlement_id: id, invoice_id: invoiceId, tenant_id: tenantId, cents }
      await db.insertInto('settlement_parts').values(part).execute()
      return id
    }
    const id = await settle(100, null)
    if (state === 'standing') return { settlementId: id }
    const back = await settle(-100, id)
    return { settlementId: state === 'takenBack' ? id : back }
  },
  invoiceDispute: async (db, state) => {
    const { invoiceId, invoiceLineId, userId } = await insertInvoice(db)
    const of = { customer_tenant_id: tenantId, invoice_id: invoiceId, invoice_line_id: invoiceLineId }
    const by = { comment: 'Too dear', disputed_by_user_id: userId, disputed_by_name: 'Cara Customer' }
    return { invoiceDisputeId: await inserted(db, 'invoice_disputes', { ...of, ...by, state }) }
  },
  payExport: async (db, state) => ({ invoiceExportId: await insertedPayExport(db, state) }),
  payStatement: async (db, state) => {
    const person = await insertUser(db, tenantId, `Driving ${randomUUID()}`, [roles.driver])
    const of = { pay_export_id: await insertedPayExport(db, 'done'), number: randomUUID().slice(0, 20) }
    const driver = { driver_user_id: person, driver_name: 'Marek Kowalski' }
    const days = { from_date: '2026-11-16', until_date: '2026-11-30', pay_date: '2026-12-04' }
    const cents = { orders_cents: 0, corrections_cents: 0, extras_cents: 0, deductions_cents: 0, total_cents: 0 }
    const counts = { orders: 0, corrections: 0, distance_m: 0, minutes: 0 }
    const marks = { paid_at: state === 'paid' ? 1 : null, voided_at: state === 'void' ? 1 : null }
    const values = { ...of, ...driver, ...days, ...cents, ...counts, ...marks }
    return { payStatementId: await inserted(db, 'pay_statements', values) }
  },
  partnership: async (db, state, act) => {
    const other = await addTenant(db, `Offering ${randomUUID()}`, 'Courier')
    const there = await insertUser(db, other, `Offering ${randomUUID()}`, [roles.owner])
    // Who offered revokes, the other side answers.
    const [offerer, receiver] = act === 'revokePartnership' ? [tenantId, other] : [other, tenantId]
    const names = { offerer_tenant_name: 'Offering', receiver_tenant_name: 'Otter', offered_by_name: 'Dana Kowalski' }
    const of = { tenant_id: offerer, receiver_tenant_id: receiver, offered_by_user_id: there, ...names }
    return {
      partnershipId: await inserted(db, 'partnerships', { ...of, state, ended_at: state === 'pending' ? null : 1 }),
    }
  },
  protocol: async (db, state) => ({
    protocolId: await inserted(db, 'protocols', { name: state, is_enabled: state === 'enabled' }),
  }),
  recurringOrder: async (db, state) => {
    const { id: service_id, rush } = await insertService(db, tenantId, tenantId)
    const stop = await insertLocation(db, tenantId)
    const person = await insertUser(db, tenantId, `Planning ${randomUUID()}`, [])
    const of = { customer_tenant_id: tenantId, courier_tenant_id: tenantId, user_id: person, service_id }
    const stops = { service_speed_id: rush, pickup_location_id: stop, dropoff_location_id: stop }
    const when = { recurrence: '{"kind":"weekdays"}', start_date: '2026-11-23', pickup_from_s: 32_400 }
    const parcels = '[{"parcelTypeId":1,"quantity":1}]'
    const parts = { parcels, part_names: '{"speed":"","tags":{},"parcelTypes":{}}' }
    const values = { ...of, ...stops, ...when, ...parts, name: state, status: state }
    return { recurringOrderId: await inserted(db, 'recurring_orders', values) }
  },
  serviceMap: async (db, state) => {
    const published = { draft: null, changed: '[]', published: JSON.stringify([zone]) }[state]
    const zones = { service_zones: JSON.stringify([zone]), published_zones: published, published_at: 1 }
    return { serviceMapId: await inserted(db, 'service_maps', { name: state, ...zones }) }
  },
  serviceMeta: async (db, state) => {
    const { id: serviceId } = await insertService(db, tenantId, tenantId)
    const flags = { is_template: state === 'template', is_enabled: state !== 'disabled' }
    const service = db.updateTable('services').set(flags).where('id', '=', serviceId)
    await (state === 'unpublished' ? service.set({ published_revision_id: null }) : service).execute()
    return { serviceId }
  },
  serviceRevision: async (db, state) => {
    const { id: serviceId, revisionId } = await insertService(db, tenantId, tenantId)
    if (state === 'draft') {
      await db.updateTable('services').set({ published_revision_id: null }).where('id', '=', serviceId).execute()
      await db.updateTable('service_revisions').set({ status: 'draft' }).where('id', '=', revisionId).execute()
    }
    return { serviceId, revisionId }
  },
  tryOut: async (db, state) => {
    const { id: service_id, revisionId } = await insertService(db, tenantId, tenantId)
    const period = { from_at: firstInstant, until_at: app.clock.now, pricing: '{}', versions: '{}', orders: 1 }
    const of = { service_id, service_revision_id: revisionId }
    const ended = { ended_at: state === 'running' ? null : firstInstant, summary: state === 'finished' ? '{}' : null }
    return { tryOutId: await inserted(db, 'try_outs', { ...of, ...period, status: state, ...ended }) }
  },
}

/** An invoice of the courier for itself. */
async function insertInvoice(db: Kysely<Database>) {
  const { id: serviceId, revisionId } = await insertService(db, tenantId, tenantId)
  const userId = await insertUser(db, tenantId, `Billing ${randomUUID()}`, [])
  const parties = { sender: tenantId, receiver: tenantId }
  const orderId = await addOrder({ systemTransaction: (work) => work(db) }, parties, userId, { serviceId, revisionId })
  const ids = await addInvoice(db, { tenantId, userId, orderId, serviceId, customerTenantId: tenantId })
  return { ...ids, userId }
}

async function insertedPayExport(db: Kysely<Database>, state: string): Promise<number> {
  const person = await insertUser(db, tenantId, `Paying ${randomUUID()}`, [])
  const of = { package: 'qbo', from_date: '2026-11-16', until_date: '2026-11-30', pay_date: '2026-12-04' }
  return inserted(db, 'pay_exports', { ...of, made_by_user_id: person, made_by_name: 'Bea Bookman', state })
}

async function inserted(db: Kysely<Database>, table: string, values: Record<string, unknown>): Promise<number> {
  const set = Object.entries({ tenant_id: tenantId, ...values })
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)}
    (${sql.join(set.map(([column]) => sql.ref(column)))}) values (${sql.join(set.map(([, value]) => value))})
    returning id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`Nothing came of the insert into ${table}.`)
  return row.id
}

/** What tells another code: without a draft no revision is named. */
const otherCodes: Readonly<Record<string, string>> = { 'publishService published': 'no_draft' }

/** What an act is told. */
const bodies: Readonly<Record<string, object>> = {
  reverseBillingExport: { reason: 'A test' },
  takeBackSettlement: { reason: 'A test' },
  answerInvoiceDispute: { answer: 'A test' },
  reverseInvoiceExport: { reason: 'A test' },
}

/** The row in an answer that shows something else with it. */
const shownIn: Readonly<Record<string, (body: object) => unknown>> = {
  publishService: (body) => Reflect.get(body, 'publishedRevision'),
}

/** How many entries and events come of an act, where both sides have theirs or a connection comes of it. */
const tracesOf: Readonly<Record<string, number>> = {
  approveApplication: 7,
  rejectApplication: 4,
  revokeApplication: 4,
  // Those of the organisation that is taken over as well, where somebody belongs to it then.
  acceptManagedCustomerOnboarding: 7,
  rejectManagedCustomerOnboarding: 4,
  revokeManagedCustomerOnboarding: 4,
  acceptPartnership: 8,
  // The invoice is another one as well.
  answerInvoiceDispute: 3,
  takeBackSettlement: 3,
  declinePartnership: 4,
  revokePartnership: 4,
}

/** How many entries of the audit and events there are by now. */
async function traces(): Promise<number> {
  const { rows } = await app.database.systemTransaction((db) =>
    sql<{
      count: number
    }>`select ((select count(*) from audit_entries) + (select count(*) from outbox))::int as count`.execute(db),
  )
  return rows[0]?.count ?? 0
}

const cases = Object.entries<Act>(acts).flatMap(([id, act]) => {
  const { states } = stateful[act.of as Thing] as Stateful
  return Object.keys(states).flatMap((state) => (states[state] === null ? [] : [{ id, act, state }]))
})

test.each(cases)('$id of one that is $state', async ({ id, act, state }) => {
  const thing: Stateful = stateful[act.of as Thing]
  const { method, path, access } = operations[id as ActId]
  const newRow = () => app.database.systemTransaction((db) => inState[act.of as Thing](db, state, id))
  const call = (row: Partial<Record<string, number>>, { token, tenantId: of }: Caller): Promise<Answer> =>
    app.call(`/api${path.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name]))}`, {
      method: method.toUpperCase(),
      json: bodies[id],
      token,
      tenantId: of,
    })

  const row = await newRow()
  const before = await traces()
  for (const [standing, caller] of byStanding)
    expect([standing, (await call(row, caller)).status]).toEqual([standing, 404])
  const may = [...byRole].filter(([role]) => holdsNeeded(access, permissionsOf([role])))
  for (const [role, caller] of byRole) {
    if (may.some(([permitted]) => permitted === role)) continue
    expect([roleNames[role], (await call(row, caller)).status]).toEqual([roleNames[role], 403])
  }
  expect(may.map(([role]) => roleNames[role])).toContain('Owner')
  expect(await traces()).toBe(before)

  for (const [, caller] of may) {
    const own = await newRow()
    const earlier = await traces()
    const { status, json } = await call(own, caller)
    const body = json as { message: string }
    if (act.from.includes(state)) {
      expect([status, json]).toMatchObject([200, {}])
      const shown = shownIn[id]?.(body) ?? body
      if (thing.states[act.to] === null) expect((await call(own, caller)).status).toBe(404)
      else expect(stateOf(thing, shown as object)).toBe(act.to)
      expect(await traces()).toBe(earlier + (tracesOf[id] ?? 2))
    } else {
      const code = otherCodes[`${id} ${state}`]
      const told = { code: 'invalid_transition', current: state, allowed: statesFrom(state, thing) }
      expect([status, body]).toMatchObject([422, code === undefined ? told : { code }])
      if (code === undefined) {
        const said = actRefusal(thing, act, thing.states[state] ?? {})?.message
        expect([body.message, said]).toEqual([said, expect.stringContaining(`The ${thing.noun} is`)])
      }
      expect(await traces()).toBe(earlier)
    }
  }
})

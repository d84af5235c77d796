import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { reconcileQueues } from '#server/jobs/queues.ts'
import { jobs } from '#server/job-list.ts'
import { recurringOrdersJob } from '#server/planner/run-planner.ts'
import { defineJob } from '#server/jobs/job.ts'
import { externalWorld } from '#tests/api/external-world.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'

/* What a suspension closes, and what it leaves: docs/rules/administration.md, "Suspension". */

let outside: Awaited<ReturnType<typeof externalWorld>>
let world: (typeof outside)['world']
let admin: Caller
let internal: number
beforeAll(async () => {
  outside = await externalWorld()
  world = outside.world
  internal = await addTenant(world.database, 'Waybill', 'Internal')
  admin = await outside.somebody(internal, 'Robin Sinclair', [roles.admin])
  await outside.system((db) => db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.userId).execute())
})
afterAll(() => world.close())
afterEach(async () => {
  await world.database.systemTransaction((db) =>
    db
      .updateTable('tenants')
      .set({ suspended_at: null, suspension_reason: null, suspended_by_user_id: null })
      .execute(),
  )
})

const reason = 'The invoices of three months are open.'
const suspend = (tenantId: number, who = admin) =>
  world.call<{ code?: string; suspension?: object }>(who, 'PUT', `/tenants/${tenantId}/suspension`, {
    body: { reason },
  })
const lift = (tenantId: number) => world.call(admin, 'DELETE', `/tenants/${tenantId}/suspension`)
const orders = (who: Caller) =>
  world.call<{ code?: string }>(who, 'GET', `/tenants/${who.tenantId}/paginated-delivery-orders`)
const refused = {
  status: 403,
  body: {
    code: 'organization_suspended',
    message: expect.stringMatching(/is suspended: The invoices of three months are open\. Nothing of it is lost\.$/),
  },
}

test('its people are refused with the reason from the next request on, and let in again when it is lifted', async () => {
  const { courier } = world.tenants
  expect((await orders(world.callers.dispatcher)).status).toBe(200)
  expect(await suspend(courier)).toMatchObject({
    status: 200,
    body: { suspension: { reason, byName: 'Robin Sinclair' } },
  })
  for (const who of [outside.owner, world.callers.dispatcher, world.callers.driver]) {
    expect(await orders(who)).toMatchObject(refused)
    expect(await world.call(who, 'GET', `/tenants/${courier}/tenant-admin-usable`)).toMatchObject(refused)
    expect(await world.call(who, 'POST', '/delivery-orders', { body: {} })).toMatchObject(refused)
  }
  expect((await lift(courier)).status).toBe(200)
  expect((await orders(world.callers.dispatcher)).status).toBe(200)
  expect((await lift(courier)).status).toBe(404)
})

test('an order that somebody has open is closed to them, and stays as it was for the other parties', async () => {
  const { courier } = world.tenants
  const id = await world.placed()
  const look = (who: Caller) => world.call(who, 'GET', `/delivery-orders/${id}/page-view`)
  expect((await look(world.callers.dispatcher)).status).toBe(200)
  const before = await look(world.callers.scheduler)
  await suspend(courier)
  expect(await look(world.callers.dispatcher)).toMatchObject(refused)
  const after = await look(world.callers.scheduler)
  expect([before.status, after.status]).toEqual([200, 200])
  expect((await orders(world.callers.scheduler)).status).toBe(200)
})

test('what is a person’s own goes on: who they are, where else they work, choosing another organisation', async () => {
  await suspend(world.tenants.courier)
  const who = world.callers.dispatcher
  expect(await world.call(who, 'GET', '/me')).toMatchObject({ status: 200, body: { id: who.userId } })
  expect((await world.call(who, 'GET', `/users/${who.userId}/switchable-tenants`)).status).toBe(200)
  // Of a colleague nothing is known while nobody works there.
  const colleague = world.callers.driver.userId
  expect((await world.call(outside.owner, 'GET', `/users/${colleague}/sign-ins`)).status).toBe(404)
})

test('a token of permissions and an answer that is known opens nothing', async () => {
  const who = world.callers.dispatcher
  const pageQuery = `/tenants/${who.tenantId}/paginated-delivery-orders`
  const { body } = await world.call<{ permissionToken: string }>(who, 'GET', '/permissions')
  const known = await world.call(who, 'GET', pageQuery)
  const etag = known.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  await suspend(who.tenantId)
  const headers = { 'x-permission-token': body.permissionToken, 'if-none-match': etag }
  await expect.poll(() => world.call(who, 'GET', pageQuery, { headers })).toMatchObject(refused)
})

test('external people are let in neither where the host is suspended nor where those are for whom they work', async () => {
  const who = await outside.external(roles.externalScheduler)
  expect((await orders(who)).status).toBe(200)
  await suspend(outside.host)
  expect(await orders(who)).toMatchObject(refused)
  await lift(outside.host)
  expect((await orders(who)).status).toBe(200)
  await suspend(world.tenants.customer)
  expect(await orders(who)).toMatchObject(refused)
})

test('open streams end, also those of people who work elsewhere for it', async () => {
  const streamOf = ({ tenantId, token }: Caller) =>
    openStream(`${world.address}/api/tenants/${tenantId}/events`, token, tenantId)
  const own = await streamOf(world.callers.scheduler)
  const external = await streamOf(await outside.external(roles.externalScheduler))
  const others = await streamOf(world.callers.dispatcher)
  await Promise.all([own.next(), external.next(), others.next()])
  await suspend(world.tenants.customer)
  await Promise.all([own.ended(), external.ended()])
  expect((await streamOf(world.callers.scheduler)).status).toBe(403)
  others.close()
})

test('administrators look into it, and who acts as one of its people sees what those see', async () => {
  const { courier } = world.tenants
  await suspend(courier)
  expect((await orders({ ...admin, tenantId: courier })).status).toBe(200)
})

test('a suspended courier takes no new orders, and says so as in a credit hold', async () => {
  await suspend(world.tenants.courier)
  expect(await world.call(world.callers.scheduler, 'POST', '/delivery-orders', { body: world.order() })).toMatchObject({
    status: 422,
    body: { code: 'credit_hold', message: expect.stringMatching(/does not take new orders from you for now/) },
  })
  await lift(world.tenants.courier)
  expect(await world.placed()).toBeGreaterThan(0)
})

test('its jobs wait, are not lost, and are done when it is lifted', async () => {
  const done: (number | null)[] = []
  const job = defineJob<{ n: number }>({
    ...recurringOrdersJob,
    name: 'try-out',
    run: async ({ tenantId }) => void done.push(tenantId),
  })
  const { courier, customer } = world.tenants
  const enqueue = (tenantId: number) =>
    world.database.tenantTransaction({ tenantId, userId: null }, (db) => insertJob(db, job, { n: 1 }))
  const states = () =>
    outside.system(async (db) =>
      (
        await db
          .selectFrom('jobs')
          .select('state')
          .where('tenant_id', '=', courier)
          .where('name', '=', 'try-out')
          .execute()
      ).map(({ state }) => state),
    )
  await suspend(courier)
  await enqueue(courier)
  await enqueue(customer)
  await workOff(world, { of: [job] })
  expect([done, await states()]).toEqual([[customer], ['waiting']])
  await reconcileQueues(world.deps, jobs)
  await workOff(world, { of: [job] })
  expect(done).toEqual([customer])
  await lift(courier)
  await reconcileQueues(world.deps, jobs)
  await workOff(world, { of: [job] })
  expect([done, await states()]).toEqual([[customer, courier], ['done']])
})

test('it stands in the books of the organisation, with the name of the administrator', async () => {
  const { courier } = world.tenants
  await outside.system((db) =>
    sql`delete from audit_entries where tenant_id = ${courier} and action like 'tenant.susp%'`.execute(db),
  )
  await suspend(courier)
  await lift(courier)
  const entries = await outside.system((db) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id', 'by_administrator', 'after'])
      .where('tenant_id', '=', courier)
      .where('action', 'like', 'tenant.susp%')
      .orderBy('id')
      .execute(),
  )
  const by = { actor_user_id: admin.userId, by_administrator: true }
  expect(entries).toMatchObject([
    { action: 'tenant.suspended', ...by, after: { reason } },
    { action: 'tenant.suspension-lifted', ...by },
  ])
})

test('of two at once one suspends; the administrators’ own is none of them, and nobody else does it', async () => {
  const { courier } = world.tenants
  const answers = await Promise.all([suspend(courier), suspend(courier)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('already_suspended')
  expect((await suspend(internal)).status).toBe(404)
  expect((await suspend(999_999)).status).toBe(404)
  expect((await suspend(world.tenants.stranger, world.callers.customerOwner)).status).toBe(403)
  const bare = await world.call(admin, 'PUT', `/tenants/${world.tenants.stranger}/suspension`, {
    body: { reason: ' ' },
  })
  expect(bare).toMatchObject({ status: 422, body: { errors: { '/reason': [expect.any(String)] } } })
})

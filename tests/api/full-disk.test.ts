import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { HealthDetail } from '#generated/model/index.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* A disk that is full while the server runs, as PostgreSQL tells of it: SQLSTATE 53100 at the second table that an act writes. */

let app: TestApp
let world: World
const said: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  app.deps.shortage.log = { info: () => {}, warn: () => {}, error: (_details, message) => void said.push(message) }
  await app.database.pool.query(`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`)
})
afterAll(() => app.close())

test('what cannot be saved is answered 503 in plain words, nothing of it stays, and the operator is told once', async () => {
  const { tenantId } = world.courier
  const owner = (await signIn(app, world.emailOf[roles.owner])).token
  const admin = (await signIn(app, world.emailOf[roles.admin])).token
  const internal = await addTenant(app.database, 'Waybill', 'Internal')
  const detail = async () =>
    ((await app.call('/api/health/detail', { token: admin, tenantId: internal })).json as HealthDetail).databaseShortage
  const make = () =>
    app.call(`/api/tenants/${tenantId}/roles`, {
      method: 'POST',
      token: owner,
      tenantId,
      json: { name: 'Night', permissions: [] },
    })
  const made = () =>
    app.database.systemTransaction((db) => db.selectFrom('roles').select('id').where('name', '=', 'Night').execute())
  expect(await detail()).toBeNull()

  await app.database.pool.query(
    'create trigger full_disk before insert on audit_entries for each statement execute function no_room()',
  )
  for (let call = 0; call < 5; call += 1) {
    const answer = await make()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.json).toEqual({
      code: 'database_short',
      message:
        'The disk of the database is full. Nothing was saved. Try again once those who look after the installation have seen to it.',
    })
  }
  expect(await made()).toEqual([])
  expect(said).toEqual(['The disk of the database is full. What needs it is refused until there is more.'])
  expect(await detail()).toEqual({ reason: 'The disk of the database is full.', at: expect.any(Number) })

  await app.database.pool.query('drop trigger full_disk on audit_entries')
  expect((await make()).status).toBe(200)
  expect(await made()).toHaveLength(1)
})

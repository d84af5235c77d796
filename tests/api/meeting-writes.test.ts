import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfOwnRole } from '#domain/access/own-roles.ts'
import { roles } from '#domain/access/roles.ts'
import { nameOfTemplate } from '#domain/orders/order-templates.ts'
import type { Contact, LocationImportResult, RecoveryCodes, ServiceMeta } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'
import type { Answer } from './support/app.ts'
import { signIn } from './support/world.ts'
import { picture } from './uploads-support.ts'
import { apart } from './support/keys-apart.ts'

/**
 * Two who write the same at once: each is answered as if one had come after the other. One of them is played by a transaction of the
 * test, which stays open until the other, a request, waits for it: nothing is left to chance, and nothing sleeps.
 */

let at: LocationWorld
/** Of PostgreSQL's superuser, who sees all rows and may say who gives way in a deadlock. */
let other: pg.Client

beforeAll(async () => {
  at = await locationWorld()
  other = new pg.Client({ ...at.app.database.settings, user: 'postgres' })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await at.app.close()
})

type Statement = readonly [text: string, values?: unknown[]]

/**
 * @param last what the other one does when the request waits for it already: each waits for the other then, and the request gives way
 * @param meanwhile what happens beside both while the request waits
 */
interface Meeting {
  readonly first: Statement
  readonly request: () => Promise<Answer>
  readonly last?: Statement
  readonly meanwhile?: () => Promise<void>
}

async function meet({ first, request, last, meanwhile }: Meeting): Promise<Answer> {
  await other.query(`begin; set local deadlock_timeout = '1h'`)
  try {
    await other.query(...spread(first))
    const answered = request()
    await Promise.race([
      othersWait(),
      answered.then(({ text }) => Promise.reject(new Error(`It did not wait: ${text}`))),
    ])
    if (last) await other.query(...spread(last))
    await meanwhile?.()
    await other.query('commit')
    return await answered
  } finally {
    await other.query('rollback')
  }
}

function spread([text, values = []]: Statement): [string, unknown[]] {
  return [text, values]
}

/** Until somebody waits for what the other one's transaction holds. */
async function othersWait(): Promise<void> {
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
  for (let looks = 0; looks < 5_000; looks += 1)
    if ((await at.app.database.pool.query(waiting, [rows[0]?.pid])).rowCount) return
  throw new Error('Nobody waits for the other transaction.')
}

const tenantId = () => at.world.courier.tenantId
const send = (method: string, address: string, json: unknown) => at.asOwner(address, { method, json })

async function draft(): Promise<{ serviceId: number; revisionId: number }> {
  const name = `Draft ${crypto.randomUUID()}`
  const { id, draftRevisionId } = bodyOf<ServiceMeta>(await send('POST', `${at.book}/services`, { name }))
  return { serviceId: id, revisionId: draftRevisionId ?? 0 }
}

const added = async (address: string, body: object) => bodyOf<{ id: number }>(await send('POST', address, body)).id

async function idOf(email: string): Promise<number> {
  const { rows } = await other.query<{ id: number }>('select id::integer from users where email = $1', [email])
  return rows[0]?.id ?? 0
}

async function signInOfOwner(): Promise<{ userId: number; familyId: unknown }> {
  const userId = await idOf(at.world.emailOf[roles.owner])
  const { rows } = await other.query<{ id: unknown }>('select id from sign_in_families where user_id = $1', [userId])
  return { userId, familyId: rows[0]?.id }
}

/** Somebody deletes a location just as another one has it ordered from, or to, again and again. */
async function locationStays(column: string): Promise<void> {
  const kept = await added(`${at.book}/locations`, {
    name: `Depot ${column}`,
    streetAddress: '1 First Avenue',
    city: 'Saskatoon',
    province: 'SK',
    latitude: 52.1,
    longitude: -106.6,
  })
  const refused = await meet({
    first: [`update recurring_orders set ${column} = $1 where tenant_id = $2`, [kept, tenantId()]],
    request: () => at.asOwner(`/locations/${kept}`, { method: 'DELETE' }),
  })
  expect([refused.status, refused.json]).toMatchObject([422, { code: 'in_use' }])
}

/** What became of the request, and which constraint the two met at. */
const meetings: Readonly<Record<string, () => Promise<void>>> = {
  async tenant_contacts_primary() {
    const answer = await meet({
      first: [`insert into tenant_contacts (tenant_id, name, roles) values ($1, 'First', '["Primary"]')`, [tenantId()]],
      request: () => send('POST', `${at.book}/contacts`, { name: 'Second', roles: ['Primary'], details: [] }),
    })
    expect(bodyOf<Contact>(answer).roles).toEqual(['Primary'])
    const { data } = bodyOf<{ data: Contact[] }>(await at.asOwner(`${at.book}/paginated-contacts`))
    expect(data.filter((contact) => contact.roles.includes('Primary')).map(({ name }) => name)).toEqual(['Second'])
  },

  async service_revisions_vehicle_id_fkey() {
    const { revisionId } = await draft()
    const vehicleId = await added(`${at.book}/vehicles`, { name: 'Van that goes' })
    const answer = await meet({
      first: ['delete from vehicles where id = $1', [vehicleId]],
      request: () => send('PATCH', `/service-revisions/${revisionId}`, { vehicleId }),
    })
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { errors: { '/vehicleId': ['Choose a vehicle of your own'] } },
    ])
    // And the other way round.
    const kept = await added(`${at.book}/vehicles`, { name: 'Van that stays' })
    const refused = await meet({
      first: ['update service_revisions set vehicle_id = $1 where id = $2', [kept, revisionId]],
      request: () => at.asOwner(`/vehicles/${kept}`, { method: 'DELETE' }),
    })
    expect([refused.status, refused.json]).toMatchObject([422, { code: 'in_use' }])
  },

  recurring_orders_pickup_location_id_fkey: () => locationStays('pickup_location_id'),
  recurring_orders_dropoff_location_id_fkey: () => locationStays('dropoff_location_id'),

  async locations_import_key() {
    const csv =
      'Name,Reference,Street,City,Province,Latitude,Longitude\r\nDepot,D-7,1 First Avenue,Saskatoon,SK,52.1,-106.6\r\n'
    const mapping = {
      name: 'Name',
      externalReference: 'Reference',
      streetAddress: 'Street',
      city: 'City',
      province: 'Province',
      latitude: 'Latitude',
      longitude: 'Longitude',
    }
    const twice = () =>
      at.asOwner(`${at.book}/locations/import?${new URLSearchParams({ mapping: JSON.stringify(mapping) })}`, {
        raw: { type: 'text/csv', text: csv },
      })
    const once = bodyOf<LocationImportResult>(await twice())
    const key = await other.query<{ import_key: string }>('delete from locations where id = $1 returning import_key', [
      once.rows[0]?.locationId,
    ])
    const answer = await meet({
      first: [
        `insert into locations (tenant_id, name, street_address, formatted_address, city, province, latitude, longitude, time_zone, import_key)
          values ($1, 'Depot', '1 First Avenue', '', 'Saskatoon', 'SK', 52.1, -106.6, 'America/Regina', $2)`,
        [tenantId(), key.rows[0]?.import_key],
      ],
      request: twice,
    })
    expect(answer.status).toBe(200)
    // Of two that come at once each row is created by one of them alone.
    await other.query('delete from locations where import_key = $1', [key.rows[0]?.import_key])
    const both = (await Promise.all([twice(), twice()])).map((each) => bodyOf<LocationImportResult>(each).rows)
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['created', 'duplicate'])
    expect(new Set(both.flat().map(({ locationId }) => locationId)).size).toBe(1)
  },

  async fuel_prices_pkey() {
    const week = { fuelType: 'diesel', date: '2026-01-05', dollarsPerLitre: 1.5 }
    const answer = await meet({
      first: [`insert into fuel_prices values ($1, 'diesel', '2026-01-05', 1.4)`, [tenantId()]],
      request: () => send('PUT', `${at.book}/fuel-prices`, { prices: [week] }),
    })
    expect(bodyOf<{ data: object[] }>(answer).data).toContainEqual(week)
  },

  async service_revisions_draft() {
    const { serviceId, revisionId } = at.world.courier
    const answer = await meet({
      first: [
        `insert into service_revisions (tenant_id, service_id, number, pricing) select tenant_id, service_id, 2, pricing
          from service_revisions where id = $1`,
        [revisionId],
      ],
      request: () => send('POST', `/services/${serviceId}/revisions`, undefined),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'draft_exists' }])
  },

  async supplier_settings_pkey() {
    const answer = await meet({
      first: ['insert into supplier_settings (tenant_id, version) values ($1, 2)', [tenantId()]],
      request: () => send('PATCH', `${at.book}/supplier-settings`, { suppliersPlaceOrders: false }),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'edit_conflict' }])
  },

  async order_templates_name() {
    const answer = await meet({
      first: [`insert into order_templates (tenant_id, name, content) values ($1, 'Monday run', '{}')`, [tenantId()]],
      request: () => send('POST', `${at.book}/order-templates`, { name: 'MONDAY RUN', order: {} }),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { errors: { '/name': [nameOfTemplate] } }])
  },
  async roles_name() {
    const answer = await meet({
      first: [`insert into roles (tenant_id, name) values ($1, 'Night desk')`, [tenantId()]],
      request: () => send('POST', `${at.book}/roles`, { name: 'NIGHT DESK', permissions: [] }),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { errors: { '/name': [nameOfOwnRole] } }])
  },

  async invitations_waiting() {
    const answer = await meet({
      first: [
        `insert into invitations (tenant_id, kind, for_initial_user_email, roles, expires_at)
          values ($1, 'user', 'new@courier.test', '{7}', 9999999999)`,
        [tenantId()],
      ],
      request: () =>
        send('POST', `${at.book}/invitations`, {
          kind: 'user',
          forInitialUserEmail: 'New@courier.test',
          roles: [roles.viewer],
        }),
    })
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { errors: { '/forInitialUserEmail': [expect.stringContaining('waits for this address')] } },
    ])
  },

  async ownership_requests_one_pending() {
    const asked = await idOf(at.world.emailOf[roles.viewer])
    const answer = await meet({
      first: [
        `insert into ownership_requests (tenant_id, requested_by_user_id, asked_user_id) values ($1, $2, $3)`,
        [tenantId(), await idOf(at.world.emailOf[roles.owner]), asked],
      ],
      request: () => send('POST', `${at.book}/ownership-requests`, { userId: asked }),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'already_asked' }])
  },

  // Of an organization that has no owner yet nothing is there to be locked.
  async memberships_one_owner() {
    const { customerTenantId, customerEmail, courier, emailOf } = at.world
    await other.query(`insert into memberships (tenant_id, user_id, roles) values ($1, $2, '{7}')`, [
      customerTenantId,
      courier.userId,
    ])
    const { token } = await signIn(at.app, emailOf[roles.admin])
    const userId = await idOf(customerEmail)
    const answer = await meet({
      first: [
        `update memberships set roles = '{13}' where tenant_id = $1 and user_id = $2`,
        [customerTenantId, courier.userId],
      ],
      request: () =>
        at.app.call(`/api/tenants/${customerTenantId}/owner`, {
          method: 'PUT',
          token,
          tenantId: customerTenantId,
          json: { userId },
        }),
    })
    expect([answer.status, answer.json]).toMatchObject([200, { owner: { id: userId } }])
  },

  async user_photos_pkey() {
    const userId = await idOf(at.world.emailOf[roles.owner])
    const answer = await meet({
      first: [`insert into user_photos (user_id, content_type, content) values ($1, 'image/png', '')`, [userId]],
      request: () => send('PUT', `/users/${userId}/photo`, { content: picture(4).toString('base64') }),
    })
    const { image } = bodyOf<{ image: string }>(answer)
    const { rows } = await other.query<{ uid: string }>('select uid from user_photos where user_id = $1', [userId])
    expect(rows.map(({ uid }) => image.endsWith(uid))).toEqual([true])
  },

  async notice_devices_family_id_key() {
    const { userId, familyId } = await signInOfOwner()
    const answer = await meet({
      first: [
        `insert into notice_devices (family_id, fcm_token) values ($1, 'a-first-token-of-one-phone')`,
        [familyId],
      ],
      request: () => send('PUT', `/users/${userId}/fcm-token`, { fcmToken: 'a-second-token-of-one-phone' }),
    })
    expect(answer.status).toBe(200)
    const { rows } = await other.query('select fcm_token from notice_devices where family_id = $1', [familyId])
    expect(rows).toEqual([{ fcm_token: 'a-second-token-of-one-phone' }])
  },

  async notice_devices_fcm_token_key() {
    const { userId, familyId } = await signInOfOwner()
    const answer = await meet({
      first: [
        `insert into notice_devices (family_id, fcm_token) values ($1, 'a-token-of-another-phone')`,
        [at.world.courier.signInId],
      ],
      request: () => send('PUT', `/users/${userId}/fcm-token`, { fcmToken: 'a-token-of-another-phone' }),
    })
    expect(answer.status).toBe(200)
    const { rows } = await other.query(
      `select family_id from notice_devices where fcm_token = 'a-token-of-another-phone'`,
    )
    expect(rows).toEqual([{ family_id: familyId }])
  },
}

test.each(Object.entries(meetings))(
  'two who meet at %s are answered one after the other',
  async (_constraint, happens) => {
    await expect(happens()).resolves.toBeUndefined()
  },
)

test('archiving meets restoring, each with what the other needs next, and both are done', async () => {
  const [one, two] = [
    await added(`${at.book}/vehicles`, { name: 'One' }),
    await added(`${at.book}/vehicles`, { name: 'Two' }),
  ]
  const answer = await meet({
    first: ['update vehicles set archived_at = null where id = $1', [two]],
    request: () => send('PUT', '/vehicles/archive', { ids: [two, one] }),
    last: ['update vehicles set archived_at = null where id = $1', [one]],
  })
  expect(answer.status).toBe(200)
})

test('two lists of fuel prices with the same weeks, the other way round, are both stored', async () => {
  const [early, late] = ['2026-02-02', '2026-02-09']
  const price = (date: string) => ({ fuelType: 'diesel', date, dollarsPerLitre: 1.6 })
  bodyOf(await send('PUT', `${at.book}/fuel-prices`, { prices: [price(early), price(late)] }))
  const set = 'update fuel_prices set dollars_per_litre = 1.7 where tenant_id = $1 and date = $2'
  const answer = await meet({
    first: [set, [tenantId(), late]],
    request: () => send('PUT', `${at.book}/fuel-prices`, { prices: [price(early), price(late)] }),
    last: [set, [tenantId(), early]],
  })
  expect(bodyOf<{ data: object[] }>(answer).data).toEqual(expect.arrayContaining([price(early), price(late)]))
})

/** Vehicles and locations are all that is deleted while something else may begin to refer to it; the others are only archived, or go with what has them. */
const deletedWhileNeeded = [
  'service_revisions_vehicle_id_fkey',
  'recurring_orders_pickup_location_id_fkey',
  'recurring_orders_dropoff_location_id_fkey',
]

test('of two who make new recovery codes at the same moment one gets them, and the other is told', async () => {
  const { userId } = await signInOfOwner()
  await other.query(`insert into two_step_secrets (user_id, secret, enabled_at) values ($1, 'sealed', 1)`, [userId])
  await other.query(`insert into recovery_codes (user_id, hash) values ($1, 'of before')`, [userId])
  const renew = () => send('POST', `/users/${userId}/two-step/recovery-codes`, undefined)
  let second: Answer | undefined
  const first = await meet({
    first: ['select from recovery_codes where user_id = $1 for update', [userId]],
    request: renew,
    meanwhile: async () => {
      second = await renew()
    },
  })
  expect(second).toMatchObject({ status: 422, json: { code: 'codes_renewed' } })
  const { recoveryCodes } = bodyOf<RecoveryCodes>(first)
  const { rows } = await other.query('select from recovery_codes where user_id = $1', [userId])
  expect([recoveryCodes.length, rows.length]).toEqual([10, 10])
  // One after the other is no meeting.
  expect((await renew()).status).toBe(200)
})

test('there is no key at which two may meet that is not spoken of here', async () => {
  const { rows } = await other.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations'
      -- What numbers or draws its own key meets nobody.
      and not exists (select from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum = i.indkey[0] and i.indnkeyatts = 1
          and (a.attidentity <> '' or a.atttypid = 'uuid'::regtype or a.attname = 'hash'))`)
  const spokenOf = new Set([...Object.keys(meetings), ...Object.keys(apart)])
  expect(rows.map(({ name }) => name).filter((name) => !spokenOf.has(name))).toEqual([])

  const referring = await other.query<{ name: string }>(
    `
    select conname as name from pg_constraint where contype = 'f' and confdeltype = 'a' and confrelid::regclass::text = any ($1)`,
    [
      [
        'vehicles',
        'base_parcel_types',
        'base_service_speeds',
        'base_tags',
        'tenant_contacts',
        'tax_settings',
        'delivery_order_fields',
        'protocols',
        'locations',
      ],
    ],
  )
  expect(referring.rows.map(({ name }) => name)).toEqual(deletedWhileNeeded)
})

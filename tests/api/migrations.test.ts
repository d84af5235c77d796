import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { getRollbackPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withUnit } from '#domain/addresses/address.ts'
import { openPool } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { addOrder, addPerson, addService, addTenant } from '#tests/api/support/rows.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

const migrationsFolder = path.join(import.meta.dirname, '../../server/db/migrations')

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('the tables of the queue come up from what an older pg-boss left, and those of a newer one are refused', async () => {
  const versions = async () => (await database.pool.query('select version from pgboss.version')).rows
  const [{ version: newest }] = await versions()
  await database.pool.query(getRollbackPlans('pgboss', newest))
  expect(await versions()).toEqual([{ version: newest - 1 }])
  await migrate(database.pool)
  expect(await versions()).toEqual([{ version: newest }])
  await database.pool.query('update pgboss.version set version = $1', [newest + 1])
  await expect(migrate(database.pool)).rejects.toThrow('The queue of the database is newer than the program.')
  await database.pool.query('update pgboss.version set version = $1', [newest])
})

test('a new file runs once, however many processes find it at the same moment', async () => {
  await writeFile(path.join(folder, '9001_once.sql'), 'create table once (word text)')
  const pools = [1, 2, 3].map(() => openPool(database.settings, 1))
  const ran = await Promise.all(pools.map((pool) => migrate(pool, folder)))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(ran.flat()).toEqual(['9001_once.sql'])
})

test('a failing file leaves nothing behind and is named', async () => {
  const file = path.join(folder, '9002_broken.sql')
  await writeFile(file, 'create table half (word text); select * from nowhere')
  await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 9002_broken.sql failed: relation "nowhere"')
  const { rows } = await database.pool.query(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
  await rm(file)
})

test('a file that was changed after it ran is refused', async () => {
  await writeFile(path.join(folder, '9001_once.sql'), 'create table once (word text, more text)')
  await expect(migrate(database.pool, folder)).rejects.toThrow('9001_once.sql was changed after it ran')
})

test('a database that is newer than the program is refused', async () => {
  await rm(path.join(folder, '9001_once.sql'))
  await expect(migrate(database.pool, folder)).rejects.toThrow('it is newer than the program')
})

test('the columns that people chose of a list stay chosen when they are called by their fields', async () => {
  const renaming = await readFile(path.join(migrationsFolder, '0025_columns_by_field.sql'), 'utf8')
  const chosen = [
    ['vehicles', ['name', 'maxWeight', 'plate', 'actions', 'updated', 'driver', 'maxVolume', 'description']],
    ['locations', ['name', 'reference', 'address', 'hours', 'contact', 'updated', 'postalCode']],
    ['orders', ['id', 'driver', 'updated']],
    ['locations', []],
  ] as const
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    for (const [place, [table, columns]] of chosen.entries()) {
      const { rows } = await client.query(
        `insert into users (email, first_name, last_name) values ($1, 'Dana', 'Kowalski') returning id`,
        [`dana.${place}@prairiesky.example`],
      )
      await client.query(`insert into table_layouts (user_id, table_id, layout) values ($1, $2, $3)`, [
        rows[0].id,
        table,
        JSON.stringify({ columns, density: 'compact' }),
      ])
    }
    await client.query(renaming)
    await client.query('set local role waybill_system')
    const { rows } = await client.query('select layout from table_layouts order by user_id')
    expect(rows.map(({ layout }) => layout)).toEqual(
      [
        ['name', 'maxWeightKg', 'licensePlate', 'actions', 'updatedAt', 'driverName', 'maxVolumeM3', 'description'],
        ['name', 'externalReference', 'streetAddress', 'hours', 'contactName', 'updatedAt', 'postalCode'],
        ['id', 'driver', 'updated'],
        [],
      ].map((columns) => ({ columns, density: 'compact' })),
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('what services asked of drivers becomes a protocol for each of them, and one more where a draft asks otherwise', async () => {
  const file = await readFile(path.join(migrationsFolder, '0056_protocols.sql'), 'utf8')
  const { 1: moving = '' } = /(set local role[^]*)/.exec(file) ?? []
  const action = (label: string) => ({
    id: 'a',
    type: 'confirm',
    label,
    description: null,
    required: true,
    options: [],
  })
  const asked = (label: string) => JSON.stringify({ pickup: [], dropoff: [action(label)] })
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    await client.query(`
      with tenant as (insert into tenants (name, kind, time_zone) values ('T', 'Courier', 'America/Regina') returning id),
        service as (insert into services (tenant_id, name) select id, 'Rush' from tenant returning id, tenant_id),
        revisions as (insert into service_revisions (tenant_id, service_id, number, status, pricing, protocols)
          select tenant_id, id, number, status, '{}', protocols::jsonb from service, (values
            (1, 'published', '${asked('Oldest')}'), (2, 'published', '${asked('Seal')}'), (3, 'draft', '${asked('Seals')}'))
            as given (number, status, protocols) returning id, service_id, number)
      select * from revisions`)
    await client.query(`update services set published_revision_id =
      (select id from service_revisions where service_id = services.id and number = 2) where name = 'Rush'`)
    await client.query(moving)
    await client.query('set local role waybill_system')
    const { rows } = await client.query<{ number: number; name: string; actions: object[] }>(`
      select revision.number, protocols.name, protocols.actions from service_revisions as revision
      join protocols on revision.pricing -> 'protocolIds' = jsonb_build_array(protocols.id) order by revision.number`)
    const kept = { id: expect.any(Number), stopType: 'dropoff', type: 'confirm', required: true, options: [] }
    expect(rows).toEqual([
      { number: 2, name: 'Rush', actions: [{ ...kept, label: 'Seal' }] },
      { number: 3, name: 'Rush (draft)', actions: [{ ...kept, label: 'Seals' }] },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('measures that six decimals had rounded become what was typed, and the rest stays as it is', async () => {
  const mending = await readFile(path.join(migrationsFolder, '0070_measures_as_typed.sql'), 'utf8')
  const band = { flatCadCents: 500, perStepCadCents: 0, stepCount: 'started' }
  const ranges = (...bands: object[]) => ({
    mode: 'slab',
    bands: bands.map((each) => ({ ...band, ...each })),
    fallbackCadCents: null,
  })
  const distanceRanges = ranges({ from: 0, to: null, step: 1609.344 })
  const pricing = {
    baseFeeCadCents: 1200,
    distanceRanges,
    weightRanges: ranges(
      { from: 0, to: 1.814369, step: 1 },
      { from: 1.814369, to: 25, step: 9.071847 },
      { from: 25, to: null, step: 1 },
    ),
    volumeRanges: ranges({ from: 0, to: 0.141584, step: 0.2 }),
  }
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    const { rows: before } = await client.query(
      `with tenant as (insert into tenants (name, kind, time_zone) values ('T', 'Courier', 'America/Regina') returning id),
        service as (insert into services (tenant_id, name) select id, 'Rush' from tenant returning id, tenant_id),
        plain as (insert into services (tenant_id, name) select id, 'Plain' from tenant returning id, tenant_id),
        types as (insert into base_parcel_types (tenant_id, name, max_weight_kg)
          select tenant_id, name, heaviest from service,
            (values ('Box', 22.679619), ('Crate', 25), ('Odd', 25.000197), ('Any', null)) as type (name, heaviest))
      insert into service_revisions (tenant_id, service_id, number, status, pricing)
      select tenant_id, id, 1, 'published', $1::jsonb from service
      union all select tenant_id, id, 1, 'draft', '{"weightRanges": null}' from plain
      returning tenant_id`,
      [JSON.stringify(pricing)],
    )
    await client.query('reset role')
    await client.query(mending)
    await client.query('set local role waybill_system')
    const tenant = [before[0].tenant_id]
    const { rows } = await client.query(
      'select pricing from service_revisions where tenant_id = $1 order by id',
      tenant,
    )
    const fourPounds = { number: 4, unit: 'lb' }
    expect(rows.map((row) => row.pricing)).toEqual([
      {
        baseFeeCadCents: 1200,
        distanceRanges,
        weightRanges: ranges(
          { from: 0, to: 1.81436948, step: 1, typed: { to: fourPounds } },
          {
            from: 1.81436948,
            to: 25,
            step: 9.0718474,
            typed: { from: fourPounds, step: { number: 20, unit: 'lb' } },
          },
          { from: 25, to: null, step: 1 },
        ),
        volumeRanges: ranges({ from: 0, to: 0.14158423296, step: 0.2, typed: { to: { number: 5, unit: 'ft³' } } }),
      },
      { weightRanges: null },
    ])
    const types = await client.query('select name, max_weight_kg from base_parcel_types where tenant_id = $1', tenant)
    expect(Object.fromEntries(types.rows.map((row) => [row.name, row.max_weight_kg]))).toEqual({
      Box: 22.6796185,
      Crate: 25,
      Odd: 25.000197,
      Any: null,
    })
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('numbers of zones become levels in their order; what has more of them than there are levels prices as before', async () => {
  const mending = await readFile(path.join(migrationsFolder, '0110_levels_of_zones.sql'), 'utf8')
  const zones = (...priorities: unknown[]) =>
    JSON.stringify(priorities.map((priority, at) => ({ number: at + 1, id: at + 1, name: `Zone ${at}`, priority })))
  const maps = [
    { name: 'One', drawn: zones(0, 0), published: zones(0), pins: [zones(0)] },
    { name: 'Three', drawn: zones(0, 20), published: zones(0, 5), pins: [zones(0, 5), zones(5)] },
    { name: 'Many', drawn: zones(0, 1, 2, 30), published: null, pins: [zones(0, 1, 2, 30), zones(2, 30)] },
    { name: 'None', drawn: '[]', published: null, pins: [] },
  ]
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    const { rows: made } = await client.query(
      `insert into tenants (name, kind, time_zone) values ('T', 'Courier', 'America/Regina') returning id`,
    )
    const tenant = [made[0].id]
    for (const { name, drawn, published, pins } of maps) {
      const { rows } = await client.query(
        `with service as (insert into services (tenant_id, name) values ($1, $2) returning id)
        insert into service_maps (tenant_id, name, service_zones, published_zones) values ($1, $2, $3, $4)
        returning id, (select id from service) as service_id`,
        [...tenant, name, drawn, published],
      )
      for (const [at, pin] of pins.entries()) {
        await client.query(
          `insert into service_revisions (tenant_id, service_id, number, status, service_map_id, pricing)
          values ($1, $2, $3, $4, $5, jsonb_build_object('serviceMap', jsonb_build_object('id', $5::bigint, 'zones', $6::jsonb)))`,
          [...tenant, rows[0].service_id, at + 1, 'published', rows[0].id, pin],
        )
      }
    }
    await client.query(
      `insert into service_revisions (tenant_id, service_id, number, status, pricing)
      select $1, id, 9, 'draft', '{"serviceMap": null}' from services where name = 'None'`,
      tenant,
    )
    await client.query('reset role')
    await client.query(mending)
    await client.query('set local role waybill_system')
    const levels = `(select jsonb_agg(zone -> 'priority' order by zone -> 'number')`
    const { rows } = await client.query(
      `select name, ${levels} from jsonb_array_elements(service_zones) as zone) as drawn,
        ${levels} from jsonb_array_elements(published_zones) as zone) as published,
        array(select ${levels} from jsonb_array_elements(pricing #> '{serviceMap,zones}') as zone)
          from service_revisions where service_map_id = service_maps.id order by number) as pins,
        array(select pricing_name = content_name(pricing) from service_revisions where service_map_id = service_maps.id) as named
      from service_maps where tenant_id = $1 order by id`,
      tenant,
    )
    expect(rows).toEqual([
      { name: 'One', drawn: ['medium', 'medium'], published: ['medium'], pins: [['medium']], named: [true] },
      {
        name: 'Three',
        drawn: ['low', 'high'],
        published: ['low', 'medium'],
        pins: [['low', 'medium'], ['medium']],
        named: [true, true],
      },
      {
        name: 'Many',
        drawn: ['low', 'medium', 'medium', 'high'],
        published: null,
        pins: [
          [0, 1, 2, 30],
          ['medium', 'high'],
        ],
        named: [true, true],
      },
      { name: 'None', drawn: null, published: null, pins: [], named: [] },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('addresses that name their unit twice name it once, in the address book and on orders', async () => {
  const mending = await readFile(path.join(migrationsFolder, '0102_units_once.sql'), 'utf8')
  const places = [
    ['110-3160 Preston Ave', '110'],
    ['Unit 110, 3160 Preston Ave', '110'],
    ['3160 Preston Ave #4b', 'Apt 4B'],
    ['3160 Preston Ave', '110'],
    ['12 High St', 'Suite 4'],
    ['12 High St', '#(4)'],
    ['Range Road 3052', '9'],
    ['110 Preston Ave', '110'],
    ['3160 Preston Ave', ''],
  ] as const
  const before = (street: string, unit: string) => `${unit === '' ? '' : `${unit}-`}${street}, Saskatoon, SK`
  const expected = places.map(([street, unit]) => `${withUnit(street, unit)}, Saskatoon, SK`)
  const tenantId = await addTenant(database, 'Prairie Sky')
  const parties = { sender: tenantId, receiver: tenantId }
  const userId = await addPerson(database, tenantId, 'dana@prairiesky.example')
  const orderId = await addOrder(database, parties, userId, await addService(database, tenantId))
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    await client.query(
      `insert into locations (tenant_id, name, street_address, unit_number, formatted_address, latitude, longitude, time_zone)
       select $1, street, street, unit, formatted, 52, -106, 'America/Regina' from unnest($2::text[], $3::text[], $4::text[]) as given (street, unit, formatted)`,
      [
        tenantId,
        places.map(([street]) => street),
        places.map(([, unit]) => unit),
        places.map(([street, unit]) => before(street, unit)),
      ],
    )
    const doubled = {
      streetAddress: '110-3160 Preston Ave',
      unitNumber: '110',
      formattedAddress: before('110-3160 Preston Ave', '110'),
    }
    await client.query('update delivery_orders set dropoff_location = dropoff_location || $2 where id = $1', [
      orderId,
      doubled,
    ])
    await client.query('reset role')
    await client.query(mending)
    await client.query('set local role waybill_system')
    const book = await client.query('select formatted_address from locations where tenant_id = $1 order by id', [
      tenantId,
    ])
    expect(book.rows.map(({ formatted_address: address }) => address)).toEqual(expected)
    const order = await client.query(
      `select dropoff_location ->> 'formattedAddress' as address, (select search_text from delivery_order_parties where delivery_order_id = id limit 1) as text
       from delivery_orders where id = $1`,
      [orderId],
    )
    expect(order.rows).toEqual([{ address: expected[0], text: expect.not.stringContaining('110-110') }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

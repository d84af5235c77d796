import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import { addDays } from '#domain/time/zoned-time.ts'
import { realisticService } from '#scripts/bench/priced-service.ts'
import { meteredConnection, type Cost } from '#tests/api/support/metered-connection.ts'
import { insertRevision, insertService, type ServiceIds } from './order-fixtures.ts'
import { orderWorld, type World } from './order-world.ts'

/*
 * What the requests of a dispatcher's day cost in counts, which hold on any machine: statements (docs/benchmarks.md), bytes that PostgreSQL
 * answers with, and values that are made of them. The bounds stand a fifth above what was measured; anyone who has to raise one has made
 * every such request dearer, and says in the commit what for.
 */

let world: World
let costOf: (act: () => Promise<unknown>) => Promise<Cost>
let rich: ServiceIds

beforeAll(async () => {
  world = await orderWorld({ poolSize: 1 })
  rich = await richService()
  costOf = await meteredConnection(world.database.pool)
  // Until statements are kept prepared, and what is published has been read once.
  for (const on of [plainOrder(), richOrder()]) {
    for (let turn = 0; turn < 4; turn += 1) {
      await previewed(on)()
      await world.placed(on)
    }
  }
})
afterAll(() => world.close())

/** A city: 60 zones, four tables, windows, fuel of two years of weeks, a calendar of holidays. */
async function richService(): Promise<ServiceIds> {
  const { courier, customer } = world.tenants
  const { parcelTypes: _types, serviceSpeeds: _speeds, tags: _tags, ...modifiers } = realisticService
  return world.database.systemTransaction(async (db) => {
    const holidays = Array.from({ length: 60 }, (_, day) => ({ date: addDays('2027-01-01', day), name: `Day ${day}` }))
    await db
      .updateTable('courier_settings')
      .set({ holidays: JSON.stringify(holidays) })
      .execute()
    const rows = JSON.stringify(seededFuelRows)
    const table = { tenant_id: courier, fuel_type: 'regular', effective_from: '2026-01-01', rows } as const
    await db.insertInto('fuel_tables').values(table).execute()
    const prices = Array.from({ length: 104 }, (_, week) => ({
      tenant_id: courier,
      fuel_type: 'regular' as const,
      date: addDays('2026-11-16', -7 * week),
      dollars_per_litre: 1.5 + week / 1_000,
    }))
    await db.insertInto('fuel_prices').values(prices).execute()
    const { id } = await insertService(db, courier, customer)
    return insertRevision(db, courier, id, 2, modifiers)
  })
}

const plainOrder = () => ({})
const richOrder = () => ({
  serviceId: rich.id,
  serviceSpeedId: rich.rush,
  parcels: [{ parcelTypeId: rich.box, quantity: 2, weightKg: 30 }],
  tagIds: [rich.afterHours, rich.zone],
})

const previewed = (changes: object) => async () => {
  const body = world.order({ ...changes })
  const answer = await world.call(world.callers.dispatcher, 'POST', '/delivery-orders/preview', { body })
  expect(answer.status).toBe(200)
}
const placed = (changes: object) => () => world.placed({ ...changes }, world.callers.dispatcher)

/** Warm: the first caller reads what is published. */
async function warmCostOf(act: () => Promise<unknown>): Promise<Cost> {
  for (let turn = 0; turn < 4; turn += 1) await act()
  return costOf(act)
}

/** Which counts are above their bound, and what they are. */
function above(bound: Cost, cost: Cost): Partial<Cost> {
  const counts = ['statements', 'bytes', 'values'] as const
  return Object.fromEntries(counts.filter((count) => cost[count] > bound[count]).map((count) => [count, cost[count]]))
}

/** Ids of more digits, longer names. */
const aLittleMoreThan = (cost: Cost): Cost => ({ ...cost, bytes: cost.bytes + 100 })

const called = (method: string, path: string, body?: object) => async () => {
  const answer = await world.call(world.callers.dispatcher, method, path, body && { body })
  expect(answer.status).toBe(200)
}

/** For how many rows of a table its policies are asked while something is done that has been done before. */
async function rowsDecided(table: 'tenants' | 'users', act: () => Promise<unknown>): Promise<number> {
  const { pool } = world.database
  await pool.query(`create sequence decided; grant usage on sequence decided to waybill_app;
    create policy counted on ${table} as restrictive for select to waybill_app using (nextval('decided') > 0)`)
  try {
    for (let turn = 0; turn < 8; turn += 1) await act()
    await pool.query(`select setval('decided', 1, false)`)
    await act()
    const { rows } = await pool.query<{ count: number }>(`select nextval('decided')::integer - 1 as count`)
    return rows[0]?.count ?? Number.NaN
  } finally {
    await pool.query(`drop policy counted on ${table}; drop sequence decided`)
  }
}

describe('a price costs the same whatever its service has', () => {
  test('asked beforehand', async () => {
    const cost = await warmCostOf(previewed(richOrder()))
    expect(above({ statements: 4, bytes: 2_900, values: 125 }, cost)).toEqual({})
    expect(above(aLittleMoreThan(await warmCostOf(previewed(plainOrder()))), cost)).toEqual({})
  })

  test('placed', async () => {
    const cost = await warmCostOf(placed(richOrder()))
    expect(above({ statements: 6, bytes: 3_000, values: 126 }, cost)).toEqual({})
    expect(above(aLittleMoreThan(await warmCostOf(placed(plainOrder()))), cost)).toEqual({})
  })

  test('and every later price of the order reads no revision either', async () => {
    const id = await world.placed(richOrder())
    expect(
      above(
        {
          statements: 10,
          bytes: 9_900,
          values: 460,
        },
        await warmCostOf(called('GET', `/delivery-orders/${id}/price-explanation`)),
      ),
    ).toEqual({})
    const added = called('POST', `/delivery-orders/${id}/price-modifier`, { name: 'Discount', priceCadCents: -100 })
    expect(above({ statements: 9, bytes: 7_800, values: 410 }, await warmCostOf(added))).toEqual({})
  })
})

describe('what else a day is made of', () => {
  test('a list of 25 orders', async () => {
    const { tenantId } = world.callers.dispatcher
    for (let order = 0; order < 25; order += 1) await world.placed(richOrder())
    const cost = await warmCostOf(called('GET', `/tenants/${tenantId}/paginated-delivery-orders`))
    expect(above({ statements: 5, bytes: 35_600, values: 117 }, cost)).toEqual({})
  })

  test('a list of 25 orders asks once about each organization and driver of its rows, however they are joined', async () => {
    const { tenantId } = world.callers.dispatcher
    for (let order = 0; order < 25; order += 1) {
      await world.assign([await world.placed(richOrder())], world.users.driver)
    }
    const list = called('GET', `/tenants/${tenantId}/paginated-delivery-orders`)
    // The courier and its one customer; the one driver, and the caller where the plan looks.
    expect(await rowsDecided('tenants', list)).toBeLessThanOrEqual(2)
    expect(await rowsDecided('users', list)).toBeLessThanOrEqual(2)
  })

  test('the page of an order', async () => {
    const id = await world.placed(richOrder())
    const cost = await warmCostOf(called('GET', `/delivery-orders/${id}/page-view`))
    expect(above({ statements: 4, bytes: 8_800, values: 443 }, cost)).toEqual({})
  })

  test('an assignment', async () => {
    const id = await world.placed(richOrder())
    const cost = await warmCostOf(async () => {
      await world.assign([id], world.users.driver)
      await world.assign([id], world.users.otherDriver)
    })
    expect(above({ statements: 18, bytes: 5_800, values: 178 }, cost)).toEqual({})
  })

  test('the person', async () => {
    expect(above({ statements: 4, bytes: 1_100, values: 32 }, await warmCostOf(called('GET', '/me')))).toEqual({})
  })

  test('the services that can be ordered', async () => {
    const { tenantId } = world.callers.dispatcher
    expect(
      above(
        {
          statements: 4,
          bytes: 1_150,
          values: 46,
        },
        await warmCostOf(called('GET', `/tenants/${tenantId}/services`)),
      ),
    ).toEqual({})
  })
})

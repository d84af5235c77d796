import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import type { FuelPrices, FuelSurcharges } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** The fuel prices and tables of a courier; what follows from them is proven in domain/pricing. */

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

const prices = async () => bodyOf<FuelPrices>(await at.asOwner(`${at.book}/fuel-prices`)).data
const put = (...weeks: object[]) => at.asOwner(`${at.book}/fuel-prices`, { method: 'PUT', json: { prices: weeks } })
const surcharges = async () => bodyOf<FuelSurcharges>(await at.asOwner(`${at.book}/fuel-surcharges`))
const patch = (version: number, tables: object[]) =>
  at.asOwner(`${at.book}/fuel-surcharges`, { method: 'PATCH', json: { version, tables } })
const week = (date: string, dollarsPerLitre: number | null) => ({ fuelType: 'regular', date, dollarsPerLitre })

test('a new courier starts with the shared list and table, and what it sets is its own', async () => {
  const shared = { fuel_type: 'regular' as const, date: '2026-10-05', dollars_per_litre: 1.5988 }
  const tenantId = await at.app.database.systemTransaction(async (db) => {
    await db.insertInto('shared_fuel_prices').values(shared).execute()
    const courier = { name: 'New Couriers', kind: 'Courier' as const, time_zone: 'America/Regina' }
    const { id } = await db.insertInto('tenants').values(courier).returning('id').executeTakeFirstOrThrow()
    return id
  })
  const own = await at.app.database.systemTransaction((db) =>
    db.selectFrom('fuel_prices').selectAll().where('tenant_id', '=', tenantId).execute(),
  )
  expect(own).toEqual([{ tenant_id: tenantId, ...shared }])
  expect(bodyOf(await at.asOwner('/fuel-prices'))).toEqual({ data: [week('2026-10-05', 1.5988)] })
  const { tables, outlooks } = await surcharges()
  expect(tables.map(({ fuelType, rows }) => [fuelType, rows])).toEqual([
    ['regular', seededFuelRows],
    ['diesel', seededFuelRows],
  ])
  expect(outlooks.map(({ inForce }) => inForce)).toEqual([null, null])
})

test('weeks are set and taken away one by one, and of a fault in any nothing is stored', async () => {
  await put(week('2026-10-05', 1.58), week('2026-10-12', 1.6176))
  await put(week('2026-10-12', 1.600_04), week('2026-10-05', null))
  expect(await prices()).toEqual([week('2026-10-12', 1.6)])
  expect(await put(week('2026-10-19', 1.6), week('2026-10-26', 0), week('2026-10-19', 1.7))).toMatchObject({
    status: 422,
    json: {
      errors: {
        '/prices/1/dollarsPerLitre': ['A price is above zero'],
        '/prices/2/date': ['This week stands here twice'],
      },
    },
  })
  expect(await prices()).toEqual([week('2026-10-12', 1.6)])
})

test('tables are taken as a whole, refused at the row that is wrong, and of two changes of one version one is made', async () => {
  const { version } = await surcharges()
  const table = (rows: object[]) => ({ fuelType: 'regular', effectiveFrom: '2026-01-01', rows })
  const low = { priceFrom: 1, priceTo: 1.5, percent: 10 }
  const high = { priceFrom: 1.5, priceTo: 2, percent: 20 }
  expect(await patch(version, [table([low, { ...high, priceFrom: 1.6, percent: 1000 }])])).toMatchObject({
    status: 422,
    json: {
      errors: {
        '/tables/0/rows/1/priceFrom': ['Rows leave a hole at $1.600/L'],
        '/tables/0/rows/1/percent': ['A percentage is from 0 to below 1000'],
      },
    },
  })
  expect(await patch(version, [table([low]), table([high])])).toMatchObject({
    status: 422,
    json: { errors: { '/tables/1/effectiveFrom': ['Another table of this fuel begins that day'] } },
  })
  expect(bodyOf(await patch(version, [table([high, low])]))).toMatchObject({
    version: version + 1,
    tables: [table([low, high])],
  })
  expect(await patch(version, [])).toMatchObject({ status: 422, json: { code: 'edit_conflict' } })
  expect((await surcharges()).tables).toHaveLength(1)
  // Tables of two fuels may begin on one day.
  const ofBoth = [table([low]), { ...table([low]), fuelType: 'diesel' }]
  expect((await patch(version + 1, ofBoth)).status).toBe(200)
})

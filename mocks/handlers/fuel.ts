import { formError, refuseConflict } from '#domain/text/refusal.ts'
import { fuelOutlook } from '#domain/pricing/fuel-outlook.ts'
import { fuelPriceFault } from '#domain/pricing/fuel-price-text.ts'
import { fuelTableFaults, seededFuelRows } from '#domain/pricing/fuel-table.ts'
import { addDays, wallTimeAt, weekdayOf, weekdays } from '#domain/time/zoned-time.ts'
import type { FuelPrice, FuelSurcharges } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import type { MockFuel } from '../world-types.ts'

function ownOf({ world, caller }: MockCall) {
  const { tenant } = tenantOf(caller)
  const fuel = (world.fuel[tenant.id] ??= { version: 1, prices: sharedPrices(world.now), tables: sharedTables })
  return { tenant, fuel }
}

function shown(call: MockCall): FuelSurcharges {
  const { tenant, fuel } = ownOf(call)
  const today = wallTimeAt(call.now(), tenant.timezone).date
  const orders = call.world.orders.map(({ view }) => ({ cadCents: view.pricing?.preTaxCadCents ?? 0, fuelType: null }))
  return {
    version: fuel.version,
    tables: fuel.tables,
    outlooks: (['regular', 'diesel'] as const).map((fuelType) => {
      const { inForce, next, ...outlook } = fuelOutlook(fuel, fuelType, today, orders, tenant.name)
      const reading = (each: typeof next) => each && { ...each, prices: [...each.prices] }
      return { ...outlook, inForce: reading(inForce), next: reading(next) }
    }),
  }
}

/** Fuel prices and tables: every courier has a copy of the shared list, and what it made of it. */
export const fuelMocks = defineMocks({
  getFuelPrices: (_input, { world }) => ({ data: sharedPrices(world.now) }),
  getTenantFuelPrices: (_input, call) => ({ data: ownOf(call).fuel.prices }),

  setTenantFuelPrices({ body: { prices } }, call) {
    const { fuel } = ownOf(call)
    for (const [index, { dollarsPerLitre }] of prices.entries()) {
      const fault = dollarsPerLitre === null ? null : fuelPriceFault(dollarsPerLitre)
      if (fault !== null) throw formError({ [`/prices/${index}/dollarsPerLitre`]: [fault] })
    }
    const isNamed = ({ fuelType, date }: FuelPrice) =>
      prices.some((price) => price.fuelType === fuelType && price.date === date)
    const kept = prices.flatMap((price) =>
      price.dollarsPerLitre === null ? [] : [{ ...price, dollarsPerLitre: price.dollarsPerLitre }],
    )
    fuel.prices = [...fuel.prices.filter((price) => !isNamed(price)), ...kept].toSorted((one, other) =>
      one.date < other.date ? 1 : -1,
    )
    return { data: fuel.prices }
  },

  getFuelSurcharges: (_input, call) => shown(call),

  updateFuelSurcharges({ body: { version, tables } }, call) {
    const { fuel } = ownOf(call)
    refuseConflict('the fuel tables', fuel.version, version)
    const faults = tables.flatMap(({ rows }, index) =>
      fuelTableFaults(rows).map(({ pointer, message }) => [`/tables/${index}/rows${pointer}`, [message]]),
    )
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
    fuel.tables = tables.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))
    fuel.version += 1
    return shown(call)
  },
})

const sharedTables: MockFuel['tables'] = (['regular', 'diesel'] as const).map((fuelType) => ({
  fuelType,
  effectiveFrom: '2020-01-01',
  rows: seededFuelRows.map((row) => ({ ...row })),
}))

/** The Mondays of half a year, the newest first. */
function sharedPrices(now: number): FuelPrice[] {
  const today = wallTimeAt(now, 'UTC').date
  const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)))
  return Array.from({ length: 26 }, (_, ago) => addDays(monday, -7 * ago)).flatMap((date, ago) => [
    { fuelType: 'regular' as const, date, dollarsPerLitre: Math.round(1_600 - ago * 3) / 1_000 },
    { fuelType: 'diesel' as const, date, dollarsPerLitre: Math.round(1_800 - ago * 3) / 1_000 },
  ])
}

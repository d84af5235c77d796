import { sql, type Kysely } from 'kysely'
import type { FuelSettings } from '#domain/pricing/fuel.ts'
import { readRevision } from '#domain/pricing/read-snapshot.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Holiday } from '#domain/time/public-holidays.ts'
import { daySeconds, type LocalDate } from '#domain/time/zoned-time.ts'
import { keepContent } from '#server/db/content-cache.ts'
import type { Database } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'

const megabyte = 1_024 * 1_024

/** What a price depends on of its courier's settings and the day. */
export interface DayOfCourier {
  readonly holidays: readonly LocalDate[]
  readonly namedHolidays: readonly Holiday[]
  /** Null when the revision has no surcharge. */
  readonly fuel: FuelSettings | null
}

/** The columns of `courier_schedules` that {@link dayOfCourier} is asked by; null where a courier has set nothing. */
export const calendarColumns = ['courier_schedules.holidays_name', 'courier_schedules.fuel_name'] as const

export interface CalendarNames {
  readonly holidays_name: string | null
  readonly fuel_name: string | null
}

type Calendar = Pick<DayOfCourier, 'holidays' | 'namedHolidays'>

const noHolidays: Calendar = { holidays: [], namedHolidays: [] }

const calendars = keepContent(calendarFrom, 4 * megabyte)
/** Of some hundred couriers and days. */
const fuels = keepContent((text): FuelSettings => JSON.parse(text), 12 * megabyte)

/**
 * Holidays, and the fuel prices of a day if a revision has a surcharge: read once in a process for as long as they stay as they are.
 * @param names as this request found them
 * @param availableAt unix seconds
 * @throws notFound when the caller may no longer read them
 */
export async function dayOfCourier(
  db: Kysely<Database>,
  courierTenantId: number,
  names: CalendarNames,
  pricing: RevisionPricing,
  availableAt: number,
): Promise<DayOfCourier> {
  const [calendar, fuel] = await Promise.all([
    names.holidays_name === null ? noHolidays : holidaysOf(db, courierTenantId, names.holidays_name),
    names.fuel_name === null ? null : fuelOf(db, courierTenantId, names.fuel_name, pricing, availableAt),
  ])
  return { ...calendar, fuel }
}

function holidaysOf(db: Kysely<Database>, courierTenantId: number, name: string): Promise<Calendar> {
  return calendars(name, async () => {
    const row = await db
      .selectFrom('courier_schedules')
      .select(['holidays_name as name', sql<string>`holidays::text`.as('text')])
      .where('tenant_id', '=', courierTenantId)
      .executeTakeFirst()
    return found(row)
  })
}

function calendarFrom(text: string): Calendar {
  const namedHolidays: readonly Holiday[] = JSON.parse(text)
  return { namedHolidays, holidays: namedHolidays.map(({ date }) => date) }
}

/** What decides about a day is the same for all of its hours, whatever the courier's zone. */
async function fuelOf(
  db: Kysely<Database>,
  courierTenantId: number,
  fuelName: string,
  pricing: RevisionPricing,
  availableAt: number,
): Promise<FuelSettings | null> {
  const { fuelSurchargeOf, fuelType } = readRevision(pricing)
  if (fuelSurchargeOf === null) return null
  const day = Math.floor(availableAt / daySeconds)
  const nameBy = (name: string) => `${name} ${fuelType} ${day}`
  return fuels(nameBy(fuelName), async () => {
    const end = (day + 1) * daySeconds - 1
    const row = await db
      .selectFrom('courier_schedules')
      .select('fuel_name as name')
      .select(sql<string>`fuel_settings(tenant_id, ${fuelType}, ${end})::text`.as('text'))
      .where('tenant_id', '=', courierTenantId)
      .executeTakeFirst()
    const { name, text } = found(row)
    return { name: nameBy(name), text }
  })
}

function found<Found>(row: Found | undefined): Found {
  if (row === undefined) throw notFound('There is no such courier.')
  return row
}

import type { Kysely } from 'kysely'
import { addDays, weekdayOf, weekdays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Database } from '#server/db/schema.ts'

const weeks = 30
const epoch = Date.UTC(2020, 0, 6)

/** The shared list that couriers start with a copy of: every Monday's prices until today, slowly up and down. */
export async function insertSharedFuelPrices(db: Kysely<Database>, today: LocalDate): Promise<void> {
  const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)))
  const prices = Array.from({ length: weeks }, (_, ago) => addDays(monday, -7 * ago)).flatMap((date) => {
    const week = (Date.parse(`${date}T00:00:00Z`) - epoch) / 604_800_000
    const regular = 1.55 + 0.06 * Math.sin(week / 5) + 0.01 * Math.sin(week * 2)
    return [
      { fuel_type: 'regular' as const, date, dollars_per_litre: rounded(regular) },
      { fuel_type: 'diesel' as const, date, dollars_per_litre: rounded(regular + 0.21) },
    ]
  })
  await db.insertInto('shared_fuel_prices').values(prices).execute()
}

/** As the surveys print them: tenths of a cent. */
function rounded(dollars: number): number {
  return Math.round(dollars * 1_000) / 1_000
}

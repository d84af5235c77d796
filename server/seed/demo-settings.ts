import type { Kysely } from 'kysely'
import type { CancellationCharges } from '#domain/pricing/cancellation.ts'
import type { DriverPaySettings } from '#domain/pricing/driver-pay.ts'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'
import { publicHolidays } from '#domain/time/public-holidays.ts'
import { wallTimeAt, weekdays } from '#domain/time/zoned-time.ts'
import type { Database } from '#server/db/schema.ts'

/** The couriers keep the holidays of Saskatchewan and dispatch on weekdays 7:00 to 21:00, Saturday 8:00 to 18:00, Sunday 10:00 to 16:00. */
export async function insertCourierSettings(
  db: Kysely<Database>,
  {
    courier,
    stranger,
    offering,
    formerPartner,
  }: Readonly<Record<'courier' | 'stranger' | 'offering' | 'formerPartner', number>>,
  users: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const hour = 3_600
  const hoursOf = (day: (typeof weekdays)[number]) => {
    if (day === 'saturday') return { openTime: 8 * hour, closeTime: 18 * hour }
    if (day === 'sunday') return { openTime: 10 * hour, closeTime: 16 * hour }
    return { openTime: 7 * hour, closeTime: 21 * hour }
  }
  const dispatch_hours = JSON.stringify(
    Object.fromEntries(weekdays.map((day) => [day, { closed: false, hours: hoursOf(day) }])),
  )
  const year = Number(wallTimeAt(now, 'America/Regina').date.slice(0, 4))
  const holidays = JSON.stringify([year, year + 1].flatMap((each) => publicHolidays('SK', each)))
  await db
    .updateTable('courier_settings')
    .set({ dispatch_hours, holidays, updated_at: now })
    .where('tenant_id', 'in', [courier, stranger, offering, formerPartner])
    .execute()
  await db
    .updateTable('courier_settings')
    .set({
      wait_time: JSON.stringify(waitTimeTerms),
      driver_pay: JSON.stringify(driverPay),
      cancellation_charge: JSON.stringify(cancellationCharge),
    })
    .where('tenant_id', '=', courier)
    .execute()
  await insertDriverPayRates(db, courier, users, now)
  await insertMarketplaceProfiles(db, { courier, stranger }, now)
}

/** Both couriers that customers may find say where they deliver. */
async function insertMarketplaceProfiles(
  db: Kysely<Database>,
  { courier, stranger }: Readonly<Record<'courier' | 'stranger', number>>,
  now: number,
): Promise<void> {
  const profiles = [
    {
      tenant_id: courier,
      headline: 'Same-day delivery in and around Saskatoon',
      areas: [{ place: 'Saskatoon, SK', latitude: 52.1332, longitude: -106.67, radiusM: 60_000 }],
      description:
        'Pharmacies, laboratories and shops send with us: eight drivers, a photo or signature for every parcel, and a dispatcher who answers the phone.',
      website: 'https://prairiesky.example',
    },
    {
      tenant_id: stranger,
      headline: 'Regina and the south, within the day',
      areas: [
        { place: 'Regina, SK', latitude: 50.4452, longitude: -104.6189, radiusM: 40_000 },
        { place: 'Moose Jaw, SK', latitude: 50.3934, longitude: -105.5519, radiusM: 20_000 },
      ],
      description: 'A small courier for offices and workshops between Regina and Moose Jaw.',
      website: null,
    },
  ]
  await db
    .insertInto('marketplace_profiles')
    .values(
      profiles.map(({ areas, description, website, ...profile }) => ({
        ...profile,
        areas: JSON.stringify(areas),
        more: JSON.stringify({ description, website }),
        version: 2,
        updated_at: now,
      })),
    )
    .execute()
}

/** The terms of docs/rules/driver-pay-and-wait-time.md, "Wait time". */
const waitTimeTerms: WaitTimeTerms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
/** Without a usual rate, so that a driver with whom nobody has agreed on one shows. */
const driverPay: DriverPaySettings = {
  defaultRate: null,
  leaveOut: { fuel: false, waitTime: false, adjustments: false },
}

/** Free until a driver has the order, half the price from then on. */
const cancellationCharge: CancellationCharges = {
  beforeAssignment: { type: 'none', amount: 0 },
  afterAssignment: { type: 'percentage', amount: 50 },
}

/** All but the sixth driver have agreed on a rate, most of them on the same one. */
async function insertDriverPayRates(
  db: Kysely<Database>,
  tenantId: number,
  users: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const rates = { 1: 60, 2: 55, 3: 60, 4: 60, 5: 65, 7: 60, 8: 60 }
  await db
    .insertInto('driver_pay_rates')
    .values(
      Object.entries(rates).map(([driver, rate]) => ({
        tenant_id: tenantId,
        user_id: users.get(`driver${driver}@prairiesky.example`) ?? 0,
        rate,
        updated_at: now,
      })),
    )
    .execute()
}

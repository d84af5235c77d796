import { roles } from '#domain/access/roles.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { PayExtra } from '#generated/model/index.ts'
import { peopleWith, tenantByKey } from '../lookup.ts'
import { fullName } from '../order-acts.ts'
import type { World } from '../world-types.ts'

/** What for, cents, and how many days ago. */
const extras: readonly (readonly [name: string, cents: number, daysAgo: number])[] = [
  ['Fuel card', -4_000, 2],
  ['Night on call', 2_500, 3],
  ['Lost hand scanner', -1_240, 20],
]

/** What some drivers of the courier get beside orders, and what is kept back. */
export function seedPayExtras(world: Pick<World, 'tenants' | 'people'>, today: LocalDate, now: number): PayExtra[] {
  const { tenant } = tenantByKey(world, 'courier')
  const drivers = peopleWith(world, tenant, roles.driver)
  return extras.flatMap(([name, amountCadCents, daysAgo], index) => {
    const driver = drivers[index % drivers.length]
    if (driver === undefined) return []
    const kept = { id: index + 1, tenantId: tenant.id, version: 1, archived: false, createdAt: now, updatedAt: now }
    return [
      {
        ...kept,
        driverUserId: driver.id,
        driverName: fullName(driver),
        day: addDays(today, -daysAgo),
        name,
        amountCadCents,
        isPaidOut: false,
        statementNumber: null,
      },
    ]
  })
}

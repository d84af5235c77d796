import type { DaysOff } from '#domain/orders/days-off.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Absence, User, Vehicle } from '#generated/model/index.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'

/** Rows of these resources in the caller's organisation, those of the seed and those that were added. */
export function absencesOf(call: MockCall): Absence[] {
  return ownRows<Absence>(call, 'absence')
}

export function vehiclesOf(call: MockCall): Vehicle[] {
  return ownRows<Vehicle>(call, 'vehicle').filter(({ archived }) => !archived)
}

function ownRows<Row>({ world, caller }: MockCall, name: string): Row[] {
  const { id } = tenantOf(caller).tenant
  return (world.resources[name] ?? []).filter(({ tenantId }) => tenantId === id) as Row[]
}

/** Today on the courier's calendar. */
export function todayOf({ caller, now }: MockCall): string {
  return wallTimeAt(now(), tenantOf(caller).tenant.timezone).date
}

/** The days off of a person that have not gone by, the first of them first. */
export function daysOffOf(call: MockCall, { id }: Pick<User, 'id'>): DaysOff[] {
  const today = todayOf(call)
  return absencesOf(call)
    .filter(({ userId, untilDay }) => userId === id && untilDay >= today)
    .map(({ fromDay, untilDay }) => ({ fromDay, untilDay }))
    .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay))
}

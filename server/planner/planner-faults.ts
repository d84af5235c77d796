import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReasonFault } from '#domain/planner/kept-order.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { allLookedAt, type LookedAt } from './looked-at.ts'
import { daysOf, standsOn } from './shown-days.ts'

type Fault = Schema<'RecurringOrderFault'>

/** Recurring orders that are read at a time, and after which others have their turn. */
const batch = 200
/** Days, today among them, of which it is said what they lose. */
const daysAhead = 14
const most = { faults: 200, ofOne: 1_000, named: 3 }

/** What is wrong with one's own, and to a courier with those of its customers: the errors first, and of those what breaks first. */
export async function faultsOfTenant(ctx: Context): Promise<Schema<'RecurringOrderFaults'>> {
  const faults = new Map<string, Fault & { readonly days: LocalDate[] }>()
  for (let after = 0; ;) {
    const rows = await ctx.db
      .selectFrom('recurring_orders as r')
      .selectAll()
      .where('r.status', 'in', ['active', 'invalid'])
      .where('r.id', '>', after)
      .where(sql<boolean>`jsonb_array_length(r.reasons) > 0`)
      .orderBy('r.id')
      .limit(batch)
      .execute()
    for (const looked of await allLookedAt(ctx, rows)) {
      const days = daysToCome(looked)
      for (const reason of looked.row.faults) {
        const key = keyOf(looked, reason)
        const fault = faults.get(key) ?? newFault(ctx, looked, reason)
        faults.set(key, fault)
        if (fault.recurringOrderIds.length < most.ofOne) fault.recurringOrderIds.push(looked.row.id)
        if (fault.names.length < most.named) fault.names.push(looked.row.name)
        fault.days.push(...days)
      }
    }
    if (rows.length < batch) break
    after = rows.at(-1)?.id ?? after
    await othersTurn()
  }
  return { data: [...faults.values()].map(counted).toSorted(compareFaults).slice(0, most.faults) }
}

/** Those who mend it choose for all at once, which they can where it is the same owner, service and reason. */
function keyOf({ row }: LookedAt, { reason, text, subjectId }: ReasonFault): string {
  return JSON.stringify([row.tenant_id, reason, subjectId, text, row.service_id, row.customer_tenant_id])
}

function newFault(
  ctx: Context,
  { row }: LookedAt,
  { subjectId, stop, lacking, ...reason }: ReasonFault,
): Fault & { readonly days: LocalDate[] } {
  return {
    reason,
    subjectId,
    stop,
    lacking,
    isOwn: row.tenant_id === ctx.tenantId,
    recurringOrderIds: [],
    names: [],
    serviceId: row.service_id,
    customerTenantId: row.customer_tenant_id,
    occurrences: 0,
    firstDay: null,
    onFirstDay: 0,
    days: [],
  }
}

/** What is planned, or has failed and may be made yet. */
function daysToCome(looked: LookedAt): LocalDate[] {
  const { today } = looked
  return daysOf(looked, today, addDays(today, daysAhead - 1))
    .filter(({ state }) => state === 'planned' || state === 'failed')
    .map(standsOn)
}

function counted({ days, ...fault }: Fault & { readonly days: readonly LocalDate[] }): Fault {
  const firstDay = days.reduce<LocalDate | null>((first, day) => (first === null || day < first ? day : first), null)
  return {
    ...fault,
    occurrences: days.length,
    firstDay,
    onFirstDay: days.filter((day) => day === firstDay).length,
  }
}

function compareFaults(one: Fault, other: Fault): number {
  const rank = ({ reason, firstDay }: Fault) => `${reason.severity === 'error' ? 0 : 1} ${firstDay ?? '9999'}`
  return rank(one).localeCompare(rank(other)) || other.occurrences - one.occurrences
}

import { changedField, changeOfOne } from '#domain/planner/change-many.ts'
import { failureWords, type ReasonFault } from '#domain/planner/kept-order.ts'
import { type FieldErrors, formError, notFound, Refusal } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { addDays } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { measure } from '../order-acts.ts'
import { driversIn } from '../people.ts'
import { daysOf, ownOrder, readableOrder, readableOrders, todayAt } from '../planner.ts'
import { changeRow, type NamedResource } from '../resource-store.ts'
import { readPlacing } from './orders.ts'
import { changeOrder, checkInput, orderBody } from './planner.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type RecurringOrderInput = Schema<'RecurringOrderInput'>
type Fault = Schema<'RecurringOrderFault'>

const resource: NamedResource = { ...resources.recurringOrder, name: 'recurringOrder' }
/** Days of which it is said what they lose. */
const daysAhead = 14

/** What is wrong with recurring orders, and several changed at once. */
export const plannerManyMocks = defineMocks({
  getRecurringOrderFaults(_input, call) {
    const watched = readableOrders(call).filter(({ status }) => status === 'active' || status === 'invalid')
    const faults = Map.groupBy(
      watched.flatMap((row) =>
        call.world.planner.faults
          .filter((one) => one.recurringOrderId === row.id && row.reasons.some(({ text }) => text === one.text))
          .map(({ recurringOrderId: _of, ...reason }) => ({ row, reason })),
      ),
      ({ row, reason }) => JSON.stringify([row.tenantId, reason, row.serviceId, row.customerTenantId]),
    )
    return { data: [...faults.values()].map((found) => faultOf(call, found)).toSorted(compareFaults) }
  },

  changeRecurringOrders({ body: { recurringOrderIds, change, dryRun = false } }, call) {
    const orders = recurringOrderIds.map((recurringOrderId) => ownOrder(call, { recurringOrderId }))
    const outcomes = orders.map((order) => outcomeOf(call, order, change, dryRun))
    const faults = outcomes.map(({ errors }) =>
      Object.entries(errors).flatMap(([pointer, words]): [string, string[]][] => {
        const field = changedField(pointer, change)
        return field === null ? [] : [[field, [...words]]]
      }),
    )
    if (faults.every((each) => each.length > 0)) throw formError(Object.fromEntries(faults.flat()))
    return { data: outcomes.map(({ errors: _errors, ...row }) => row) }
  },

  setDriverOfRecurringOrders({ body: { recurringOrderIds, userId } }, call) {
    const { tenant } = tenantOf(call.caller)
    const orders = recurringOrderIds.map((recurringOrderId) => readableOrder(call, { recurringOrderId }))
    if (orders.some(({ courierTenantId }) => courierTenantId !== tenant.id)) throw notFound(noSuch('recurring order'))
    const drives = driversIn(call.world, tenant).some(({ id }) => id === userId)
    if (userId !== null && !drives) throw formError({ '/userId': ['Must be a driver of this organization'] })
    for (const order of orders) changeRow(call, resource, order, { defaultDriverUserId: userId })
    return { done: true }
  },
})

type Found = readonly { readonly row: RecurringOrder; readonly reason: ReasonFault }[]

function faultOf(call: MockCall, found: Found): Fault {
  const [first] = found
  if (first === undefined) throw new Error('A fault is one of something')
  const { row } = first
  const { subjectId, stop, lacking, ...reason } = first.reason
  const days = found.flatMap((one) => {
    const today = todayAt(one.row, call.now())
    return daysOf(call, one.row, today, addDays(today, daysAhead - 1)).flatMap(({ state, runsOn, date }) =>
      state === 'planned' || state === 'failed' ? [runsOn ?? date] : [],
    )
  })
  const [firstDay = null] = days.toSorted()
  return {
    reason,
    subjectId,
    stop,
    lacking,
    isOwn: row.tenantId === tenantOf(call.caller).tenant.id,
    recurringOrderIds: found.map((one) => one.row.id),
    names: found.slice(0, 3).map((one) => one.row.name ?? ''),
    serviceId: row.serviceId,
    customerTenantId: row.customerTenantId,
    occurrences: days.length,
    firstDay,
    onFirstDay: days.filter((day) => day === firstDay).length,
  }
}

function compareFaults(one: Fault, other: Fault): number {
  const rank = ({ reason, firstDay }: Fault) => `${reason.severity === 'error' ? 0 : 1} ${firstDay ?? '9999'}`
  return rank(one).localeCompare(rank(other))
}

function outcomeOf(
  call: MockCall,
  order: RecurringOrder,
  change: Schema<'RecurringOrderChange'>,
  dryRun: boolean,
): Schema<'RecurringOrderChanged'> & { readonly errors: FieldErrors } {
  const own = changeOfOne(order, namesIn(call, order), change)
  const { readsPrices } = call.caller
  const before = call.world.orders.findLast(({ view }) => view.createdByRecurringOrderId === order.id)
  const said = {
    recurringOrderId: order.id,
    name: order.name ?? '',
    customerName: order.customerName,
    priceBeforeCadCents: readsPrices ? (before?.price.result.preTaxCadCents ?? null) : null,
    priceAfterCadCents: null,
    refusal: null,
    errors: {},
  }
  try {
    if (order.status === 'completed' || order.status === 'archived') return { ...said, refusal: 'It is over.' }
    const after = { ...order, ...own } as RecurringOrderInput
    checkInput(call, after)
    if (!dryRun) {
      changeOrder(call, order, own)
      return said
    }
    const { price } = measure(readPlacing(call, orderBody(after, call.now())))
    const cost = after.agreedPriceCadCents ?? price.result.preTaxCadCents
    return { ...said, priceAfterCadCents: readsPrices ? cost : null }
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'form') throw error
    return { ...said, refusal: failureWords(error.message, error.errors), errors: error.errors ?? {} }
  }
}

/** The names of its parts, as far as the service still has them. */
function namesIn({ world }: MockCall, { serviceId, serviceSpeedId }: RecurringOrder) {
  const service = world.services.find(({ summary }) => summary.id === serviceId)
  const named = (parts: readonly { readonly id: number; readonly name: string }[] = []) =>
    Object.fromEntries(parts.map(({ id, name }) => [id, name]))
  return {
    speed: service?.speeds.find(({ id }) => id === serviceSpeedId)?.name ?? '',
    tags: named(service?.tags),
    parcelTypes: named(service?.parcelTypes),
  }
}

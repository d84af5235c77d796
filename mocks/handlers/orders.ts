import { missingPoNumber, type OrderingTerms, poNumberFaults, refuseCreditHold } from '#domain/orders/ordering-terms.ts'
import { customerOf } from './connections.ts'
import { forbidden, formError, refuseErrors, Refusal, refusalOfPart } from '#domain/text/refusal.ts'
import { HttpResponse } from 'msw'
import { bareLetters } from '#domain/text/bare-letters.ts'
import {
  checkAvailableAt,
  checkComponents,
  notOrderable,
  pricedByHand,
  unknownLocation,
  unknownPayer,
} from '#domain/orders/order-components.ts'
import { refuseOverBudget } from '#domain/accounting/budgets.ts'
import { checkOrderFields, fieldsIn } from '#domain/orders/order-fields.ts'
import { orderProblems, urgencyOf } from '#domain/pricing/order-problems.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { explanationFor } from '#domain/pricing/explain-price.ts'
import { pricesHidden, pricesUnsortable } from '#domain/text/refusals.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { findOddities, confirmOddities } from '#domain/orders/unusual-order.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import type { DeliveryOrderException, FormError, Tenant } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { ordersAsCsv } from '../csv.ts'
import { budgetsOf, ordererOf } from '../budgets.ts'
import { callersOf } from '../callers.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { measure, placeOrder, type OrderPlacement } from '../order-acts.ts'
import { orderFieldsOf } from '../order-fields.ts'
import {
  dataOf,
  infoViewOf,
  pageViewOf,
  priceSource,
  rowOf,
  settingOf,
  visiblePricing,
  summaryOf,
} from '../order-views.ts'
import { orderFor, ordersFor, matchesFilter } from '../orders.ts'
import { pageOf, sortRows } from '../pages.ts'
import { pricingOf } from '../price.ts'
import type { MockOrder, World } from '../world-types.ts'

/** Reading orders and placing them. */
export const ordersMocks = defineMocks({
  /** The same address answers as a file when it is asked for one. */
  getPaginatedDeliveryOrders({ query }, call) {
    const { world, caller, request } = call
    const list = listOf(query, call)
    if (/\btext\/csv\b/.test(request.headers.get('accept') ?? '')) return csvOf(list, call)
    const page = pageOf(call, list)
    return { ...page, data: page.data.map((order) => rowOf(world, order, caller)) }
  },

  getCallers: ({ query }, call) => callersOf(call, query.phone),

  getDeliveryOrderExceptions(_input, call) {
    const { world, caller } = call
    const troubled = ordersFor(world, caller)
      .filter(({ view }) => view.receiverTenant.id === caller.tenant?.tenant.id)
      .map((order) => ({
        id: order.view.id,
        order: rowOf(world, order, caller),
        problems: problemsOf(world, order, caller.user.unitPreference),
      }))
      .filter(({ problems }) => problems.length > 0)
    return pageOf(call, {
      rows: troubled,
      sortBy: { urgency: ({ order }) => urgencyOf(order), availableAt: ({ order }) => order.availableAt },
    })
  },

  getDeliveryOrderPageView: ({ path }, call) => pageViewOf(orderFor(call, path), call.caller),
  getDeliveryOrderInfoView: ({ path }, call) => infoViewOf(call.world, orderFor(call, path), call.caller),
  getDeliveryOrderData: ({ path }, call) => dataOf(call.world, orderFor(call, path)),
  getDeliveryOrderSummary: ({ path }, call) => summaryOf(call.world, orderFor(call, path), call.caller),

  getDeliveryOrderUpdates({ path }, call) {
    const { updates } = orderFor(call, path)
    return { updates: call.settings.fault === 'empty' ? [] : updates }
  },

  getDeliveryOrderPricingItems({ path }, call) {
    const { price } = orderFor(call, path)
    if (!call.caller.readsPrices) throw forbidden(pricesHidden)
    return { data: price.result.lines.map((item) => ({ ...item, reason: { ...item.reason } })) }
  },

  previewDeliveryOrder({ body }, call) {
    const { caller } = call
    const placing = readPlacing(call, body)
    const { price, parcelDetails: _parcels, weightKg: _heaviest, ...measured } = measure(placing)
    const { summary } = placing.service
    const reader = { isOffice: summary.courierTenant.id === caller.tenant?.tenant.id }
    const { revision, result } = price
    const noPoNumber = missingPoNumber(orderingTerms(call.world, placing.receiver, placing.sender), body.poNumber ?? '')
    const { value: orderFields } = checkOrderFields(
      body.orderFields ?? {},
      orderFieldsOf(call.world, placing.receiver.id),
    )
    const budgets = budgetsOf(call, placing, { orderFields, totalCents: result.totalCadCents })
    const explainedWith = { revision, waits: [], units: caller.user.unitPreference }
    return {
      ...measured,
      pricing: pricingOf(price, caller.readsPrices),
      explanation: caller.readsPrices ? explanationFor(reader, result.lines, explainedWith, priceSource(summary)) : [],
      warnings: [
        ...budgets.map(({ code, message }) => ({ code, message })),
        ...findOddities(placing, call.now(), placing.receiver.timezone),
        ...(noPoNumber === null ? [] : [{ code: 'po_number_required', message: noPoNumber } as const]),
        ...(result.status === 'pending' ? [{ code: 'price_pending', message: pricedByHand } as const] : []),
      ],
    }
  },

  createDeliveryOrder({ body }, call) {
    return placingOf(call, body).place()
  },
  createDeliveryOrders({ body: { orders } }, call) {
    const all = orders.map((order, index) => {
      try {
        return placingOf(call, order)
      } catch (error) {
        throw error instanceof Refusal ? refusalOfPart(error, `/orders/${index}`) : error
      }
    })
    const placed = all.map(({ place }) => place())
    return {
      orders: placed.map(({ id, uid, pricing }) => ({ id, uid, priceCadCents: pricing.priceCadCents })),
      budgetWarnings: [...new Set(placed.flatMap(({ budgetWarnings }) => budgetWarnings))],
    }
  },
})

/** Checks an order; nothing is there until it is placed. */
function placingOf(call: MockCall, body: Input<'createDeliveryOrder'>['body']) {
  const { world, caller } = call
  const placing = readPlacing(call, body)
  const offered = fieldsIn('Scheduler', orderFieldsOf(world, placing.receiver.id))
  const { errors, value: orderFields } = checkOrderFields(body.orderFields ?? {}, offered)
  const terms = orderingTerms(world, placing.receiver, placing.sender)
  refuseErrors({ ...errors, ...poNumberFaults(terms, body.poNumber ?? '') })
  confirmOddities(findOddities(placing, call.now(), placing.receiver.timezone), 'Place', body.confirmUnusual)
  const budgets = budgetsOf(call, placing, { orderFields, totalCents: measure(placing).price.result.totalCadCents })
  refuseOverBudget(budgets, ordererOf(caller, placing), body.mayExceedBudget)
  return {
    place() {
      const { view } = placeOrder(world, { ...placing, orderFields }, call.now())
      const pricing = visiblePricing(view.pricing, caller)
      const budgetWarnings = budgets.map(({ message }) => message)
      return { id: view.id, uid: view.uid, status: view.status, pricing, budgetWarnings }
    },
  }
}

function listOf({ pagination = {} }: Input<'getPaginatedDeliveryOrders'>['query'], { world, caller }: MockCall) {
  const { filter, sort } = pagination
  if (sort?.[0]?.field === 'price' && !caller.readsPrices) throw forbidden(pricesUnsortable, 'prices_hidden')
  return {
    rows: ordersFor(world, caller).filter((order) => matchesFilter(order, filter, caller)),
    idOf: ({ view }: MockOrder) => view.id,
    sortBy: {
      id: ({ view }: MockOrder) => view.id,
      createdAt: ({ view }: MockOrder) => view.createdAt,
      availableAt: ({ view }: MockOrder) => view.availableAt,
      dueAt: ({ view }: MockOrder) => view.dueAt,
      status: ({ view }: MockOrder) => orderStatuses.indexOf(view.status),
      driver: ({ view }: MockOrder) => view.driver && bareLetters(`${view.driver.firstName} ${view.driver.lastName}`),
      price: ({ view }: MockOrder) => view.pricing.priceCadCents,
    },
    usual: { field: 'id', direction: 'desc' },
  } as const
}

function csvOf(list: ReturnType<typeof listOf>, { world, caller, request, settings, wait }: MockCall): Response {
  const orders = settings.fault === 'empty' ? [] : sortRows(request, list)
  const rows = orders.map((order) => ({ row: rowOf(world, order, caller), orderFields: order.view.orderFields }))
  const couriers = [...new Set(orders.map(({ view }) => view.receiverTenant.id))]
  const fields = couriers.flatMap((id) => fieldsIn('Exports', orderFieldsOf(world, id))).map(({ name }) => name)
  return new HttpResponse(ordersAsCsv(rows, [...new Set(fields)], wait), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'X-Total-Count': String(rows.length) },
  })
}

function problemsOf(world: World, order: MockOrder, units: UnitPreference): DeliveryOrderException['problems'] {
  const { status, exceptions } = order.view
  const { totalCadCents: totalCents, exceptions: priceExceptions } = order.price.result
  return orderProblems({ status, totalCents, exceptions, priceExceptions }, units).map((problem) => ({
    ...problem,
    setting: settingOf(world, order, problem.setting),
  }))
}

/** What the courier says of whom an order is for. */
function orderingTerms(world: World, courier: Tenant, customer: Tenant): OrderingTerms | null {
  const profile = customerOf(world, courier.id, customer.id)
  if (profile === undefined) return null
  const { creditHold, poNumberRequired, taxExempt, taxExemptionNumber } = profile
  return {
    creditHold,
    poNumberRequired,
    taxExemption: taxExempt ? (taxExemptionNumber ?? '') : null,
    courierName: courier.name,
    courierPhone: courier.orderSupportPhone,
  }
}

/**
 * What the body asks for, looked up in the world.
 * @throws 422 naming what the world does not have
 */
export function readPlacing({ world, now, caller }: MockCall, body: Schema<'DeliveryOrderCreate'>): OrderPlacement {
  const { tenant: byTenant } = tenantOf(caller)
  const service = world.services.find(({ summary }) => summary.id === body.serviceId)
  const sender = world.tenants.find(({ tenant }) => tenant.id === body.customerTenantId)?.tenant
  const receiver = world.tenants.find(({ tenant }) => tenant.id === service?.summary.courierTenant.id)?.tenant
  const locationInUse = (id: number) =>
    world.resources.location.find((location) => location.id === id && !location.archived)
  const pickup = locationInUse(body.pickupLocationId)
  const dropoff = locationInUse(body.dropoffLocationId)
  const units = caller.user.unitPreference
  const { errors: faults, value: components } = service
    ? checkComponents(body, service, units)
    : { errors: {}, value: null }
  const errors: FormError['errors'] = {
    ...(sender === undefined && { '/customerTenantId': [unknownPayer] }),
    ...(service === undefined && { '/serviceId': [notOrderable] }),
    ...faults,
    ...(pickup === undefined && { '/pickupLocationId': [unknownLocation] }),
    ...(dropoff === undefined && { '/dropoffLocationId': [unknownLocation] }),
    ...checkAvailableAt(body.availableAt, now()),
  }
  if (!service || !sender || !receiver || !components || !pickup || !dropoff || Object.keys(errors).length > 0)
    throw formError(errors)
  const by = byTenant.id === receiver.id ? 'courier' : byTenant.id === sender.id ? 'customer' : 'supplier'
  refuseCreditHold(orderingTerms(world, receiver, sender), sender.name, by)
  return {
    service,
    components,
    pickup,
    dropoff,
    approximatePin: pickup.approximatePin || dropoff.approximatePin,
    sender,
    receiver,
    by: caller.user,
    byTenant,
    availableAt: body.availableAt,
    poNumber: body.poNumber?.trim() || null,
    orderNotes: body.orderNotes?.trim() || null,
  }
}

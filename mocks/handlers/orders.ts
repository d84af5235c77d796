import { http, HttpResponse, type HttpHandler } from 'msw'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { checkAvailableAt, checkComponents } from '#domain/orders/order-components.ts'
import { checkOrderFields, fieldsIn } from '#domain/orders/order-fields.ts'
import { explanationFor } from '#domain/pricing/explain-price.ts'
import { orderProblems, urgencyOf } from '#domain/pricing/order-problems.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import {
  getCreateDeliveryOrderMockHandler,
  getGetDeliveryOrderExceptionsMockHandler,
  getGetDeliveryOrderInfoViewMockHandler,
  getGetDeliveryOrderPageViewMockHandler,
  getGetDeliveryOrderPricingItemsMockHandler,
  getGetDeliveryOrderDataMockHandler,
  getGetDeliveryOrderSummaryMockHandler,
  getGetDeliveryOrderUpdatesMockHandler,
  getGetPaginatedDeliveryOrdersMockHandler,
  getPreviewDeliveryOrderMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type {
  DeliveryOrderCreate,
  DeliveryOrderException,
  DeliveryOrderPagination,
  FormError,
} from '#generated/model/index.ts'
import { unusualIn } from '#domain/orders/unusual-order.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { type Caller, callerOf, type MockContext, tenantOf } from '../context.ts'
import { ordersAsCsv } from '../csv.ts'
import { measure, placeOrder, type Placing } from '../order-acts.ts'
import { dataOf, infoViewOf, pageViewOf, pricedBy, rowOf, settingOf, shown, summaryOf } from '../order-views.ts'
import { orderFieldsOf } from '../order-fields.ts'
import { orderFor, ordersFor, passes } from '../orders.ts'
import { pageOf, sorted } from '../pages.ts'
import { askForUnusual, forbidden, formError } from '../refusals.ts'
import { pricingOf } from '../price.ts'
import { bodyOf, type Call, idOf, jsonQueryOf } from '../requests.ts'
import type { MockOrder, World } from '../world-types.ts'

/** Reading orders and placing them. */
export function ordersHandlers(context: MockContext): HttpHandler[] {
  const { world } = context
  const read = <Body>({ request, params }: Call, view: (order: MockOrder, caller: Caller) => Body): Body => {
    const caller = callerOf(context, request)
    return view(orderFor(world, caller, idOf(params, 'orderId')), caller)
  }
  const listOf = (request: Request) => {
    const { filter, sort } = jsonQueryOf<DeliveryOrderPagination>(request, 'pagination') ?? {}
    const caller = callerOf(context, request)
    if (sort?.[0]?.field === 'price' && !caller.readsPrices)
      throw forbidden('Prices are hidden from you, so orders cannot be sorted by them.', 'prices_hidden')
    return {
      rows: ordersFor(world, caller).filter((order) => passes(order, filter, caller)),
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

  return [
    // Before the list as JSON: the same address answers as a file when it is asked for one.
    http.get('*/api/tenants/:tenantId/paginated-delivery-orders', ({ request }) => {
      if (!/\btext\/csv\b/.test(request.headers.get('accept') ?? '')) return undefined
      const caller = callerOf(context, request)
      const orders = context.settings.fault === 'empty' ? [] : sorted(request, listOf(request))
      const rows = orders.map((order) => ({ row: rowOf(world, order, caller), orderFields: order.view.orderFields }))
      const couriers = [...new Set(orders.map(({ view }) => view.receiverTenant.id))]
      const fields = couriers.flatMap((id) => fieldsIn('Exports', orderFieldsOf(world, id))).map(({ name }) => name)
      return new HttpResponse(ordersAsCsv(rows, [...new Set(fields)], context.wait), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'X-Total-Count': String(rows.length) },
      })
    }),
    getGetPaginatedDeliveryOrdersMockHandler(({ request }) => {
      const caller = callerOf(context, request)
      const page = pageOf(context, request, listOf(request))
      return { ...page, data: page.data.map((order) => rowOf(world, order, caller)) }
    }),
    getGetDeliveryOrderExceptionsMockHandler(({ request }) => {
      const caller = callerOf(context, request)
      const troubled = ordersFor(world, caller)
        .filter(({ view }) => view.receiverTenant.id === caller.tenant?.tenant.id)
        .map((order) => ({
          id: order.view.id,
          order: rowOf(world, order, caller),
          problems: problemsOf(world, order, caller.user.unitPreference),
        }))
        .filter(({ problems }) => problems.length > 0)
      return pageOf(context, request, {
        rows: troubled,
        idOf: ({ id }) => id,
        sortBy: { urgency: ({ order }) => urgencyOf(order), availableAt: ({ order }) => order.availableAt },
        usual: { field: 'urgency', direction: 'asc' },
      })
    }),
    getGetDeliveryOrderPageViewMockHandler((call) => read(call, pageViewOf)),
    getGetDeliveryOrderInfoViewMockHandler((call) => read(call, (order, caller) => infoViewOf(world, order, caller))),
    getGetDeliveryOrderDataMockHandler((call) => read(call, (order) => dataOf(world, order))),
    getGetDeliveryOrderSummaryMockHandler((call) => read(call, (order, caller) => summaryOf(world, order, caller))),
    getGetDeliveryOrderUpdatesMockHandler((call) =>
      read(call, ({ updates }) => ({ updates: context.settings.fault === 'empty' ? [] : updates })),
    ),
    getGetDeliveryOrderPricingItemsMockHandler((call) =>
      read(call, ({ price }, { readsPrices }) => {
        if (!readsPrices) throw forbidden('You may not read prices.')
        return { data: price.result.lines.map((item) => ({ ...item, reason: { ...item.reason } })) }
      }),
    ),
    getPreviewDeliveryOrderMockHandler(async ({ request }) => {
      const caller = callerOf(context, request)
      const placing = readPlacing(context, caller, await bodyOf<DeliveryOrderCreate>(request))
      const { price, parcelDetails: _parcels, weightKg: _heaviest, ...measured } = measure(placing)
      const { summary } = placing.service
      const reader = { isOffice: summary.courierTenant.id === caller.tenant?.tenant.id }
      const { revision, result } = price
      const isPending = price.result.status === 'pending'
      const message = 'The courier sets the price of this service by hand'
      return {
        ...measured,
        pricing: pricingOf(price, caller.readsPrices),
        explanation: caller.readsPrices
          ? explanationFor(
              reader,
              result.lines,
              { revision, waits: [], units: caller.user.unitPreference },
              pricedBy(summary),
            )
          : [],
        warnings: [
          ...unusualIn(placing, context.now(), placing.receiver.timezone),
          ...(isPending ? [{ code: 'price_pending', message } as const] : []),
        ],
      }
    }),
    getCreateDeliveryOrderMockHandler(async ({ request }) => {
      const caller = callerOf(context, request)
      const body = await bodyOf<DeliveryOrderCreate>(request)
      const placing = readPlacing(context, caller, body)
      const offered = fieldsIn('Scheduler', orderFieldsOf(world, placing.receiver.id))
      const { errors, value: orderFields } = checkOrderFields(body.orderFields ?? {}, offered)
      if (Object.keys(errors).length > 0) throw formError(errors)
      askForUnusual(unusualIn(placing, context.now(), placing.receiver.timezone), 'Place', body.confirmUnusual)
      const { view } = placeOrder(world, { ...placing, orderFields }, context.now())
      return { id: view.id, uid: view.uid, status: view.status, pricing: shown(view.pricing, caller) }
    }),
  ]
}

function problemsOf(world: World, order: MockOrder, units: UnitPreference): DeliveryOrderException['problems'] {
  const { status, exceptions } = order.view
  const { totalCadCents: totalCents, exceptions: priceExceptions } = order.price.result
  return orderProblems({ status, totalCents, exceptions, priceExceptions }, units).map((problem) => ({
    ...problem,
    setting: settingOf(world, order, problem.setting),
  }))
}

/**
 * What the body asks for, looked up in the world.
 * @throws 422 naming what the world does not have
 */
function readPlacing({ world, now }: MockContext, caller: Caller, body: DeliveryOrderCreate): Placing {
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
    ...(sender === undefined && { '/customerTenantId': ['Choose your own organization or one of your customers'] }),
    ...(service === undefined && { '/serviceId': ['This service cannot be ordered'] }),
    ...faults,
    ...(pickup === undefined && { '/pickupLocationId': ['Choose a location of the customer or the courier'] }),
    ...(dropoff === undefined && { '/dropoffLocationId': ['Choose a location of the customer or the courier'] }),
    ...checkAvailableAt(body.availableAt, now()),
  }
  if (!service || !sender || !receiver || !components || !pickup || !dropoff || Object.keys(errors).length > 0)
    throw formError(errors)
  return {
    service,
    components,
    pickup,
    dropoff,
    sender,
    receiver,
    by: caller.user,
    byTenant,
    availableAt: body.availableAt,
    poNumber: body.poNumber?.trim() || null,
    orderNotes: body.orderNotes?.trim() || null,
  }
}

import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetBudgets } from '#generated/client/accounting/accounting.ts'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import { getGetTenantScheduleInfoQueryKey, getTenantScheduleInfo } from '#generated/client/tenants/tenants.ts'
import type { Pricing, ScheduleInfo, ServiceSummary } from '#generated/model/index.ts'
import { creditHoldPointer, orderedBy } from '#domain/orders/ordering-terms.ts'
import { can } from '#src/access/can.ts'
import { formErrorOf } from '#src/http/errors.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { useNow } from '#src/lib/use-now.ts'
import { type ServiceParts, useServiceParts } from './use-service-parts.ts'
import { useSession } from '#src/session/session.ts'
import { type ResolvedOrder, resolveCustomer, resolveOrder, resolveService } from './complete-draft.ts'
import { type Draft, type OrderBody, emptyDraft, scheduledTime } from './draft.ts'
import { type OrderEntry, useOrderEntry } from './use-order-entry.ts'
import { type Bodies, eachOrder, errorsOfForm, missingSteps, orderBodies, requiredText } from './order-body.ts'
import type { DraftState } from './use-draft.ts'
import { type LivePrice, useFurtherPrices, usePrice } from './use-price.ts'

export interface OrderForm {
  readonly draft: Draft
  readonly entry: OrderEntry
  readonly meant: ResolvedOrder
  readonly customer: { readonly id: number; readonly name: string } | null
  readonly services: readonly ServiceSummary[] | undefined
  readonly parts: ServiceParts | undefined
  readonly schedule: ScheduleInfo | undefined
  /** Why services, parts or hours could not be loaded. */
  readonly loadError: unknown
  readonly retryLoad: () => void
  /** When the order becomes available, unix seconds. */
  readonly at: number
  readonly now: number
  readonly price: LivePrice
  /** What the orders of the further drop-offs cost, in their order. */
  readonly furtherPrices: readonly (Pricing | undefined)[]
  readonly missing: readonly string[]
  /** What to show at the fields, by JSON pointer. */
  readonly errors: FieldErrors
  readonly change: (part: Partial<Draft>) => void
  /** The orders to send, that of the first drop-off first, or what is wrong with them, which the fields then show. */
  readonly check: () => Bodies
  /** Shows at the fields what the server refused. */
  readonly refuse: (errors: FieldErrors) => void
  /** Whether the courier has changed the chosen service while the form was open: what is chosen was found again by name. */
  readonly revised: boolean
}

const pointers: Readonly<Record<keyof Draft, string>> = {
  customer: '/customerTenantId',
  service: '/serviceId',
  pickupLocationId: '/pickupLocationId',
  dropoffLocationId: '/dropoffLocationId',
  further: '/orders',
  parcels: '/parcels',
  speed: '/serviceSpeedId',
  tags: '/tagIds',
  availableAt: '/availableAt',
  poNumber: '/poNumber',
  orderNotes: '/orderNotes',
  orderFields: '/orderFields',
}
const noErrors: FieldErrors = {}
const oneRow = { page: 0, pageSize: 1 } as const
const allServices = { page: 0, pageSize: 100 } as const
const fiveMinutesMs = 300_000

interface OrderFormOptions {
  /** Takes back what was said of the last try: something else is meant now. */
  readonly forgetFailure: () => void
  /** When the order becomes available, unix seconds, where the draft does not say so. */
  readonly timeOf?: (schedule: ScheduleInfo | undefined) => number
}

/** Everything that the steps of the order form and the price beside them are drawn from. */
export function useOrderForm(
  state: Pick<DraftState, 'draft' | 'change'>,
  { forgetFailure, timeOf }: OrderFormOptions,
): OrderForm {
  const { tenant, unitPreference } = useSession()
  const now = useNow()
  const { draft } = state
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(noErrors)

  // The courier that the address names, wherever else one looks afterwards.
  const [firstCourier] = useState(draft.service?.courierTenantId)
  const isFirst = ({ courierTenant }: ServiceSummary) => courierTenant.id === firstCourier
  const entry = useOrderEntry()
  const customer = resolveCustomer(draft, tenant, entry)
  const services = useGetTenantServices(
    tenant.id,
    { pagination: allServices, ...(customer !== null && { customerTenantId: customer.id }) },
    { query: { enabled: customer !== null, staleTime: fiveMinutesMs } },
  )
  const offered = services.data?.data
  const service = resolveService(draft.service, offered ?? [])
  const parts = useServiceParts(service?.revisionId ?? null)
  const courierId = service?.courierTenant.id ?? 0
  // A courier that orders for its customer need not wait for the services to know on what terms.
  const isOwn = customer !== null && customer.id !== tenant.id && entry.variants[0] === 'courier-on-behalf-of-customer'
  const couriers = (offered ?? []).map(({ courierTenant }) => courierTenant.id)
  const schedules = useSchedules(isOwn ? [tenant.id, ...couriers] : couriers, customer?.id)
  const schedule = schedules.find((one) => one.courierId === courierId)?.asked
  const ordering = schedule?.data?.ordering
  const fields = schedule?.data?.orderFields ?? []
  // Known before anything is chosen: nobody fills in what is not taken.
  const holds = schedules.filter((one) => service === null || one.courierId === courierId)
  const meant = resolveOrder(draft, customer?.id ?? null, service, parts.parts, fields, {
    poNumberRequired: ordering?.poNumberRequired ?? false,
    courierName: service?.courierTenant.name ?? '',
  })
  const at = timeOf?.(schedule?.data) ?? scheduledTime(draft, now)
  const timed = timeOf === undefined ? draft : { ...draft, availableAt: at }
  const [first] = eachOrder(timed, meant, now, unitPreference)
  const checked = orderBodies(timed, meant, now, unitPreference)
  // What stands in the courier's own fields and in the references changes no price, nor does what is wrong with it.
  const priced = { ...meant, fields: [], orderFields: {}, asked: null }
  const unreferenced = { ...timed, poNumber: '', orderNotes: '' }
  const counted = useCountedTexts(first?.body ?? null, customer?.id)
  const [pricedBody = null, ...furtherBodies] = eachOrder(unreferenced, priced, now, unitPreference).map(
    ({ body }) => body && { ...body, ...counted },
  )
  const price = usePrice(pricedBody)
  const further = useFurtherPrices(furtherBodies)
  const furtherErrors = further.map(({ fieldErrors }, index) =>
    errorsOfForm(
      Object.fromEntries(
        Object.entries(fieldErrors).map(([pointer, said]) => [`/orders/${index + 1}${pointer}`, said]),
      ),
      draft,
    ),
  )
  const isRefused = [price.fieldErrors, refused].some((errors) => Object.keys(errors).some(isOfService))
  const revised = useRevised(service, {
    isRefused,
    askAgain: () => void services.refetch(),
    onRevised: () => {
      forgetFailure()
      setRefused(noErrors)
    },
  })

  const change = (part: Partial<Draft>) => {
    state.change(part)
    forgetFailure()
    const touched = (Object.keys(part) as (keyof Draft)[]).map((name) => pointers[name])
    setRefused((before) => without(before, touched))
  }

  return {
    draft,
    entry,
    meant,
    customer,
    services: offered?.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
    parts: parts.parts,
    schedule: schedule?.data,
    loadError: services.error ?? parts.error ?? schedule?.error ?? null,
    retryLoad: () => {
      parts.retry()
      for (const query of [services, schedule]) if (query?.isError === true) void query.refetch()
    },
    at,
    now,
    price,
    furtherPrices: further.map(({ pricing }) => pricing),
    missing: missingSteps(first?.errors ?? noErrors),
    errors: {
      ...creditHolds(holds, (of) => creditHoldPointer(orderedBy(tenant.id, of, customer?.id ?? 0))),
      ...Object.assign({}, ...furtherErrors),
      ...price.fieldErrors,
      ...refused,
      ...shown(checked.errors ?? noErrors, tried),
    },
    change,
    check: () => {
      setTried(true)
      return checked
    },
    refuse: setRefused,
    revised,
  }
}

/** What says in which budgets an order counts, for those who have any: of the others nothing is asked as they type it. */
function useCountedTexts(body: OrderBody | null, customerId: number | undefined): Partial<OrderBody> {
  const session = useSession()
  const mayHave = customerId === session.tenant.id && session.external === null && can.readBudgets(session).allowed
  const { data } = useGetBudgets(session.tenant.id, { pagination: oneRow }, { query: { enabled: mayHave } })
  if (body === null || !mayHave || data === undefined || data.data.length === 0) return {}
  const { poNumber, orderFields } = body
  return { ...(poNumber !== undefined && { poNumber }), ...(orderFields !== undefined && { orderFields }) }
}

/** When each of the couriers that offer something works, and on what terms for that customer. */
function useSchedules(offering: readonly number[], customerTenantId: number | undefined) {
  const couriers = [...new Set(offering)]
  const query = customerTenantId === undefined ? {} : { customerTenantId }
  const asked = useQueries({
    queries: couriers.map((courierId) => ({
      queryKey: getGetTenantScheduleInfoQueryKey(courierId, query),
      queryFn: ({ signal }: { signal: AbortSignal }) => getTenantScheduleInfo(courierId, query, undefined, signal),
      staleTime: fiveMinutesMs,
    })),
  })
  return asked.map((one, index) => ({ courierId: couriers[index] ?? 0, asked: one }))
}

/** That couriers take no new order, where the form says it. */
function creditHolds(
  schedules: ReturnType<typeof useSchedules>,
  pointerOf: (courierId: number) => string,
): FieldErrors {
  const said = schedules.flatMap(({ courierId, asked }) => {
    const hold = asked.data?.ordering.creditHold ?? null
    return hold === null ? [] : [{ pointer: pointerOf(courierId), hold }]
  })
  return Object.fromEntries(
    [...Map.groupBy(said, ({ pointer }) => pointer)].map(([pointer, all]) => [pointer, all.map(({ hold }) => hold)]),
  )
}

const ofService = /^\/(serviceId|serviceSpeedId|tagIds|parcels\/\d+\/parcelTypeId)/

/** What the form offers comes from the server, so it is refused only when the server offers something else by now. */
function isOfService(pointer: string): boolean {
  return ofService.test(pointer)
}

/**
 * Notices that a service goes by another revision than when it was chosen.
 * @param isRefused the server no longer knows what is chosen: the services are asked for again
 * @returns whether that was so, for as long as the service stays chosen
 */
function useRevised(
  service: ServiceSummary | null,
  {
    isRefused,
    ...told
  }: { readonly isRefused: boolean; readonly askAgain: () => void; readonly onRevised: () => void },
): boolean {
  const [chosen, setChosen] = useState({ id: service?.id, revisionId: service?.revisionId, revised: false })
  const { id, revisionId } = service ?? chosen
  if (id !== chosen.id || revisionId !== chosen.revisionId) setChosen({ id, revisionId, revised: id === chosen.id })

  const askAgain = useEffectEvent(told.askAgain)
  const onRevised = useEffectEvent(told.onRevised)
  useEffect(() => {
    if (isRefused) askAgain()
  }, [isRefused])
  useEffect(() => {
    if (chosen.revised) onRevised()
  }, [chosen])
  return chosen.revised
}

/** What the server refused by the fields of the form, or null when it failed in another way. */
export function refusedFields(error: unknown, draft: Draft = emptyDraft): FieldErrors | null {
  const errors = formErrorOf(error)?.errors
  return errors === undefined ? null : errorsOfForm(errors, draft)
}

/** An empty field is only wrong once one tried to go on, but for one that was filled in and was emptied. */
function shown(errors: FieldErrors, tried: boolean): FieldErrors {
  return tried
    ? errors
    : Object.fromEntries(
        Object.entries(errors).filter(([at, [first]]) => first !== requiredText || at.endsWith('/quantity')),
      )
}

function without(errors: FieldErrors, touched: readonly string[]): FieldErrors {
  const kept = Object.entries(errors).filter(([pointer]) => !touched.some((prefix) => pointer.startsWith(prefix)))
  return Object.fromEntries(kept)
}

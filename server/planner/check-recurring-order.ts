import { checkOrderFields, fieldsIn } from '#domain/orders/order-fields.ts'
import { notOrderable, unknownLocation, unknownPayer } from '#domain/orders/order-components.ts'
import { poNumberFaults } from '#domain/orders/ordering-terms.ts'
import { namesOfParts, type PartNames } from '#domain/planner/kept-order.ts'
import { hasError, reasonSentence, statusFromReasons, type Reason } from '#domain/planner/reasons.ts'
import { recurrenceOf } from '#domain/planner/recurrence-input.ts'
import { checkRecurrence, lastDate, nextDates } from '#domain/planner/recurrence.ts'
import { checkTimes, windowsOn } from '#domain/planner/windows.ts'
import { formError, notFound, Refusal, refuseErrors } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { draftOrder } from '#server/orders/placing/draft-order.ts'
import { offerToOrder, type OrderOffer } from '#server/orders/placing/order-offer.ts'
import { comingDays, lockLookedAt, nextDay } from './looked-at.ts'
import { calendarsOf, ruleOf } from './planner-calendar.ts'
import { readOrder, type ReadOrder } from './read-order.ts'

type Form = Schema<'RecurringOrderInput'>

const noNames: PartNames = { speed: '', tags: {}, parcelTypes: {} }

/**
 * Checks what the contract cannot: the rule, its times, and that the order of its first day could be placed.
 * @returns what can be ordered, and what the order of that day costs before tax: cents; null without such a day, or a price
 * @throws formError naming each fault by its field
 */
export async function checkRecurringOrder(
  ctx: Context,
  order: Form,
  before: Schema<'RecurringOrder'> | null,
): Promise<Orderable & { readonly preTaxCents: number | null }> {
  const read = recurrenceOf(order.recurrence)
  if (!('value' in read)) throw formError(read.errors)
  const rule = { recurrence: read.value, startDate: order.startDate, endDate: order.endDate ?? null }
  checkRecurrence(rule)
  checkTimes(timesOf(order))
  const now: ReadOrder = await readForm(ctx, order, before?.id ?? null)
  refuseReasons(now, order, before)
  refusePrice(ctx, order, before, now)
  const today = wallTimeAt(ctx.now, now.offer.timeZone).date
  const draft = await draftFirstOrder(ctx, order, now, nextDates(rule, today, 1)[0])
  return { ...now, preTaxCents: order.agreedPriceCadCents ?? draft?.price.preTaxCadCents ?? null }
}

function timesOf({ pickupFromS, dropoffToS, dropoffDays = 0 }: Form) {
  return { pickupFromS, pickupToS: pickupFromS, dropoffFromS: null, dropoffToS: dropoffToS ?? null, dropoffDays }
}

async function readForm(ctx: Context, order: Form, id: number | null): Promise<ReadOrder> {
  const kept =
    id === null
      ? undefined
      : await ctx.db.selectFrom('recurring_orders').select('part_names').where('id', '=', id).executeTakeFirst()
  return readOrder(
    ctx,
    {
      customer_tenant_id: order.customerTenantId,
      service_id: order.serviceId,
      service_speed_id: order.serviceSpeedId,
      tag_ids: order.tagIds ?? [],
      parcels: order.parcels,
      part_names: kept?.part_names ?? noNames,
      pickup_location_id: order.pickupLocationId,
      dropoff_location_id: order.dropoffLocationId,
      // Who says how it is to be says that the rest is right.
      confirmed: {},
    },
    ctx.now,
  )
}

/** What can be ordered. */
type Orderable = ReadOrder & { readonly offer: OrderOffer }

/**
 * What is wrong stands at the fields by which it is mended. What it refers to newly is not named: it may be anybody's.
 * @param before what it has referred to until now; null: nothing
 */
function refuseReasons(read: ReadOrder, order: Form, before: Referring | null): asserts read is Orderable {
  const { reasons, offer } = read
  const faults = reasons
    .filter((reason) => hasError([reason]))
    .flatMap((reason) =>
      fieldsOf(reason).map((field): [string, string[]] => {
        const unknown = unknownAt(field)
        const isKnown = unknown === null || before?.[unknown.name] === order[unknown.name]
        return [field, [isKnown ? reasonSentence(reason) : unknown.words]]
      }),
    )
  refuseErrors(Object.fromEntries(faults))
  if (offer === null) throw formError({ '/serviceId': [notOrderable] })
}

function fieldsOf(reason: Reason): readonly string[] {
  switch (reason.reason) {
    case 'customer_unavailable':
    case 'customer_outdated':
      return ['/customerTenantId']
    case 'location_unavailable':
    case 'location_outdated':
      return [`/${reason.stop}LocationId`]
    case 'service_outdated':
      return reason.lacking.length === 0 ? ['/serviceId'] : reason.lacking.map(({ part }) => partFields[part])
  }
}

type Referring = Pick<Form, 'customerTenantId' | 'serviceId' | 'pickupLocationId' | 'dropoffLocationId'>

/** What is said of a row that one may not order with, and may know nothing of; null: of a part of a service that one may. */
function unknownAt(field: string): { readonly name: keyof Referring; readonly words: string } | null {
  switch (field) {
    case '/customerTenantId':
      return { name: 'customerTenantId', words: unknownPayer }
    case '/serviceId':
      return { name: 'serviceId', words: notOrderable }
    case '/pickupLocationId':
      return { name: 'pickupLocationId', words: unknownLocation }
    case '/dropoffLocationId':
      return { name: 'dropoffLocationId', words: unknownLocation }
    default:
      return null
  }
}

const partFields = { speed: '/serviceSpeedId', parcelType: '/parcels', tag: '/tagIds' } as const

/** A price is the courier's to agree to, and of those there who change prices. */
function refusePrice(ctx: Context, order: Form, before: Schema<'RecurringOrder'> | null, { offer }: Orderable): void {
  const agreed = order.agreedPriceCadCents ?? null
  if (agreed === (before?.agreedPriceCadCents ?? null)) return
  if (offer.courierTenantId !== ctx.tenantId || !ctx.permissions.has('pricing.update'))
    throw formError({ '/agreedPriceCadCents': ['Only the courier agrees to a price'] })
}

/** The order of the first day is drafted, so that what it would be refused for is said now; what differs from day to day is not. */
async function draftFirstOrder(ctx: Context, order: Form, { offer, body }: Orderable, day: string | undefined) {
  if (day === undefined) return null
  const { pickupFrom, dropoffTo } = windowsOn(day, timesOf(order), offer.timeZone)
  const values = Object.fromEntries((order.orderFields ?? []).map(({ fieldId, value }) => [fieldId, value]))
  const fields = checkOrderFields(values, fieldsIn('Scheduler', offer.orderFields))
  const faults = Object.values(fields.errors).flat()
  refuseErrors({
    ...(faults.length > 0 && { '/orderFields': faults }),
    ...poNumberFaults(offer.terms, order.poNumber ?? ''),
  })
  const availableAt = Math.max(pickupFrom, ctx.now)
  const rows = ctx.db.executeQuery(offerToOrder(ctx.tenantId, body)).then((found) => found.rows)
  try {
    return await draftOrder(ctx, { ...body, availableAt }, await rows, dropoffTo ?? undefined)
  } catch (error) {
    throw error instanceof Refusal && error.errors?.['/availableAt']
      ? formError({ '/startDate': error.errors['/availableAt'] })
      : error
  }
}

/**
 * What follows from a new recurring order: the courier, the parts by their names, and when it runs first.
 * @param checked by {@link checkRecurringOrder}
 * @returns columns
 */
export async function keptOfNew(ctx: Context, order: Form, checked: Orderable) {
  const kept = await keptOf(ctx, order, checked)
  const courier = (await calendarsOf(ctx.db, [kept.courier_tenant_id])).get(kept.courier_tenant_id)
  const rule = ruleOf({ recurrence: order.recurrence, start_date: order.startDate, end_date: order.endDate ?? null })
  const today = wallTimeAt(ctx.now, checked.offer.timeZone).date
  const coming = courier ? comingDays({ rule, calendar: { ...courier, exceptions: [] }, today }) : []
  return {
    ...kept,
    next_date: coming.find(({ runsOn }) => runsOn !== null)?.runsOn ?? null,
    last_date: lastDate(rule),
  }
}

/**
 * What follows from a change of a recurring order, which is written.
 * @param order as it stands
 * @returns columns
 */
export async function keptOfChanged(ctx: Context, order: Form, id: number) {
  const read: ReadOrder = await readForm(ctx, order, id)
  refuseReasons(read, order, order)
  const kept = await keptOf(ctx, order, read)
  const looked = await lockLookedAt(ctx, id)
  if (!looked) throw notFound(noSuch('recurring order'))
  const status = statusFromReasons(looked.row.status, read.reasons)
  return {
    ...kept,
    status,
    next_date: status === 'active' ? nextDay(looked) : null,
    last_date: lastDate(looked.rule),
    looked_on: looked.today,
  }
}

/** The courier, the parts by their names, and what somebody has just said to be right. */
async function keptOf(ctx: Context, order: Form, { offer, body, confirmed }: Orderable) {
  const tagIds = body.tagIds ?? []
  return {
    courier_tenant_id: offer.courierTenantId,
    service_speed_id: body.serviceSpeedId,
    tag_ids: JSON.stringify(tagIds),
    parcels: JSON.stringify(body.parcels),
    part_names: JSON.stringify(namesOfParts({ ...body, tagIds }, offer)),
    confirmed: JSON.stringify(confirmed),
    reasons: '[]',
    faults: '[]',
    look_at: ctx.now,
    ...(await nameFor(ctx, order)),
  }
}

/** Where nobody says what it is called: from where to where. */
async function nameFor(ctx: Context, { name, pickupLocationId, dropoffLocationId }: Form): Promise<{ name?: string }> {
  if (name) return {}
  const rows = await ctx.db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('id', 'in', [pickupLocationId, dropoffLocationId])
    .execute()
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? ''
  return { name: `${nameOf(pickupLocationId)} → ${nameOf(dropoffLocationId)}`.slice(0, 120) }
}

import { triedAlready } from '#domain/pricing/draft-refusals.ts'
import { withBaseFee } from '#domain/pricing/revision-components.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import { HttpResponse } from 'msw'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { pricingFaults, refuseFaults } from '#domain/pricing/revision-faults.ts'
import { tryOrder, type TriedRevision } from '#domain/pricing/try-out.ts'
import { daySeconds } from '#domain/time/zoned-time.ts'
import type { TryOut, TryOutCustomer, TryOutOrder, TryOutSummary } from '#generated/model/index.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { takeId } from '../lookup.ts'
import { bookOf, draftOf, pricingOf, rowsIn } from '../price-book.ts'
import type { MockRevision, World } from '../world-types.ts'
import { checkAct } from './acts.ts'

/** Of how many looks at a running try-out the last finds it finished. */
const looks = 3

type MockTryOut = NonNullable<World['tryOuts']>[number]

function byId({ tryOuts = [] }: World, { tryOutId }: { readonly tryOutId: number }): MockTryOut {
  const found = tryOuts.find(({ tryOut }) => tryOut.id === tryOutId)
  if (found === undefined) throw notFound(noSuch('try-out'))
  return found
}

function ofRevision({ tryOuts = [] }: World, id: number): MockTryOut | undefined {
  return tryOuts.find(({ tryOut }) => tryOut.revisionId === id)
}

function versionsOf(world: World, id: number): string {
  const { parts = {} } = bookOf(world).revisions.find((one) => one.id === id) ?? {}
  return String(Object.values(parts).map(({ version }) => version))
}

function lookAt({ world, now }: MockCall, { tryOut, orders, versions }: MockTryOut): TryOut {
  if (tryOut.status === 'running') {
    tryOut.done = Math.min(orders.length, tryOut.done + Math.ceil(orders.length / looks))
    if (tryOut.done === orders.length)
      Object.assign(tryOut, { status: 'finished', endedAt: now(), summary: summaryOf(orders) })
  }
  return { ...tryOut, isOutdated: versionsOf(world, tryOut.revisionId) !== versions }
}

function finishedOrders(world: World, path: { readonly tryOutId: number }): readonly TryOutOrder[] {
  const { tryOut, orders } = byId(world, path)
  return tryOut.status === 'finished' ? orders : []
}

/** Drafts tried on the orders of the world. One goes on each time that somebody looks at it. */
export const tryOutsMocks = defineMocks({
  getServiceRevisionTryOuts({ path }, call) {
    const mock = ofRevision(call.world, path.revisionId)
    return { data: mock === undefined ? [] : [lookAt(call, mock)] }
  },

  createServiceRevisionTryOut({ path, query }, { world, now, caller }) {
    const book = bookOf(world)
    const draft = draftOf(world, path.revisionId)
    const service = book.services.find(({ id }) => id === path.serviceId && id === draft.serviceId)
    if (service === undefined) throw notFound(noSuch('service revision'))
    if (ofRevision(world, draft.id)?.tryOut.status === 'running') throw triedAlready()
    const { firstName, lastName, unitPreference: units } = caller.user
    refuseFaults(pricingFaults(pricingOf(draft), units), 'price')
    const compared = book.revisions.find(({ id }) => id === service.publishedId)
    const published = compared === undefined ? null : triedRevision(compared)
    const tried = triedRevision(draft)
    const names = {
      parcel_type: namesIn(compared, 'parcel-types'),
      service_speed: namesIn(compared, 'service-speeds'),
      tag: namesIn(compared, 'tags'),
    }
    const isPast = query.period === 'lastMonth'
    const [from, until] = isPast ? [0, now() - 30 * daySeconds] : [now() - 30 * daySeconds, now() + 1]
    const past = world.orders.filter(
      ({ view }) =>
        view.serviceName === service.name &&
        view.receiverTenant.id === service.tenantId &&
        view.status !== 'cancelled' &&
        view.availableAt >= from &&
        view.availableAt < until,
    )
    const orders = past.map(({ view, price, geostamps = [] }): TryOutOrder => {
      const { input } = price.inputs
      const courier = { timeZone: input.timeZone, waitTime: null }
      const result = tryOrder({ input, stamps: geostamps }, { published, draft: tried, courier, names, units })
      const { beforeCadCents: before, afterCadCents: after, reasons } = result
      const differenceCadCents = before === null || after === null ? null : after - before
      const { id, name } = view.senderTenant
      return {
        ...result,
        id: view.id,
        customer: { id, name },
        availableAt: view.availableAt,
        differenceCadCents,
        reasons: [...reasons],
      }
    })
    const tryOut: TryOut = {
      id: takeId(world),
      serviceId: service.id,
      revisionId: draft.id,
      comparedRevisionId: service.publishedId,
      status: 'running',
      from,
      until,
      orders: orders.length,
      done: 0,
      startedAt: now(),
      startedByName: `${firstName} ${lastName}`,
      endedAt: null,
      isOutdated: false,
      summary: null,
    }
    const others = (world.tryOuts ?? []).filter((one) => one.tryOut.revisionId !== draft.id)
    world.tryOuts = [...others, { tryOut, orders, versions: versionsOf(world, draft.id) }]
    return tryOut
  },

  /** The same address answers as a file when it is asked for one. */
  getTryOut({ path }, call) {
    const { world, request } = call
    if (!/\btext\/csv\b/.test(request.headers.get('accept') ?? '')) return lookAt(call, byId(world, path))
    const rows = finishedOrders(world, path)
    const lines = rows.map(({ id, customer, beforeCadCents, afterCadCents }) =>
      spreadsheetLine([id, customer.name, beforeCadCents, afterCadCents]),
    )
    return new HttpResponse([spreadsheetLine(['Order', 'Customer', 'Before', 'After']), ...lines].join(''), {
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'X-Total-Count': String(rows.length) },
    })
  },

  cancelTryOut({ path }, { world, now }) {
    const { tryOut } = byId(world, path)
    checkAct('cancelTryOut', tryOut)
    return Object.assign(tryOut, { status: 'cancelled' as const, endedAt: now() })
  },

  getTryOutOrders: ({ path, query: { outcome, customerId } }, call) =>
    pageOf(call, {
      rows: finishedOrders(call.world, path).filter(
        (order) =>
          (outcome === undefined || order.outcome === outcome) &&
          (customerId === undefined || order.customer.id === customerId),
      ),
      sortBy: {
        id: ({ id }) => id,
        customer: (order) => order.customer.name.toLowerCase(),
        availableAt: ({ availableAt }) => availableAt,
        ...amounts,
      },
      usual: { field: 'differenceCadCents', direction: 'desc' },
    }),

  getTryOutCustomers: ({ path }, call) =>
    pageOf(call, {
      rows: customersOf(finishedOrders(call.world, path)),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        orders: ({ orders }) => orders,
        unpriceable: ({ unpriceable }) => unpriceable,
        ...amounts,
      },
      usual: { field: 'differenceCadCents', direction: 'desc' },
    }),
})

type Amounts = Pick<TryOutOrder, 'beforeCadCents' | 'afterCadCents' | 'differenceCadCents' | 'gainCadCents'>

const amounts = {
  beforeCadCents: ({ beforeCadCents }: Amounts) => beforeCadCents,
  afterCadCents: ({ afterCadCents }: Amounts) => afterCadCents,
  differenceCadCents: ({ differenceCadCents }: Amounts) => differenceCadCents,
  gainCadCents: ({ gainCadCents }: Amounts) => gainCadCents,
}

/** The parts of a copy keep their ids here. */
function triedRevision(revision: MockRevision): TriedRevision {
  const none = new Map<number, number>()
  return {
    pricing: withBaseFee(pricingOf(revision)),
    parcelTypeIds: none,
    serviceSpeedIds: none,
    tagIds: none,
  }
}

function namesIn(revision: MockRevision | undefined, part: string): ReadonlyMap<number, string> {
  const rows = revision === undefined ? [] : rowsIn<{ id: number; name: string }>(revision, part)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function sum(orders: readonly TryOutOrder[]) {
  const total = (amount: (order: TryOutOrder) => number | null) =>
    orders.reduce((so, order) => so + (order.outcome === 'priced' ? (amount(order) ?? 0) : 0), 0)
  return {
    beforeCadCents: total(amounts.beforeCadCents),
    afterCadCents: total(amounts.afterCadCents),
    differenceCadCents: total(amounts.differenceCadCents),
    gainCadCents: total(amounts.gainCadCents),
  }
}

function summaryOf(orders: readonly TryOutOrder[]): TryOutSummary {
  const count = (matches: (order: TryOutOrder) => boolean) => orders.filter(matches).length
  return {
    ...sum(orders),
    priced: count(({ outcome }) => outcome === 'priced'),
    dearer: count(({ differenceCadCents }) => (differenceCadCents ?? 0) > 0),
    cheaper: count(({ differenceCadCents }) => (differenceCadCents ?? 0) < 0),
    unpriceable: count(({ outcome }) => outcome === 'unpriceable'),
    newlyPriced: count(({ outcome }) => outcome === 'newlyPriced'),
    unpriced: count(({ outcome }) => outcome === 'unpriced'),
  }
}

function customersOf(orders: readonly TryOutOrder[]): TryOutCustomer[] {
  const names = new Map(orders.map(({ customer }) => [customer.id, customer.name]))
  return [...names].map(([id, name]) => {
    const own = orders.filter(({ customer }) => customer.id === id)
    const unpriceable = own.filter(({ outcome }) => outcome === 'unpriceable').length
    return { id, name, orders: own.length, unpriceable, ...sum(own) }
  })
}

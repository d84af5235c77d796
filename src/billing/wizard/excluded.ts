import type { BillingExclusion, BillingRunInput } from '#generated/model/index.ts'

/** A customer or an order that a new run leaves unbilled. */
export interface DraftExclusion {
  readonly kind: 'customer' | 'order'
  readonly id: number
  readonly reason: string
}

/** A run takes no more of each. */
const most = { customer: 200, order: 500 } as const
const longestReason = 300
const letters = { customer: 'c', order: 'o' } as const

/** Writes exclusions for an address, by their reasons: "c12,o10330:It%20is%20in%20dispute.|c14:..."; undefined for nothing. */
export function excludedText(excluded: readonly DraftExclusion[]): string | undefined {
  if (excluded.length === 0) return undefined
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, own]) => `${own.map(({ kind, id }) => letters[kind] + id).join(',')}:${encodeURIComponent(reason)}`)
    .join('|')
}

/** The same read; what cannot be read is left out, and each customer and order is taken once. */
export function excludedIn(text: string): readonly DraftExclusion[] {
  const found = text.split('|').flatMap((group) => {
    const [names = '', said = ''] = group.split(':')
    const reason = decoded(said).trim().slice(0, longestReason)
    return reason === '' ? [] : names.split(',').flatMap((name) => excludedOf(name, reason))
  })
  return (['customer', 'order'] as const).flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind)
    return own.filter(({ id }, place) => own.findIndex((one) => one.id === id) === place).slice(0, most[kind])
  })
}

function excludedOf(name: string, reason: string): readonly DraftExclusion[] {
  const kind = name.startsWith(letters.customer) ? 'customer' : name.startsWith(letters.order) ? 'order' : null
  const id = Number(name.slice(1))
  return kind !== null && Number.isSafeInteger(id) && id > 0 ? [{ kind, id, reason }] : []
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Adds these exclusions; one that is named already keeps its reason. */
export function withExcluded(
  excluded: readonly DraftExclusion[],
  more: readonly DraftExclusion[],
): readonly DraftExclusion[] {
  return [...excluded, ...more.filter((one) => excluded.every((other) => !isSame(one, other)))]
}

/** Whether both name the same customer or order. */
export function isSame(one: Pick<DraftExclusion, 'kind' | 'id'>, other: Pick<DraftExclusion, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** Writes exclusions as the contract takes them. */
export function excludedInput(
  excluded: readonly DraftExclusion[],
): Pick<BillingRunInput, 'excludedCustomers' | 'excludedOrders'> {
  const of = (kind: DraftExclusion['kind']) => excluded.filter((one) => one.kind === kind)
  const customers = of('customer').map(({ id, reason }) => ({ customerId: id, reason }))
  const orders = of('order').map(({ id, reason }) => ({ orderId: id, reason }))
  return {
    ...(customers.length > 0 && { excludedCustomers: customers }),
    ...(orders.length > 0 && { excludedOrders: orders }),
  }
}

/** Reads the exclusions of a run that was made. */
export function excludedOfRun(excluded: readonly BillingExclusion[]): readonly DraftExclusion[] {
  return excluded.flatMap(({ customer, orderId, reason }): readonly DraftExclusion[] => {
    if (orderId !== null) return [{ kind: 'order', id: orderId, reason }]
    return customer === null ? [] : [{ kind: 'customer', id: customer.id, reason }]
  })
}

import type { ProtocolAction, StopType } from './protocol.ts'

/** What the protocol of a sold order requires at a stop, as it is asked of the driver of the bought one. */
export interface BrokeredAction extends ProtocolAction {
  /** The id of the action on the sold order, where the answer goes. */
  readonly soldId: string
}

export type BrokerActions = Readonly<Record<StopType, readonly BrokeredAction[]>>

/**
 * What a sold order's protocol adds at a stop to that of the order by which it is carried out
 * (docs/rules/brokerage.md, "Protocol"): everything
 * that it requires. What the other courier asks anyway, of the same kind and by the same label, is asked once and answers
 * both. An id that the other courier uses for something else is given another one.
 * @param own what the courier that carries the order out asks there
 * @param sold what the courier that sold it asks there
 */
export function addBrokerActions(own: readonly ProtocolAction[], sold: readonly ProtocolAction[]): BrokeredAction[] {
  const taken = new Set(own.map(({ id }) => id))
  const same = new Set<string>()
  return sold
    .filter(({ required, type }) => required && type !== 'block')
    .map((action) => {
      const twin = own.find((each) => !same.has(each.id) && asksTheSame(each, action))
      if (twin) same.add(twin.id)
      const id = twin?.id ?? freeId(action.id, taken)
      taken.add(id)
      return { ...action, id, soldId: action.id }
    })
}

/** All that the driver is asked at a stop: what the own courier asks, then what the one that sold the order requires. */
export function joinActions(own: readonly ProtocolAction[], brokered: readonly BrokeredAction[]): ProtocolAction[] {
  const required = new Set(brokered.map(({ id }) => id))
  const ownIds = new Set(own.map(({ id }) => id))
  return [
    ...own.map((action) => (required.has(action.id) ? { ...action, required: true } : action)),
    ...brokered.filter(({ id }) => !ownIds.has(id)).map(({ soldId: _soldId, ...action }) => action),
  ]
}

/**
 * The ids under which answers of the bought order stand on the sold one. What the sold order did not ask for is given an id
 * that answers nothing there.
 * @param asked all that is asked on the bought order
 * @param sold what the sold order asks by itself
 */
export function carryIds(
  asked: readonly ProtocolAction[],
  brokered: readonly BrokeredAction[],
  sold: readonly ProtocolAction[],
): ReadonlyMap<string, string> {
  const soldIds = new Map(brokered.map(({ id, soldId }) => [id, soldId]))
  const taken = new Set(sold.map(({ id }) => id))
  return new Map(
    asked.map(({ id }) => {
      const carried = soldIds.get(id) ?? freeId(id, taken)
      taken.add(carried)
      return [id, carried]
    }),
  )
}

/** Longest id of an action in the contract. */
const longestId = 60

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  for (let count = 2; ; count += 1) {
    const suffix = `-${count}`
    const next = id.slice(0, longestId - suffix.length) + suffix
    if (!taken.has(next)) return next
  }
}

function asksTheSame(one: ProtocolAction, other: ProtocolAction): boolean {
  return (
    one.type === other.type &&
    plain(one.label) === plain(other.label) &&
    one.unit === other.unit &&
    one.options.length === other.options.length &&
    one.options.every((option) => other.options.includes(option))
  )
}

function plain(label: string): string {
  return label.trim().toLowerCase()
}

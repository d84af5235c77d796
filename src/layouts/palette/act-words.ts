import { readOrderNumber } from '#domain/orders/order-number.ts'

/** What an act of the palette was typed as. */
export interface TypedAct {
  readonly act: 'assign' | 'unassign'
  /** Null while none is typed. */
  readonly orderId: number | null
  /** As much of the driver's name as is typed. */
  readonly driver: string
}

/**
 * Reads "assign 10313 maya", "assign #10313", "unassign WB0010313"; anything else is no act.
 * @param here the order that the page is about, which is then meant where no number is typed
 */
export function typedAct(query: string, here: number | null): TypedAct | null {
  const [, verb, number, rest = ''] =
    /^\s*(assign|unassign)(?:\s+((?:#|wb|#wb)?\d{1,12})(?=\s|$)|(?=\s))(.*)$/i.exec(query) ?? []
  const act = verb?.toLowerCase()
  if (act !== 'assign' && act !== 'unassign') return null
  return { act, orderId: number === undefined ? here : readOrderNumber(number), driver: rest.trim() }
}

/** The order that an address is about: its own page, or the drawer over any other. */
export function orderOfAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const id = new URLSearchParams(search).get('order') ?? /^\/delivery-orders\/(\d+)/.exec(pathname)?.[1]
  return /^[1-9]\d{0,11}$/.test(id ?? '') ? Number(id) : null
}

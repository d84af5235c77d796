import { formatPhone } from '../addresses/phone.ts'
import { formError, type FieldErrors } from '../text/refusal.ts'

/**
 * What a courier says of an organisation that orders of it, as far as that decides about a new order
 * (docs/rules/ownership-and-merge.md, "Billing profile").
 */
export interface OrderingTerms {
  /** Whether its new orders are stopped. */
  readonly creditHold: boolean
  readonly poNumberRequired: boolean
  /** The number by which it bears no tax; null: it bears it. */
  readonly taxExemption: string | null
  readonly courierName: string
  /** In E.164. */
  readonly courierPhone: string | null
}

/** In whose place somebody orders: the courier's own clerk, the one that pays, or a supplier of that. */
export type OrderedBy = 'courier' | 'customer' | 'supplier'

/** In whose place a tenant orders of a courier for a customer. */
export function orderedBy(tenantId: number, courierTenantId: number, customerTenantId: number): OrderedBy {
  if (tenantId === courierTenantId) return 'courier'
  return tenantId === customerTenantId ? 'customer' : 'supplier'
}

/** Where a form says so: where one orders for oneself nobody was chosen to order for. */
export function creditHoldPointer(by: OrderedBy): '/serviceId' | '/customerTenantId' {
  return by === 'customer' ? '/serviceId' : '/customerTenantId'
}

/** Why a courier takes no new order, in words for the person who orders. */
export function creditHoldText(
  { courierName, courierPhone }: Pick<OrderingTerms, 'courierName' | 'courierPhone'>,
  customerName: string,
  by: OrderedBy,
): string {
  switch (by) {
    case 'courier':
      return `${customerName} is on credit hold: new orders are stopped. Take the hold off on its page, under Terms.`
    case 'customer':
      return `${courierName} does not take new orders from you for now. ${courierPhone === null ? 'Ask them why' : `Call ${formatPhone(courierPhone)}`}.`
    case 'supplier':
      return `${courierName} does not take new orders for ${customerName} for now. Ask ${customerName}.`
  }
}

/**
 * @param terms null: nothing keeps an order from being placed
 * @throws formError `credit_hold`
 */
export function refuseCreditHold(terms: OrderingTerms | null, customerName: string, by: OrderedBy): void {
  if (!terms?.creditHold) return
  const text = creditHoldText(terms, customerName, by)
  throw formError({ [creditHoldPointer(by)]: [text] }, 'credit_hold', text)
}

/** That a PO number is asked for; null: it is not, or there is one. */
export function missingPoNumber(
  terms: Pick<OrderingTerms, 'poNumberRequired' | 'courierName'> | null,
  poNumber: string,
): string | null {
  if (!terms?.poNumberRequired || poNumber.trim() !== '') return null
  return `${terms.courierName} asks for a PO number on each of these orders`
}

/** The same as faults of the form. */
export function poNumberFaults(terms: OrderingTerms | null, poNumber: string): FieldErrors {
  const fault = missingPoNumber(terms, poNumber)
  return fault === null ? {} : { '/poNumber': [fault] }
}

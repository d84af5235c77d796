import { orderStatusLabels, type OrderStatus } from '#domain/orders/order-status.ts'

/** Where an order stands: a dot in the status colour and the word, never the colour alone. */
export function StatusTag({ status }: { readonly status: OrderStatus }) {
  return (
    <span className="wb-status" data-status={status}>
      {orderStatusLabels[status]}
    </span>
  )
}

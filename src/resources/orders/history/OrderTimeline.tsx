export function OrderTimeline({ orderId }: { readonly orderId: number }) {
  return <div data-order={orderId} />
}

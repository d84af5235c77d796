export function ProtocolPanel({ orderId }: { readonly orderId: number }) {
  return <div data-order={orderId} />
}

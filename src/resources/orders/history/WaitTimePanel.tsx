interface WaitTimePanelProps {
  readonly orderId: number
  /** Unix seconds. */
  readonly availableAt: number
}

export function WaitTimePanel({ orderId, availableAt }: WaitTimePanelProps) {
  return <div data-order={orderId} data-at={availableAt} />
}

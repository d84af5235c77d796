interface AttachMediaDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

export function AttachMediaDialog({ orderId, onClose }: AttachMediaDialogProps) {
  return (
    <button type="button" data-order={orderId} onClick={onClose}>
      Close
    </button>
  )
}

interface DriverPayDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

export function DriverPayDialog(_props: DriverPayDialogProps) {
  return null
}

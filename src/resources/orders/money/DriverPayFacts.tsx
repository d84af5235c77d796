interface DriverPayFactsProps {
  readonly orderId: number
}

export function DriverPayFacts(_props: DriverPayFactsProps) {
  return null
}

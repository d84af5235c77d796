import type { Pricing } from '#generated/model/index.ts'

interface PricingDialogProps {
  readonly order: { readonly id: number; readonly pricing: Pricing; readonly pricingVersion: number }
  readonly onClose: () => void
}

export function PricingDialog(_props: PricingDialogProps) {
  return null
}

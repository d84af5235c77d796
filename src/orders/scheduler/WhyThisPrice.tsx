import type { PriceLineExplanation } from '#generated/model/index.ts'
import { ExplainedLines, ExplanationDialog } from '#src/orders/money/ExplainedLines.tsx'

export interface WhyThisPriceProps {
  readonly lines: readonly PriceLineExplanation[]
  readonly onClose: () => void
}

/** Why the order would cost what it would cost. */
export function WhyThisPrice({ lines, onClose }: WhyThisPriceProps) {
  return (
    <ExplanationDialog onClose={onClose}>
      <ExplainedLines lines={lines} />
    </ExplanationDialog>
  )
}

import { useGetDeliveryOrderPriceExplanation } from '#generated/client/orders/orders.ts'
import { ExplainedLines, ExplanationDialog } from '#src/orders/money/ExplainedLines.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'

interface PriceExplanationDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** Why a placed order costs what it costs. */
export function PriceExplanationDialog({ orderId, onClose }: PriceExplanationDialogProps) {
  const { data, error, refetch } = useGetDeliveryOrderPriceExplanation(orderId)
  return (
    <ExplanationDialog onClose={onClose}>
      {error !== null ? (
        <ErrorState title="The explanation could not be loaded" error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonLines count={6} />
      ) : (
        <ExplainedLines lines={data.data} />
      )}
    </ExplanationDialog>
  )
}

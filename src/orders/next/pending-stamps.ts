import type { WaitStamp } from '#domain/orders/wait-time.ts'
import type { CheckIn, CheckOut, StopType } from '#generated/model/index.ts'

/** A check-in or check-out that the server has not answered: sent again as it was, it keeps the time at which it happened. */
export type PendingStamp = {
  /** Its Idempotency-Key. */
  readonly key: string
  readonly stop: StopType
  readonly uid: string
  /** Unix seconds. */
  readonly occurredAt: number
} & (
  | { readonly kind: 'checkin'; readonly body: CheckIn & { readonly occurredAt: number } }
  | { readonly kind: 'checkout'; readonly body: CheckOut & { readonly occurredAt: number } }
)

/** The stamps that the server has, with those after them that only this device has. */
export function withPending(stamps: readonly WaitStamp[], pending: readonly PendingStamp[]): readonly WaitStamp[] {
  const isThere = ({ uid, kind }: PendingStamp) => stamps.some((stamp) => stamp.uid === uid && stamp.type === kind)
  return [
    ...stamps,
    ...pending
      .filter((stamp) => !isThere(stamp))
      .map(({ uid, kind, stop, occurredAt }) => ({ uid, type: kind, stop, createdAt: occurredAt })),
  ]
}

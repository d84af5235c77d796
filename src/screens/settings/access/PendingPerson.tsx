import { statusOf } from '#src/http/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawerBody } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'

interface PendingPersonProps {
  readonly isMissing: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** In the place of a person who is not there yet, or not at all. */
export function PendingPerson({ isMissing, error, retry }: PendingPersonProps) {
  const isUnknown = isMissing || statusOf(error) === 400 || statusOf(error) === 404
  return (
    <SideDrawerBody>
      {isUnknown ? (
        <EmptyState title="No such person">They do not belong to this organization.</EmptyState>
      ) : error === null ? (
        <SkeletonLines count={6} what="the person" />
      ) : (
        <ErrorState title="The person could not be loaded" error={error} retry={retry} />
      )}
    </SideDrawerBody>
  )
}

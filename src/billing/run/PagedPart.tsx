import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import type { PagedRows } from '#src/tables/use-paged-rows.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import shared from '../billing.module.css'

interface PagedPartProps<Row> {
  readonly paged: PagedRows<Row>
  /** "invoices". */
  readonly what: string
  /** How many are expected, before they are there. */
  readonly expected: number
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The rows of a part of a page: loading, failed, or as many as were asked for, with more of them a press away. */
export function PagedPart<Row>({ paged, what, expected, children }: PagedPartProps<Row>) {
  const { rows, error, retry, isPending, hasMore, loadMore, total, totalIsCapped } = paged
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`
  return (
    <>
      {error !== null ? (
        <ErrorState title={title} error={error} retry={retry} />
      ) : isPending ? (
        <SkeletonLines count={Math.min(6, Math.max(1, expected))} what={what} />
      ) : (
        children(rows)
      )}
      {hasMore && (
        <>
          {/* Said on paper as well, which holds what is shown. */}
          <p className="wb-muted">
            These are the first {rows.length.toLocaleString('en-CA')}
            {totalIsCapped ? '' : ` of ${(total ?? 0).toLocaleString('en-CA')}`}.
          </p>
          <div className={`wb-no-print ${shared.more}`}>
            <Button text="Show more" onClick={loadMore} />
          </div>
        </>
      )}
    </>
  )
}

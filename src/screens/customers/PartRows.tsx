import type { ReactNode } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { statusOf } from '#src/http/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './customers.module.css'

interface PartRowsProps<Row extends { readonly id: number }> {
  readonly asked: {
    readonly data: { readonly data: readonly Row[]; readonly total?: number } | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** "the contacts". */
  readonly what: string
  readonly empty: ReactNode
  readonly foot?: ReactNode
  /** The two cells of a row. */
  readonly renderRow: (row: Row) => ReactNode
}

/** A short list on a side of a page, with what stands there before and instead of it. */
export function PartRows<Row extends { readonly id: number }>(props: PartRowsProps<Row>) {
  const { asked, what, empty, foot, renderRow } = props
  const { data, error, refetch } = asked
  if (data === undefined) {
    if (error === null || error === undefined) return <SkeletonLines count={4} what={what} />
    if (statusOf(error) === 404)
      return <EmptyState title="Nothing to see here">This is read while the two of you are connected.</EmptyState>
    return (
      <ErrorState
        title={`${what[0]?.toUpperCase()}${what.slice(1)} could not be loaded`}
        error={error}
        retry={() => void refetch()}
      />
    )
  }
  if (data.data.length === 0) return empty
  const more = (data.total ?? 0) - data.data.length
  return (
    <div className={styles.part}>
      <ul className={`wb-card ${styles.rows}`}>
        {data.data.map((each) => (
          <li key={each.id} className={styles.row}>
            {renderRow(each)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="wb-muted">And {countText(more, { one: 'more', many: 'more' })}.</p>}
      {foot}
    </div>
  )
}

import type { PagedRows } from './use-paged-rows.ts'

/** What rows are called, "order" and "orders". */
export interface RowWords {
  readonly one: string
  readonly many: string
}

const counts = new Intl.NumberFormat('en-CA')

/** A number of rows in words: "1 order", "1,204 orders". */
export function countText(count: number, { one, many }: RowWords): string {
  return `${counts.format(count)} ${count === 1 ? one : many}`
}

interface ListCountProps {
  readonly paged: PagedRows<unknown>
  readonly words: RowWords
}

/** How many match, "1,000+ orders" past the point where counting stops. */
export function ListCount({ paged: { total, totalIsCapped, isStale }, words }: ListCountProps) {
  // That nothing matched says nothing of what is asked since.
  const isKnown = total !== undefined && !(isStale && total === 0)
  return (
    <span className="wb-filter-count" role="status">
      {isKnown && (totalIsCapped ? `1,000+ ${words.many}` : countText(total, words))}
    </span>
  )
}

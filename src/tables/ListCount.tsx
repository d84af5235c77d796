import { type CountedWords, countText } from '#domain/amounts/count-text.ts'
import type { PagedRows } from './use-paged-rows.ts'

interface ListCountProps {
  readonly paged: PagedRows<unknown>
  readonly words: CountedWords
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

import type { ReactElement, ReactNode } from 'react'
import { CaretDown } from '@blueprintjs/icons'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'

interface FilterButtonProps {
  readonly label: string
  /** What it is set to, in words; undefined when it filters nothing. */
  readonly value: string | undefined
  readonly content: ReactElement
  /** It always says something, such as a period: that alone is no filter, and looks like none. */
  readonly isAlwaysSet?: boolean
  /** Fetches what the content needs. */
  readonly loadContent?: (() => Promise<void>) | undefined
  /** Follows the words, such as a count. */
  readonly children?: ReactNode
}

/** Opens one filter of a list and says what it is set to. */
export function FilterButton({ label, value, isAlwaysSet = false, content, loadContent }: FilterButtonProps) {
  return (
    <LazyPopover
      kind="dialog"
      placement="bottom-start"
      loadContent={loadContent}
      content={
        <div role="dialog" aria-label={label}>
          {content}
        </div>
      }
      button={{
        className: 'wb-filter-button',
        ...(value !== undefined && !isAlwaysSet && { 'data-set': true }),
        endIcon: <CaretDown />,
        text: value === undefined ? label : `${label}: ${value}`,
      }}
    />
  )
}

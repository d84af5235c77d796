import type { ReactElement, ReactNode } from 'react'
import { Button, PopoverNext } from '@blueprintjs/core'
import { CaretDown } from '@blueprintjs/icons'

interface FilterButtonProps {
  readonly label: string
  /** What it is set to, in words; undefined when it filters nothing. */
  readonly value: string | undefined
  readonly content: ReactElement
  /** Follows the words, such as a count. */
  readonly children?: ReactNode
}

/** Opens one filter of a list and says what it is set to. */
export function FilterButton({ label, value, content }: FilterButtonProps) {
  return (
    <PopoverNext placement="bottom-start" content={content}>
      <Button
        className="wb-filter-button"
        data-set={value !== undefined || undefined}
        endIcon={<CaretDown />}
        text={value === undefined ? label : `${label}: ${value}`}
      />
    </PopoverNext>
  )
}

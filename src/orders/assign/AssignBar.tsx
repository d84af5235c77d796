import { Button } from '@blueprintjs/core'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'
import type { Selection } from '#src/tables/TableHead.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'

export interface AssignBarProps {
  readonly selection: Selection<DeliveryOrderListItem>
  readonly words: CountedWords
  readonly onAssign: () => void
}

/** Assigns the ticked orders to one driver. Fetched with the first tick: the list is there before it. */
export function AssignBar({ selection, words, onAssign }: AssignBarProps) {
  return (
    <SelectionBar selection={selection} words={words}>
      <Button text="Assign driver" onClick={onAssign} />
    </SelectionBar>
  )
}

import { useEffect, useState } from 'react'
import { Button } from '@blueprintjs/core'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'
import type { RowWords } from '#src/tables/ListCount.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import type { RowSelection } from '#src/tables/use-row-selection.ts'
import { later } from '#src/ui/later.tsx'

const assignDriver = later(
  async () => (await import('#src/resources/orders/AssignDriverDrawer.tsx')).AssignDriverDrawer,
)

export interface AssignBarProps {
  readonly selection: RowSelection<DeliveryOrderListItem>
  readonly words: RowWords
}

/** Assigns the ticked orders to one driver. Fetched with the first tick: the list is there before it. */
export function AssignBar({ selection, words }: AssignBarProps) {
  const [assigning, setAssigning] = useState(false)
  useEffect(() => {
    // Ticked orders are about to be assigned; a fetch that fails is tried again by the drawer itself.
    assignDriver.load().catch(() => undefined)
  }, [])
  return (
    <SelectionBar selection={selection} words={words}>
      <Button text="Assign driver" onClick={() => setAssigning(true)} />
      {assigning && <assignDriver.Part orders={selection.rows} onClose={() => setAssigning(false)} />}
    </SelectionBar>
  )
}

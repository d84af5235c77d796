import type { ReactNode } from 'react'
import type { User } from '#generated/model/index.ts'
import { DriverPicker, type PickedUpOrder } from '#src/orders/find/DriverPicker.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import '#src/ui/pick-list.css'

interface DriverPopoverProps {
  readonly orders: readonly PickedUpOrder[]
  readonly selectedId: number | null
  readonly onPick: (driver: User) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The drivers, nearest first, to pick one by typing and Enter. */
export function DriverPopover({ orders, selectedId, onPick, onClose, children }: DriverPopoverProps) {
  return (
    <Popover
      isOpen
      placement="bottom-end"
      onInteraction={(open) => {
        if (!open) onClose()
      }}
      content={
        <div className="wb-pick-popover">
          <DriverPicker orders={orders} selectedId={selectedId} onPick={onPick} />
        </div>
      }
    >
      {children}
    </Popover>
  )
}

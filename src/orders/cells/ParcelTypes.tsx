import type { ReactNode } from 'react'
import type { ParcelDetail } from '#generated/model/index.ts'
import { WindowedList } from '#src/ui/WindowedList.tsx'
import styles from './parcel-types.module.css'

interface ParcelTypesProps {
  readonly parcels: readonly ParcelDetail[]
  /** More types than these scroll inside a box of their own, so that what follows stays near. */
  readonly inSight: number
  /** Of one type, in pixels, until it is measured. */
  readonly usualHeight: number
  readonly className: string | undefined
  /** Of that box. */
  readonly boxClassName: string | undefined
  readonly children: (parcel: ParcelDetail) => ReactNode
}

/** What is carried, type by type (docs/rules/order-page.md, "Sections of the page"). */
export function ParcelTypes({ parcels, inSight, usualHeight, className, boxClassName, children }: ParcelTypesProps) {
  if (parcels.length === 0) return <p className={`wb-muted ${styles.orderNone}`}>No parcels on this order</p>
  const list = (
    <WindowedList
      items={parcels}
      keyOf={({ id }) => id}
      usualHeight={usualHeight}
      className={className}
      label="Parcels"
    >
      {children}
    </WindowedList>
  )
  if (parcels.length <= inSight) return list
  // What scrolls must be in reach of the keyboard.
  const reached = { role: 'region', 'aria-label': `${parcels.length} parcel types`, tabIndex: 0 }
  return (
    <div className={boxClassName} {...reached}>
      {list}
    </div>
  )
}

import { streetOf } from '#domain/address.ts'
import type { LocationSummary } from '#generated/model/index.ts'
import styles from './cells.module.css'

type StopCellProps = { readonly stop: Pick<LocationSummary, 'name' | 'formattedAddress'> }

/** A stop by its name; its street is beside it, quieter, and the whole address on hover. */
export function StopCell({ stop: { name, formattedAddress } }: StopCellProps) {
  const street = streetOf(formattedAddress)
  return (
    <span className={styles.stop} title={`${name}, ${formattedAddress}`}>
      <span className={styles.stopName}>{name}</span>
      {street !== name && <span className={styles.stopStreet}>{street}</span>}
    </span>
  )
}

import { streetOf } from '#domain/addresses/address.ts'
import type { LocationSummary } from '#generated/model/index.ts'
import styles from './cells.module.css'

type StopCellProps = { readonly stop: Pick<LocationSummary, 'name' | 'formattedAddress'> }

/** A stop by its name; its street is beside it, quieter, and the whole address on hover. */
export function StopCell({ stop: { name, formattedAddress } }: StopCellProps) {
  const street = streetOf(formattedAddress)
  return (
    <div className={styles.stop} title={`${name}, ${formattedAddress}`}>
      <div className={styles.stopLine}>
        <span className={styles.name}>{name}</span>
        {street !== name && <span className={styles.stopStreet}>{street}</span>}
      </div>
    </div>
  )
}

/** A name that is shown whole, on two lines where it takes them. */
export function NameCell({ name }: { readonly name: string }) {
  return (
    <span className={styles.name} title={name}>
      {name}
    </span>
  )
}

import type { PlaceSummary } from '#generated/model/index.ts'
import styles from './cells.module.css'

type PlaceCellProps = { readonly place: Pick<PlaceSummary, 'name' | 'formattedAddress'> }

/** A stop by its name; its street is beside it, quieter, and the whole address on hover. */
export function PlaceCell({ place: { name, formattedAddress } }: PlaceCellProps) {
  const street = streetOf(formattedAddress)
  return (
    <span className={styles.place} title={`${name}, ${formattedAddress}`}>
      <span className={styles.placeName}>{name}</span>
      {street !== name && <span className={styles.placeStreet}>{street}</span>}
    </span>
  )
}

/** The first part of an address: "737 Broadway Avenue, Saskatoon, SK" is "737 Broadway Avenue". */
function streetOf(formattedAddress: string): string {
  return formattedAddress.split(',')[0]?.trim() ?? formattedAddress
}

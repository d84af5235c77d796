import styles from './resource.module.css'

/** A picture as small as a line of a list; what it shows is said beside it. */
export function Thumbnail({ address }: { readonly address: string }) {
  return <img className={styles.thumbnail} src={address} alt="" loading="lazy" />
}

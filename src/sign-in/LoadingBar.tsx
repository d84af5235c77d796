import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import type { WayOut } from '#src/lib/waits.ts'
import { browser } from '#src/lib/browser.ts'
import styles from './session.module.css'

const reload: WayOut = { label: 'Reload page', run: browser.reload }

/** Nothing for a second, then a quiet bar. */
export function LoadingBar({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <OnItsWay label={label} className={styles.waiting} out={reload}>
      <div className={styles.waitingBar} />
    </OnItsWay>
  )
}

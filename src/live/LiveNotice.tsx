import { useEffect, useState } from 'react'
import { Outdated } from '@blueprintjs/icons'
import { useLiveState } from './live-state.ts'
import styles from './live.module.css'

/** Milliseconds: a stream that comes again at once was not missed. */
const unnoticedMs = 6_000

/** Says that the changes of others come late, while they do. */
export function LiveNotice() {
  const state = useLiveState()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (state !== 'lost') return
    const timer = setTimeout(() => setLate(true), unnoticedMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [state])
  return (
    <span role="status">
      {isLate && (
        <span className={styles.notice} title="Changes by others may take a minute to show. Reconnecting…">
          <Outdated size={14} />
          <span className={styles.words}>Updates are delayed</span>
        </span>
      )}
    </span>
  )
}

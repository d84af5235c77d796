import { Switch } from '@blueprintjs/core'
import styles from './archived-switch.module.css'

interface ArchivedSwitchProps {
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}

/** Shows the archived rows of a list instead of the others. */
export function ArchivedSwitch({ shown, onChange }: ArchivedSwitchProps) {
  return (
    <Switch
      className={styles.archived}
      label="Archived"
      role="switch"
      aria-checked={shown}
      checked={shown}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

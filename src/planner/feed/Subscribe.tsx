import { Button } from '@blueprintjs/core'
import { Feed } from '@blueprintjs/icons'
import { useState } from 'react'
import { SubscribeDialog } from './SubscribeDialog.tsx'
import styles from '../calendar.module.css'

/** Opens what leads to the calendar in other programs. */
export function Subscribe() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.subscribe}
        variant="minimal"
        icon={<Feed />}
        text="Subscribe"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  )
}

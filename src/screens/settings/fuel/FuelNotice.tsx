import { Button, TextArea } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import type { FuelOutlook } from '#generated/model/index.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './fuel.module.css'

interface FuelNoticeProps {
  readonly notice: NonNullable<FuelOutlook['notice']>
}

/** A draft of the letter, in the courier's own words once it has changed them; new figures make a new draft. */
export function FuelNotice({ notice: { subject, text } }: FuelNoticeProps) {
  const draft = `${subject}\n\n${text}`
  const [letter, setLetter] = useState(draft)
  const helpId = useId()
  const copy = async () => {
    await navigator.clipboard.writeText(letter)
    showSuccess('Copied the notice')
  }
  return (
    <section className={styles.part} aria-labelledby="fuel-notice">
      <div className={styles.partHead}>
        <h2 className="wb-section-title" id="fuel-notice">
          Notice to customers
        </h2>
        <div className={styles.noticeActs}>
          {letter !== draft && <Button variant="minimal" text="Back to the draft" onClick={() => setLetter(draft)} />}
          <Button icon={<Duplicate />} text="Copy" onClick={() => void copy()} />
        </div>
      </div>
      <TextArea
        className={styles.notice}
        aria-label="Notice to customers"
        aria-describedby={helpId}
        rows={12}
        value={letter}
        onChange={({ target }) => setLetter(target.value)}
      />
      <p className="wb-field-help" id={helpId}>
        Change it as you like before you copy it. Your changes are not kept here.
      </p>
    </section>
  )
}

import { SegmentedControl } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { type StopProtocols, stopTypes, type StopType } from '#domain/orders/protocol.ts'
import { type AnswerDrafts, missingAnswers } from '#src/orders/protocol/answers.ts'
import { ProtocolForm } from '#src/orders/protocol/ProtocolForm.tsx'
import styles from './protocols.module.css'

/** What drivers will see on their telephones, which can be tried: nothing of it is sent. */
export function ProtocolPreview({ asked }: { readonly asked: StopProtocols }) {
  const titleId = useId()
  const [chosen, setChosen] = useState<StopType | null>(null)
  const [drafts, setDrafts] = useState<AnswerDrafts>({})
  const stop = chosen ?? (asked.pickup.length === 0 && asked.dropoff.length > 0 ? 'dropoff' : 'pickup')
  const here = asked[stop].map((action) => ({ ...action, options: [...action.options] }))
  const missing = missingAnswers(here, drafts, undefined)
  return (
    <aside className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.previewTitle}>
        What the driver sees
      </h2>
      <SegmentedControl
        fill
        aria-label="Stop"
        value={stop}
        onValueChange={(next) => setChosen(next === 'dropoff' ? 'dropoff' : 'pickup')}
        options={stopTypes.map((value) => ({ value, label: `${tabs[value]} (${asked[value].length})` }))}
      />
      <div className={styles.phone}>
        {here.length === 0 ? (
          <p className="wb-muted">Nothing is asked here: drivers leave the stop with one press.</p>
        ) : (
          <>
            <ProtocolForm
              actions={here}
              entry={undefined}
              drafts={drafts}
              readOnly={false}
              onAnswer={(id, answer) => setDrafts((before) => ({ ...before, [id]: answer }))}
            />
            <p className={styles.missing} role="status">
              {missing.length === 0
                ? 'The stop can be left.'
                : `Still needed before it can be left: ${missing.map(({ label }) => label).join(', ')}`}
            </p>
          </>
        )}
      </div>
    </aside>
  )
}

const tabs: Readonly<Record<StopType, string>> = { pickup: 'At the pickup', dropoff: 'At the drop-off' }

import type { ProtocolAction, ProtocolEntry } from '#generated/model/index.ts'
import { ActionField } from './ActionField.tsx'
import { type AnswerDraft, type AnswerDrafts, isDone, shownAnswer, type Take } from './answers.ts'
import styles from './protocol-form.module.css'

interface ProtocolFormProps {
  readonly actions: readonly ProtocolAction[]
  /** What was saved at this stop. */
  readonly entry: ProtocolEntry | undefined
  readonly drafts: AnswerDrafts
  readonly readOnly: boolean
  readonly onAnswer: (actionId: string, answer: AnswerDraft) => ReturnType<Take<AnswerDraft>>
}

/** What is asked at the stop, one thing under the other. */
export function ProtocolForm({ actions, entry, drafts, readOnly, onAnswer }: ProtocolFormProps) {
  return (
    <section className={`wb-card ${styles.form}`} aria-label="Protocol">
      <h2 className="wb-label">To do here</h2>
      <fieldset className={styles.protocol} disabled={readOnly}>
        <ul>
          {actions.map((action) => (
            <ActionField
              key={action.id}
              action={action}
              answer={shownAnswer(action, drafts, entry)}
              isDone={isDone(action, drafts, entry)}
              saved={entry?.actionsWithData.find(({ id }) => id === action.id)?.media ?? []}
              onAnswer={(answer) => onAnswer(action.id, answer)}
            />
          ))}
        </ul>
      </fieldset>
    </section>
  )
}

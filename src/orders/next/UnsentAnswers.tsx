import { Button } from '@blueprintjs/core'
import type { ProtocolAction } from '#generated/model/index.ts'
import { shortName } from '#src/uploads/media-facts.ts'
import { type AnswerDraft, type AnswerDrafts, noAnswer } from '#src/orders/protocol/answers.ts'
import styles from './next.module.css'

interface UnsentAnswersProps {
  readonly title: string
  /** Why they are still here. */
  readonly words: string
  readonly actions: readonly ProtocolAction[]
  readonly drafts: AnswerDrafts
  /** What can still become of them; null where the order takes nothing any more. */
  readonly send: { readonly label: string; readonly isSending: boolean; readonly act: () => void } | null
  readonly fault: string | null
  readonly onThrowAway: () => void
}

/** What was written at a stop that the order has left, or is closed for, meanwhile: it never goes without a word. */
export function UnsentAnswers({ title, words, actions, drafts, send, fault, onThrowAway }: UnsentAnswersProps) {
  const written = actions.filter(({ id }) => drafts[id] !== undefined)
  if (written.length === 0) return null
  return (
    <section className={`wb-card ${styles.card}`} aria-label={title}>
      <h2 className="wb-label">{title}</h2>
      <p>{words}</p>
      <dl className={styles.kept}>
        {written.map(({ id, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Written draft={drafts[id] ?? noAnswer} />
            </dd>
          </div>
        ))}
      </dl>
      {fault !== null && (
        <p className={styles.problem} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.unsentActs}>
        {send !== null && (
          <Button size="large" intent="primary" text={send.label} loading={send.isSending} onClick={send.act} />
        )}
        <Button size="large" text="Throw away" disabled={send?.isSending === true} onClick={onThrowAway} />
      </div>
    </section>
  )
}

function Written({ draft: { value, files } }: { readonly draft: AnswerDraft }) {
  if (files.length > 0)
    return files.map(({ id, name, dataUrl }) =>
      dataUrl.startsWith('data:image/') ? (
        <img key={id} src={dataUrl} alt={name} />
      ) : (
        <span key={id}>{shortName(name)}</span>
      ),
    )
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}

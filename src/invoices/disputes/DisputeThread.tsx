import type { InvoiceDisputeText } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import styles from './disputes.module.css'

/** What a customer objects to, and what the courier says to it. */
export function DisputeThread({ dispute }: { readonly dispute: InvoiceDisputeText }) {
  const { state, comment, disputedByName, disputedAt, answer, answeredByName, answeredAt } = dispute
  return (
    <div className={styles.thread} data-state={state}>
      <blockquote>
        <p>{comment}</p>
        <footer>
          {disputedByName}, <Moment at={disputedAt} />
          {state === 'withdrawn' && ' · withdrawn'}
        </footer>
      </blockquote>
      {answer !== null && (
        <blockquote data-answer>
          <p>{answer}</p>
          <footer>
            Answered by {answeredByName}
            {answeredAt !== null && (
              <>
                , <Moment at={answeredAt} />
              </>
            )}
          </footer>
        </blockquote>
      )}
    </div>
  )
}

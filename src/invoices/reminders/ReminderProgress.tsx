import { Callout, ProgressBar } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { getGetReminderRunQueryKey, useGetReminderRun } from '#generated/client/accounting/accounting.ts'
import type { ReminderRun } from '#generated/model/index.ts'
import { reminderRunActs } from '#generated/screens/reminderRun.ts'
import { useActs } from '#src/resources/use-acts.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import styles from './reminders.module.css'

/** Milliseconds between two looks at reminders that are under way, where no event tells of them. */
const lookEvery = 2_000

const words = { one: 'reminder', many: 'reminders' } as const

/** Whether some are still to be sent. */
function isUnderWay(run: Pick<ReminderRun, 'state'> | undefined): boolean {
  return run?.state === 'waiting' || run?.state === 'running'
}

/** How far reminders are, and how they are stopped. */
export function ReminderProgress({ runId }: { readonly runId: number }) {
  const client = useQueryClient()
  const { data, error, refetch } = useGetReminderRun(runId, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  const isOver = data !== undefined && !isUnderWay(data)
  useEffect(() => {
    // What it has done stands in the lists below.
    if (isOver) void refreshInvoices(client)
  }, [client, isOver])
  if (data === undefined) {
    return error === null ? (
      <SkeletonLines count={3} what="the reminders" />
    ) : (
      <ErrorState title="The reminders could not be loaded" error={error} retry={() => void refetch()} />
    )
  }
  return isOver ? <Over run={data} /> : <UnderWay run={data} />
}

function Over({ run: { state, sent, leftOut, failure } }: { readonly run: ReminderRun }) {
  const rest = leftOut > 0 ? ` ${countText(leftOut, { one: 'customer was', many: 'customers were' })} left out.` : ''
  if (state === 'failed')
    return (
      <Callout intent="danger" role="alert">
        It failed after {countText(sent, words)}. {failure}
      </Callout>
    )
  return (
    <Callout intent={state === 'done' ? 'success' : 'none'} role="status">
      {state === 'done' ? `Sent ${countText(sent, words)}.` : `Cancelled after ${countText(sent, words)}.`}
      {rest}
    </Callout>
  )
}

function UnderWay({ run }: { readonly run: ReminderRun }) {
  const client = useQueryClient()
  const actsOn = useActs(reminderRunActs, {
    keep(_run, answer) {
      if (answer !== undefined) client.setQueryData(getGetReminderRunQueryKey(run.id), answer)
      return refreshInvoices(client)
    },
  })
  const cancel = actsOn({ ...run, name: `Reminders ${run.id}` }).find(({ id }) => id === 'cancelReminderRun')
  const { state, done, total } = run
  return (
    <section className={`wb-card ${styles.running}`} aria-label="Progress">
      <p role="status">
        {state === 'waiting' || total === null
          ? 'Waiting for its turn'
          : `${done} of ${countText(total, { one: 'customer', many: 'customers' })} looked at`}
      </p>
      <ProgressBar
        aria-label="Customers looked at"
        intent="primary"
        stripes={false}
        animate={false}
        value={total === null ? 0 : done / Math.max(1, total)}
      />
      <p className="wb-muted">It goes on when you leave this page.</p>
      {cancel !== undefined && (
        <VerdictButton verdict={cancel.verdict} text={cancel.label} onClick={() => void cancel.run()} />
      )}
    </section>
  )
}

import { Button, Checkbox } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { reminderStepLabels } from '#domain/accounting/invoices/reminders.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { createReminderRun, getGetReminderRunQueryKey } from '#generated/client/accounting/accounting.ts'
import type { Reminder, ReminderLeftOut, ReminderPreview } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { useOnce } from '#src/http/idempotency.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { refreshInvoices } from '../refresh-invoices.ts'
import { daysText } from '../words.ts'
import { useReminderPreview } from './use-reminder-preview.ts'
import styles from './reminders.module.css'

/** Who gets which words, to be chosen and sent, and who is left out. */
export function RemindersPreview() {
  const { data, error, refetch } = useReminderPreview()
  if (data !== undefined) return <Found preview={data} />
  return error === null ? (
    <SkeletonLines count={8} what="who would be reminded" />
  ) : (
    <ErrorState title="Reminders could not be tried" what="reminders" error={error} retry={() => void refetch()} />
  )
}

const words = { one: 'reminder', many: 'reminders' } as const

function Found({ preview: { reminders, leftOut, more } }: { readonly preview: ReminderPreview }) {
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const chosen = reminders.filter(({ customer }) => !without.has(customer.id))
  const toggle = (id: number, isChosen: boolean) =>
    setWithout((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(id)
      else next.add(id)
      return next
    })
  const all = (isChosen: boolean) =>
    setWithout(isChosen ? new Set() : new Set(reminders.map(({ customer }) => customer.id)))
  return (
    <>
      {reminders.length === 0 ? (
        <section className="wb-card">
          <EmptyState
            icon={<Tick size={18} />}
            title="Nobody is to be reminded"
            actions={<ButtonLink to={paths.ageing()} text="Ageing" />}
          >
            {leftOut.length === 0
              ? 'Nothing is overdue.'
              : 'Something is overdue of those below, who are left out for the reasons beside them.'}
          </EmptyState>
        </section>
      ) : (
        <section className={`wb-card ${shared.part}`} aria-label="Who is reminded">
          <div className={styles.head}>
            <h2>Who is reminded</h2>
            <Checkbox
              checked={chosen.length === reminders.length}
              indeterminate={chosen.length > 0 && chosen.length < reminders.length}
              label={`All ${reminders.length}`}
              onChange={({ currentTarget }) => all(currentTarget.checked)}
            />
          </div>
          <ul className={styles.reminders} aria-label="Reminders">
            {reminders.map((reminder) => (
              <OneReminder
                key={reminder.customer.id}
                reminder={reminder}
                isChosen={!without.has(reminder.customer.id)}
                onChoose={(isChosen) => toggle(reminder.customer.id, isChosen)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <span className="wb-muted" role="status">
              {countText(chosen.length, words)},{' '}
              {formatCents(chosen.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0))} overdue
            </span>
            <Send chosen={chosen} />
          </div>
        </section>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
      {more > 0 && (
        <p className="wb-muted">
          {countText(more, { one: 'more customer has', many: 'more customers have' })} something overdue. They appear
          here once these have been reminded.
        </p>
      )}
    </>
  )
}

/** Their colours are those of the orders' own states. */
const looks = { friendly: 'assigned', firm: 'created', final: 'cancelled' } as const

interface OneReminderProps {
  readonly reminder: Reminder
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function OneReminder({ reminder, isChosen, onChoose }: OneReminderProps) {
  const { customer, email, step, invoices, invoiceCount, totalCadCents, oldestDays, remindedAt, subject, text } =
    reminder
  return (
    <li data-without={!isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        labelElement={<strong>{customer.name}</strong>}
      />
      <span className="wb-status" data-status={looks[step]}>
        {reminderStepLabels[step]}
      </span>
      <strong className={styles.amount}>{formatCents(totalCadCents)}</strong>
      <p className={styles.about}>
        {invoices.map(({ id, number }) => (
          <Link key={id} to={paths.invoice(id)}>
            {number}
          </Link>
        ))}
        {invoiceCount > invoices.length && <span>and {invoiceCount - invoices.length} more</span>}
        <span>up to {daysText(oldestDays)} overdue</span>
        <span>to {email}</span>
        {remindedAt !== null && (
          <span>
            reminded <Moment at={remindedAt} />
          </span>
        )}
      </p>
      <details>
        <summary>What it says</summary>
        <div className={styles.mail}>
          <strong>{subject}</strong>
          <p>{text}</p>
        </div>
      </details>
    </li>
  )
}

function Send({ chosen }: { readonly chosen: readonly Reminder[] }) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { optionsFor, settle } = useOnce()
  const body = { customerIds: chosen.map(({ customer }) => customer.id) }
  const send = useMutation({
    mutationFn: () => createReminderRun(session.tenant.id, body, optionsFor(body)),
    onSuccess(run) {
      client.setQueryData(getGetReminderRunQueryKey(run.id), run)
      void navigate(paths.reminders({ run: run.id }))
      void refreshInvoices(client)
    },
    onError: (error) => tellRefusal(error, 'send the reminders'),
    onSettled: (_run, error) => settle(error),
  })
  const text = `Send ${countText(chosen.length, words)}`
  if (chosen.length === 0) return <Button intent="primary" disabled text={text} title="Nobody is chosen" />
  return (
    <VerdictButton
      intent="primary"
      verdict={invoiceRights.remind(session)}
      text={text}
      loading={send.isPending}
      onClick={() => send.mutate()}
    />
  )
}

function LeftOut({ leftOut }: { readonly leftOut: readonly ReminderLeftOut[] }) {
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Who is left out">
      <h2>Who is left out</h2>
      <table className={shared.table} aria-label="Who is left out">
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {leftOut.map(({ customer, reason }) => (
            <tr key={customer.id}>
              <th scope="row">
                <Link className="wb-lone-link" to={paths.customerSide(customer.id, 'account')}>
                  {customer.name}
                </Link>
              </th>
              <td data-label="Why" data-wide>
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

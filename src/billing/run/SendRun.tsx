import { Button, Callout, Checkbox } from '@blueprintjs/core'
import { Envelope, SmallCross } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { sendBillingExport, useGetBillingExportRecipients } from '#generated/client/accounting/accounting.ts'
import type { BillingExport, BillingRecipient, BillingRecipients, BillingSent } from '#generated/model/index.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { billingRights } from '../billing-rights.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { refreshRuns } from '../refresh-billing.ts'
import { madeText, numbersText } from '../words.ts'
import shared from '../billing.module.css'
import styles from './run.module.css'

const documentWords = { one: 'invoice', many: 'invoices' } as const
const mailWords = { one: 'e-mail', many: 'e-mails' } as const

interface SendRunProps {
  readonly run: BillingExport
  readonly onSent: (sent: BillingSent) => void
}

/** The press that sends what a run made, after it has shown who gets what. */
export function SendRun({ run, onSent }: SendRunProps) {
  const session = useSession()
  const { data: who } = useGetBillingExportRecipients(run.id)
  const [isAsking, setAsking] = useState(false)
  if (who === undefined || who.documents === 0) return null
  const isFirst = who.unsent > 0 || who.documents === who.unreachable
  const count = who.unsent > 0 ? who.unsent : who.documents
  return (
    <>
      <VerdictButton
        verdict={billingRights.send(session)}
        intent={isFirst ? 'primary' : 'none'}
        icon={<Envelope />}
        text={isFirst ? `Send ${countText(count, documentWords)}…` : 'Send again…'}
        onClick={() => setAsking(true)}
      />
      {isAsking && <SendRunDialog run={run} who={who} onSent={onSent} onClose={() => setAsking(false)} />}
    </>
  )
}

interface SendRunDialogProps extends SendRunProps {
  readonly who: BillingRecipients
  readonly onClose: () => void
}

function SendRunDialog({ run, who, onSent, onClose }: SendRunDialogProps) {
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  const reachable = who.data.filter(({ email }) => email !== null)
  const wasSent = reachable.some(({ sentAt }) => sentAt !== null)
  const [isAgain, setAgain] = useState(who.unsent === 0)
  const receiving = reachable.filter(({ unsent }) => isAgain || unsent > 0)
  const send = async () => {
    const body = { again: isAgain }
    try {
      const sent = await sendBillingExport(run.id, body, optionsFor(body))
      settle(null)
      onSent(sent)
    } catch (error) {
      settle(error)
      throw error
    }
    await refreshRuns(client)
  }
  const mails = isAgain ? who.mailsAgain : who.mails
  return (
    <ConfirmDialog
      isOpen
      title={isAgain ? 'Send these invoices?' : `Send ${countText(who.unsent, documentWords)}?`}
      confirmLabel={mails === 0 ? 'Send' : `Send ${countText(mails, mailWords)}`}
      confirmDisabled={mails === 0}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="wb-dialog-message">Each customer gets one e-mail with the PDF of each of its invoices.</p>
      <ul className={styles.recipients} aria-label="Who gets what">
        {who.data.map((recipient) => (
          <Recipient key={recipient.customer.id} recipient={recipient} isLeftOut={!receiving.includes(recipient)} />
        ))}
      </ul>
      {wasSent && who.unsent > 0 && (
        <Checkbox
          label="Send those that were sent before as well"
          checked={isAgain}
          onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

interface RecipientProps {
  readonly recipient: BillingRecipient
  readonly isLeftOut: boolean
}

function Recipient({ recipient, isLeftOut }: RecipientProps) {
  const { customer, email, totalCadCents, sentAt } = recipient
  return (
    <li data-left-out={isLeftOut || undefined}>
      <span>
        <strong>{customer.name}</strong>
        {email === null ? (
          <>
            No e-mail address for invoices.{' '}
            <Link className={styles.setAddress} to={paths.customerSide(customer.id, 'terms')}>
              Set one
            </Link>
          </>
        ) : (
          <>
            {email}
            {isLeftOut && sentAt !== null && ' · sent before'}
          </>
        )}
      </span>
      <span>
        <strong>{formatCents(totalCadCents)}</strong>
        {madeText(recipient)}: {numbersText(recipient)}
      </span>
    </li>
  )
}

interface SentCalloutProps {
  readonly sent: BillingSent
  readonly onClose: () => void
}

/** Tells what was sent, and which customers got nothing and why. */
export function SentCallout({ sent: { documents, mails, refused }, onClose }: SentCalloutProps) {
  const isWhole = refused.length === 0
  return (
    <Callout intent={isWhole ? 'success' : 'warning'} role={isWhole ? 'status' : 'alert'} className={shared.outdated}>
      <div>
        Sent {countText(documents, documentWords)} in {countText(mails, mailWords)}.
        {refused.map(({ customer, message }) => (
          <div key={customer.id}>{message}</div>
        ))}
      </div>
      <Button variant="minimal" size="small" icon={<SmallCross />} aria-label="Close" onClick={onClose} />
    </Callout>
  )
}

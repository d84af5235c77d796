import { useState } from 'react'
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  HTMLSelect,
  InputGroup,
  TextArea,
} from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addressFor,
  channelLabels,
  longestSubject,
  longestText,
  messageRecipients,
  recipientLabels,
  usualChannel,
  whyNotReached,
  type MessageChannel,
} from '#domain/orders/order-messages.ts'
import { textLength } from '#domain/orders/order-texts.ts'
import { sendOrderEmail, sendOrderSms, useGetOrderRecipients } from '#generated/client/orders/orders.ts'
import type { OrderMessageTo } from '#generated/model/index.ts'
import { approval, denial, type Verdict } from '#src/access/verdict.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import styles from './cancelled.module.css'

interface MessageDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

const channels: readonly MessageChannel[] = ['email', 'sms']
const nothing = { subject: '', text: '' }

interface Sent {
  readonly channel: MessageChannel
  readonly to: OrderMessageTo
  readonly subject: string
  readonly text: string
}

/** Writes to somebody of an order, at an address that the order has (docs/rules/messages-out.md, "From an order"). */
export function MessageDialog({ orderId, onClose }: MessageDialogProps) {
  const client = useQueryClient()
  const recipients = useGetOrderRecipients(orderId)
  const [chosen, setChannel] = useState<MessageChannel | null>(null)
  const [asked, setAsked] = useState<OrderMessageTo | null>(null)
  const [written, setWritten] = useSavedForm(
    'message',
    orderId,
    () => nothing,
    ({ subject, text }) => subject !== '' || text !== '',
  )
  const { optionsFor, settle } = useOnce()
  const send = useMutation({
    mutationFn: ({ channel: by, to, subject, text }: Sent) => {
      const options = optionsFor({ by, to, subject, text })
      return by === 'email'
        ? sendOrderEmail({ deliveryOrderId: orderId, to, subject, text }, options)
        : sendOrderSms({ deliveryOrderId: orderId, to, text }, options)
    },
    onSuccess: () => {
      setWritten(nothing)
      showSuccess('Message sent')
      onClose()
    },
    onError: (error) => {
      if (formErrorOf(error) === null) showError(error, { action: 'send the message' })
      // The order has other people or addresses than when the dialog was opened.
      else void recipients.refetch()
    },
    onSettled: (_sent, error) => {
      settle(error)
      return refreshOrders(client, [orderId])
    },
  })

  const channel = chosen ?? usualChannel(recipients.data?.data ?? [])
  const choices = messageRecipients.map((to) => {
    const who = recipients.data?.data.find((one) => one.to === to)
    const why = whyNotReached(channel, to, who)
    const where = why ?? [who?.name, who && addressFor(channel, who)].filter(Boolean).join(', ')
    return { to, why, label: `${recipientLabels[to]}: ${where}` }
  })
  // Whom somebody chose stays chosen, also when they cannot be reached any more: nobody else gets what was meant for them.
  const to = asked ?? choices.find(({ why }) => why === null)?.to ?? null
  const whyNot = choices.find((one) => one.to === to)?.why ?? null
  const verdict = maySend(channel, { to, whyNot }, written)
  const said = { channel, to, subject: written.subject.trim(), text: written.text.trim() }
  const faults = faultsOf(send.error, send.variables, said)
  const toFault = whyNot ?? faults.to
  const submit = () => {
    if (!verdict.allowed || to === null || send.isPending) return
    setAsked(to)
    send.mutate({ ...said, to })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      onOpened={focusStart}
      title="Write a message"
      canOutsideClickClose={written.subject === '' && written.text === ''}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          {recipients.error !== null && (
            <ErrorState what="addresses" error={recipients.error} retry={() => void recipients.refetch()} />
          )}
          {recipients.isLoading && <SkeletonLines count={4} what="the addresses" />}
          {recipients.data !== undefined && (
            <>
              <FormGroup label="By" labelFor="message-channel">
                <HTMLSelect
                  id="message-channel"
                  fill
                  value={channel}
                  options={channels.map((value) => ({ value, label: channelLabels[value] }))}
                  onChange={({ currentTarget }) => setChannel(currentTarget.value === 'sms' ? 'sms' : 'email')}
                />
              </FormGroup>
              <FormGroup label="To" labelFor="message-to" {...shownFault('message-to', toFault)}>
                <HTMLSelect
                  id="message-to"
                  {...described('message-to', toFault)}
                  fill
                  value={to ?? ''}
                  onChange={({ currentTarget }) =>
                    setAsked(messageRecipients.find((one) => one === currentTarget.value) ?? null)
                  }
                >
                  {to === null && <option value="">Nobody can be reached this way</option>}
                  {choices.map((choice) => (
                    <option key={choice.to} value={choice.to} disabled={choice.why !== null}>
                      {choice.label}
                    </option>
                  ))}
                </HTMLSelect>
              </FormGroup>
              {channel === 'email' && (
                <FormGroup
                  label="Subject"
                  labelFor="message-subject"
                  {...shownFault('message-subject', faults.subject)}
                >
                  <InputGroup
                    id="message-subject"
                    {...described('message-subject', faults.subject)}
                    fill
                    autoComplete="off"
                    maxLength={longestSubject}
                    value={written.subject}
                    onChange={({ currentTarget: { value } }) => setWritten((now) => ({ ...now, subject: value }))}
                  />
                </FormGroup>
              )}
              <FormGroup
                label="Message"
                labelFor="message-text"
                {...shownFault('message-text', faults.text, `${textLength(written.text)} / ${longestText[channel]}`)}
              >
                <TextArea
                  id="message-text"
                  {...described('message-text', faults.text)}
                  fill
                  rows={5}
                  data-start-focus
                  value={written.text}
                  onChange={({ currentTarget: { value } }) => setWritten((now) => ({ ...now, text: value }))}
                />
              </FormGroup>
              <DialogFault text={faults.other} />
            </>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={onClose} disabled={send.isPending} />
              <VerdictButton type="submit" intent="primary" text="Send" verdict={verdict} loading={send.isPending} />
            </>
          }
        />
      </form>
    </Dialog>
  )
}

interface Faults {
  readonly to: string | null
  readonly subject: string | null
  readonly text: string | null
  /** Of no field that is shown. */
  readonly other: string | null
}

/** What was refused, by field: an answer to another value is no answer to this one. */
function faultsOf(
  error: unknown,
  sent: Sent | undefined,
  now: Omit<Sent, 'to'> & { readonly to: Sent['to'] | null },
): Faults {
  const refusal = formErrorOf(error)
  if (refusal === null || !sent) return { to: null, subject: null, text: null, other: null }
  const of = (field: 'to' | 'subject' | 'text') => refusal.errors[`/${field}`]?.[0]
  const isSameWay = sent.channel === now.channel
  const hasFields = of('to') !== undefined || of('subject') !== undefined || of('text') !== undefined
  return {
    to: isSameWay && sent.to === now.to ? (of('to') ?? null) : null,
    subject: isSameWay && sent.subject === now.subject ? (of('subject') ?? null) : null,
    text: isSameWay && sent.text === now.text ? (of('text') ?? null) : null,
    other: hasFields ? null : refusal.message,
  }
}

const faultId = (field: string) => `${field}-fault`

/** @param help what stands below the field in any case */
function shownFault(field: string, fault: string | null, help?: string) {
  if (fault === null) return { helperText: help }
  const helperText = (
    <span className={styles.help}>
      <span id={faultId(field)} role="alert">
        {fault}
      </span>
      {help !== undefined && <span className={styles.count}>{help}</span>}
    </span>
  )
  return { intent: 'danger', helperText } as const
}

function described(field: string, fault: string | null) {
  return fault === null ? {} : ({ 'aria-invalid': true, 'aria-describedby': faultId(field) } as const)
}

function maySend(
  channel: MessageChannel,
  { to, whyNot }: { readonly to: OrderMessageTo | null; readonly whyNot: string | null },
  { subject, text }: { readonly subject: string; readonly text: string },
): Verdict {
  if (to === null) return denial('Nobody can be reached this way')
  if (whyNot !== null) return denial(whyNot)
  if (channel === 'email' && textLength(subject) === 0) return denial('Enter a subject first')
  if (textLength(text) === 0) return denial('Enter a message first')
  return textLength(text) > longestText[channel]
    ? denial(`The message can have ${longestText[channel]} characters at most`)
    : approval
}

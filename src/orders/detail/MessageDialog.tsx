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
  const reached = choices.filter(({ why }) => why === null)
  const to = reached.find((one) => one.to === asked)?.to ?? reached[0]?.to ?? null
  const verdict = maySend(channel, to, written)
  const refusal = formErrorOf(send.error)
  const fault = refusal === null ? null : (Object.values(refusal.errors).flat()[0] ?? refusal.message)
  const submit = () => {
    const said = { subject: written.subject.trim(), text: written.text.trim() }
    if (verdict.allowed && to !== null && !send.isPending) send.mutate({ channel, to, ...said })
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
              <FormGroup label="To" labelFor="message-to">
                <HTMLSelect
                  id="message-to"
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
                <FormGroup label="Subject" labelFor="message-subject">
                  <InputGroup
                    id="message-subject"
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
                helperText={`${textLength(written.text)} / ${longestText[channel]}`}
              >
                <TextArea
                  id="message-text"
                  fill
                  rows={5}
                  data-start-focus
                  value={written.text}
                  onChange={({ currentTarget: { value } }) => setWritten((now) => ({ ...now, text: value }))}
                />
              </FormGroup>
              <DialogFault text={fault} />
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

function maySend(
  channel: MessageChannel,
  to: OrderMessageTo | null,
  { subject, text }: { readonly subject: string; readonly text: string },
): Verdict {
  if (to === null) return denial('Nobody can be reached this way')
  if (channel === 'email' && textLength(subject) === 0) return denial('Enter a subject first')
  if (textLength(text) === 0) return denial('Enter a message first')
  return textLength(text) > longestText[channel]
    ? denial(`The message can have ${longestText[channel]} characters at most`)
    : approval
}

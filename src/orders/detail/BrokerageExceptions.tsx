import { useEffect, useId, useRef, useState } from 'react'
import { Button, Callout, TextArea } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCents } from '#domain/amounts/money.ts'
import { answerDeliveryOrderBrokerage } from '#generated/client/orders/orders.ts'
import type { BrokerageAnswer, BrokerageException, DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { ChangeList } from '#src/orders/history/ChangeList.tsx'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import styles from './brokerage-exceptions.module.css'

/** Characters, as of every comment (docs/rules/order-edit.md, "Comments and media"). */
const longestComment = 300

/** What the other courier of a brokerage changed, each to be accepted or answered (docs/rules/brokerage.md, "Exceptions"). */
export function BrokerageExceptions({ order }: { readonly order: DeliveryOrderPageView }) {
  return order.brokerageExceptions.map((told) => (
    // what was told anew is another question
    <ToldCallout key={`${told.exception} ${told.version}`} order={order} told={told} />
  ))
}

interface ToldProps {
  readonly order: DeliveryOrderPageView
  readonly told: BrokerageException
}

function ToldCallout({ order, told }: ToldProps) {
  const session = useSession()
  const [isAnswering, setIsAnswering] = useState(false)
  const titleId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const answer = useAnswer(order.id)
  const give = (accept: boolean, comment = '') =>
    answer.mutate({ exception: told.exception, version: told.version, accept, ...(comment !== '' && { comment }) })
  const verdict = canOrder.answerBrokerage(session, order, told.exception)
  const { title, accept } = wordsOf(told)
  const refusal = formErrorOf(answer.error)
  return (
    <Callout className={styles.told} intent="warning" role="region" aria-labelledby={titleId}>
      <h2 className={styles.toldTitle} id={titleId}>
        {title}
      </h2>
      <Told told={told} />
      {refusal !== null && (
        <p className={styles.toldRefusal} role="alert">
          {refusal.errors['/comment']?.[0] ?? refusal.message}
        </p>
      )}
      <div className={`${styles.toldActs} wb-no-print`}>
        <VerdictButton
          intent="primary"
          text={accept}
          verdict={verdict}
          loading={answer.isPending && answer.variables.accept}
          onClick={() => give(true)}
        />
        <VerdictButton
          ref={opener}
          text="Answer"
          verdict={verdict}
          aria-expanded={isAnswering}
          onClick={() => setIsAnswering(!isAnswering)}
        />
      </div>
      {isAnswering && (
        <AnswerField
          to={told.otherTenantName}
          isSending={answer.isPending}
          onSend={(comment) => give(false, comment)}
          onCancel={() => {
            setIsAnswering(false)
            opener.current?.focus()
          }}
        />
      )}
    </Callout>
  )
}

function wordsOf({ exception, otherTenantName: other }: BrokerageException): { title: string; accept: string } {
  switch (exception) {
    case 'bought_price_changed':
      return { title: `${other} changed the price that it asks for this order`, accept: 'Accept' }
    case 'sold_order_edited':
      return { title: `${other} asks to change this order`, accept: 'Accept' }
    case 'brokerage_answered':
      return { title: `${other} answered`, accept: 'Mark as read' }
  }
}

function Told({ told }: Pick<ToldProps, 'told'>) {
  switch (told.exception) {
    case 'bought_price_changed':
      return (
        <>
          {told.pricingTo !== undefined && (
            <p>
              Agreed: {priceWords(told.pricingFrom)}. Now: <strong>{priceWords(told.pricingTo)}</strong>, before tax.
            </p>
          )}
          <p>
            Your customer sees none of this and pays what was sold. This stays until you accept it or the price changes.
          </p>
        </>
      )
    case 'sold_order_edited':
      return (
        <>
          <ChangeList changes={told.changes ?? []} />
          <p>
            Nothing is changed here yet. Accept makes the same edit on this order, and the price follows; Answer leaves
            the order as it is.
          </p>
        </>
      )
    case 'brokerage_answered':
      return <blockquote className={styles.toldComment}>{told.comment}</blockquote>
  }
}

function priceWords(cents: number | null | undefined): string {
  return typeof cents === 'number' ? formatCents(cents) : 'no price'
}

interface AnswerFieldProps {
  readonly to: string
  readonly isSending: boolean
  readonly onSend: (comment: string) => void
  readonly onCancel: () => void
}

function AnswerField({ to, isSending, onSend, onCancel }: AnswerFieldProps) {
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  useEffect(() => field.current?.focus(), [])
  const comment = text.trim()
  const length = [...comment].length
  const isSendable = length > 0 && length <= longestComment && !isSending
  return (
    <form
      className={`${styles.toldAnswer} wb-no-print`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSendable) onSend(comment)
      }}
      onKeyDown={(event) => {
        if (isSaveKey(event) && isSendable) onSend(comment)
      }}
    >
      <TextArea
        fill
        inputRef={field}
        rows={2}
        aria-label={`Answer to ${to}`}
        aria-describedby={countId}
        aria-invalid={length > longestComment}
        placeholder={`What ${to} is to know`}
        value={text}
        readOnly={isSending}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.toldActs}>
        <Button type="submit" intent="primary" text="Send answer" loading={isSending} disabled={!isSendable} />
        <Button text="Cancel" disabled={isSending} onClick={onCancel} />
        <span id={countId} className={styles.toldCount} data-over={length > longestComment || undefined}>
          {length} / {longestComment}
        </span>
      </div>
    </form>
  )
}

/** Sends an answer and shows how the order stands; what was answered meanwhile, or told anew, is news and no fault. */
function useAnswer(orderId: number) {
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  return useMutation({
    mutationFn: (body: BrokerageAnswer) => answerDeliveryOrderBrokerage(orderId, body, optionsFor(body)),
    onSuccess: (_order, { accept, exception }) => {
      if (exception === 'brokerage_answered' && accept) showSuccess('Marked as read')
      else showSuccess(accept ? 'Accepted' : 'Answer sent')
    },
    onError: (error) => {
      if (apiErrorOf(error)?.code === 'edit_conflict')
        showNotice('This has changed meanwhile. Please look at it again.')
      else if (formErrorOf(error) === null) showError(error, { action: 'answer the other courier' })
    },
    onSettled: (_order, error) => {
      settle(error)
      return refreshOrders(client, [orderId])
    },
  })
}

import { type KeyboardEvent, useId } from 'react'
import { Button, TextArea } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addDeliveryOrderComment } from '#generated/client/orders/orders.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { refreshOrder } from '#src/orders/acts/order-cache.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { isSaveKey } from '#src/ui/save-key.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './comments.module.css'

/** Characters (docs/rules/order-edit.md, "Comments and media"). */
const longestComment = 300

/** Takes a comment of at most 300 characters. What could not be sent stays in the field. */
export function CommentField({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient()
  const countId = useId()
  // It waits for a person who looks at other tabs and orders, or has to sign in again.
  const kept = { ofPath: true, stays: true }
  const [text, setText] = useSavedForm(
    `comment-${orderId}`,
    orderId,
    () => '',
    (written) => written !== '',
    kept,
  )
  const { optionsFor, settle } = useOnce()
  const send = useMutation({
    mutationFn: (comment: string) => addDeliveryOrderComment(orderId, { comment }, optionsFor(comment)),
    onSuccess: () => {
      setText('')
      showSuccess('Comment added')
      return refreshOrder(client, orderId)
    },
    onError: (error, comment) => {
      // Not waited for: it may fail as this did, and the field is needed meanwhile.
      void refreshOrder(client, orderId)
      if (formErrorOf(error) === null)
        showError(error, { action: 'add the comment', retry: () => send.mutate(comment) })
    },
    onSettled: (_added, error) => settle(error),
  })

  const comment = text.trim()
  const length = [...comment].length
  const sendable = length > 0 && length <= longestComment && !send.isPending
  const refusal = formErrorOf(send.error)
  const problem =
    length > longestComment
      ? `At most ${longestComment} characters`
      : refusal !== null && send.variables === comment
        ? (refusal.errors['/comment']?.[0] ?? refusal.message)
        : null

  const onKeyDown = (event: KeyboardEvent) => {
    if (isSaveKey(event) && sendable) send.mutate(comment)
  }

  return (
    <form
      className={`${styles.field} wb-no-print`}
      onSubmit={(event) => {
        event.preventDefault()
        if (sendable) send.mutate(comment)
      }}
    >
      <TextArea
        fill
        rows={2}
        aria-label="Add a comment"
        aria-describedby={countId}
        aria-invalid={problem !== null}
        placeholder="Add a comment"
        value={text}
        readOnly={send.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <span className={styles.problem} role="alert">
          {problem}
        </span>
        <span id={countId} className={styles.count} data-over={length > longestComment || undefined}>
          {length} / {longestComment}
        </span>
        <Button
          type="submit"
          size="small"
          text="Send"
          title="Ctrl + Enter"
          loading={send.isPending}
          disabled={!sendable}
        />
      </div>
    </form>
  )
}

import { useState } from 'react'
import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { attachDeliveryOrderMedia } from '#generated/client/orders/orders.ts'
import { jpegName } from '#domain/files/accepted-files.ts'
import type { MediaInput } from '#generated/model/index.ts'
import { approval, denial, type Verdict } from '#src/access/verdict.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import { useUpload, type UploadState } from '#src/uploads/use-upload.ts'
import { UploadField } from '#src/uploads/UploadField.tsx'
import styles from '#src/uploads/upload-field.module.css'

interface AttachMediaDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

const longestName = 200

/**
 * Attaches a file to an order: a completed upload, and a name that begins as the file's own
 * (docs/rules/order-edit.md, "Comments and media").
 */
export function AttachMediaDialog({ orderId, onClose }: AttachMediaDialogProps) {
  const client = useQueryClient()
  const upload = useUpload()
  const { state } = upload
  const [name, setName] = useState('')
  const [isTyped, setIsTyped] = useState(false)
  const { optionsFor, settle } = useOnce()
  const attach = useMutation({
    mutationFn: (data: MediaInput) => attachDeliveryOrderMedia(orderId, data, optionsFor(data)),
    onSuccess: () => {
      showSuccess('File added')
      onClose()
    },
    onError: (error) => {
      if (apiErrorOf(error)?.code !== 'order_cancelled' && formErrorOf(error) === null) {
        showError(error, { action: 'attach the file' })
      }
    },
    onSettled: (_media, error) => {
      settle(error)
      return refreshOrders(client, [orderId])
    },
  })

  const choose = (file: File) => {
    attach.reset()
    // A name that somebody typed already is theirs to keep.
    if (name.trim() === '' || !isTyped) setName([...jpegName(file.name)].slice(0, longestName).join(''))
    upload.start(file)
  }
  const refusal = formErrorOf(attach.error)
  const nameFault = refusal?.errors['/name']?.[0] ?? null
  const otherFault = refusal === null || nameFault !== null ? null : (refusal.errors['/url']?.[0] ?? refusal.message)
  const verdict = mayAttach(state, name)
  const submit = () => {
    if (verdict.allowed && !attach.isPending && state.phase === 'done')
      attach.mutate({ name: name.trim(), url: state.url })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      onOpened={focusStart}
      title="Attach media"
      className={styles.dialogMedia}
      // A press beside the dialog must not throw away what took minutes to bring.
      canOutsideClickClose={state.phase === 'none'}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          <UploadField upload={upload} onChoose={choose} />
          <FormGroup
            label="File name"
            labelFor="attach-name"
            className={styles.nameField}
            intent={nameFault === null ? 'none' : 'danger'}
            helperText={nameFault === null ? undefined : <span role="alert">{nameFault}</span>}
          >
            <InputGroup
              id="attach-name"
              fill
              autoComplete="off"
              maxLength={longestName}
              value={name}
              aria-invalid={nameFault !== null}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value)
                setIsTyped(true)
              }}
            />
          </FormGroup>
          <DialogFault text={otherFault} />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={onClose} disabled={attach.isPending} />
              <VerdictButton
                type="submit"
                intent="primary"
                text="Submit"
                verdict={verdict}
                loading={attach.isPending}
              />
            </>
          }
        />
      </form>
    </Dialog>
  )
}

function mayAttach(state: UploadState, name: string): Verdict {
  if (state.phase === 'none') return denial('Choose a file first')
  if (state.phase === 'failed') return denial('The file could not be uploaded')
  if (state.phase !== 'done') return denial('The upload is not complete yet')
  return name.trim() === '' ? denial('Enter a file name') : approval
}

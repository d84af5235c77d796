import { useState } from 'react'
import { Button, Dialog, DialogBody, FormGroup, InputGroup } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { beginEmailChange, confirmEmailChange, useGetEmailChange } from '#generated/client/session/session.ts'
import { emailChangeRequestForm } from '#generated/forms/EmailChangeRequest.ts'
import type { EmailChangeRequest } from '#generated/model/index.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './profile.module.css'
import { useRefreshMe } from './use-refresh-me.ts'

/** Changes the e-mail address at /profile/change-email: the new one, then the code that was sent there. */
export function EmailDialog() {
  const { me } = useSession()
  const navigate = useNavigate()
  const refreshMe = useRefreshMe()
  const [isAnew, setIsAnew] = useState(false)
  const [code, setCode] = useState('')
  const waiting = useGetEmailChange(me.id, { query: { staleTime: 0, gcTime: 0 } })
  const close = () => void navigate(paths.profile())

  if (waiting.data === undefined) {
    return (
      <Dialog isOpen title={emailChangeRequestForm.title} className="wb-dialog-small" onClose={close}>
        <DialogBody>
          {waiting.error === null ? (
            <Skeleton />
          ) : (
            <ErrorState error={waiting.error} retry={() => void waiting.refetch()} />
          )}
        </DialogBody>
      </Dialog>
    )
  }
  const { email } = waiting.data
  if (email === null || isAnew) {
    const send = async (data: object) => {
      await beginEmailChange(me.id, data as EmailChangeRequest)
      await waiting.refetch()
      setCode('')
      setIsAnew(false)
    }
    return <SchemaDialog isOpen form={emailChangeRequestForm} value={{}} onSubmit={send} onClose={close} />
  }

  const confirm = async () => {
    await confirmEmailChange(me.id, { code })
    await refreshMe()
    showSuccess('Email changed')
  }
  return (
    <FormDialog
      key={email}
      title="Enter the code"
      submitLabel="Change email"
      dirty={false}
      problem={code.trim() === '' ? 'Enter the code from the mail' : null}
      onSubmit={confirm}
      onClose={close}
    >
      <p>
        If <strong>{email}</strong> can be used, a mail with a code is on its way there. It works for ten minutes. Until
        then you sign in with {me.email}.
      </p>
      <FormGroup label="Code" labelFor="email-code" helperText="The six digits in the mail">
        <InputGroup
          id="email-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onValueChange={setCode}
        />
      </FormGroup>
      <Button
        className={styles.another}
        variant="minimal"
        intent="primary"
        text="Use another address, or send a new code"
        onClick={() => setIsAnew(true)}
      />
    </FormDialog>
  )
}

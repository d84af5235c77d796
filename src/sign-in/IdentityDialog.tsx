import { useState } from 'react'
import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { confirmIdentity, useGetTwoStep } from '#generated/client/session/session.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { readStoredId } from '#src/session/storage.ts'

/** Asks for the password, or a code of the person's app. @param onAnswer told whether the person has confirmed */
export function IdentityDialog({ onAnswer }: { readonly onAnswer: (confirmed: boolean) => void }) {
  const userId = readStoredId('userId')
  const { data } = useGetTwoStep(userId ?? 0, { query: { enabled: userId !== null } })
  const [byCode, setByCode] = useState(false)
  const [typed, setTyped] = useState('')
  const label = byCode ? 'Code' : 'Password'
  const confirm = async () => {
    await confirmIdentity(byCode ? { code: typed } : { password: typed })
    onAnswer(true)
  }
  return (
    <FormDialog
      title="Confirm that it is you"
      submitLabel="Confirm"
      dirty={false}
      problem={typed === '' ? `Enter your ${label.toLowerCase()}` : null}
      onSubmit={confirm}
      onClose={() => onAnswer(false)}
    >
      <p>
        This changes who can do what, or how an account is protected, so please confirm that it is you. It holds for 10
        minutes.
      </p>
      <FormGroup label={label} labelFor="identity">
        <InputGroup
          key={label}
          id="identity"
          type={byCode ? 'text' : 'password'}
          inputMode={byCode ? 'numeric' : undefined}
          autoComplete={byCode ? 'one-time-code' : 'current-password'}
          value={typed}
          onValueChange={setTyped}
        />
      </FormGroup>
      {data !== undefined && data.enabledAt !== null && (
        <Button
          variant="minimal"
          size="small"
          text={byCode ? 'Use my password instead' : 'Use a code from my app instead'}
          onClick={() => {
            setTyped('')
            setByCode(!byCode)
          }}
        />
      )}
    </FormDialog>
  )
}

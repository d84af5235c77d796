import { useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { FormGroup, InputGroup } from '@blueprintjs/core'
import { beginTwoStep, enableTwoStep, getGetTwoStepQueryKey } from '#generated/client/session/session.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import styles from './profile.module.css'

/** Sets an authenticator app up at /profile/two-step: its secret, a code that proves it works, then the recovery codes. */
export function TwoStepDialog() {
  const { me } = useSession()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOn = useRef(false)
  // Asked for once: each time makes another secret.
  const setup = useQuery({
    queryKey: ['two-step-setup', me.id],
    queryFn: () => beginTwoStep(me.id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const close = () => void navigate(paths.profile())

  const enable = async () => {
    const enabled = await enableTwoStep(me.id, { code })
    await queryClient.invalidateQueries({ queryKey: getGetTwoStepQueryKey(me.id) })
    isOn.current = true
    setCodes(enabled.recoveryCodes)
  }
  const finish = () => {
    showSuccess('Two-step sign-in turned on')
    close()
  }
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={finish} />

  return (
    <FormDialog
      title="Set up two-step sign-in"
      submitLabel="Turn on"
      dirty={false}
      problem={code.trim() === '' ? 'Enter the code that the app shows' : null}
      onSubmit={enable}
      onClose={() => {
        // After turning it on the recovery codes are still to be shown.
        if (!isOn.current) close()
      }}
    >
      {setup.error !== null && <ErrorState error={setup.error} retry={() => void setup.refetch()} />}
      {setup.isPending && <Skeleton />}
      {setup.data !== undefined && (
        <>
          <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
          <img className={styles.picture} src={setup.data.picture} alt="QR code of the key below" />
          <p>
            Key: <code className={styles.secret}>{setup.data.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <FormGroup label="Code" labelFor="two-step-code" helperText="The six digits that the app shows now">
            <InputGroup
              id="two-step-code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onValueChange={setCode}
            />
          </FormGroup>
        </>
      )}
    </FormDialog>
  )
}

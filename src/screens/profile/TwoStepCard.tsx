import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import {
  disableTwoStep,
  getGetTwoStepQueryKey,
  renewRecoveryCodes,
  useGetTwoStep,
} from '#generated/client/session/session.ts'
import { paths } from '#src/paths.ts'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import styles from './profile.module.css'

/** Whether the person signs in with a second step, and what can be done about it. */
export function TwoStepCard() {
  const { me } = useSession()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useGetTwoStep(me.id)
  const [asked, setAsked] = useState<'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const askAnew = () => queryClient.invalidateQueries({ queryKey: getGetTwoStepQueryKey(me.id) })

  const turnOff = async () => {
    await disableTwoStep(me.id)
    await askAnew()
    showSuccess('Two-step sign-in turned off')
  }
  const renew = async () => {
    const renewed = await renewRecoveryCodes(me.id)
    await askAnew()
    setCodes(renewed.recoveryCodes)
  }

  return (
    <section className={`wb-card ${styles.password}`} aria-labelledby="two-step">
      <div>
        <h2 className="wb-section-title" id="two-step">
          Two-step sign-in
        </h2>
        {error !== null && <ErrorState error={error} retry={() => void refetch()} />}
        {data === undefined && error === null && <Skeleton />}
        {data !== undefined && data.enabledAt === null && (
          <p className="wb-muted">Off. With it, signing in also takes a code from an app on your phone.</p>
        )}
        {data !== undefined && data.enabledAt !== null && (
          <p className="wb-muted">
            On since <MomentInText at={data.enabledAt} />. {codesLeft(data.recoveryCodesLeft)}
          </p>
        )}
      </div>
      {data !== undefined && data.enabledAt === null && (
        <ButtonLink to={paths.profileTwoStep()} icon={<Key />}>
          Set up
        </ButtonLink>
      )}
      {data !== undefined && data.enabledAt !== null && (
        <div className={styles.actions}>
          <Button text="New recovery codes" onClick={() => setAsked('codes')} />
          <Button text="Turn off" onClick={() => setAsked('off')} />
        </div>
      )}
      <ConfirmDialog
        isOpen={asked === 'off'}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn off"
        danger
        onConfirm={turnOff}
        onClose={() => setAsked(null)}
      >
        Your password alone will sign you in. Your recovery codes stop working.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'codes'}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        onConfirm={renew}
        onClose={() => setAsked(null)}
      >
        The codes that you have now stop working.
      </ConfirmDialog>
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery codes are left: make new ones.'
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
}

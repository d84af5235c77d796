import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@blueprintjs/core'
import { disableTwoStep, getGetTwoStepQueryKey, useGetTwoStep } from '#generated/client/session/session.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

interface TwoStepOffButtonProps {
  readonly userId: number
  /** Of the person. */
  readonly name: string
}

/**
 * Turns off the second step of a person who has lost app and recovery codes: for those who look after the installation, where there is one
 * to turn off.
 */
export function TwoStepOffButton({ userId, name }: TwoStepOffButtonProps) {
  const { me } = useSession()
  const queryClient = useQueryClient()
  const { data } = useGetTwoStep(userId, { query: { enabled: me.admin } })
  const [isAsked, setIsAsked] = useState(false)
  if (!me.admin || data === undefined || data.enabledAt === null) return null

  const turnOff = async () => {
    await disableTwoStep(userId)
    await queryClient.invalidateQueries({ queryKey: getGetTwoStepQueryKey(userId) })
    showSuccess(`Two-step sign-in of ${name} turned off`)
  }
  return (
    <>
      <Button text="Turn off two-step sign-in" onClick={() => setIsAsked(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        title={`Turn off two-step sign-in of ${name}?`}
        confirmLabel="Turn off"
        danger
        onConfirm={turnOff}
        onClose={() => setIsAsked(false)}
      >
        Make sure that it is {name} who asks: the password alone will sign them in. They are told by mail.
      </ConfirmDialog>
    </>
  )
}

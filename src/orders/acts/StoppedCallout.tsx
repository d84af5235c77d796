import { Callout } from '@blueprintjs/core'

/** Why what is entered in a dialog can no longer be saved. The dialog stays, so that nothing of it is lost unseen. */
export function StoppedCallout({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null
  return (
    <Callout intent="danger" role="alert">
      {reason} What you entered here cannot be saved any more. Copy what you need, then close.
    </Callout>
  )
}

/** The same where the dialog says why it cannot be saved. */
export const stoppedProblem = 'The order takes no more changes'

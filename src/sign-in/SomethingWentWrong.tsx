import { AnchorButton, Button } from '@blueprintjs/core'
import { WarningSign } from '@blueprintjs/icons'
import { messageOf } from '#src/http/errors.ts'
import { reloadFresh } from '#src/ui/load-screen.ts'
import { paths } from '#src/paths.ts'
import { StatusPage } from './StatusPage.tsx'

/** The start of the session or the sign-in failed. */
export function SomethingWentWrong({ error }: { readonly error?: unknown }) {
  return (
    <StatusPage
      title="Something went wrong"
      icon={<WarningSign size={18} />}
      actions={
        <>
          <Button intent="primary" text="Reload Page" onClick={reloadFresh} />
          <AnchorButton href={paths.logout()} text="Log out" />
        </>
      }
    >
      {messageOf(error) ?? 'Waybill could not be started. Check your connection and reload the page.'}
    </StatusPage>
  )
}

/** `/cb` without both tokens: the sign-in page was not the one that led here. */
export function CallbackFailedScreen() {
  return (
    <StatusPage
      title="Something went wrong"
      icon={<WarningSign size={18} />}
      actions={<AnchorButton intent="primary" href={paths.login()} text="Sign in" />}
    >
      The sign-in did not complete. Sign in once more.
    </StatusPage>
  )
}

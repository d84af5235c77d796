import { Button } from '@blueprintjs/core'
import { setUserTimezone } from '#generated/client/users/users.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useRefreshMe } from './use-refresh-me.ts'

/** Offers the time zone of this device where the profile has another one, as after a move. */
export function ZoneOfDevice({ zone }: { readonly zone: string }) {
  const { me } = useSession()
  const refreshMe = useRefreshMe()
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (here === zone || here === 'UTC') return null
  const words = here.replaceAll('_', ' ')

  const use = async () => {
    try {
      await setUserTimezone(me.id, {
        canonicalIdentifier: here,
        utcOffsetSeconds: -60 * new Date().getTimezoneOffset(),
      })
      await refreshMe()
      showSuccess(`Time zone: ${words}`)
    } catch (error) {
      showError(error, { action: 'set your time zone' })
    }
  }
  return <Button size="small" variant="minimal" intent="primary" text={`Use ${words}`} onClick={() => void use()} />
}

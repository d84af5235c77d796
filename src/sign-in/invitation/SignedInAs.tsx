import type { Me } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { displayName } from '#src/session/session.ts'

/** As whom one would accept, and the way to be somebody else. */
export function SignedInAs({ me, uid }: { readonly me: Me; readonly uid: string }) {
  return (
    <p>
      You are signed in as {displayName(me)} ({me.email}).{' '}
      <a href={paths.logout(paths.invitation(uid))}>Use another account</a>
    </p>
  )
}

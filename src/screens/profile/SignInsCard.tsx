import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Tag } from '@blueprintjs/core'
import { LogOut } from '@blueprintjs/icons'
import {
  endSignIn,
  getGetSignInsQueryKey,
  getSignIns,
  signOutEverywhere,
  useGetNoticeDevices,
} from '#generated/client/session/session.ts'
import type { SignIn } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { signOut } from '#src/session/sign-out.ts'
import { useSession } from '#src/session/session.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './profile.module.css'

/** Where the person is signed in, and how to end that. */
export function SignInsCard() {
  const { me } = useSession()
  const queryClient = useQueryClient()
  const list = usePagedRows<SignIn>({
    queryKey: getGetSignInsQueryKey(me.id),
    fetchPage: (pagination, signal) => getSignIns(me.id, { pagination }, undefined, signal),
    startPage: 0,
  })
  const { data: devices } = useGetNoticeDevices(me.id)
  const [ending, setEnding] = useState<SignIn | null>(null)
  const [isEverywhere, setIsEverywhere] = useState(false)
  const [keepsThisOne, setKeepsThisOne] = useState(true)

  const end = async ({ id, device, current }: SignIn) => {
    if (current) return signOut(null)
    await endSignIn(me.id, id)
    showSuccess(`Signed out: ${device}`)
    await queryClient.invalidateQueries({ queryKey: getGetSignInsQueryKey(me.id) })
  }
  const endAll = async () => {
    await signOutEverywhere(me.id, { keepsThisOne })
    if (!keepsThisOne) return signOut(null)
    showSuccess('Signed out everywhere else')
    await queryClient.invalidateQueries({ queryKey: getGetSignInsQueryKey(me.id) })
  }

  return (
    <section className="wb-card" aria-labelledby="sign-ins">
      <div className={styles.password}>
        <div>
          <h2 className="wb-section-title" id="sign-ins">
            Where you are signed in
          </h2>
          {devices !== undefined && devices.data.length > 0 && (
            <p className="wb-muted">Notices go to {devices.data.map(({ device }) => device).join(', ')}.</p>
          )}
        </div>
        <Button icon={<LogOut />} text="Sign out everywhere" onClick={() => setIsEverywhere(true)} />
      </div>
      {list.isPending && <Skeleton />}
      {list.error !== null && <ErrorState error={list.error} retry={list.retry} />}
      <ul className={styles.signIns}>
        {list.rows.map((signIn) => (
          <li key={signIn.id}>
            <div>
              <div>
                {signIn.device} {signIn.current && <Tag minimal>This device</Tag>}
              </div>
              {signIn.administrator !== null && <div>{signIn.administrator} acts as you</div>}
              <div className="wb-muted">
                Last used: <Moment at={signIn.lastUsedAt} />
                {signIn.address !== null && ` · ${signIn.address}`} · Signed in: <Moment at={signIn.startedAt} />
              </div>
            </div>
            <Button
              size="small"
              text="Sign out"
              aria-label={`Sign out ${signIn.device}${signIn.current ? ', this device' : ''}`}
              onClick={() => setEnding(signIn)}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && <Button text="Show more" onClick={list.loadMore} />}
      <ConfirmDialog
        isOpen={ending !== null}
        title={ending?.current === true ? 'Sign out here?' : `Sign out ${ending?.device ?? ''}?`}
        confirmLabel="Sign out"
        onConfirm={() => (ending === null ? undefined : end(ending))}
        onClose={() => setEnding(null)}
      >
        That device has to sign in again.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isEverywhere}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        danger
        onConfirm={endAll}
        onClose={() => setIsEverywhere(false)}
      >
        <p>
          Every device on which you are signed in has to sign in again. If somebody knows your password, change it too.
        </p>
        <Checkbox
          label="Stay signed in here"
          checked={keepsThisOne}
          onChange={({ currentTarget }) => setKeepsThisOne(currentTarget.checked)}
        />
      </ConfirmDialog>
    </section>
  )
}

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
import { messageOf, statusOf } from '#src/http/errors.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { signOut } from '#src/session/sign-out.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './sign-ins.module.css'

interface SignInsCardProps {
  readonly userId: number
  /** Of a colleague; left out for oneself. */
  readonly name?: string
}

/** Where a person is signed in, and how to end that. */
export function SignInsCard({ userId, name }: SignInsCardProps) {
  const queryClient = useQueryClient()
  const list = usePagedRows<SignIn>({
    queryKey: getGetSignInsQueryKey(userId),
    fetchPage: (pagination, signal) => getSignIns(userId, { pagination }, undefined, signal),
    startPage: 0,
  })
  const { data: devices } = useGetNoticeDevices(userId)
  const [ending, setEnding] = useState<SignIn | null>(null)
  const [isEverywhere, setIsEverywhere] = useState(false)
  const [keepsThisOne, setKeepsThisOne] = useState(true)
  const isOwn = name === undefined
  const who = isOwn ? 'you are' : `${name} is`

  const end = async ({ id, device, current }: SignIn) => {
    if (current) return signOut(null)
    await endSignIn(userId, id)
    showSuccess(`Signed out: ${device}`)
    await queryClient.invalidateQueries({ queryKey: getGetSignInsQueryKey(userId) })
  }
  const endAll = async () => {
    await signOutEverywhere(userId, { keepsThisOne: isOwn && keepsThisOne })
    if (isOwn && !keepsThisOne) return signOut(null)
    showSuccess(isOwn ? 'Signed out everywhere else' : `Signed ${name} out everywhere`)
    await queryClient.invalidateQueries({ queryKey: getGetSignInsQueryKey(userId) })
  }

  return (
    <section className="wb-card" aria-labelledby="sign-ins">
      <div className={styles.head}>
        <div>
          <h2 className="wb-section-title" id="sign-ins">
            Where {who} signed in
          </h2>
          {!list.isPending && list.error === null && list.rows.length === 0 && <p className="wb-muted">Nowhere.</p>}
          {devices !== undefined && devices.data.length > 0 && (
            <p className="wb-muted">Notices go to {devices.data.map(({ device }) => device).join(', ')}.</p>
          )}
        </div>
        {list.rows.length > 0 && (
          <Button icon={<LogOut />} text="Sign out everywhere" onClick={() => setIsEverywhere(true)} />
        )}
      </div>
      {list.isPending && <Skeleton />}
      {list.error !== null && <Refused error={list.error} retry={list.retry} />}
      <ul className={styles.list}>
        {list.rows.map((signIn) => (
          <li key={signIn.id}>
            <div>
              <div>
                {signIn.device} {signIn.current && <Tag minimal>This device</Tag>}
              </div>
              {signIn.administrator !== null && (
                <div>
                  {signIn.administrator} acts as {name ?? 'you'}
                </div>
              )}
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
          Every device on which {who} signed in has to sign in again.
          {isOwn && ' If somebody knows your password, change it too.'}
        </p>
        {isOwn && (
          <Checkbox
            label="Stay signed in here"
            checked={keepsThisOne}
            onChange={({ currentTarget }) => setKeepsThisOne(currentTarget.checked)}
          />
        )}
      </ConfirmDialog>
    </section>
  )
}

interface RefusedProps {
  readonly error: unknown
  readonly retry: () => void
}

/** A person who answers for themselves is no fault. */
function Refused({ error, retry }: RefusedProps) {
  return statusOf(error) === 403 ? (
    <p className="wb-muted">{messageOf(error)}</p>
  ) : (
    <ErrorState title="The sign-ins could not be loaded" error={error} retry={retry} />
  )
}

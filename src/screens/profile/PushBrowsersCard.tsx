import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from '@blueprintjs/core'
import {
  endPushSubscription,
  getGetPushSubscriptionsQueryKey,
  useGetPushSubscriptions,
} from '#generated/client/users/users.ts'
import type { NoticeDevice } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './notifications.module.css'

interface PushBrowsersCardProps {
  readonly userId: number
  /** Turns off the one that it is seen in. */
  readonly endHere: () => Promise<void>
}

/** The browsers in which a person switched push notices on, and how to end that; nothing where there is none. */
export function PushBrowsersCard({ userId, endHere }: PushBrowsersCardProps) {
  const client = useQueryClient()
  const { data, error, refetch } = useGetPushSubscriptions(userId)
  const [ending, setEnding] = useState<NoticeDevice | null>(null)
  if (data?.data.length === 0) return null
  if (data === undefined && error === null) return null

  const end = async ({ id, device, current }: NoticeDevice) => {
    if (current) await endHere()
    else await endPushSubscription(userId, id)
    showSuccess(`No more push notices: ${device}`)
    await client.invalidateQueries({ queryKey: getGetPushSubscriptionsQueryKey(userId) })
  }

  return (
    <section className="wb-card" aria-labelledby="push-browsers">
      <h2 className="wb-section-title" id="push-browsers">
        Push notices go to
      </h2>
      {data === undefined && (
        <ErrorState title="The browsers could not be loaded" error={error} retry={() => void refetch()} />
      )}
      <ul className={styles.browsers}>
        {data?.data.map((browser) => (
          <li key={browser.id}>
            <div>
              <div>
                {browser.device} {browser.current && <Tag minimal>This browser</Tag>}
              </div>
              <div className="wb-muted">
                Turned on: <Moment at={browser.registeredAt} />
              </div>
            </div>
            <Button
              size="small"
              text="Turn off"
              aria-label={`Turn off ${browser.device}${browser.current ? ', this browser' : ''}`}
              onClick={() => setEnding(browser)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== null}
        title={ending?.current === true ? 'Turn push notices off here?' : `Turn off ${ending?.device ?? ''}?`}
        confirmLabel="Turn off"
        onConfirm={() => (ending === null ? undefined : end(ending))}
        onClose={() => setEnding(null)}
      >
        <p className="wb-dialog-message">Push notices come there again once they are turned on in that browser.</p>
      </ConfirmDialog>
    </section>
  )
}

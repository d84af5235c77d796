import { Button } from '@blueprintjs/core'
import type { PushHere } from '#src/notices/push/browser-push.ts'
import type { PushOfBrowser } from './use-push-here.ts'
import page from './profile.module.css'
import styles from './notifications.module.css'

const states: Readonly<Record<PushHere, string>> = {
  on: 'Push notices come to this browser, also while Waybill is closed.',
  off: 'Push notices do not come to this browser.',
  blocked: 'You blocked notices of this site. Allow them in the settings of the browser, then turn them on here.',
  unsupported: 'This browser takes no push notices. On an iPhone, add Waybill to the home screen first.',
}

interface PushCardProps {
  readonly push: PushOfBrowser
  /** Whether there is anything that would be pushed. */
  readonly isWanted: boolean
}

/** Whether push notices come to this browser. */
export function PushCard({ push: { here, isBusy, fault, ask, end }, isWanted }: PushCardProps) {
  if (here === null) return null
  return (
    <section className={`wb-card ${page.password}`} aria-labelledby="this-browser">
      <div className={styles.browser}>
        <h2 className="wb-section-title" id="this-browser">
          This browser
        </h2>
        <p className="wb-muted" role="status">
          {states[here]}
          {here === 'on' && !isWanted && ' Nothing below is switched to push.'}
        </p>
        {fault !== null && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      {here === 'off' && <Button text="Turn on" loading={isBusy} onClick={() => void ask()} />}
      {here === 'on' && <Button text="Turn off" loading={isBusy} onClick={() => void end()} />}
    </section>
  )
}

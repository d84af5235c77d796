import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getGetPushSubscriptionsQueryKey } from '#generated/client/users/users.ts'
import { messageOf } from '#src/http/errors.ts'
import { readPushHere, turnPushOff, turnPushOn, type PushHere } from '#src/notices/push/browser-push.ts'

export interface PushOfBrowser {
  /** null: not known yet. */
  readonly here: PushHere | null
  readonly isBusy: boolean
  readonly fault: string | null
  /** Asks the person, where they were not asked before, and has notices sent here. */
  readonly ask: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Whether notices come to this browser while the application is closed. */
export function usePushHere(userId: number): PushOfBrowser {
  const client = useQueryClient()
  const [here, setHere] = useState<PushHere | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    const show = (found: PushHere) => {
      if (!isGone) setHere(found)
    }
    void readPushHere(userId).then(show, () => show('unsupported'))
    return () => {
      isGone = true
    }
  }, [userId])

  async function turn(work: (userId: number) => Promise<PushHere>): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      setHere(await work(userId))
      await client.invalidateQueries({ queryKey: getGetPushSubscriptionsQueryKey(userId) })
    } catch (error) {
      setFault(
        messageOf(error) ??
          'The push service of this browser cannot be reached. Notices still come while Waybill is open.',
      )
    } finally {
      setBusy(false)
    }
  }

  return {
    here,
    isBusy,
    fault,
    ask: () => (here === 'off' ? turn(turnPushOn) : Promise.resolve()),
    end: () => turn(turnPushOff),
  }
}

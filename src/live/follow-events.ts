import type { QueryClient } from '@tanstack/react-query'
import type { EventSourceMessage } from 'eventsource-parser'
import type { TenantEvent } from '#generated/model/index.ts'
import { renewPermissionToken } from '#src/api/transport.ts'
import { holdEventStream } from './event-stream.ts'
import { beginSessionAnew } from '#src/session/rights.ts'
import { shownUpTo } from '#src/http/kept-answers.ts'
import { setLiveState, type LiveState } from './live-state.ts'
import { createTouchedQueries } from './touched-queries.ts'

/** What the tab that holds the stream tells the others. */
type Word =
  | { readonly kind: 'state'; readonly state: LiveState; readonly cursor: string }
  | { readonly kind: 'touched'; readonly paths: readonly string[]; readonly cursor: string }
  /** What the person may do has changed; the organization is none of theirs any more. */
  | { readonly kind: 'rights' }
  | { readonly kind: 'gone' }
  /** To one tab, if it says to which. */
  | { readonly kind: 'stale'; readonly cursor: string; readonly to?: string }
  /** A tab that has just come asks how things stand, and what has happened since what is on its screen. */
  | { readonly kind: 'asked'; readonly from: string; readonly since: number | null }

export interface EventScope {
  readonly tenantId: number
  readonly userId: number
}

/** Words of touched addresses that are kept for tabs that come later: of some minutes. */
const mostKept = 300

/**
 * Follows what happens in the organisation, and asks anew for what it touches. The tabs of a browser share one stream: one of them holds
 * it, the next takes over when that one is closed, and goes on where it stopped.
 * @returns stops
 */
export function followEvents(client: QueryClient, { tenantId, userId }: EventScope): () => void {
  const name = `waybill-events-${tenantId}-${userId}`
  const stopping = new AbortController()
  const { signal } = stopping
  const touched = createTouchedQueries(client)
  const channel = new BroadcastChannel(name)
  const post = channel.postMessage.bind(channel)
  let state: LiveState = 'waiting'
  let cursor = ''
  let isHolding = false
  const tab = String(Math.random())
  /** What was heard of late, and from which transaction on all of it. */
  let heardOf: Extract<Word, { kind: 'touched' }>[] = []
  let heardFrom = Number.POSITIVE_INFINITY

  function become(next: LiveState): void {
    state = next
    setLiveState(next)
  }

  function tell(word: Word): void {
    if (!signal.aborted) post(word)
  }

  function take(word: Exclude<Word, { kind: 'asked' }>): void {
    if (word.kind === 'rights') return void renewPermissionToken().catch(() => undefined)
    if (word.kind === 'gone') return void beginSessionAnew()
    if (word.kind === 'stale' && (word.to ?? tab) !== tab) return
    heardFrom = Math.min(heardFrom, xidOf(word.cursor))
    cursor = word.cursor
    if (word.kind === 'state') become(word.state)
    else if (word.kind === 'stale') {
      heardOf = []
      heardFrom = xidOf(cursor)
      touched.touchAll()
    } else {
      heardOf.push(word)
      if (heardOf.length > mostKept) {
        heardOf.shift()
        heardFrom = xidOf(heardOf[0]?.cursor ?? cursor) + 1
      }
      touched.touch(word.paths, xidOf(cursor))
    }
  }

  /** Tells a tab what it missed between its first answers and now: another one that hears it again has it on its screen. */
  function catchUp({ from, since }: Extract<Word, { kind: 'asked' }>): void {
    tell({ kind: 'state', state, cursor })
    if (since === null || state !== 'live') return
    if (since < heardFrom) tell({ kind: 'stale', cursor, to: from })
    else for (const word of heardOf) if (xidOf(word.cursor) >= since) tell(word)
    tell({ kind: 'state', state, cursor })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind !== 'asked') take(data)
    else if (isHolding) catchUp(data)
  })
  tell({ kind: 'asked', from: tab, since: shownUpTo() })

  function share(word: Exclude<Word, { kind: 'asked' }>): void {
    take(word)
    tell(word)
  }

  function heard({ event, id = cursor, data }: EventSourceMessage): void {
    if (event === 'stale') share({ kind: 'stale', cursor: id })
    if (event === undefined) {
      const { touches }: TenantEvent = JSON.parse(data)
      share({ kind: 'touched', paths: touches, cursor: id })
      return
    }
    share({ kind: 'state', state: 'live', cursor: id })
  }

  async function hold(): Promise<void> {
    isHolding = true
    // What the screen has asked for by now is waited for, so that it says from where on it has to hear what happens.
    if (cursor === '') await settled(client)
    await holdEventStream(`/api/tenants/${tenantId}/events`, signal, {
      heard,
      // Where there never was a stream nobody misses it: the screens ask at their intervals.
      broken: () => share({ kind: 'state', state: state === 'waiting' ? 'waiting' : 'lost', cursor }),
      // The other tabs have the permission token of before, each its own.
      rightsChanged: () => tell({ kind: 'rights' }),
      gone: () => share({ kind: 'gone' }),
      cursor: () => {
        const shown = shownUpTo()
        if (cursor !== '' || shown === null) return cursor
        heardFrom = shown
        return `${shown}-0`
      },
    })
    isHolding = false
  }

  void holdInOneTab(name, signal, hold)
  return () => {
    stopping.abort()
    touched.stop()
    channel.close()
    setLiveState('waiting')
  }
}

/** The number of a cursor's transaction. */
function xidOf(cursor: string): number {
  return cursor === '' ? Number.POSITIVE_INFINITY : Number(cursor.split('-')[0])
}

async function settled(client: QueryClient): Promise<void> {
  const asked = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.allSettled(asked.map(({ promise }) => promise))
}

/** Browsers offer locks on secure origins only; without them each tab has a stream of its own. */
async function holdInOneTab(name: string, signal: AbortSignal, hold: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return hold()
  // Waiting for the lock ends with an error when it is called off.
  await navigator.locks.request(name, { signal }, hold).catch(() => {})
}

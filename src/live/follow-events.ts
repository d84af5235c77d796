import type { QueryClient } from '@tanstack/react-query'
import type { EventSourceMessage } from 'eventsource-parser'
import type { TenantEvent } from '#generated/model/index.ts'
import { holdEventStream } from './event-stream.ts'
import { setLiveState, type LiveState } from './live-state.ts'
import { createTouchedQueries } from './touched-queries.ts'

/** What the tab that holds the stream tells the others. */
type Word =
  | { readonly kind: 'state'; readonly state: LiveState; readonly cursor: string }
  | { readonly kind: 'touched'; readonly paths: readonly string[]; readonly cursor: string }
  | { readonly kind: 'stale'; readonly cursor: string }
  /** A tab that has just come asks how things stand. */
  | { readonly kind: 'asked' }

export interface EventScope {
  readonly tenantId: number
  readonly userId: number
}

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

  function become(next: LiveState): void {
    state = next
    setLiveState(next)
  }

  function tell(word: Word): void {
    if (!signal.aborted) post(word)
  }

  function take(word: Exclude<Word, { kind: 'asked' }>): void {
    cursor = word.cursor
    if (word.kind === 'state') become(word.state)
    else if (word.kind === 'stale') touched.touchAll()
    else touched.touch(word.paths)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind !== 'asked') take(data)
    else if (isHolding) tell({ kind: 'state', state, cursor })
  })
  tell({ kind: 'asked' })

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
    await holdEventStream(`/api/tenants/${tenantId}/events`, signal, {
      heard,
      // Where there never was a stream nobody misses it: the screens ask at their intervals.
      broken: () => share({ kind: 'state', state: state === 'waiting' ? 'waiting' : 'lost', cursor }),
      cursor: () => cursor,
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

/** Browsers offer locks on secure origins only; without them each tab has a stream of its own. */
async function holdInOneTab(name: string, signal: AbortSignal, hold: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return hold()
  // Waiting for the lock ends with an error when it is called off.
  await navigator.locks.request(name, { signal }, hold).catch(() => {})
}

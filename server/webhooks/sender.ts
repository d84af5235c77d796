import { setTimeout as pause } from 'node:timers/promises'
import { followEvents, type Follower } from '#server/events/follow-events.ts'
import type { Deps } from '#server/http/context.ts'
import { claimDeliveries, mostHere, type Busy, type DueDelivery } from './claim-deliveries.ts'
import { deliver, type TryReport } from './deliver.ts'
import { makeDeliveries } from './make-deliveries.ts'
import { writeResults } from './write-results.ts'

/** Milliseconds between two looks at what is due that nobody woke it for: later tries, and what another process made. */
const pollMs = 1_000

/** What the sender works with. */
type SenderDeps = Pick<Deps, 'systemTransaction' | 'clock' | 'config' | 'events' | 'log'>

/**
 * Makes deliveries of what the outbox tells of, and sends them: a few of each endpoint at a time, so that one that does not answer delays
 * no other. What it had in hand when its process ended is sent again by another, or by the next.
 */
export function startWebhooks(deps: SenderDeps): Follower {
  const stopping = new AbortController()
  const { signal } = stopping
  const inHand = new Map<number, DueDelivery>()
  const results: TryReport[] = []
  let wake = () => {}
  const working: { send?: Promise<void>; write?: Promise<void> | null } = {}

  /** Writes what has come in; what comes in meanwhile is written together after it. */
  async function writeDown(): Promise<void> {
    while (results.length > 0) {
      const batch = results.splice(0)
      try {
        await writeResults(deps, batch)
      } catch (error) {
        // They are due again after a while, under the same ids.
        deps.log.warn({ err: error }, 'What became of webhooks was not written down; they are sent again.')
      }
      for (const { id } of batch) inHand.delete(id)
      wake()
    }
    working.write = null
  }

  async function send(claimed: DueDelivery): Promise<void> {
    try {
      results.push(await deliver(deps, claimed, signal))
      working.write ??= writeDown()
    } catch (error) {
      inHand.delete(claimed.id)
      if (!signal.aborted) deps.log.warn({ err: error }, 'A webhook was not sent; it is sent again.')
    }
  }

  async function sendAll(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      let found = 0
      try {
        const claimed =
          inHand.size < mostHere
            ? await deps.systemTransaction((db) => claimDeliveries(db, deps.clock(), busyWith(inHand.values())))
            : []
        found = claimed.length
        for (const each of claimed) {
          inHand.set(each.id, each)
          void send(each)
        }
      } catch (error) {
        deps.log.warn({ err: error }, 'Webhooks could not be sent; it is tried again.')
      }
      if (found === 0) await Promise.race([woken, pause(pollMs, undefined, { signal }).catch(() => {})])
    }
  }

  const maker = followEvents(deps, {
    concerns: (topic) => topic === 'delivery-order.changed',
    async work(turn) {
      await makeDeliveries(deps, turn)
      wake()
    },
    failure: 'Webhooks were not made; it is tried again within a minute.',
  })
  const unsubscribe = deps.events.subscribe(({ topic }) => {
    if (topic === 'webhook-deliveries') wake()
  })
  working.send = sendAll()
  return {
    async stop() {
      unsubscribe()
      stopping.abort(new Error('The server stops.'))
      await maker.stop()
      await working.send
      await working.write
    },
  }
}

/** Makes and sends all that is due at this moment, and waits for it. */
export async function sendWebhooks(
  deps: SenderDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await makeDeliveries(deps, signal)
  for (;;) {
    const claimed = await deps.systemTransaction((db) => claimDeliveries(db, deps.clock(), []))
    if (claimed.length === 0) return
    await writeResults(deps, await Promise.all(claimed.map((each) => deliver(deps, each, signal))))
  }
}

function busyWith(claimed: Iterable<DueDelivery>): Busy[] {
  const byEndpoint = Map.groupBy(claimed, ({ endpointId }) => endpointId)
  return [...byEndpoint].map(([endpointId, those]) => ({
    endpointId,
    count: those.length,
    isFailing: those.some(({ failingSince }) => failingSince !== null),
  }))
}

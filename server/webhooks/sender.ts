import { setTimeout as pause } from 'node:timers/promises'
import { followEvents, type Follower } from '#server/events/follow-events.ts'
import type { Deps } from '#server/http/context.ts'
import { claimDeliveries, mostHere, type Busy, type DueDelivery } from './claim-deliveries.ts'
import { deliver, type TryReport } from './deliver.ts'
import { makeDeliveries } from './make-deliveries.ts'
import { writeResults } from './write-results.ts'

/** Milliseconds between two looks at what is due that nobody woke it for: later tries, and what another process made. */
const pollMs = 1_000

/**
 * Milliseconds from one turn to the next, at least: what ends meanwhile is written, and followed, together. After a turn that took longer it
 * rests as long again, so that sending takes no more than half of a database that others wait for.
 */
const turnMs = 20

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

  async function send(claimed: DueDelivery): Promise<void> {
    try {
      results.push(await deliver(deps, claimed, signal))
    } catch (error) {
      if (!signal.aborted) deps.log.warn({ err: error }, 'A webhook was not sent; it is sent again.')
    } finally {
      inHand.delete(claimed.id)
      wake()
    }
  }

  async function writeDown(): Promise<void> {
    try {
      await writeResults(deps, results.splice(0))
    } catch (error) {
      // They are due again after a while, under the same ids.
      deps.log.warn({ err: error }, 'What became of webhooks was not written down; they are sent again.')
    }
  }

  /** @returns how many it sends */
  async function sendDue(): Promise<number> {
    if (!deps.config.sending || inHand.size >= mostHere) return 0
    try {
      const busy = busyWith(inHand.values())
      const claimed = await deps.systemTransaction((db) => claimDeliveries(db, deps.clock(), busy))
      for (const each of claimed) {
        inHand.set(each.id, each)
        void send(each)
      }
      return claimed.length
    } catch (error) {
      deps.log.warn({ err: error }, 'Webhooks could not be sent; it is tried again.')
      return 0
    }
  }

  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => {})

  async function takeTurns(): Promise<void> {
    while (!signal.aborted) {
      const begun = performance.now()
      const woken = new Promise<void>((resolve) => (wake = resolve))
      await writeDown()
      const found = await sendDue()
      await rest(Math.max(turnMs, performance.now() - begun))
      if (found === 0) await Promise.race([woken, rest(pollMs)])
    }
    await writeDown()
  }

  const maker = followEvents(deps, {
    concerns: (topic) => topic === 'delivery-order.changed' || topic === 'invoices',
    async work(turn) {
      await makeDeliveries(deps, turn)
      wake()
    },
    failure: 'Webhooks were not made; it is tried again within a minute.',
  })
  const unsubscribe = deps.events.subscribe(({ topic }) => {
    if (topic === 'webhook-deliveries') wake()
  })
  const working = takeTurns()
  return {
    async stop() {
      unsubscribe()
      stopping.abort(new Error('The server stops.'))
      await maker.stop()
      await working
    },
  }
}

/** Makes and sends all that is due at this moment, and waits for it. */
export async function sendWebhooks(
  deps: SenderDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await makeDeliveries(deps, signal)
  while (deps.config.sending) {
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

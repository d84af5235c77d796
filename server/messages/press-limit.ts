import { sql } from 'kysely'
import { mostPressed, pressWindowSeconds, tooManyMails, type PressedKind } from '#domain/messages/press-limits.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { hashOfToken } from '#server/http/tokens.ts'

type Presser = Pick<Context, 'db' | 'tenantId' | 'userId' | 'now'>

/**
 * Counts the e-mails that a press sends, in the transaction that sends them: what is refused, or does not come about, is not counted, and
 * of presses at the same moment each waits for the one before. Every operation whose press sends e-mails calls it before it makes their
 * jobs; `tests/api/press-limits.test.ts` knows which those are.
 *
 * Seconds are counted from the first of an hour, as attempts to sign in are (`server/session/attempts.ts`). A press that sends more than
 * an hour allows by itself is taken for the whole hour: it may go out when nothing else did.
 *
 * @param addresses one for each e-mail; of one address several count as one for it
 * @throws too many requests, of the organization, the person or an address
 */
export async function countPressedMails(ctx: Presser, kind: PressedKind, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const { tenantId, now } = ctx
  const counted = countersOf(ctx, kind, addresses)
  const over = now - pressWindowSeconds
  const values = counted.map(({ subject, more }) => sql`(${tenantId}, ${kind}, ${subject}, ${now}, ${more})`)
  const { rows } = await asSystem(ctx.db, (db) =>
    sql<{ subject: string; mails: number; window_started_at: number }>`
      insert into pressed_mails as known (tenant_id, kind, subject, window_started_at, mails)
      values ${sql.join(values)}
      on conflict (tenant_id, kind, subject) do update set
        mails = case when known.window_started_at <= ${over} then excluded.mails else known.mails + excluded.mails end,
        window_started_at = case when known.window_started_at <= ${over} then excluded.window_started_at
          else known.window_started_at end
      returning subject, mails, window_started_at`.execute(db),
  )
  const exceeded = rows.flatMap(({ subject, mails, window_started_at: startedAt }) => {
    const counter = counted.find((each) => each.subject === subject)
    if (!counter || mails <= mostPressed[kind][counter.by]) return []
    const { by, address, more } = counter
    const retryAfterSeconds = Math.max(1, startedAt + pressWindowSeconds - now)
    return [{ kind, by, sent: mails - more, more, retryAfterSeconds, ...(address !== undefined && { address }) }]
  })
  const [longest] = exceeded.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)
  if (longest) throw tooManyMails(longest)
}

interface Counter {
  readonly by: 'organization' | 'person' | 'address'
  readonly subject: string
  readonly more: number
  readonly address?: string
}

/** The counters of a press, always in the same order, so that two presses never wait for each other. */
function countersOf({ userId }: Presser, kind: PressedKind, addresses: readonly string[]): readonly Counter[] {
  const { length } = addresses
  const most = mostPressed[kind]
  const each = new Map(addresses.map((address) => [hashOfToken(address.trim().toLowerCase()), address.trim()]))
  const known = [...each].map(([hash, address]): Counter => ({
    by: 'address',
    subject: `address ${hash}`,
    more: 1,
    address,
  }))
  return [
    { by: 'organization', subject: 'organization', more: Math.min(length, most.organization) },
    { by: 'person', subject: `person ${userId}`, more: Math.min(length, most.person) },
    ...known.toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
  ]
}

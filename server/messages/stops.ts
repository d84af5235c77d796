import { sql, type Kysely } from 'kysely'
import type { MessageChannel } from '#domain/orders/order-messages.ts'
import type { Database } from '#server/db/schema.ts'

/** Where an organisation writes to somebody outside. */
export interface OutsideAddress {
  readonly tenantId: number
  readonly channel: MessageChannel
  readonly address: string
}

/** One address, however it was typed: of an e-mail address in lower case. */
export function asKept(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * How its owner stops what an organisation sends to an address, and whether they have. In a system transaction.
 * @returns the secret of the link, and since when they are not written to (unix seconds); null: they are
 */
export async function stopOf(
  db: Kysely<Database>,
  { tenantId, channel, address }: OutsideAddress,
): Promise<{ readonly uid: string; readonly stoppedAt: number | null }> {
  const kept = { tenant_id: tenantId, channel, address: asKept(address) }
  const { uid, stopped_at: stoppedAt } = await db
    .insertInto('outside_addresses')
    .values(kept)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'channel', 'address']).doUpdateSet({ address: kept.address }),
    )
    .returning(['uid', 'stopped_at'])
    .executeTakeFirstOrThrow()
  return { uid, stoppedAt }
}

/** The page on which they stop it. */
export function stopUrl(publicUrl: string, uid: string): string {
  return `${publicUrl}/messages/stop?key=${uid}`
}

/** Those of a request's organisation who asked not to be written to, by way and address as it is kept. */
export async function stoppedAmong(
  db: Kysely<Database>,
  tenantId: number,
  addresses: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly MessageChannel[]>> {
  const wanted = addresses.flatMap((address) => (address === null ? [] : [asKept(address)]))
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('outside_addresses')
    .select(['channel', 'address'])
    .where('tenant_id', '=', tenantId)
    .where('address', '=', sql<string>`any(${wanted}::text[])`)
    .where('channel', 'in', ['email', 'sms'])
    .where('stopped_at', 'is not', null)
    .execute()
  const stopped = new Map<string, MessageChannel[]>()
  for (const { channel, address } of rows) stopped.set(address, [...(stopped.get(address) ?? []), channel])
  return stopped
}

import { sql, type Kysely } from 'kysely'
import { aboutMessage } from '#domain/messages/about.ts'
import { maskedAddress } from '#domain/messages/masked-address.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'

type Pagination = Schema<'LoggedMessagePagination'>

/** Failed, and its organization was told that the address takes no mail. */
const isRefused = sql<boolean>`(messages.state = 'failed' and messages.channel = 'email' and exists (select from refused_addresses refused
  where refused.tenant_id = messages.tenant_id and refused.email = lower(messages.recipient)))`

/**
 * A page of what was sent out for anybody: neither subject nor text is read, nor why it failed, since mail servers repeat addresses. In a
 * system transaction.
 */
export async function loggedMessages(
  db: Kysely<Database>,
  pagination: Pagination | undefined,
): Promise<Schema<'LoggedMessagePage'>> {
  const request = pageRequest(pagination)
  const { tenantId, channel, state } = pagination?.filter ?? {}
  const kept = state === 'refused' ? 'failed' : state
  const found = await countedPage(
    db,
    db
      .selectFrom('messages')
      .select(['messages.id', 'messages.created_at', 'messages.channel', 'messages.state', 'messages.purpose'])
      .select(['messages.recipient', 'messages.sent_at', isRefused.as('refused')])
      .select(
        sql<Schema<'TenantRef'> | null>`(select json_build_object('id', t.id, 'name', t.name)
          from tenants t where t.id = messages.tenant_id)`.as('tenant'),
      )
      .$if(tenantId !== undefined, (query) => query.where('messages.tenant_id', '=', tenantId ?? 0))
      .$if(channel !== undefined, (query) => query.where('messages.channel', '=', channel ?? 'email'))
      .$if(kept !== undefined, (query) => query.where('messages.state', '=', kept ?? 'sent'))
      .$if(kept === 'failed', (query) => query.where(isRefused, '=', state === 'refused')),
    {
      sort: sql.ref<number>('messages.created_at'),
      id: sql.ref<number>('messages.id'),
      direction: sortOf(pagination, { field: 'createdAt', direction: 'desc' }).direction,
      cursorOf: (row) => ({ value: row.created_at, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, ({ purpose, recipient, refused, state: become, ...row }) => ({
    id: row.id,
    createdAt: row.created_at,
    tenant: row.tenant,
    channel: row.channel,
    about: aboutMessage(purpose),
    state: refused ? ('refused' as const) : become,
    recipient: maskedAddress(recipient),
    sentAt: row.sent_at,
  }))
}

/** Messages that are counted at most. */
const mostCounted = 1_000
/** Seconds after which a message that waits is late. */
const lateAfter = 900
/** Seconds that a failed one is told. */
const failedFor = 7 * 86_400

/** How the mail of an organization fares, each counted to 1,000. In a system transaction. */
export async function mailHealth(
  db: Kysely<Database>,
  tenantId: number,
  now: number,
): Promise<Pick<Schema<'TenantOverview'>, 'lateMessages' | 'failedMessages' | 'refusedAddresses'>> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select ${rows} limit ${sql.lit(mostCounted)}) counted)`
  const { rows } = await sql<
    Pick<Schema<'TenantOverview'>, 'lateMessages' | 'failedMessages' | 'refusedAddresses'>
  >`select
    ${counted(sql`from messages where tenant_id = ${tenantId} and state in ('waiting', 'sending') and created_at <= ${now - lateAfter}`)} as "lateMessages",
    ${counted(sql`from messages where tenant_id = ${tenantId} and state = 'failed' and created_at > ${now - failedFor}`)} as "failedMessages",
    ${counted(sql`from refused_addresses where tenant_id = ${tenantId}`)} as "refusedAddresses"`.execute(db)
  const [health] = rows
  if (!health) throw new Error('Nothing was counted.')
  return health
}

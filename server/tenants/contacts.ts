import { sql } from 'kysely'
import { readContactDetail } from '#domain/addresses/contact-detail.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { deleteOf, getOf, listOf } from '#server/resources/handlers.ts'
import { recordWrite } from '#server/resources/record-write.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create, update } from '#server/resources/write.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

/** Whom one asks for in an organisation. */
export const contacts = defineResource('contact', 'tenant_contacts', {
  names: ['name'],
  fields: {
    roles: { column: 'roles', read: ({ roles }) => roles, write: (roles) => JSON.stringify(roles) },
    details: {
      column: 'details',
      read: ({ details }) => details,
      write: (details) => JSON.stringify(details.map(kept)),
    },
  },
  matches: (term) =>
    holdsEveryWord(
      bareText(sql`tenant_contacts.name`, sql`jsonb_path_query_array(tenant_contacts.details, '$[*].value')`),
      term,
    ),
  check: async (_ctx, { details }) => {
    const faults = (details ?? []).flatMap((detail, index) => {
      const read = readContactDetail(detail)
      return read.ok ? [] : [[`/details/${index}/value`, [read.why]]]
    })
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
  },
})

/** A detail as it is stored; it has been checked. */
function kept(detail: Schema<'ContactDetail'>): Schema<'ContactDetail'> {
  const read = readContactDetail(detail)
  return read.ok ? { ...detail, value: read.value } : detail
}

/** There is one primary contact: the one before is primary no longer, and nobody else hands over until this request is through. */
async function handOverPrimary(ctx: Context, { roles }: Partial<Schema<'ContactInput'>>, to = 0): Promise<void> {
  if (!roles?.includes('Primary')) return
  await sql`select pg_advisory_xact_lock(hashtextextended('tenant_contacts', ${ctx.tenantId}))`.execute(ctx.db)
  const handing = sql`update tenant_contacts set roles = roles - 'Primary', version = version + 1, updated_at = ${ctx.now}
    where tenant_id = ${ctx.tenantId} and roles @> '["Primary"]' and id <> ${to}`
  await recordWrite(contacts, ctx, handing, { verb: 'updated', details: { handedOverPrimary: to } })
}

/** @throws formError as the resource checks */
export async function addContact(ctx: Context, input: Schema<'ContactInput'>): Promise<Schema<'Contact'>> {
  await handOverPrimary(ctx, input)
  return create(contacts, ctx, input)
}

/** @throws notFound; formError `edit_conflict`, or as the resource checks */
export async function changeContact(
  ctx: Context,
  id: number,
  change: Schema<'ContactUpdate'>,
): Promise<Schema<'Contact'>> {
  await handOverPrimary(ctx, change, id)
  const { changed } = await update(contacts, ctx, id, change)
  return changed
}

export const contactsHandlers = defineHandlers({
  getPaginatedContacts: listOf(contacts),
  getContact: getOf(contacts),
  async createContact({ body }, ctx) {
    return { status: 200, body: await addContact(ctx, body) }
  },
  async updateContact({ path, body }, ctx) {
    return { status: 200, body: await changeContact(ctx, path.contactId, body) }
  },
  deleteContact: deleteOf(contacts),
})

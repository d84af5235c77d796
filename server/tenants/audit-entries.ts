import { sql } from 'kysely'
import { actSentence } from '#domain/audit/act-text.ts'
import { fieldDifferences, type FieldDifference, type FieldReader } from '#domain/audit/field-text.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { fieldWords } from '#generated/field-words.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { conditionsOf } from '#server/resources/filter.ts'
import { mayReadSubject, subjectName } from './audit-subjects.ts'

type Entry = Schema<'AuditEntry'>
type Field = keyof NonNullable<NonNullable<Schema<'AuditEntryPagination'>['filter']>>

/** The most changes of one entry: a person reads no more, and the contract answers none. */
const mostChanges = 40
/** Characters of a value that are shown. */
const longestText = 300

const filters = {
  actorUserId: sql.ref('audit_entries.actor_user_id'),
  subjectType: sql.ref('audit_entries.subject_type'),
  subjectId: sql.ref('audit_entries.subject_id'),
  verb: sql.ref('audit_entries.verb'),
  byAdministrator: sql.ref('audit_entries.by_administrator'),
  createdAt: sql.ref('audit_entries.created_at'),
} as const satisfies Record<Field, unknown>

export const auditEntriesHandlers = defineHandlers({
  async getTenantAuditEntries({ query: { pagination } }, ctx) {
    const request = pageRequest(pagination)
    const { direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
    const asked = conditionsOf({ filters }, pagination?.filter)
    const found = await countedPage(
      ctx.db,
      entries(ctx).$if(asked.length > 0, (query) => query.where(({ and }) => and(asked))),
      {
        sort: sql.ref<number>('audit_entries.created_at'),
        id: sql.ref<number>('audit_entries.id'),
        direction,
        cursorOf: (row) => ({ value: row.created_at, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageOf(request, await shown(ctx, found.rows), found) }
  },

  async getAuditEntry({ path }, ctx) {
    const row = await entries(ctx).where('audit_entries.id', '=', path.auditEntryId).executeTakeFirst()
    if (!row) throw notFound(noSuch('audit entry'))
    const [entry] = await shown(ctx, [row])
    if (!entry) throw notFound(noSuch('audit entry'))
    return { status: 200, body: entry }
  },
})

/** Names are looked up row by row: a join would be made for all that is only counted. */
function entries({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db
    .selectFrom('audit_entries')
    .where('audit_entries.tenant_id', '=', tenantId)
    .select(['id', 'created_at', 'actor_user_id', 'by_administrator', 'subject_type', 'subject_id', 'verb'])
    .select(['before', 'after', 'address'])
    .select(sql<string | null>`(select first_name || ' ' || last_name from users where id = actor_user_id)`.as('actor'))
    .select(
      sql<string | null>`(select first_name || ' ' || last_name from users where id = impersonator_user_id)`.as(
        'administrator',
      ),
    )
    .select(subjectName.as('subject'))
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

/** As the caller may read it: what one may not read where it stands, and prices without the right to them, is left out. */
async function shown(ctx: Context, rows: readonly EntryRow[]): Promise<Entry[]> {
  const personNames = await namesOfPeople(ctx, rows)
  const reader = { timeZone: ctx.timeZone, unitPreference: ctx.unitPreference, personNames }
  return rows.map((row) => toEntry(ctx, row, reader))
}

function toEntry({ permissions }: Context, row: EntryRow, reader: FieldReader): Entry {
  const { subject_type: subjectType, subject: name, verb } = row
  const all = fieldDifferences(fieldWords[subjectType] ?? {}, row.before, row.after, reader)
  const isRead = (change: FieldDifference) => !change.isPrice || permissions.has('pricing.read')
  const changes = mayReadSubject(subjectType, permissions) ? all.filter(isRead) : []
  const kind = choiceOf('subjectType', subjectType)
  const act = choiceOf('verb', verb)
  return {
    id: row.id,
    createdAt: row.created_at,
    actorUserId: row.actor_user_id,
    actorName: row.actor,
    byAdministrator: row.by_administrator,
    administratorName: row.administrator,
    act: actSentence(act.title, kind.title, name),
    subjectType: kind.value as Entry['subjectType'],
    subjectId: row.subject_id,
    subjectName: name,
    verb: act.value as Entry['verb'],
    changes: changes.slice(0, mostChanges).map(({ field, before, after }) => ({
      field,
      before: shortened(before),
      after: shortened(after),
    })),
    withheld: changes.length < all.length,
    address: permissions.has('users.update') ? row.address : null,
  }
}

/** A choice of the contract with its title; what it does not know is something else. */
function choiceOf(field: 'subjectType' | 'verb', stored: string): { value: string; title: string } {
  const choices = fieldWords['audit-entry']?.[field]?.choices ?? {}
  const value = stored in choices ? stored : 'other'
  return { value, title: choices[value] ?? stored }
}

/** Fields that hold the id of a person. */
const personFields = ['driverUserId', 'userId', 'ownerUserId', 'formerOwnerUserId']

async function namesOfPeople({ db }: Context, rows: readonly EntryRow[]): Promise<ReadonlyMap<number, string>> {
  const held = rows.flatMap(({ before, after }) =>
    [before, after].flatMap((value) => personFields.map((field) => Reflect.get(Object(value), field) as unknown)),
  )
  const ids = [...new Set(held.filter((id) => typeof id === 'number'))]
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(people.map(({ id, first_name: first, last_name: last }) => [id, `${first} ${last}`.trim()]))
}

function shortened(text: string | null): string | null {
  return text === null || text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`
}

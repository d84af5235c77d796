import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { type FilterKind, type Resource, type ResourceField, resources } from '#generated/resources.ts'
import { handlers } from '#server/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { inSnakeCase } from '#server/resources/snake-case.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { explainStatement, firstAsked } from '#tests/api/support/explain-statement.ts'
import { buildWorld, type World } from '#tests/api/support/world.ts'

/**
 * Every filter of every resource with every order of its list, for values that few rows have, some, and most: PostgreSQL explains what it
 * reads for the page and its count. A filter that no index serves reads the whole table for what few rows have.
 */

const rowCount = 100_000
/**
 * As many rows as a filter may read. The worst is a value that some have, in an order that its index does not hold: either all of them are
 * read and sorted, or the list is walked until it has a page of them.
 */
const mostRead = 5_000

/** Above whatever a sequence has given out. */
const firstOwnId = 1_000_000_000

const directions = ['asc', 'desc'] as const
/** As much of a request as a list reads. */
type ListContext = Pick<Context, 'db' | 'tenantId' | 'timeZone' | 'unitPreference' | 'permissions'>

type List = (
  input: { path: object; query: object },
  ctx: ListContext,
) => Promise<{ body: Promise<{ data: readonly object[] }> }>

let app: TestApp
let world: World
/** Of the same organisation as the driver. */
let colleagueId: number

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const { tenantId, userId } = world.courier
  const colleague = await app.database.systemTransaction((db) =>
    db
      .selectFrom('memberships')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '!=', userId)
      .orderBy('user_id')
      .executeTakeFirstOrThrow(),
  )
  colleagueId = colleague.user_id
})
afterAll(() => app.close())

const filtered = Object.entries<Resource>(resources).filter(([, { filter }]) => Object.keys(filter).length > 0)

describe.each(filtered)('the list of %s', (_name, { operations, fields, filter, sort, schema }) => {
  const handler: unknown = Reflect.get(handlers, operations.list ?? '')
  const list = handler as List
  const page = (query: object) => statementOf((ctx) => list({ path: { tenantId: ctx.tenantId }, query }, ctx))

  beforeAll(async () => {
    const { table } = await page({})
    const values = [...Object.keys(filter), ...sort].map((field) => seededValue(field, fields[field], filter[field]))
    await seed(table, sql.join(values), `${schema[0]?.toLowerCase()}${schema.slice(1)}Id`)
  }, 120_000)

  const asked = Object.entries(filter).flatMap(([field, kind]) => {
    return questions(kind, fields[field]).map((question) => [field, question] as const)
  })
  test.each(asked)('by %s %s has an index in every order', async (field, question) => {
    for (const by of sort)
      for (const direction of directions) {
        const { one, other } = referredTo(field)
        const value = question === 'of one' ? one : question === 'of another' ? other : question
        const { read, found, plan } = await page({
          pagination: { filter: { [field]: value }, sort: [{ field: by, direction }] },
        })
        expect(found, `${field} ${JSON.stringify(value)} finds nothing`).toBeGreaterThan(0)
        expect(read, `by ${field}, ordered by ${by} ${direction}: ${plan}`).toBeLessThan(mostRead)
      }
  })
})

/** Of a thousand rows: one has what few have, twenty what some have. */
const [few, some] = [1, 20]

/** What is asked of a filter: for values that few rows have, some, and most, as {@link seededValue} gave them out. */
function questions(kind: FilterKind, { choices = [], nullable }: ResourceField = unheard): unknown[] {
  switch (kind) {
    case 'choice':
      return [
        [choices.at(2) ?? choices[1]],
        [choices[1]],
        [choices[0]],
        choices.slice(0, 2),
        ...(nullable ? [['none'], ['none', choices[0]]] : []),
      ]
    case 'boolean':
      return [true, false]
    case 'reference':
      // Where one there must be, most have the other.
      return ['of one', ...(nullable ? ['any', 'none'] : ['of another'])]
    case 'date':
      return [{ from: '2000-01-01', to: '2000-01-02' }, { to: '2000-01-20' }, { from: '2000-01-20' }]
    case 'instant':
    case 'measure':
    case 'money':
    case 'number':
      return [{ from: few, to: few }, { to: some }, { from: some }]
  }
}

/** Whom few rows name, and whom most do where they must name somebody: people, or organisations. */
function referredTo(field: string): { readonly one: number; readonly other: number } {
  return field.endsWith('TenantId')
    ? { one: world.customerTenantId, other: world.courier.tenantId }
    : { one: world.courier.userId, other: colleagueId }
}

const unheard: ResourceField = { kind: 'text', title: '', readOnly: true, required: true, nullable: false }

/** A value of the field for row `n`, by chance, so that no field tells anything of another. */
function seededValue(field: string, { kind, choices = [], nullable }: ResourceField = unheard, filter?: FilterKind) {
  const chance = sql`((hashtextextended(${field} || n, 7) & 1073741823) % 1000)::int`
  const [common, uncommon, rare = uncommon] = choices.map(String)
  const { one, other } = referredTo(field)
  const value = {
    choice: sql`to_jsonb(case when ${chance} < ${few} then ${rare}::text when ${chance} < ${some} then ${uncommon}::text when not ${nullable} or ${chance} > ${some} then ${common}::text end)`,
    boolean: sql`to_jsonb(${chance} < ${few})`,
    reference: sql`to_jsonb(case when ${chance} < ${few} then ${one}::bigint when not ${nullable} then ${other}::bigint end)`,
    date: sql`to_jsonb((date '2000-01-01' + ${chance})::text)`,
    // Before every one of those: no range ends before it begins.
    firstDay: sql`to_jsonb((date '1990-01-01' + ${chance})::text)`,
    // Its own in each row, as what may stand once only has to be.
    text: sql`to_jsonb('Row ' || ${chance} || ' ' || n)`,
    number: sql`to_jsonb(${chance})`,
  }
  const isDay = filter === 'date' || field === 'startDate' || field === 'day' || field.startsWith('effective')
  const written = field === 'fromDay' ? value.firstDay : isDay ? value.date : value.text
  const ranged = kind === 'text' || isDay ? written : value.number
  const own = filter === 'choice' || filter === 'boolean' || filter === 'reference' ? value[filter] : ranged
  // Whether it is paid out follows from the statement that has it.
  if (field === 'isPaidOut')
    return sql`'pay_statement_id'::text, case when (${own})::boolean then to_jsonb(${world.courier.payStatementId}::bigint) end`
  // What kind of act it was follows from the action.
  return field === 'verb'
    ? sql`'action'::text, to_jsonb('vehicle.' || (${own} #>> '{}'))`
    : sql`${inSnakeCase(field)}::text, ${own}`
}

/** Copies of a row that is there, with other values. */
async function seed(table: string, values: ReturnType<typeof sql.join>, key: string): Promise<void> {
  const id: unknown = Reflect.get(world.courier, key)
  // Of the same two only one can wait; that index serves no list.
  if (['applications', 'partnerships', 'managed_customer_onboardings'].includes(table))
    await app.database.pool.query(`drop index ${table}_waiting`)
  // By chance some are waiting without a next time, and copies have the id of the first; neither serves a list.
  if (table === 'webhook_deliveries') {
    await app.database.pool.query('alter table webhook_deliveries drop constraint webhook_deliveries_check')
    await app.database.pool.query('drop index webhook_deliveries_message')
  }
  await app.database.systemTransaction(async (db) => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`.execute(
      db,
    )
    const columns = sql.raw(rows[0]?.columns ?? '')
    // What another table numbers stands here once by that number.
    const own = sql.raw(
      /\bid\b/.test(rows[0]?.columns ?? '') ? `jsonb_build_object('id', ${firstOwnId} + n)` : `'{}'::jsonb`,
    )
    // A function in the list of columns would be called for each of them.
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from (select copy.* from ${sql.table(table)} as model, generate_series(1, ${rowCount}::int) n,
        lateral jsonb_populate_record(model, jsonb_build_object(${values}) || ${own}) as copy where model.id = ${id}) as copies`.execute(
      db,
    )
  })
  await app.database.pool.query(`vacuum analyze ${table}`)
}

/** The statement of a list: its table, and what PostgreSQL reads of that. */
async function statementOf(ask: (ctx: ListContext) => ReturnType<List>) {
  const { tenantId, userId } = world.courier
  return app.database.tenantTransaction({ tenantId, userId }, async (db) => {
    const { text, parameters, answer } = await firstAsked(db, async (listening) => {
      const { body } = await ask({
        db: listening,
        tenantId,
        timeZone: 'UTC',
        unitPreference: 'Metric',
        permissions: permissionsOf([roles.owner]),
      })
      return body
    })
    const table = /from "(\w+)"/.exec(text)?.[1] ?? ''
    return { table, found: answer.data.length, ...(await explainStatement(db, text, parameters, table)) }
  })
}

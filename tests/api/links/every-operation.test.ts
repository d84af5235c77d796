import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdsNeeded, permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { OperationId } from '#generated/operations.ts'
import { exampleOperations, type ExampleOperation } from '#tests/api/support/contract-examples.ts'
import { linkWorld, standingName, standings, type Pair, type Relation, type Standing } from './link-world.ts'
import { call, callOf, casesOf, type Answer, type Case } from './calls.ts'
import { openings, visibleDetails, visibleEver, visibleUnlessLinked, type Opening } from './openings.ts'
import { slotsOfTemplate } from './slots.ts'

/**
 * Every operation over every kind of link between the caller's organisation and another one (docs/rules/invitations-and-customers.md, "Links"). Calls
 * come from the contract: whatever is added is called with rows of the other organisation in each place where it names one, and
 * has to be closed, unless `openings.ts` says which kind of link opens it.
 */

let world: Awaited<ReturnType<typeof linkWorld>>
let tables: readonly OwnedTable[]
beforeAll(async () => {
  world = await linkWorld()
  tables = await ownedTables()
})
afterAll(() => world.close())

const operations = exampleOperations.filter(({ entry }) => entry.access !== 'public')

/** What an answer shows of the other organisation, but for what the call itself named: the tables of the rows, and its name. */
function shown({ body, text }: Answer, { slots }: Case, { theirs }: Pair): string[] {
  const sent = new Set<unknown>(slots.map(({ row }) => theirs.rows[row]))
  const found = [...numbersIn(body)].filter((id) => !sent.has(id)).flatMap((id) => theirs.tableOf.get(id) ?? [])
  const named = text.toLowerCase().includes(theirs.rows.mark.toLowerCase()) ? ['its name'] : []
  return [...new Set(found)].toSorted().concat(named)
}

function numbersIn(value: unknown): Set<number> {
  if (typeof value === 'number') return new Set([value])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((part) => [...numbersIn(part)]))
}

interface Told {
  readonly code: string
  readonly errors: Record<string, string[]>
  readonly results: readonly { ok: boolean; code?: string }[]
}

/** What became of a call: the status, with the faulty fields or what was shown. */
function outcome(answer: Answer, asked: Case, pair: Pair): string {
  const { errors = {}, code, results } = Object(answer.body) as Partial<Told>
  const each = results?.map((result) => (result.ok ? 'ok' : `not ${result.code}`)) ?? []
  const faults = Object.keys(errors)
  const told = answer.status === 422 && faults.length === 0 ? [code] : faults
  const words = [...told, ...each, ...shown(answer, asked, pair).map((what) => `shows ${what}`)]
  return [answer.status, ...words].join(' ')
}

const ownersPermissions = permissionsOf([roles.owner])

/** What only Waybill's own people may do. */
function isForbidden({ entry: { access } }: ExampleOperation): boolean {
  if (typeof access === 'string' || access.permission.length === 0) return false
  return !holdsNeeded(access, ownersPermissions)
}

/** Answered by the link of a mail, which the contract's example is not. */
const byLink: ReadonlySet<OperationId> = new Set([
  'acceptInvitation',
  'getInvitationTenants',
  'linkInvitation',
  'sendVerificationCode',
])

/** As if the row did not exist: 404, a fault at its field, a refusal of the row, a list that does not hold it. */
function isClosed(found: string, { operation, slots }: Case): boolean {
  if (found === '404' || (found === '403' && isForbidden(operation))) return true
  if (found === '200') return slots.every(({ name }) => name.startsWith('query/'))
  if (found === '200 not not_found') return true
  // How a file is read is said in the address, for the body is the file: faults stand by their fields all the same.
  const pointers = slots.map(({ name }) => name.replace(/^(body|query\/terms)/, ''))
  const [status, ...faults] = found.split(' ')
  return (
    status === '422' && faults.some((fault) => fault.startsWith('/') && pointers.some((at) => at.startsWith(fault)))
  )
}

/**
 * What one has sent oneself is answered by the other side, a courier applies to no vendor, and offers a partnership to one that offers
 * something (tests/api/applications.test.ts, tests/api/partnerships.test.ts).
 */
const refusedOwn: Partial<Record<OperationId, string>> = {
  // Its example is a payment of more than is owed, of a day to come and with a credit note: the customer and the invoice are found.
  createSettlement: '422 /settledOn /creditNoteId /parts/0/cadCents',
  // Its `url` is filled in as that of a file, which is no address on the internet.
  createWebhookEndpoint: '422 /url',
  approveApplication: '404',
  rejectApplication: '404',
  acceptPartnership: '404',
  declinePartnership: '404',
  createVendorApplication: '403',
  acceptManagedCustomerOnboarding: '404',
  rejectManagedCustomerOnboarding: '404',
  // Nor becomes a part of itself.
  mergeCustomers: '422 /targetTenantId',
}

const isReading = ({ operation: { entry } }: Case) => entry.method === 'get'

function nameOf({ operation, what }: Case): string {
  return `${operation.id} ${what}`
}

/** Readings first, what takes something away last. */
function byMethod(one: ExampleOperation, other: ExampleOperation): number {
  const order = ['get', 'put', 'patch', 'post', 'delete']
  const placeOf = ({ id, entry }: ExampleOperation) =>
    id === 'signOutEverywhere' ? order.length : order.indexOf(entry.method)
  return placeOf(one) - placeOf(other)
}

function shownBy(id: OperationId, relation: Relation, ended: boolean): readonly string[] | undefined {
  return visibleEver[id]?.[relation] ?? (ended ? undefined : visibleDetails[id]?.[relation])
}

/** What is expected of a call that names nothing of the other organisation. */
function expectedBeside({ operation }: Case, { relation, ended }: Standing): string {
  const everybody = visibleUnlessLinked[operation.id]
  const isLinked = relation !== null && !ended && everybody?.unless.includes(relation)
  const linked = relation === null ? undefined : shownBy(operation.id, relation, ended)
  const shows = everybody === undefined ? linked : isLinked ? undefined : everybody.shows
  const refused = byLink.has(operation.id) ? '404' : isForbidden(operation) ? '403' : refusedOwn[operation.id]
  const answered = refused ?? 'found'
  return [answered, ...(shows ?? []).map((what) => `shows ${what}`)].join(' ')
}

/**
 * `found` when the call got as far as its rows: done, or refused for another reason than what it names. Else its refusal of the
 * other organisation's rows would say nothing.
 */
function outcomeBeside(answer: Answer, asked: Case, pair: Pair): string {
  const { errors = {} } = Object(answer.body) as Partial<Told>
  const named = slotsOfTemplate(asked.template).map(({ name }) => name.replace(/^body/, ''))
  const isFound = answer.status === 200 || (answer.status === 422 && !named.some((pointer) => pointer in errors))
  if (!isFound) return outcome(answer, asked, pair)
  return ['found', ...shown(answer, asked, pair).map((what) => `shows ${what}`)].join(' ')
}

async function outcomes(cases: readonly Case[], pair: Pair): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const asked of cases) {
    const answer = await call(world.app, asked, pair)
    const result = asked.slots.length > 0 ? outcome(answer, asked, pair) : outcomeBeside(answer, asked, pair)
    found[nameOf(asked)] = asked.slots.length > 0 && isClosed(result, asked) ? 'closed' : result
  }
  return found
}

interface OwnedTable {
  readonly name: string
  /** Columns that name an organisation. */
  readonly owners: readonly string[]
}

async function ownedTables(): Promise<OwnedTable[]> {
  const { rows } = await world.app.database.pool.query<OwnedTable>(
    `select t.table_name as name,
       coalesce(array_agg(c.column_name::text) filter (where c.column_name ~ '(^|_)tenant_id$'), '{}') as owners
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations' group by 1`,
  )
  return rows
}

/** Of every row of every table: which ones there are, and since when. */
async function fingerprint(tenantId?: number): Promise<Record<string, string>> {
  const asked = tables.filter(({ owners }) => tenantId === undefined || owners.length > 0)
  const rows = asked.map(({ name, owners }) => {
    const whose =
      tenantId === undefined ? sql`true` : sql`${tenantId} in (${sql.join(owners.map((owner) => sql.ref(owner)))})`
    return sql`select ${name} as name, md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) as hash
      from ${sql.table(name)} where ${whose}`
  })
  const { rows: hashes } = await world.app.database.systemTransaction((db) =>
    sql<{ name: string; hash: string }>`${sql.join(rows, sql` union all `)}`.execute(db),
  )
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]))
}

/** What is expected of a call, and which tables of the other organisation it changes; by default it is closed. */
function expectedOf({ operation, what }: Case, { relation, ended }: Standing): Opening | null {
  const { by = {}, former = {}, ever = {}, always = null } = openings[operation.id]?.[what] ?? {}
  if (relation === null) return always
  return ever[relation] ?? (ended ? former : by)[relation] ?? always
}

test.each(standings.map((standing) => [standingName(standing), standing] as const))(
  'one that %s is dealt with as such',
  async (_name, standing) => {
    const pair = world.pairs.get(standing)
    if (!pair) throw new Error('There is no such pair.')
    const { tenantId } = pair.theirs.rows
    const cases = operations.flatMap((operation) => casesOf(operation, pair.ours.rows))
    const expectation = (list: readonly Case[]) =>
      Object.fromEntries(list.map((asked) => [nameOf(asked), expectedOf(asked, standing)?.answer ?? 'closed']))
    const isAct = (asked: Case) => !isReading(asked) && expectedOf(asked, standing) !== null

    const own = operations.toSorted(byMethod).map((operation): Case => {
      return { operation, template: callOf(operation, pair.ours.rows), what: 'own', slots: [] }
    })
    const expectationBeside = (list: readonly Case[]) =>
      Object.fromEntries(list.map((asked) => [nameOf(asked), expectedBeside(asked, standing)]))

    const quiet = cases.filter((asked) => !isAct(asked))
    const ownReadings = own.filter(isReading)
    const before = await fingerprint()
    expect(await outcomes(quiet, pair)).toEqual(expectation(quiet))
    expect(await outcomes(ownReadings, pair)).toEqual(expectationBeside(ownReadings))
    expect(await fingerprint()).toEqual(before)

    const acts = cases.filter(isAct).toSorted((one, other) => byMethod(one.operation, other.operation))
    const theirsBefore = await fingerprint(tenantId)
    expect(await outcomes(acts, pair)).toEqual(expectation(acts))
    const theirsAfter = await fingerprint(tenantId)
    const changed = Object.keys(theirsBefore).filter((table) => theirsBefore[table] !== theirsAfter[table])
    const mayChange = new Set(acts.flatMap((asked) => expectedOf(asked, standing)?.changes ?? []))
    expect(changed).toEqual([...mayChange].toSorted())

    // All of them come from one network address, from which only so many codes and passwords are tried.
    await world.app.database.pool.query('delete from sign_in_attempts')
    const ownActs = own.filter((asked) => !isReading(asked))
    expect(await outcomes(ownActs, pair)).toEqual(expectationBeside(ownActs))
    expect(await fingerprint(tenantId)).toEqual(theirsAfter)
  },
  // Some 230 calls, of which the first ones of all compile what they are checked by.
  60_000,
)

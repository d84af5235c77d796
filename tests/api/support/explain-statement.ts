import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** The statement that was asked first, and what came of asking: a list comes before what it looks up beside its rows. */
export async function firstAsked<Answer>(db: Kysely<Database>, ask: (db: Kysely<Database>) => Promise<Answer>) {
  return asked(db, ask, (first, node) => first ?? node)
}

/** The statement that was asked last: the whole of one that is put together from parts, which are heard of before it. */
export async function lastAsked<Answer>(db: Kysely<Database>, ask: (db: Kysely<Database>) => Promise<Answer>) {
  return asked(db, ask, (_before, node) => node)
}

async function asked<Answer>(
  db: Kysely<Database>,
  ask: (db: Kysely<Database>) => Promise<Answer>,
  choose: (chosen: RootOperationNode | null, node: RootOperationNode) => RootOperationNode,
) {
  let chosen: RootOperationNode | null = null
  const listening = db.withPlugin({
    transformQuery: ({ node }) => ((chosen = choose(chosen, node)), node),
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const answer = await ask(listening)
  if (chosen === null) throw new Error('Nothing was asked')
  const { sql: text, parameters } = db.getExecutor().compileQuery(chosen, createQueryId())
  return { text, parameters, answer }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How many rows of a table PostgreSQL reads for a statement, and how it finds them. */
export async function explainStatement(
  db: Kysely<Database>,
  text: string,
  parameters: readonly unknown[],
  table: string,
) {
  const query = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(query)
  const scans = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === table)
  const read = scans.map((node) => {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    return Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
  })
  const plan = scans.map((node, index) => `${node['Node Type']} ${node['Index Name'] ?? ''} ${read[index]}`).join(', ')
  return { read: read.reduce((sum, rowsRead) => sum + rowsRead, 0), plan }
}

function nodesOf(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap((child) => nodesOf(child))] : []
}

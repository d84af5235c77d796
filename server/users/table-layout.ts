import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'

/** No columns means the table's own. */
const defaultLayout: Schema<'TableLayout'> = { columns: [], density: 'regular' }

export async function readTableLayout(
  db: Kysely<Database>,
  userId: number,
  tableId: string,
): Promise<Schema<'TableLayout'>> {
  const row = await db
    .selectFrom('table_layouts')
    .select('layout')
    .where('user_id', '=', userId)
    .where('table_id', '=', tableId)
    .executeTakeFirst()
  return isLayout(row?.layout) ? row.layout : defaultLayout
}

/** The column is written by {@link saveTableLayout} alone, from a body that the contract has checked. */
function isLayout(layout: unknown): layout is Schema<'TableLayout'> {
  return typeof layout === 'object' && layout !== null && 'columns' in layout && 'density' in layout
}

/** @param now unix seconds */
export async function saveTableLayout(
  db: Kysely<Database>,
  userId: number,
  tableId: string,
  layout: Schema<'TableLayout'>,
  now: number,
): Promise<void> {
  const values = { layout: JSON.stringify(layout), updated_at: now }
  await db
    .insertInto('table_layouts')
    .values({ user_id: userId, table_id: tableId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'table_id']).doUpdateSet(values))
    .execute()
}

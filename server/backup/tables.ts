import pg, { type ClientBase } from 'pg'
import { BackupFault } from '#server/backup/backup-fault.ts'

export interface TableFacts {
  name: string
  /** Those that rows are written with: what PostgreSQL computes by itself is not among them. */
  columns: string[]
  hasRowSecurity: boolean
  /** Whether that holds for the owner as well. */
  isForced: boolean
  hasTriggers: boolean
}

/** The tables of the product, by name; those of extensions are none of ours. */
export async function tablesOf(client: ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(`
    select c.relname as name, c.relrowsecurity as "hasRowSecurity", c.relforcerowsecurity as "isForced",
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  return rows
}

export function quoteTable(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`
}

/** `table (column, …)`, as COPY wants it. */
export function withColumns(name: string, columns: readonly string[]): string {
  return `${quoteTable(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
}

/**
 * Switches, until the transaction ends or the next switch, to the role that sees every row of a table: the owner sees none of
 * those under forced row-level security.
 */
export async function becomeReaderOf(client: ClientBase, { hasRowSecurity }: TableFacts): Promise<void> {
  await client.query(`set local role ${hasRowSecurity ? 'waybill_system' : 'none'}`)
}

/** @throws BackupFault when a policy keeps rows from the role that is to read them all */
export async function refuseHiddenRows(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and (
      exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive
        and exists (select from unnest(p.polroles) as held where held = 0 or pg_has_role('waybill_system', held, 'usage')))
      or not exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
          and 'waybill_system'::regrole = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true'))
    order by 1`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new BackupFault(`Row-level security would hide rows of ${names} from the backup; nothing was written.`)
}

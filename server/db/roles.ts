import type { ClientBase } from 'pg'
import type { TransactionRole } from '#server/db/tenant-transaction.ts'

const ROLES: readonly TransactionRole[] = ['waybill_app', 'waybill_system']

/** PostgreSQL 16 introduced grants that let a login become a role without having its rights all the time. */
const OLDEST_SERVER_VERSION = 160_000

/**
 * Makes the roles that transactions switch to, if they are missing, and lets this login switch to them. Harmless to
 * repeat and to run from several processes at once.
 * @throws Error that names the statements an administrator has to run, when this login is not allowed to
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  await refuseOldServer(client)
  for (const role of ROLES) {
    if (await canSwitchTo(client, role)) continue
    try {
      await makeRole(client, role)
    } catch (error) {
      throw new Error(instructions(await currentUser(client)), { cause: error })
    }
    if (!(await canSwitchTo(client, role))) throw new Error(instructions(await currentUser(client)))
  }
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const version = rows[0]
  if (version && version.number < OLDEST_SERVER_VERSION) {
    throw new Error(`Waybill needs PostgreSQL 16 or newer; the server behind DATABASE_URL is ${version.name}.`)
  }
}

async function canSwitchTo(client: ClientBase, role: TransactionRole): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    `select coalesce((select pg_has_role(current_user, oid, 'SET') from pg_roles where rolname = $1), false) as allowed`,
    [role],
  )
  return rows[0]?.allowed ?? false
}

async function makeRole(client: ClientBase, role: TransactionRole): Promise<void> {
  // Roles belong to the server: another database of it may be making the same ones at this moment.
  await client.query(`do $$ begin
    create role ${role} nologin nosuperuser nobypassrls;
  exception when duplicate_object or unique_violation then null;
  end $$`)
  // Not inherited: the owner must not see through the policies of these roles unless it switches.
  await client.query(`grant ${role} to current_user with inherit false, set true`)
}

async function currentUser(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  return rows[0]?.name ?? 'the_owner'
}

function instructions(owner: string): string {
  const statements = ROLES.flatMap((role) => [
    `  create role ${role} nologin;`,
    `  grant ${role} to ${owner} with inherit false, set true;`,
  ])
  return [
    'The login of DATABASE_URL may not create the roles that Waybill works under.',
    'Let an administrator of the PostgreSQL server run, leaving out what exists already:',
    ...statements,
    `or give the right to do so: alter role ${owner} createrole;`,
  ].join('\n')
}

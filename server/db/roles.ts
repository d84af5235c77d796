import type { ClientBase } from 'pg'
import type { TransactionRole } from '#server/db/tenant-transaction.ts'
import { OperatorFault } from '#server/operator-fault.ts'

const roles: readonly TransactionRole[] = ['waybill_app', 'waybill_system', 'waybill_external']

/** What is granted and allowed to the one holds for the other as well; policies of its own hold that back. */
const inherits = { from: 'waybill_app', to: 'waybill_external' } as const satisfies Record<string, TransactionRole>

/** The migrations use function bodies in standard SQL, which came with 14. */
const oldestServerVersion = 140_000

/**
 * From 16 on a grant can let a login become a role without having its rights all the time. Before, the owner inherits
 * what the roles may see; requests are held apart all the same, since every transaction switches to one of the roles.
 */
const setWithoutInheritVersion = 160_000

/**
 * Makes the roles that transactions switch to, if they are missing, and lets this login switch to them. Harmless to
 * repeat and to run from several processes at once.
 * @throws OperatorFault that names the statements an administrator has to run, when this login is not allowed to
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  const terms = (await serverVersion(client)) >= setWithoutInheritVersion ? setOnly : member
  for (const role of roles) {
    if (await canSwitchTo(client, role, terms)) continue
    try {
      await makeRole(client, role, terms)
    } catch (error) {
      throw new OperatorFault(instructions(await currentUser(client), terms), { cause: error })
    }
    if (!(await canSwitchTo(client, role, terms)))
      throw new OperatorFault(instructions(await currentUser(client), terms))
  }
  try {
    await client.query(`do $$ begin
      if not pg_has_role('${inherits.to}', '${inherits.from}', 'USAGE') then
        grant ${inherits.from} to ${inherits.to};
      end if;
    exception when unique_violation then null;
    end $$`)
  } catch (error) {
    throw new OperatorFault(instructions(await currentUser(client), terms), { cause: error })
  }
}

/** How a login is let switch to a role: the privilege that says so, and what follows the grant. */
interface GrantTerms {
  readonly privilege: 'SET' | 'MEMBER'
  readonly options: string
}
/** Not inherited: the owner must not see through the policies of these roles unless it switches. */
const setOnly: GrantTerms = { privilege: 'SET', options: ' with inherit false, set true' }
const member: GrantTerms = { privilege: 'MEMBER', options: '' }

/** @throws OperatorFault when the server is older than {@link oldestServerVersion} */
async function serverVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const { number, name } = rows[0] ?? { number: 0, name: 'unknown' }
  if (number < oldestServerVersion) {
    throw new OperatorFault(`Waybill needs PostgreSQL 14 or newer; the server behind DATABASE_URL is ${name}.`)
  }
  return number
}

async function canSwitchTo(client: ClientBase, role: TransactionRole, { privilege }: GrantTerms): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    `select coalesce((select pg_has_role(current_user, oid, $2) from pg_roles where rolname = $1), false) as allowed`,
    [role, privilege],
  )
  return rows[0]?.allowed ?? false
}

async function makeRole(client: ClientBase, role: TransactionRole, { options }: GrantTerms): Promise<void> {
  // Roles belong to the server: another database of it may be making the same ones at this moment.
  await client.query(`do $$ begin
    create role ${role} nologin nosuperuser nobypassrls;
  exception when duplicate_object or unique_violation then null;
  end $$`)
  await client.query(`grant ${role} to current_user${options}`)
}

async function currentUser(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  return rows[0]?.name ?? 'the_owner'
}

function instructions(owner: string, { options }: GrantTerms): string {
  const statements = roles.flatMap((role) => [
    `  create role ${role} nologin;`,
    `  grant ${role} to ${owner}${options};`,
  ])
  return [
    'The login of DATABASE_URL may not create the roles that Waybill works under.',
    'Let an administrator of the PostgreSQL server run, leaving out what exists already:',
    ...statements,
    `  grant ${inherits.from} to ${inherits.to};`,
    `or give the right to do so: alter role ${owner} createrole;`,
  ].join('\n')
}

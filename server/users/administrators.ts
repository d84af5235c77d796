import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'

/** Any number that no other advisory lock of ours has: "admi". */
export const administratorsLock = 0x61646d69

export interface NewAdministrator {
  email: string
  firstName: string
  lastName: string
  /** Name of the internal organisation, if it has to be made. */
  organisation: string
  /** IANA zone of the organisation and the person. */
  timeZone: string
  /** null: the person chooses a password by a link. */
  passwordHash: string | null
  /** Whether the person may stand beside an administrator who is there already. */
  isAnother: boolean
}

export type AdministratorCreation =
  | { outcome: 'created'; organisation: string }
  /** Somebody administers the installation already. */
  | { outcome: 'exists' }
  | { outcome: 'email-taken' }

/** Whether anybody administers this installation. */
export function hasAdministrator({ systemTransaction }: Pick<Transactions, 'systemTransaction'>): Promise<boolean> {
  return systemTransaction(isAdministered)
}

/** The organisation of the people behind the installation; null before there is one. In a system transaction. */
export async function internalOrganisation(db: Kysely<Database>): Promise<{ id: number; name: string } | null> {
  const found = await db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('kind', '=', 'Internal')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Makes an administrator in the internal organisation, and the organisation if there is none. In a system transaction.
 *
 * @param now unix seconds
 */
export async function createAdministrator(
  db: Kysely<Database>,
  person: NewAdministrator,
  now: number,
): Promise<AdministratorCreation> {
  // Of two who make the first one at the same moment, one does.
  await sql`select pg_advisory_xact_lock(${administratorsLock}::bigint)`.execute(db)
  if (!person.isAnother && (await isAdministered(db))) return { outcome: 'exists' }
  const namesake = await db
    .selectFrom('users')
    .select('id')
    .where((match) => match(match.fn<string>('lower', ['email']), '=', person.email.toLowerCase()))
    .executeTakeFirst()
  if (namesake) return { outcome: 'email-taken' }

  const tenant = (await internalOrganisation(db)) ?? (await insertOrganisation(db, person, now))
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash,
      is_admin: true,
      current_tenant_id: tenant.id,
      time_zone: person.timeZone,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(db, { tenantId: tenant.id, userId, now }, [defaultRole(roles.admin)])
  // Nobody acted through the product: the entry names the person alone, without a request or an address.
  await db
    .insertInto('audit_entries')
    .values({
      tenant_id: tenant.id,
      actor_user_id: userId,
      by_administrator: true,
      action: 'user.administrator-created',
      subject_type: 'user',
      subject_id: userId,
      created_at: now,
    })
    .execute()
  return { outcome: 'created', organisation: tenant.name }
}

async function isAdministered(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function insertOrganisation(db: Kysely<Database>, { organisation, timeZone }: NewAdministrator, now: number) {
  const tenant = { name: organisation, kind: 'Internal', time_zone: timeZone, features: [] } as const
  return { id: await makeTenant(db, tenant, now), name: organisation }
}

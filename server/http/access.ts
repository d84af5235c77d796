import type { Kysely } from 'kysely'
import { noSuchOrganization, noSuchPerson, notInPlan, ofAnotherPerson } from '#domain/text/refusals.ts'
import { suspendedCode, suspendedText } from '#domain/access/suspension.ts'
import { holdsNeeded } from '#domain/access/role-permissions.ts'
import type { OperationAccess } from '#generated/operations.ts'
import type { Database } from '#server/db/schema.ts'
import { forbidden, badRequest, notFound } from '#domain/text/refusal.ts'
import type { Person } from '#server/http/person.ts'

/** What access is decided upon. */
export interface AccessQuestion extends TenantAccessQuestion {
  access: Exclude<OperationAccess, 'public'>
  userId: number
  db: Kysely<Database>
}

/** The same for what belongs to an organisation: nothing more has to be looked up. */
export interface TenantAccessQuestion {
  access: OperationAccess
  person: Person
  /** The tenant that the request names, whether it is the person's or not. */
  askedTenantId: number | null
  /** Path parameters, validated. */
  path: Readonly<Record<string, unknown>>
}

/**
 * Enforces `x-access`. Administrators hold every permission, yet a row of another tenant than the one they work in is as
 * absent for them as for anyone.
 *
 * @throws forbidden without the permission; not found for rows of another tenant and rows that do not exist
 */
export async function checkAccess(question: AccessQuestion): Promise<void> {
  if (typeof question.access === 'object' && question.access.tenant === 'self') await checkSelf(question)
  else checkTenantAccess(question)
}

/** What the plan of an organisation does not have is nobody's there. @throws forbidden `not_in_plan` */
export async function checkFeature({
  access,
  person,
  db,
}: Pick<AccessQuestion, 'access' | 'person' | 'db'>): Promise<void> {
  if (typeof access === 'string' || access.feature === undefined) return
  const found = await db
    .selectFrom('tenant_features')
    .select('feature')
    .where('tenant_id', '=', person.tenantId)
    .where('feature', '=', access.feature)
    .executeTakeFirst()
  if (!found) throw forbidden(notInPlan(access.feature, person.tenantName ?? ''), 'not_in_plan')
}

/** @throws as {@link checkAccess} */
export function checkTenantAccess({ access, person, askedTenantId, path }: TenantAccessQuestion): void {
  refuseSuspended({ access, person, askedTenantId, path })
  if (typeof access === 'string' || access.tenant === 'self') return
  if (access.tenant === 'path' && path.tenantId !== person.tenantId) throw notFound(noSuchOrganization)
  if (person.tenantId === null) {
    if (askedTenantId === null) throw badRequest('Header "X-Tenant-Id" is missing.', 'tenant_required')
    throw forbidden('You do not belong to this organization.', 'not_a_member')
  }
  if (!person.admin && !holdsNeeded(access, person.permissions)) throw forbidden()
  if (access.tenant === 'order.party' || access.tenant === 'order.receiver') checkOrder(person.party, access.tenant)
}

/**
 * Of a suspended organisation nothing is answered but what is a person's own. Its rows are closed already (0400_suspended_organizations.sql);
 * this says why.
 * @throws forbidden `organization_suspended`
 */
function refuseSuspended({ access, person, path }: TenantAccessQuestion): void {
  const { suspended = null } = person
  if (suspended === null) return
  const isOwn = access === 'signed-in' ? path.tenantId === undefined : access !== 'public' && access.tenant === 'self'
  if (!isOwn) throw forbidden(suspendedText(suspended), suspendedCode)
}

/** Oneself; a person of the request's tenant, archived ones included, for who holds the permission; anybody for administrators. */
async function checkSelf({ access, person, userId, path, db }: AccessQuestion): Promise<void> {
  if (path.userId === userId || person.admin) return
  if (typeof access === 'object' && holdsNeeded(access, person.permissions) && person.tenantId !== null) {
    const colleague = await db
      .selectFrom('people')
      .select('user_id')
      .where('tenant_id', '=', person.tenantId)
      .where('user_id', '=', Number(path.userId))
      .executeTakeFirst()
    if (colleague) return
  }
  const other = await db.selectFrom('users').select('id').where('id', '=', Number(path.userId)).executeTakeFirst()
  throw other ? forbidden(ofAnotherPerson) : notFound(noSuchPerson)
}

function checkOrder(party: Person['party'], tenant: 'order.party' | 'order.receiver'): void {
  if (party === null) throw notFound('There is no such delivery order.')
  if (tenant === 'order.receiver' && party !== 'receiver') {
    throw forbidden('Only the courier that carries the order can do this.')
  }
}

import type { Kysely } from 'kysely'
import { whyNotActedAs } from '#domain/access/people.ts'
import { noSuchPerson } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { recordAct } from '#server/audit.ts'
import { formError, notFound, unauthorized } from '#domain/text/refusal.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Database } from '#server/db/schema.ts'
import { startFamily, type TokenPair } from '#server/session/families.ts'

/**
 * Begins a sign-in in which an internal administrator acts as another person. Access has let only administrators through,
 * and nobody who acts as another person is one.
 *
 * @throws not found for an unknown or archived person, and one who does not belong to the organization that it is about; form error for another administrator
 */
export async function impersonate(
  ctx: Context,
  { userId, tenantId, reason }: Schema<'ImpersonationRequest'>,
): Promise<TokenPair> {
  const said = reason === undefined ? {} : { details: { reason: reason.trim() } }
  const pair = await asSystem(ctx.db, async (db) => {
    const target = await db
      .selectFrom('users')
      .select(['id', 'is_admin'])
      .where('id', '=', userId)
      .where('archived_at', 'is', null)
      .where('is_machine', '=', false)
      .$if(tenantId !== undefined, (people) =>
        people.where('id', 'in', (row) =>
          row
            .selectFrom('memberships')
            .select('memberships.user_id')
            .where('memberships.tenant_id', '=', tenantId ?? 0),
        ),
      )
      .executeTakeFirst()
    if (!target) throw notFound(noSuchPerson)
    const why = whyNotActedAs({ admin: target.is_admin, archived: false })
    if (why !== null) throw formError({ '/userId': [why] })
    // It stands in the person's own organization as well, with both names.
    await recordOwnAct(db, ctx, {
      userId,
      action: 'user.impersonated',
      impersonatorUserId: ctx.userId,
      recordedIn: ctx.tenantId,
      ...(tenantId !== undefined && { tenantId }),
      ...said,
    })
    await holdOwnSignIn(db, ctx)
    const { userAgent, ip } = ctx.request
    const actedBy = { userId: ctx.userId, familyId: ctx.familyId }
    return startFamily(db, ctx.deps.signer, { userId, actedBy, userAgent, address: ip }, ctx.now)
  })
  await recordAct(ctx, { action: 'user.impersonated', entity: 'user', entityId: userId, ...said })
  return pair
}

/**
 * Keeps the administrator's right and sign-in as they are until the transaction ends: who takes either away at this moment waits, and
 * then ends what is started here as well.
 * @throws unauthorized when one of them has ended in the meantime
 */
async function holdOwnSignIn(db: Kysely<Database>, { userId, familyId }: Context): Promise<void> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_admin', '=', true)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  const signIn = await db
    .selectFrom('sign_in_families')
    .select('id')
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!administrator || !signIn) throw unauthorized()
}

import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { machineLastName, mostTokens, tooManyTokens, whyNotScopes } from '#domain/access/api-tokens.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { heldNow } from '#server/access/held-now.ts'
import type { Database } from '#server/db/schema.ts'
import { newApiToken } from '#server/http/api-tokens.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { hashOfToken } from '#server/http/tokens.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf, listOf } from '#server/resources/handlers.ts'
import { recordWrite } from '#server/resources/record-write.ts'
import { defineResource } from '#server/resources/resource.ts'
import { update } from '#server/resources/write.ts'
import { endSignIns } from '#server/session/families.ts'

const daySeconds = 86_400

/** Tokens by which programs call in the name of an organization (docs/rules/api-tokens.md). */
const apiTokens = defineResource('apiToken', 'api_tokens', {
  also: {
    scopes: sql<Schema<'ApiTokenScope'>[]>`api_tokens.scopes`,
    made_by_member: sql<boolean>`exists (select from memberships m where m.tenant_id = api_tokens.tenant_id
      and m.user_id = api_tokens.made_by_user_id)`,
  },
})

/**
 * Makes a token, with the user and the sign-in that it acts as. The secret is in the answer alone. Who acts as somebody else does not come
 * here: it asks for confirmation.
 * @throws formError at `/scopes` for what the caller may not do, and with too many in force
 */
async function makeToken(ctx: Context, asked: Schema<'ApiTokenCreation'>): Promise<Schema<'ApiTokenMade'>> {
  const held = await heldNow(ctx, 'tenants.update')
  const fault = whyNotScopes(asked.scopes, held)
  if (fault !== null) refuseErrors({ '/scopes': [fault] })
  await refuseTooMany(ctx)
  const name = asked.name.trim()
  const secret = newApiToken()
  const { userId, familyId } = await asSystem(ctx.db, (db) => addMachine(db, ctx, name))
  const { tenantId, now, names } = ctx
  const expiresAt = now + asked.days * daySeconds
  const insert = sql`insert into api_tokens (tenant_id, name, user_id, family_id, hash, last_four, scopes, expires_at, made_by_user_id,
      made_by_name, created_at, updated_at)
    values (${tenantId}, ${name}, ${userId}, ${familyId}, ${hashOfToken(secret)}, ${secret.slice(-4)}, ${asked.scopes}, ${expiresAt},
      ${ctx.userId}, ${`${names.firstName} ${names.lastName}`.trim()}, ${now}, ${now})`
  const [row] = await recordWrite(apiTokens, ctx, insert, {
    verb: 'created',
    details: { name, scopes: asked.scopes, expiresAt },
  })
  if (!row) throw new Error('No API token came of the insert.')
  return { token: apiTokens.bodyOf(row), secret }
}

/** @throws formError */
async function refuseTooMany({ db, tenantId, now }: Context): Promise<void> {
  const { inForce } = await db
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<string>().as('inForce'))
    .where('tenant_id', '=', tenantId)
    .where('is_revoked', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(inForce) >= mostTokens) throw formError({ '': [tooManyTokens] })
}

/** The user that a token acts as: without a password and a membership. Its address is nobody's. In a system transaction. */
async function addMachine(db: Kysely<Database>, { tenantId, now, request }: Context, name: string) {
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email: `${randomUUID()}@api-token.invalid`,
      first_name: name,
      last_name: machineLastName,
      is_machine: true,
      created_by_tenant_id: tenantId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: familyId } = await db
    .insertInto('sign_in_families')
    .values({ user_id: userId, user_agent: 'API token', address: request.ip, created_at: now, last_used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId, familyId }
}

export const apiTokensHandlers = defineHandlers({
  getApiTokens: listOf(apiTokens),
  getApiToken: getOf(apiTokens),

  async createApiToken({ body }, ctx) {
    return { status: 200, body: await makeToken(ctx, body) }
  },

  async updateApiToken({ path: { apiTokenId }, body }, ctx) {
    const { changed } = await update(apiTokens, ctx, apiTokenId, body)
    const token = await changed
    await asSystem(ctx.db, (db) =>
      db
        .updateTable('users')
        .set({ first_name: token.name, updated_at: ctx.now })
        .where('id', '=', (row) => row.selectFrom('api_tokens').select('user_id').where('id', '=', apiTokenId))
        .execute(),
    )
    return { status: 200, body: token }
  },

  revokeApiToken: actOf(apiTokens, 'revokeApiToken', async (ctx, { id }) => {
    const { family_id: familyId } = await ctx.db
      .selectFrom('api_tokens')
      .select('family_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (familyId !== null) await asSystem(ctx.db, (db) => endSignIns(db, { familyId }, 'token revoked', ctx.now))
    return { revoked_at: ctx.now, revoked_by_user_id: ctx.userId }
  }),
})

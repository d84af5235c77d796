import { sql } from 'kysely'
import { faultyForm, wrongPassword } from '#domain/text/refusals.ts'
import { unauthorized } from '#domain/text/refusal.ts'
import { tooManyRequests } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changePassword } from '#server/session/account.ts'
import { currentTenant, setCurrentTenant } from '#server/session/current-tenant.ts'
import { keepErrorReport } from '#server/session/error-reports.ts'
import { familyOf, revokeFamily, rotate } from '#server/session/families.ts'
import { impersonate } from '#server/session/impersonate.ts'
import { loginPageHandlers } from '#server/session/login-page.ts'
import { passwordPageHandlers } from '#server/session/password-pages.ts'
import { permissionSet } from '#server/session/permissions.ts'
import { setSuperAdmin } from '#server/session/super-admin.ts'
import { onBehalfOf } from '#server/users/on-behalf-of.ts'
import { toUser, userColumns } from '#server/users/read-user.ts'

const doneAnswer = { status: 200, body: { done: true } } as const

export const sessionHandlers = defineHandlers({
  ...loginPageHandlers,
  ...passwordPageHandlers,

  async getHealth(_input, { deps }) {
    await deps.systemTransaction((db) => sql`select 1`.execute(db))
    return { status: 200, body: { status: 'ready', version: deps.config.version } }
  },

  async getMe(_input, ctx) {
    const row = await ctx.db
      .selectFrom('users')
      .select([...userColumns, 'notifications_refreshed_at'])
      .where('id', '=', ctx.userId)
      .executeTakeFirstOrThrow()
    const { archived: _archived, ...me } = toUser(row, ctx.timeZone)
    return {
      status: 200,
      body: {
        ...me,
        notificationsRefreshedAt: row.notifications_refreshed_at,
        impersonated: ctx.impersonatorUserId !== null,
      },
    }
  },

  async getPermissions(_input, ctx) {
    return { status: 200, body: await permissionSet(ctx) }
  },

  async refreshTokens({ body }, { deps, now }) {
    const rotation = await deps.systemTransaction((db) => rotate(db, deps.signer, body.refreshToken, now))
    switch (rotation.outcome) {
      case 'rotated':
        return { status: 200, body: rotation.pair }
      case 'race':
        throw unauthorized('This refresh token was used a moment ago.', 'refresh_token_used')
      case 'replayed':
        throw unauthorized('This refresh token was used before. Please sign in again.', 'refresh_token_replayed')
      case 'invalid':
        throw unauthorized('Please sign in again.', 'refresh_token_invalid')
    }
  },

  async logout({ body }, { deps, now }) {
    await deps.systemTransaction(async (db) => {
      const family = await familyOf(db, body.refreshToken)
      if (family !== null) await revokeFamily(db, family, 'signed out', now)
    })
    return doneAnswer
  },

  async changePassword({ path, body }, ctx) {
    const result = await changePassword(ctx, path.userId, body)
    switch (result.outcome) {
      case 'changed':
        return doneAnswer
      case 'too-many':
        // Refused before anything else was counted, so there is nothing to commit.
        throw tooManyRequests(result.retryAfterSeconds)
      case 'wrong-password':
        return {
          status: 422,
          body: {
            code: 'form_error',
            message: faultyForm,
            errors: { '/currentPassword': [wrongPassword] },
          },
        }
    }
  },

  async impersonateUser({ body }, ctx) {
    return { status: 200, body: await impersonate(ctx, body.userId) }
  },

  async setSuperAdmin({ path, body }, ctx) {
    return { status: 200, body: await setSuperAdmin(ctx, path.userId, body.admin) }
  },

  async getCurrentTenant({ path }, ctx) {
    return { status: 200, body: await onBehalfOf(ctx, path.userId, (db) => currentTenant(db, path.userId)) }
  },

  async setCurrentTenant({ path, body }, ctx) {
    await onBehalfOf(ctx, path.userId, (db) => setCurrentTenant(db, path.userId, body.tenantId, ctx.now))
    return doneAnswer
  },

  async reportError({ body }, ctx) {
    await keepErrorReport(ctx, body)
    return doneAnswer
  },
})

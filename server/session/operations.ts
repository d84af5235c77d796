import { faultyForm, wrongCode, wrongMailedCode, wrongPassword } from '#domain/text/refusals.ts'
import { unauthorized } from '#domain/text/refusal.ts'
import { tooManyRequests } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { readIdempotencyKey } from '#server/http/idempotency.ts'
import { changePassword } from '#server/session/account.ts'
import { confirmIdentity } from '#server/session/confirm.ts'
import { currentTenant, setCurrentTenant } from '#server/session/current-tenant.ts'
import { keepErrorReport } from '#server/session/error-reports.ts'
import { deleteAccount, readAccountEnding } from '#server/session/delete-account.ts'
import { beginEmailChange, confirmEmailChange, readEmailChange } from '#server/session/email-change.ts'
import { endSignIns, familyOf, rotate } from '#server/session/families.ts'
import { impersonate } from '#server/session/impersonate.ts'
import { loginPageHandlers } from '#server/session/login-page.ts'
import { passwordPageHandlers } from '#server/session/password-pages.ts'
import { countFirstPaints, countLoad } from '#server/session/measures.ts'
import { permissionSet } from '#server/session/permissions.ts'
import { endSignIn, listDevices, listSignIns, setDevice, signOutEverywhere } from '#server/session/sign-ins.ts'
import {
  beginTwoStep,
  disableTwoStep,
  enableTwoStep,
  readTwoStep,
  renewRecoveryCodes,
} from '#server/session/two-step.ts'
import { setSuperAdmin } from '#server/session/super-admin.ts'
import { onBehalfOf } from '#server/users/on-behalf-of.ts'
import { toUser, userColumns } from '#server/users/read-user.ts'

const doneAnswer = { status: 200, body: { done: true } } as const

/** A refusal that commits: the attempt stays counted. */
function wrongField(pointer: string, message: string) {
  const body = { code: 'form_error', message: faultyForm, errors: { [pointer]: [message] } }
  return { status: 422 as const, body }
}

export const sessionHandlers = defineHandlers({
  ...loginPageHandlers,
  ...passwordPageHandlers,

  async getHealth(_input, { deps }) {
    return { status: 200, body: { status: 'alive', version: deps.config.version } }
  },

  async getReadiness(_input, { deps }) {
    await deps.readiness.check()
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

  async refreshTokens({ body }, { deps, now, request }) {
    const key = readIdempotencyKey(request.idempotencyKey ?? undefined)
    const { signer, config } = deps
    const presented = { refreshToken: body.refreshToken, userAgent: request.userAgent, address: request.ip }
    const rotation = await deps.systemTransaction((db) =>
      rotate(db, { signer, secret: config.sessionSecret }, { ...presented, key }, now),
    )
    switch (rotation.outcome) {
      case 'rotated':
        return { status: 200, body: rotation.pair }
      case 'replayed':
        deps.log.warn(
          { familyId: rotation.familyId, address: request.ip },
          'A refresh token was used twice: somebody has a copy, and its sign-in has ended.',
        )
        throw unauthorized('This refresh token was used before. Please sign in again.', 'refresh_token_replayed')
      case 'invalid':
        throw unauthorized('Please sign in again.', 'refresh_token_invalid')
    }
  },

  async logout({ body }, { deps, now }) {
    await deps.systemTransaction(async (db) => {
      const family = await familyOf(db, body.refreshToken)
      if (family !== null) await endSignIns(db, { familyId: family }, 'signed out', now)
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
        return wrongField('/currentPassword', wrongPassword)
    }
  },

  async confirmIdentity({ body }, ctx) {
    const result = await confirmIdentity(ctx, body)
    if (typeof result === 'object') throw tooManyRequests(result.retryAfterSeconds)
    switch (result) {
      case 'confirmed':
        return doneAnswer
      case 'wrong-password':
        return wrongField('/password', wrongPassword)
      case 'wrong-code':
        return wrongField('/code', wrongCode)
    }
  },

  async getSignIns({ path, query }, ctx) {
    return { status: 200, body: await listSignIns(ctx, path.userId, query.pagination) }
  },

  async endSignIn({ path }, ctx) {
    await endSignIn(ctx, path.userId, path.signInId)
    return doneAnswer
  },

  async signOutEverywhere({ path, body }, ctx) {
    await signOutEverywhere(ctx, path.userId, body.keepsThisOne)
    return doneAnswer
  },

  async getNoticeDevices({ path }, ctx) {
    return { status: 200, body: await listDevices(ctx, path.userId) }
  },

  async setFcmToken({ path, body }, ctx) {
    await setDevice(ctx, path.userId, body.fcmToken)
    return doneAnswer
  },

  async getTwoStep({ path }, ctx) {
    return { status: 200, body: await readTwoStep(ctx, path.userId) }
  },

  async beginTwoStep({ path }, ctx) {
    return { status: 200, body: await beginTwoStep(ctx, path.userId) }
  },

  async enableTwoStep({ path, body }, ctx) {
    const check = await enableTwoStep(ctx, path.userId, body.code)
    switch (check.outcome) {
      case 'right':
        return { status: 200, body: check.result }
      case 'wrong':
        return wrongField('/code', wrongCode)
      case 'too-many':
        throw tooManyRequests(check.retryAfterSeconds)
    }
  },

  async disableTwoStep({ path }, ctx) {
    await disableTwoStep(ctx, path.userId)
    return doneAnswer
  },

  async renewRecoveryCodes({ path }, ctx) {
    return { status: 200, body: await renewRecoveryCodes(ctx, path.userId) }
  },

  async getEmailChange({ path }, ctx) {
    return { status: 200, body: await readEmailChange(ctx, path.userId) }
  },

  async beginEmailChange({ path, body }, ctx) {
    const wait = await beginEmailChange(ctx, path.userId, body.email)
    if (wait !== null) throw tooManyRequests(wait)
    return doneAnswer
  },

  async confirmEmailChange({ path, body }, ctx) {
    const result = await confirmEmailChange(ctx, path.userId, body.code)
    if (typeof result === 'object') throw tooManyRequests(result.retryAfterSeconds)
    return result === 'changed' ? doneAnswer : wrongField('/code', wrongMailedCode)
  },

  async getAccountEnding({ path }, ctx) {
    return { status: 200, body: await readAccountEnding(ctx, path.userId) }
  },

  async deleteUser({ path, query }, ctx) {
    await deleteAccount(ctx, path.userId, query.openOrders)
    return doneAnswer
  },

  async impersonateUser({ body }, ctx) {
    return { status: 200, body: await impersonate(ctx, body) }
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

  async reportClientVersion({ body }, ctx) {
    await countLoad(ctx, body)
    return doneAnswer
  },

  async reportFirstPaint({ body }, ctx) {
    await countFirstPaints(ctx, body)
    return doneAnswer
  },
})

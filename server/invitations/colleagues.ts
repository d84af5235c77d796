import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchColleague, noSuchTimeZone } from '#domain/text/refusals.ts'
import { addMember } from '#server/access/grants.ts'
import { recordAct } from '#server/audit.ts'
import { asSystem } from '#server/http/as-system.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { readUser } from '#server/users/read-user.ts'
import { insertAccount } from './insert-account.ts'
import { firstPasswordJob } from './mails.ts'
import { checkRoles } from './membership.ts'

/** Whose it is, and where they belong, is nobody's business. */
const hasAccount = 'This address has an account already: invite the person instead'

/** Colleagues whose account is made for them. */
export const colleaguesHandlers = defineHandlers({
  async createTenantUser({ body }, ctx) {
    const { now, tenantId } = ctx
    if (!isTimeZone(body.timezone)) throw formError({ '/timezone': [noSuchTimeZone] })
    const given = await checkRoles(ctx.db, tenantId, body.roles, ctx.permissions)
    const userId = await asSystem(ctx.db, async (db) => {
      const made = await insertAccount(db, hasAccount, {
        email: body.email.trim(),
        first_name: body.firstName.trim(),
        last_name: body.lastName.trim(),
        phone: body.phone ?? null,
        time_zone: body.timezone,
        created_by_tenant_id: tenantId,
        current_tenant_id: tenantId,
        created_at: now,
        updated_at: now,
      })
      await addMember(db, { tenantId, userId: made, now, grantedBy: ctx.userId }, given)
      return made
    })
    await recordAct(ctx, { action: 'user.created', entity: 'user', entityId: userId, details: body })
    await enqueue(ctx, firstPasswordJob, { userId, tenantId }, { key: String(userId) })
    return { status: 200, body: await readUser(ctx.db, userId, ctx.timeZone) }
  },

  async sendPasswordLink({ path: { userId } }, ctx) {
    const { tenantId } = ctx
    const colleague = await asSystem(ctx.db, (db) =>
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select('users.password_hash')
        .where('memberships.tenant_id', '=', tenantId)
        .where('memberships.user_id', '=', userId)
        .where('users.archived_at', 'is', null)
        .executeTakeFirst(),
    )
    if (!colleague) throw notFound(noSuchColleague)
    if (colleague.password_hash !== null) {
      throw formError({
        '': ['They have chosen a password. A new one comes by “Forgot your password?” on the sign-in page.'],
      })
    }
    await recordAct(ctx, { action: 'user.password-link-sent', entity: 'user', entityId: userId })
    await enqueue(ctx, firstPasswordJob, { userId, tenantId }, { key: String(userId) })
    return { status: 200, body: { done: true } }
  },
})

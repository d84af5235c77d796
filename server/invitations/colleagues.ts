import { formError, notFound } from '#domain/text/refusal.ts'
import { refuseAddressesInNames } from '#domain/text/names.ts'
import { noSuchColleague, noSuchTimeZone } from '#domain/text/refusals.ts'
import { addMember } from '#server/access/grants.ts'
import { recordAct } from '#server/audit.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { fullName } from '#server/orders/core/order-timeline.ts'
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
    refuseAddressesInNames(body, ['firstName', 'lastName'])
    if (!isTimeZone(body.timezone)) throw formError({ '/timezone': [noSuchTimeZone] })
    const given = await checkRoles(ctx.db, tenantId, body.roles, ctx.permissions)
    const former = await archivedColleague(ctx, body.email.trim().toLowerCase())
    if (former !== undefined) throw formError({ '/email': [`${former} is archived here: restore this person instead`] })
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
    await countPressedMails(ctx, 'invitation', [body.email])
    await enqueue(ctx, firstPasswordJob, { userId, tenantId }, { key: String(userId) })
    return { status: 200, body: await readUser(ctx.db, userId, ctx.timeZone) }
  },

  async sendPasswordLink({ path: { userId } }, ctx) {
    const { tenantId } = ctx
    const colleague = await asSystem(ctx.db, (db) =>
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.email', 'users.password_hash'])
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
    await countPressedMails(ctx, 'invitation', [colleague.email])
    await enqueue(ctx, firstPasswordJob, { userId, tenantId }, { key: String(userId) })
    return { status: 200, body: { done: true } }
  },
})

/** The name of the archived colleague who has this address, in lower case. */
async function archivedColleague({ db, tenantId }: Context, email: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(['users.first_name', 'users.last_name'])
    .where('people.tenant_id', '=', tenantId)
    .where('people.archived_at', 'is not', null)
    .where((match) => match(match.fn<string>('lower', ['users.email']), '=', email))
    .executeTakeFirst()
  return person && fullName(person)
}

import { unitsAreOwn, whyNotChanged } from '#domain/access/people.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { heldNow } from '#server/access/held-now.ts'
import { refuseTaking } from '#server/access/refuse-taking.ts'
import { recordAct } from '#server/audit.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { publish } from '#server/outbox.ts'
import { holdImage } from '#server/services/image-library.ts'
import { onBehalfOf } from './on-behalf-of.ts'
import { readPerson } from './people.ts'
import { readUser } from './read-user.ts'
import { updateProfile } from './update-profile.ts'

type Change = Schema<'UserChange'>

/**
 * Changes oneself, or a colleague as far as that goes (docs/rules/roles-and-permissions.md, "People"). Administrators change anybody.
 * @throws forbidden `not_changeable`; formError at the field
 */
export async function changeUser(ctx: SignedInContext, userId: number, change: Change): Promise<Schema<'UserUpdate'>> {
  const isOwn = userId === ctx.userId
  const inTenant = ctx.tenantId === null ? null : { ...ctx, tenantId: ctx.tenantId }
  if (change.image && !(inTenant && (await holdImage(inTenant, change.image))))
    throw formError({ '/image': ['There is no such image in your library'] })
  if (!isOwn && !ctx.admin && inTenant) return changeColleague(inTenant, userId, change)
  const [before, profile] = await onBehalfOf(ctx, userId, async (db) => [
    profileIn(await readUser(db, userId, ctx.timeZone)),
    await updateProfile(db, userId, change, ctx.now),
  ])
  await asSystem(ctx.db, (db) =>
    recordOwnAct(db, ctx, {
      userId,
      action: 'user.profile-updated',
      before,
      details: { phone: null, ...profile },
      impersonatorUserId: isOwn ? ctx.impersonatorUserId : ctx.userId,
    }),
  )
  if (inTenant) await publish(inTenant, { topic: 'users', key: userId })
  return profile
}

function profileIn({ firstName, lastName, phone, timezone, unitPreference }: Schema<'User'>) {
  return { firstName, lastName, phone, timezone, unitPreference }
}

async function changeColleague(ctx: Context, userId: number, change: Change): Promise<Schema<'UserUpdate'>> {
  const permissions = await heldNow(ctx, 'users.update')
  const before = await readPerson({ ...ctx, permissions }, userId)
  const why = whyNotChanged(before)
  if (why !== null) throw forbidden(why, 'not_changeable')
  refuseTaking({ ...before, permissions: before.beyond }, permissions)
  if (change.unitPreference !== undefined) throw formError({ '/unitPreference': [unitsAreOwn] })
  const profile = await updateProfile(ctx.db, userId, change, ctx.now)
  const { firstName, lastName, phone, image, timezone } = before
  await recordAct(ctx, {
    action: 'user.updated',
    entity: 'user',
    entityId: userId,
    before: { firstName, lastName, phone, image, timezone },
    details: change,
  })
  await publish(ctx, { topic: 'users', key: userId })
  return profile
}

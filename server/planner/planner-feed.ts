import { icalendarText } from '#domain/planner/icalendar.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuchThing } from '#domain/text/refusals.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { permissionsHeldBy } from '#server/access/held-there.ts'
import { recordAct } from '#server/audit.ts'
import type { Context, PublicContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { hashOfToken, newOpaqueToken } from '#server/http/tokens.ts'
import { feedEvents, mostEvents } from './feed-events.ts'

/** What the secret is followed by in the link: programs know by it what they subscribe to. */
const ending = '.ics'

/** Seconds within which it is not written down again that somebody asked. */
const fetchedWithin = 60

/** Whose link it is. */
interface Subscriber {
  readonly tenantId: number
  readonly userId: number
  readonly tenantName: string
  readonly timeZone: string
}

/** The link by which other programs read the planner as somebody sees it. */
export const plannerFeedHandlers = defineHandlers({
  async getPlannerFeed(_input, ctx) {
    const found = await ownFeed(ctx).select(['made_at', 'fetched_at']).executeTakeFirst()
    return { status: 200, body: { madeAt: found?.made_at ?? null, fetchedAt: found?.fetched_at ?? null } }
  },

  async renewPlannerFeed(_input, ctx) {
    await refuseOthers(ctx)
    const secret = newOpaqueToken()
    const feed = { token_hash: hashOfToken(secret), made_at: ctx.now, fetched_at: null }
    await ctx.db
      .insertInto('planner_feeds')
      .values({ tenant_id: ctx.tenantId, user_id: ctx.userId, ...feed })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(feed))
      .execute()
    await recordAct(ctx, { action: 'planner-feed.made', entity: 'planner-feed', entityId: null })
    const link = `${ctx.deps.config.publicUrl}/planner-feed/${secret}${ending}`
    return { status: 200, body: { link, madeAt: ctx.now } }
  },

  async endPlannerFeed(_input, ctx) {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('planner_feeds')
      .where('tenant_id', '=', ctx.tenantId)
      .where('user_id', '=', ctx.userId)
      .executeTakeFirst()
    if (numDeletedRows > 0)
      await recordAct(ctx, { action: 'planner-feed.ended', entity: 'planner-feed', entityId: null })
    return { status: 200, body: { done: true } }
  },

  async readPlannerFeed({ path: { plannerFeedFile } }, ctx) {
    const subscriber = plannerFeedFile.endsWith(ending)
      ? await subscriberBy(ctx, plannerFeedFile.slice(0, -ending.length))
      : null
    if (subscriber === null) throw notFound(noSuchThing)
    return {
      status: 200,
      contentType: 'text/calendar',
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      body: await calendarOf(ctx, subscriber),
    }
  },
})

function ownFeed({ db, tenantId, userId }: Context) {
  return db.selectFrom('planner_feeds').where('tenant_id', '=', tenantId).where('user_id', '=', userId)
}

/**
 * A link outlives the sign-in that it was made with: nobody gets one by looking in, or in another person's name.
 * @throws forbidden
 */
async function refuseOthers({ db, tenantId, userId, impersonatorUserId }: Context): Promise<void> {
  const member = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!member || impersonatorUserId !== null)
    throw forbidden('Only people of the organization make a link of their own.')
}

/** Whose link it is, as long as they may read the planner: both are looked at again each time. */
function subscriberBy({ deps, now }: PublicContext, secret: string): Promise<Subscriber | null> {
  const hash = hashOfToken(secret)
  return deps.systemTransaction(async (db) => {
    const found = await db
      .selectFrom('planner_feeds as feed')
      .innerJoin('tenants as t', 't.id', 'feed.tenant_id')
      .innerJoin('tenant_features as f', (join) =>
        join.onRef('f.tenant_id', '=', 't.id').on('f.feature', '=', 'Planner'),
      )
      .select(['t.id as tenantId', 'feed.user_id as userId', 't.name as tenantName', 't.time_zone as timeZone'])
      .where('feed.token_hash', '=', hash)
      .where('t.archived_at', 'is', null)
      .where('t.suspended_at', 'is', null)
      .executeTakeFirst()
    if (!found) return null
    const held = await permissionsHeldBy(db, found.tenantId, found.userId)
    if (!held.has('recurring-orders.read')) return null
    await db
      .updateTable('planner_feeds')
      .set({ fetched_at: now })
      .where('token_hash', '=', hash)
      .where((row) => row.or([row('fetched_at', 'is', null), row('fetched_at', '<=', now - fetchedWithin)]))
      .execute()
    return found
  })
}

async function calendarOf({ deps, now }: PublicContext, subscriber: Subscriber): Promise<string> {
  const { tenantId, userId, tenantName, timeZone } = subscriber
  const today = wallTimeAt(now, timeZone).date
  const { host } = new URL(deps.config.publicUrl)
  const { events, total } = await deps.tenantTransaction({ tenantId, userId }, (db) =>
    feedEvents({ db, now, tenantId }, today, host),
  )
  const span = 'Recurring orders, from four weeks back to eight weeks ahead.'
  const description =
    total > events.length ? `${span} Of ${total} days these are the ${mostEvents} that are nearest.` : span
  return icalendarText({ name: `Planner of ${tenantName}`, description, timeZone, events }, now)
}

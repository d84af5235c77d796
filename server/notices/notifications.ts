import { sql, type Kysely } from 'kysely'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { allChoices, withChoices } from '#domain/notices/choices.ts'
import { capacityOf } from '#domain/notices/hears.ts'
import { noticeText } from '#domain/notices/text.ts'
import { isNoticeType } from '#domain/notices/types.ts'
import { quietForNoTime } from '#domain/notices/when.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { featuresOf } from '#server/access/held-there.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { onBehalfOf } from '#server/users/on-behalf-of.ts'

/** Unread notices that are counted; the contract says so. */
const mostCounted = 100

type Notification = Schema<'Notification'>

function mine(db: Kysely<Database>, userId: number, { tenantId }: SignedInContext) {
  return db
    .selectFrom('notices')
    .where('notices.user_id', '=', userId)
    .where('notices.tenant_id', '=', tenantId ?? 0)
    .where('notices.in_app', '=', true)
}

async function unread(db: Kysely<Database>, userId: number, ctx: SignedInContext): Promise<number> {
  const some = mine(db, userId, ctx).where('read_at', 'is', null).select('id').limit(mostCounted).as('some')
  const { count } = await db
    .selectFrom(some)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An order that is not the person's to see any more is named, and leads nowhere. */
function notificationOf(row: Row<'notices'> & { readonly is_open: boolean }): Notification[] {
  const { type, facts, payload, order_ids: orderIds } = row
  if (!isNoticeType(type)) return []
  const { title, sentence } = noticeText(type, { ...facts, orderIds })
  const { comment, mediaName, mediaUrl } = facts
  return [
    {
      id: row.id,
      type,
      shortDescription: title,
      longDescription: sentence,
      createdAt: row.created_at,
      isUnread: row.read_at === null,
      deliveryOrderIds: orderIds,
      payload: {
        ...payload,
        ...(row.is_open && { delivery_order_id: orderIds[0] }),
        ...(comment !== undefined && { delivery_order_comment: comment }),
        ...(mediaName !== undefined && { delivery_order_media_name: mediaName }),
        ...(row.is_open && mediaUrl !== undefined && { delivery_order_media_url: mediaUrl }),
      },
    },
  ]
}

type ChoicesRow = Omit<Row<'notification_choices'>, 'user_id' | 'updated_at'>

const nothingChosen: ChoicesRow = { choices: {}, digest: 'atOnce', quiet_from: null, quiet_to: null, language: 'en' }

async function readChoices(db: Kysely<Database>, userId: number): Promise<ChoicesRow> {
  const row = await db.selectFrom('notification_choices').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? nothingChosen
}

async function capacityIn(ctx: SignedInContext) {
  const features = ctx.tenantId === null ? new Set<string>() : await featuresOf(ctx.db, ctx.tenantId)
  return capacityOf({ ...ctx, ownOrdersOnly: seesOnlyOwnOrders(ctx) }, features.has('Courier'))
}

function settingsBody(
  capacity: Parameters<typeof allChoices>[0],
  row: ChoicesRow,
): Schema<'PersonalNotificationSettings'> {
  return {
    choices: allChoices(capacity, row.choices),
    digest: row.digest,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    language: row.language,
  }
}

export const notificationHandlers = defineHandlers({
  async getNotifications({ path: { userId }, query: { pagination } }, ctx) {
    const request = pageRequest(pagination)
    const { direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
    const ownOnly = !ctx.admin && seesOnlyOwnOrders(ctx)
    const body = await onBehalfOf(ctx, userId, async (db) => {
      const rows = mine(db, userId, ctx)
        .selectAll('notices')
        .select(
          sql<boolean>`exists (select from delivery_order_parties p where p.tenant_id = notices.tenant_id
            and p.delivery_order_id = notices.order_ids[1] ${ownOnly ? sql`and p.driver_user_id = ${userId}` : sql``})`.as(
            'is_open',
          ),
        )
      const found = await countedPage(
        db,
        rows,
        {
          sort: sql.ref<number>('notices.created_at'),
          id: sql.ref<number>('notices.id'),
          direction,
          cursorOf: (row) => ({ value: row.created_at, id: row.id }),
        },
        request,
      )
      const { data, ...page } = pageBody(found, request, notificationOf)
      return { ...page, data: data.flat() }
    })
    return { status: 200, body }
  },

  async getUnreadNotificationCount({ path: { userId } }, ctx) {
    return { status: 200, body: { count: await onBehalfOf(ctx, userId, (db) => unread(db, userId, ctx)) } }
  },

  async refreshNotifications({ path: { userId }, body: { upTo } }, ctx) {
    const count = await onBehalfOf(ctx, userId, async (db) => {
      await db
        .updateTable('notices')
        .set({ read_at: ctx.now })
        .where('user_id', '=', userId)
        .where('tenant_id', '=', ctx.tenantId ?? 0)
        .where('in_app', '=', true)
        .where('read_at', 'is', null)
        .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
        .execute()
      return unread(db, userId, ctx)
    })
    await asSystem(ctx.db, (db) =>
      db.updateTable('users').set({ notifications_refreshed_at: ctx.now }).where('id', '=', userId).execute(),
    )
    return { status: 200, body: { count, notificationsRefreshedAt: ctx.now } }
  },

  async getPersonalNotificationSettings({ path: { userId } }, ctx) {
    const row = await onBehalfOf(ctx, userId, (db) => readChoices(db, userId))
    return { status: 200, body: settingsBody(await capacityIn(ctx), row) }
  },

  async savePersonalNotificationSettings({ path: { userId }, body }, ctx) {
    const twice = body.choices.findIndex(({ type }, at) =>
      body.choices.some((other, i) => i < at && other.type === type),
    )
    if (twice !== -1) throw formError({ [`/choices/${twice}/type`]: ['Stands there twice'] })
    if ((body.quietFrom === null) !== (body.quietTo === null))
      throw formError({ [body.quietFrom === null ? '/quietFrom' : '/quietTo']: ['Required'] })
    if (body.quietFrom !== null && body.quietFrom === body.quietTo) throw formError({ '/quietTo': [quietForNoTime] })
    const capacity = await capacityIn(ctx)
    const saved = await onBehalfOf(ctx, userId, async (db) => {
      const { choices } = await readChoices(db, userId)
      const values = {
        choices: JSON.stringify(withChoices(capacity, choices, body.choices)),
        digest: body.digest,
        quiet_from: body.quietFrom,
        quiet_to: body.quietTo,
        language: body.language,
        updated_at: ctx.now,
      }
      return db
        .insertInto('notification_choices')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { status: 200, body: settingsBody(capacity, saved) }
  },
})

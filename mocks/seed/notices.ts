import { channelsOf } from '#domain/notices/choices.ts'
import { capacityOf, hears } from '#domain/notices/hears.ts'
import { noticeText, type NoticeFacts } from '#domain/notices/text.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import { permissionsOf, seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import type { Notification } from '#generated/model/index.ts'
import type { MockNotice, World } from '../world-types.ts'
import { officeNotices } from './office-notices.ts'

const firstNoticeId = 9_001
/** Seconds between two of them, and how many of the newest are unread. */
const apart = 1_500
const unreadOfEach = 3

/** What others did, of no order. */
const byNobody = { actorUserId: null, actorTenantId: null, order: null, forUserId: null } as const

const told: readonly { readonly type: NoticeTypeId; readonly facts?: Omit<NoticeFacts, 'orderIds'> }[] = [
  { type: 'newDeliveryOrder' },
  { type: 'newComment', facts: { comment: 'The elevator is out.' } },
  { type: 'newAssignment' },
  { type: 'cancelled', facts: { reason: 'Closed today' } },
  { type: 'completed' },
  { type: 'newMediaAttached', facts: { mediaName: 'signature.png' } },
]

/** What everybody was told of the newest orders of their organisation and of what is no order, as far as their role is told of such things. */
export function seedNotices(world: World, now: number): MockNotice[] {
  let id = firstNoticeId
  const office = officeNotices(world)
  return world.people.flatMap(({ user, memberships }) =>
    memberships.flatMap(({ tenantId, roles }) => {
      const tenant = world.tenants.find((one) => one.tenant.id === tenantId)
      if (tenant === undefined) return []
      const held = { roles: roles.filter(isRoleId), ownRoles: [] }
      const permissions = permissionsOf(held.roles)
      const ownOrdersOnly = seesOnlyOwnOrders(held)
      const capacity = capacityOf({ permissions, ownOrdersOnly }, tenant.features.includes('Courier'))
      const isToldInApp = (type: NoticeTypeId) => channelsOf(type, capacity, {}).includes('inApp')
      const noticeOf = (
        type: NoticeTypeId,
        { payload, ...facts }: NoticeFacts & { readonly payload: NoticePayload },
        when: Pick<Notification, 'createdAt' | 'isUnread'>,
      ): MockNotice => {
        const { title, sentence } = noticeText(type, facts)
        const words = { type, shortDescription: title, longDescription: sentence }
        const notice = { id: (id += 1), ...words, ...when, deliveryOrderIds: [...facts.orderIds], payload }
        return { userId: user.id, tenantId, notice }
      }
      const orders = permissions.has('delivery-orders.read')
        ? world.orders.filter(({ view }) =>
            ownOrdersOnly
              ? view.driver?.id === user.id
              : [view.senderTenant.id, view.receiverTenant.id].includes(tenantId),
          )
        : []
      const ofOrders = told
        .filter(({ type }) => isToldInApp(type))
        .flatMap(({ type, facts }, at) => {
          const order = orders[at % Math.max(1, orders.length)]
          if (order === undefined) return []
          const about = { orderIds: [order.view.id], payload: { delivery_order_id: order.view.id } }
          const when = { createdAt: now - (at + 1) * apart, isUnread: at < unreadOfEach }
          return [noticeOf(type, { ...facts, ...about, isOwn: ownOrdersOnly }, when)]
        })
      const ofOffice = office
        .filter((one) => one.tenantId === tenantId && isToldInApp(one.type))
        .filter(({ type }) => hears({ ...byNobody, type }, { userId: user.id, tenantId, permissions, ownOrdersOnly }))
        .map(({ type, facts, payload, at }) =>
          noticeOf(type, { ...facts, orderIds: [], payload }, { createdAt: at, isUnread: false }),
        )
      return [...ofOrders, ...ofOffice]
    }),
  )
}

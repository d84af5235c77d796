import { channelsOf } from '#domain/notices/choices.ts'
import { capacityOf } from '#domain/notices/hears.ts'
import { noticeText, type NoticeFacts } from '#domain/notices/text.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import { permissionsOf, seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import type { MockNotice, World } from '../world-types.ts'

const firstNoticeId = 9_001
/** Seconds between two of them, and how many of the newest are unread. */
const apart = 1_500
const unreadOfEach = 3

const told: readonly { readonly type: NoticeTypeId; readonly facts?: Omit<NoticeFacts, 'orderIds'> }[] = [
  { type: 'newDeliveryOrder' },
  { type: 'newComment', facts: { comment: 'The elevator is out.' } },
  { type: 'newAssignment' },
  { type: 'cancelled', facts: { reason: 'Closed today' } },
  { type: 'completed' },
  { type: 'newMediaAttached', facts: { mediaName: 'signature.png' } },
]

/** What everybody was told of the newest orders of their organisation, as far as their role is told of such things. */
export function seedNotices(world: World, now: number): MockNotice[] {
  let id = firstNoticeId
  return world.people.flatMap(({ user, memberships }) =>
    memberships.flatMap(({ tenantId, roles }) => {
      const tenant = world.tenants.find((one) => one.tenant.id === tenantId)
      const held = { roles: roles.filter(isRoleId), ownRoles: [] }
      const permissions = permissionsOf(held.roles)
      if (!permissions.has('delivery-orders.read') || tenant === undefined) return []
      const ownOrdersOnly = seesOnlyOwnOrders(held)
      const capacity = capacityOf({ permissions, ownOrdersOnly }, tenant.features.includes('Courier'))
      const orders = world.orders.filter(({ view }) =>
        ownOrdersOnly ? view.driver?.id === user.id : [view.senderTenant.id, view.receiverTenant.id].includes(tenantId),
      )
      return told
        .filter(({ type }) => channelsOf(type, capacity, {}).includes('inApp'))
        .flatMap(({ type, facts }, at) => {
          const order = orders[at % Math.max(1, orders.length)]
          if (order === undefined) return []
          const orderIds = [order.view.id]
          const { title, sentence } = noticeText(type, { ...facts, orderIds, isOwn: ownOrdersOnly })
          return [
            {
              userId: user.id,
              tenantId,
              notice: {
                id: (id += 1),
                type,
                shortDescription: title,
                longDescription: sentence,
                createdAt: now - (at + 1) * apart,
                isUnread: at < unreadOfEach,
                deliveryOrderIds: orderIds,
                payload: { delivery_order_id: order.view.id },
              },
            },
          ]
        })
    }),
  )
}

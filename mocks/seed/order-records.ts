import type { ProtocolDataInputAnswersItem, StopType } from '#generated/model/index.ts'
import { type Actor, addUpdate } from '../order-acts.ts'
import { capture, protocolOf, stamp } from '../order-records.ts'
import type { MockOrder, World } from '../world-types.ts'

const minute = 60

/** A uid that the same order always gets. */
function periodUid(orderId: number, stop: StopType): string {
  return `3f1f0a9e-6b0c-4b3e-9a52-${stop === 'pickup' ? 'aaaa' : 'bbbb'}${String(orderId).padStart(8, '0')}`
}

function pointOf({ view }: MockOrder, stop: StopType) {
  const { latitude, longitude } = stop === 'pickup' ? view.pickupLocation : view.dropoffLocation
  return { lat: latitude, lng: longitude }
}

/**
 * The driver was at a stop: he waited a few minutes, less than what is charged, and answered what was asked.
 * @param from unix seconds
 * @param until unix seconds
 */
export function visitStop(
  world: World,
  order: MockOrder,
  stop: StopType,
  driver: Actor,
  { from, until }: { readonly from: number; readonly until: number },
): void {
  const at = { uid: periodUid(order.view.id, stop), stop, ...pointOf(order, stop) }
  // Not every driver checks in.
  if (order.view.id % 3 !== 0) {
    stamp(world, order, { ...at, type: 'checkin' }, driver, from)
    stamp(world, order, { ...at, type: 'checkout' }, driver, until)
  }
  if (protocolOf(order)[stop].length > 0)
    capture(world, order, { stop, ...pointOf(order, stop), answers: answersOf(order, stop) }, driver, until)
}

function answersOf({ view }: MockOrder, stop: StopType): ProtocolDataInputAnswersItem[] {
  if (stop === 'pickup')
    return [
      { actionId: 'counted', value: true },
      { actionId: 'pieces', value: view.totalParcels },
      { actionId: 'condition', value: 'Good' },
      { actionId: 'load', uploads: [upload('Load.jpg')] },
    ]
  return [
    { actionId: 'received-by', value: view.dropoffLocation.contactName ?? 'Front desk' },
    { actionId: 'handed', value: ['Parcels', 'Invoice'] },
    { actionId: 'door', uploads: [upload('Front door.jpg'), upload('Hallway.jpg'), upload('Delivery note.pdf')] },
    { actionId: 'signature', uploads: [upload('Signature.png')] },
  ]
}

function upload(name: string) {
  return { name, url: '/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11' }
}

/** Somebody waits right now: at the pickup of one order, at the drop-off of another. */
export function seedWaiting(world: World): void {
  for (const [status, stop] of [
    ['assigned', 'pickup'],
    ['pickedUp', 'dropoff'],
  ] as const) {
    const at = world.now - 4 * minute
    const order = world.orders.findLast(
      ({ view, updates }) => view.status === status && (updates[0]?.occurredAt ?? world.now) < at,
    )
    const driver = world.people.find(({ user }) => user.id === order?.view.driver?.id)?.user
    const tenant = world.tenants.find((candidate) => candidate.tenant.id === order?.view.receiverTenant.id)?.tenant
    if (order === undefined || driver === undefined || tenant === undefined) continue
    const where = { uid: periodUid(order.view.id, stop), stop, ...pointOf(order, stop) }
    stamp(world, order, { ...where, type: 'checkin' }, { user: driver, tenant }, at)
  }
}

/** The office says something about an order, now and then. */
export function seedComment(world: World, order: MockOrder, { user, tenant }: Actor, at: number): void {
  if (order.view.id % 4 !== 0) return
  addUpdate(world, order, 'assigned_commented', { user, tenant }, at, {
    comment: 'Traffic on the Broadway Bridge; ten minutes later than planned.',
    commenterName: `${user.firstName} ${user.lastName}`,
    commenterEmail: user.email,
  })
}

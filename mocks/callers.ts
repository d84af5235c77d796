import { dialledNumber } from '#domain/addresses/phone.ts'
import { fullLocationName } from '#domain/addresses/address.ts'
import { isClosed } from '#domain/orders/order-status.ts'
import { badRequest } from '#domain/text/refusal.ts'
import type { Caller as PhoneCaller, Callers, Contact, Customer } from '#generated/model/index.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { ordersFor } from './orders.ts'
import type { MockOrder } from './world-types.ts'

type Found = Pick<PhoneCaller, 'kind' | 'id' | 'name' | 'phone'> & { readonly ownerId: number }

/** Who has a phone number, among the caller's organisation and its customers. */
export function callersOf(call: MockCall, phone: string): Callers {
  const { world, caller, settings } = call
  const asked = dialledNumber(phone)
  if (asked === null) throw badRequest('Query parameter "phone": not a phone number')
  const { id: ownId } = tenantOf(caller).tenant
  const customers = ((world.resources.customer as readonly Customer[] | undefined) ?? []).filter(
    ({ tenantId, status }) => tenantId === ownId && status === 'connected',
  )
  const isTheirs = (stored: string | null | undefined): stored is string =>
    dialledNumber(stored ?? '')?.digits === asked.digits
  const found: Found[] = [
    ...customers.flatMap(({ id, name, phone: stored }) =>
      isTheirs(stored) ? { kind: 'customer' as const, id, name, phone: stored, ownerId: id } : [],
    ),
    ...((world.resources.contact as readonly Contact[] | undefined) ?? []).flatMap(
      ({ id, name, details, tenantId, archived }) => {
        const detail = details.find(({ type, value }) => type === 'phone' && isTheirs(value))
        if (detail === undefined || archived) return []
        return { kind: 'contact' as const, id, name, phone: detail.value, ownerId: tenantId }
      },
    ),
    ...world.people.flatMap(({ user, memberships }) => {
      const { id, phone: stored, firstName, lastName } = user
      if (!isTheirs(stored)) return []
      const name = `${firstName} ${lastName}`
      return memberships.map(({ tenantId }) => ({
        kind: 'person' as const,
        id,
        name,
        phone: stored,
        ownerId: tenantId,
      }))
    }),
    ...world.resources.location.flatMap(({ id, name, friendlyName, phone: stored, tenantId, archived }) =>
      isTheirs(stored) && !archived
        ? {
            kind: 'location' as const,
            id,
            name: fullLocationName(name, friendlyName),
            phone: stored,
            ownerId: tenantId,
          }
        : [],
    ),
  ]
  const open = ordersFor(world, caller).filter(({ view }) => !isClosed(view.status))
  const data = found.flatMap(({ ownerId, ...one }) => {
    const customer = customers.find(({ id }) => id === ownerId)
    if (ownerId !== ownId && customer === undefined) return []
    const orders = open.filter((order) => isAbout(order, { ...one, ownerId }))
    return {
      ...one,
      customer: customer === undefined ? null : { id: customer.id, name: customer.name },
      openOrders: orders.length,
      orders: orders
        .map(({ view: { id, status, pickupLocation, dropoffLocation } }) => ({
          id,
          status,
          pickupName: pickupLocation.name,
          dropoffName: dropoffLocation.name,
        }))
        .toSorted((a, b) => b.id - a.id)
        .slice(0, 3),
    }
  })
  return { phone: asked.e164, data: settings.fault === 'empty' ? [] : data }
}

function isAbout({ view }: MockOrder, { kind, id, ownerId }: Found): boolean {
  if (kind === 'location') return [view.pickupLocation.id, view.dropoffLocation.id].includes(id)
  return view.senderTenant.id === ownerId || (kind === 'person' && view.driver?.id === id)
}

import { addressKey } from '#domain/addresses/address-key.ts'
import { fieldDifferences } from '#domain/audit/field-text.ts'
import { customerKey } from '#domain/relationships/customer-import.ts'
import {
  checkMerge,
  joinedRows,
  mergedFields,
  mergeParts,
  mergersAlone,
  type MergePartName,
  type MergeStanding,
} from '#domain/relationships/merge.ts'
import { forbidden } from '#domain/text/refusal.ts'
import { fieldWords } from '#generated/field-words.ts'
import type { Contact, Customer, CustomerMerge, ManagedCustomerOnboarding, MergeInput } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import type { World } from '../world-types.ts'
import { customerOf } from './connections.ts'

/** Two managed customers that become one, by the product's rule. */
export const mergeMocks = defineMocks({
  getMergePreview: ({ query }, call) => lookAt(call, query).merge,

  mergeCustomers({ body }, call) {
    const { merge, joined } = lookAt(call, body)
    const { sourceTenantId, targetTenantId } = body
    const { world } = call
    for (const order of world.orders)
      if (order.view.senderTenant.id === sourceTenantId) order.view.senderTenant = merge.target
    const moved = <Row extends { readonly id: number; readonly tenantId: number }>(rows: readonly Row[]): Row[] =>
      rows
        .filter(({ id }) => !joined.has(id))
        .map((row) => (row.tenantId === sourceTenantId ? { ...row, tenantId: targetTenantId } : row))
    world.resources.location = moved(world.resources.location)
    world.resources.contact = moved(contactsIn(world))
    const { firstName, lastName } = call.caller.person.user
    const mergedInto = { ...merge.target, at: call.now(), byName: `${firstName} ${lastName}` }
    const { id: courierId } = tenantOf(call.caller).tenant
    world.resources.customer = customersIn(world).map((row) =>
      row.tenantId === courierId && row.id === sourceTenantId
        ? { ...row, status: 'ended', endedAt: call.now(), archived: true, mergedInto }
        : row,
    )
    return merge
  },
})

function lookAt({ world, caller }: MockCall, asked: MergeInput): { merge: CustomerMerge; joined: Set<number> } {
  const { tenant } = tenantOf(caller)
  if (tenant.kind !== 'Courier') throw forbidden(mergersAlone)
  const source = customerOf(world, tenant.id, asked.sourceTenantId)
  const target = customerOf(world, tenant.id, asked.targetTenantId)
  checkMerge(asked, { source: source && standingOf(world, source), target: target && standingOf(world, target) })
  if (source === undefined || target === undefined) throw new Error('The rule let through what is not there.')
  const of = <Row extends { readonly tenantId: number }>(rows: readonly Row[], { id }: Customer) =>
    rows.filter(({ tenantId }) => tenantId === id)
  const places = (customer: Customer) =>
    of(world.resources.location, customer).map((one) => ({
      ...one,
      key: addressKey({ ...one, unitNumber: one.unitNumber ?? '', province: one.province ?? '' }),
      isArchived: one.archived,
    }))
  const people = (customer: Customer) =>
    of(contactsIn(world), customer).map((one) => ({ ...one, key: customerKey(one.name), isArchived: one.archived }))
  const locations = joinedRows(places(source), places(target))
  const contacts = joinedRows(people(source), people(target))
  const orders = world.orders.filter(({ view }) => view.senderTenant.id === source.id)
  const counted: Partial<Record<MergePartName, readonly [moves: number, joined: number, stays: number]>> = {
    orders: [orders.length, 0, 0],
    billTo: [0, 0, orders.filter(({ view }) => ['completed', 'cancelled'].includes(view.status)).length],
    locations: [places(source).length - locations.size, locations.size, 0],
    contacts: [people(source).length - contacts.size, contacts.size, 0],
  }
  const pick = (row: Customer) => Object.fromEntries(mergedFields.map((field) => [field, row[field]]))
  const reader = { timeZone: 'America/Regina', unitPreference: 'Metric' } as const
  return {
    joined: new Set([...locations.keys(), ...contacts.keys()]),
    merge: {
      source: { id: source.id, name: source.name },
      target: { id: target.id, name: target.name },
      parts: mergeParts.map((part) => {
        const [moves, joined, stays] = counted[part] ?? [0, 0, 0]
        return { part, moves, joined, stays }
      }),
      dropped: fieldDifferences(fieldWords['customer'] ?? {}, pick(source), pick(target), reader).flatMap(
        ({ field, before, after }) => (before === null ? [] : [{ field, source: before, target: after }]),
      ),
    },
  }
}

function standingOf(world: World, { id, isManaged, relation, status, archived, mergedInto }: Customer): MergeStanding {
  const offers = (world.resources.managedCustomerOnboarding as readonly ManagedCustomerOnboarding[] | undefined) ?? []
  return {
    isCustomer: relation === 'customer',
    isConnected: status === 'connected',
    isArchived: archived,
    mergedInto: mergedInto?.name ?? null,
    hasPeople: !isManaged,
    isOffered: offers.some((offer) => offer.customerTenantId === id && offer.state === 'pending'),
    hasOthers: false,
  }
}

const contactsIn = ({ resources }: World) => (resources.contact as readonly Contact[] | undefined) ?? []
const customersIn = ({ resources }: World) => (resources.customer as readonly Customer[] | undefined) ?? []

import { contactNameOf } from '#domain/accounting/files/packages.ts'
import { addressKey } from '#domain/addresses/address-key.ts'
import { fieldDifferences } from '#domain/audit/field-text.ts'
import { customerKey } from '#domain/relationships/customer-import.ts'
import {
  checkMerge,
  droppedFields,
  joinedRows,
  keptFields,
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
import { invoicesOf, ledgerOf, runsOf } from '../invoices.ts'
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
    movePapers(call, merge)
    const { id: courierId } = tenantOf(call.caller).tenant
    const source = customerOf(world, courierId, sourceTenantId)
    world.resources.customer = customersIn(world).map((row) => {
      if (row.tenantId !== courierId || source === undefined) return row
      if (row.id === sourceTenantId) return { ...row, status: 'ended', endedAt: call.now(), archived: true, mergedInto }
      if (row.id !== targetTenantId) return row
      return { ...row, ...Object.fromEntries(keptFields(source, row).map((field) => [field, source[field]])) }
    })
    return merge
  },
})

/** Invoices, credit notes and payments are of the customer that remains; on paper they keep their bill-to name. */
function movePapers(call: MockCall, { source, target }: CustomerMerge): void {
  for (const run of runsOf(call))
    run.invoices = run.invoices.map((made) =>
      made.customerId === source.id
        ? {
            ...made,
            customerId: target.id,
            customer: { ...made.customer, ...target, billToName: contactNameOf(made.customer) },
          }
        : made,
    )
  const ledger = ledgerOf(call)
  ledger.settlements = ledger.settlements.map((one) =>
    one.customer.id === source.id ? { ...one, customer: target } : one,
  )
}

function lookAt(call: MockCall, asked: MergeInput): { merge: CustomerMerge; joined: Set<number> } {
  const { world, caller } = call
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
  const papers = invoicesOf(call, { customerId: source.id }).map(({ shown }) => shown)
  const ofKind = (kind: 'invoice' | 'creditNote') => papers.filter((one) => one.kind === kind).length
  const payments = ledgerOf(call).settlements.filter(({ customer }) => customer.id === source.id)
  const owedBy = ({ id }: Customer) =>
    invoicesOf(call, { customerId: id }).reduce((sum, { shown }) => sum + shown.outstandingCadCents, 0)
  const counted: Partial<Record<MergePartName, readonly [moves: number, joined: number, stays: number]>> = {
    orders: [orders.length, 0, 0],
    billTo: [0, 0, orders.filter(({ view }) => ['completed', 'cancelled'].includes(view.status)).length],
    invoices: [ofKind('invoice'), 0, 0],
    creditNotes: [ofKind('creditNote'), 0, 0],
    payments: [payments.length, 0, 0],
    locations: [places(source).length - locations.size, locations.size, 0],
    contacts: [people(source).length - contacts.size, contacts.size, 0],
  }
  const pick = (row: Customer) => Object.fromEntries(mergedFields.map((field) => [field, row[field]]))
  const reader = { timeZone: 'America/Regina', unitPreference: 'Metric' } as const
  const differences = fieldDifferences(fieldWords['customer'] ?? {}, pick(source), pick(target), reader)
  const valuesOf = (fields: readonly string[]) =>
    differences.flatMap(({ root, field, before, after }) =>
      before !== null && fields.includes(root) ? [{ field, source: before, target: after }] : [],
    )
  return {
    joined: new Set([...locations.keys(), ...contacts.keys()]),
    merge: {
      source: { id: source.id, name: source.name },
      target: { id: target.id, name: target.name },
      outstanding: { sourceCadCents: owedBy(source), targetCadCents: owedBy(target) },
      parts: mergeParts.map((part) => {
        const [moves, joined, stays] = counted[part] ?? [0, 0, 0]
        return { part, moves, joined, stays }
      }),
      kept: valuesOf(keptFields(source, target)).map(({ field, source: value }) => ({ field, source: value })),
      dropped: valuesOf(droppedFields(source, target)),
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

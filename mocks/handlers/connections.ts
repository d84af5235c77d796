import { creditHoldText } from '#domain/orders/ordering-terms.ts'
import { cancellationText, waitingText } from '#domain/pricing/terms-text.ts'
import { schedulerVariants, whyNotEnded } from '#domain/relationships/links.ts'
import { notManaged } from '#domain/relationships/onboarding.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { Contact, Customer, TenantSummary } from '#generated/model/index.ts'
import { resources as named } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { summaryOfTenant } from '../people.ts'
import { addRow, changeRow, type NamedResource, removeRow, rowOf, setArchived } from '../resource-store.ts'
import type { ResourceRow, World } from '../world-types.ts'

const done = { done: true } as const
const kinds = ['customer', 'vendor', 'supplier', 'partner'] as const

/** Rows between the two, on both sides. */
function between({ resources }: World, one: number, other: number): ResourceRow[] {
  const isOfBoth = ({ id, tenantId }: ResourceRow) => [id, tenantId].includes(one) && [id, tenantId].includes(other)
  return kinds.flatMap((kind) => resources[kind] ?? []).filter(isOfBoth)
}

function change({ resources }: World, rows: readonly ResourceRow[], fields: object): void {
  for (const kind of kinds)
    resources[kind] = (resources[kind] ?? []).map((row) => (rows.includes(row) ? { ...row, ...fields } : row))
}

function connected(call: MockCall, kind: (typeof kinds)[number]): TenantSummary[] {
  const { tenant } = tenantOf(call.caller)
  const rows = call.world.resources[kind] ?? []
  const ids = rows.flatMap((row) =>
    row.tenantId === tenant.id &&
    Reflect.get(row, 'status') === 'connected' &&
    Reflect.get(row, 'relation') !== 'partner'
      ? [row.id]
      : [],
  )
  return call.world.tenants.filter((one) => ids.includes(one.tenant.id)).map(summaryOfTenant)
}

function pageOfTenants(call: MockCall, rows: readonly TenantSummary[], search: string | undefined) {
  return pageOf(call, {
    rows: rows.filter(({ name }) => holdsWords(name, search)),
    sortBy: { name: ({ name }) => name },
  })
}

function favorite(call: MockCall, id: number, isFavorite: boolean) {
  const { tenant } = tenantOf(call.caller)
  const rows = between(call.world, tenant.id, id).filter((row) => row.tenantId === tenant.id)
  if (rows.length === 0) throw notFound(noSuch('organization'))
  change(call.world, rows, { isFavorite })
  return done
}

/** What the courier says of its customer. */
export function customerOf({ resources }: World, courierId: number, customerId: number): Customer | undefined {
  return (resources.customer as readonly Customer[] | undefined)?.find(
    ({ tenantId, id }) => tenantId === courierId && id === customerId,
  )
}

/** The customer of one's own, as nobody else of it can change it. @throws as the server does */
function managed(call: MockCall, id: number): Customer {
  const customer = customerOf(call.world, tenantOf(call.caller).tenant.id, id)
  if (customer?.status !== 'connected') throw notFound(noSuch('customer'))
  if (!customer.isManaged) throw notManaged()
  return customer
}

const contact = { ...named.contact, name: 'contact' }
const location = { ...named.location, name: 'location' }

/** A row of that customer. @throws as the server does */
function bookRow(call: MockCall, resource: NamedResource, customerId: number, id: number): ResourceRow {
  return rowOf(call.world, resource, id, [managed(call, customerId).id])
}

/** A row that was just found or written, as the contract has it. */
function written<Row extends ResourceRow>(rows: readonly Row[] | undefined, id: number): Row {
  const found = rows?.find((row) => row.id === id)
  if (found === undefined) throw new Error(`Nothing was written as ${id}.`)
  return found
}
const contactIn = ({ resources: { contact: rows } }: World, id: number) =>
  written(rows as readonly (Contact & ResourceRow)[] | undefined, id)
const locationIn = ({ resources: { location: rows } }: World, id: number) => written(rows, id)

function archive(call: MockCall, customerId: number, ids: readonly number[], isArchived: boolean) {
  setArchived(call, location, ids, managed(call, customerId).id, isArchived)
  return done
}

function changeProfile(call: MockCall, id: number, fields: Partial<Customer>): Customer {
  const { tenant } = tenantOf(call.caller)
  const customer = managed(call, id)
  const changed = { ...customer, ...fields }
  call.world.resources.customer = (call.world.resources.customer ?? []).map((row) =>
    row.id === id && row.tenantId === tenant.id ? changed : row,
  )
  return changed
}

/** What is between organisations that are connected. */
export const connectionsMocks = defineMocks({
  getTenantVendors: ({ query }, call) => pageOfTenants(call, connected(call, 'vendor'), query.search),
  getTenantSuppliers: ({ query }, call) => pageOfTenants(call, connected(call, 'supplier'), query.search),

  getSchedulerVariant(_input, call) {
    const { features } = tenantOf(call.caller)
    const variants = schedulerVariants({
      features: new Set(features),
      hasCouriers: connected(call, 'vendor').length > 0,
      hasSupplied: connected(call, 'customer').length > 0,
    })
    return { variant: variants[0] ?? null, variants }
  },

  endLink({ path }, call) {
    const { tenant } = tenantOf(call.caller)
    const rows = between(call.world, tenant.id, path.partnerTenantId)
    const live = rows.filter((row) => Reflect.get(row, 'status') === 'connected')
    if (live.length === 0) throw notFound(noSuch('connection'))
    const ours = live.filter(({ tenantId }) => tenantId === tenant.id) as (ResourceRow &
      Pick<Customer, 'connectedAs'>)[]
    const why = whyNotEnded(
      ours.flatMap(({ connectedAs }) => connectedAs),
      call.caller.permissions,
    )
    if (why !== null) throw forbidden(`${why}.`)
    change(call.world, live, { status: 'ended', endedAt: call.now(), connectedAs: [] })
    for (const one of call.world.tenants)
      if ([tenant.id, path.partnerTenantId].includes(one.tenant.id))
        one.customerIds.splice(
          0,
          Infinity,
          ...one.customerIds.filter((id) => id !== path.partnerTenantId && id !== tenant.id),
        )
    return done
  },
  addFavoriteTenant: ({ path }, call) => favorite(call, path.favoriteTenantId, true),
  removeFavoriteTenant: ({ path }, call) => favorite(call, path.favoriteTenantId, false),

  createCustomer({ body }, { world, caller, now }) {
    const { tenant } = tenantOf(caller)
    const [like] = (world.resources.customer as readonly Customer[] | undefined) ?? []
    if (like === undefined) throw new Error('The world has no customer.')
    const row: Customer = {
      ...like,
      id: takeId(world),
      tenantId: tenant.id,
      name: body.name,
      address: body.address,
      phone: body.phone ?? null,
      accountNumber: body.accountNumber ?? null,
      invoiceEmail: body.invoiceEmail ?? null,
      status: 'connected',
      relation: 'customer',
      isManaged: true,
      isFavorite: false,
      creditHold: false,
      openOrders: 0,
      lastOrderAt: null,
      connectedAt: now(),
      endedAt: null,
    }
    world.resources.customer = [...(world.resources.customer ?? []), row]
    return row
  },
  updateCustomerProfile: ({ path, body }, call) => changeProfile(call, path.customerId, body),

  getVendorTerms({ path }, call) {
    const { tenant } = tenantOf(call.caller)
    const courier = call.world.tenants.find((one) => one.tenant.id === path.vendorId)
    const profile = customerOf(call.world, path.vendorId, tenant.id)
    if (courier === undefined || profile?.status !== 'connected') throw notFound(noSuch('vendor'))
    const { name, orderSupportPhone } = courier.tenant
    const { billToName, billToAddress, invoiceEmail, poNumberRequired, taxExempt, taxExemptionNumber } = profile
    return {
      vendor: { id: path.vendorId, name },
      billToName: billToName ?? tenant.billToName,
      billToAddress: billToAddress ?? tenant.billToAddress,
      invoiceEmail,
      paymentTerms: profile.paymentTerms ?? 'net30',
      billingCycle: profile.billingCycle ?? 'monthly',
      poNumberRequired,
      taxExempt,
      taxExemptionNumber: taxExempt ? taxExemptionNumber : null,
      creditHold: profile.creditHold
        ? creditHoldText({ courierName: name, courierPhone: orderSupportPhone }, tenant.name, 'customer')
        : null,
      cancellation: cancellationText(courier.scheduleInfo.courierSettings.cancellationCharge),
      waiting: waitingText({ freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }),
      services: call.world.services
        .filter(({ summary }) => summary.courierTenant.id === path.vendorId)
        .map(({ summary: { id, name: service, description } }) => ({ id, name: service, description, waiting: null })),
    }
  },

  getCustomerContacts({ path }, call) {
    const rows = (call.world.resources.contact as readonly Contact[] | undefined) ?? []
    return pageOf(call, {
      rows: rows.filter(({ tenantId, archived }) => tenantId === path.customerId && !archived),
      sortBy: { name: ({ name }) => name },
    })
  },

  getCustomerContact: ({ path }, { world }) =>
    contactIn(world, rowOf(world, contact, path.contactId, [path.customerId]).id),
  createCustomerContact: ({ path, body }, call) =>
    contactIn(call.world, addRow(call, contact, { ...body }, managed(call, path.customerId).id, {}).id),
  updateCustomerContact({ path, body }, call) {
    const row = bookRow(call, contact, path.customerId, path.contactId)
    return contactIn(call.world, changeRow(call, contact, row, { ...body }).id)
  },
  deleteCustomerContact({ path }, call) {
    removeRow(call.world, contact, bookRow(call, contact, path.customerId, path.contactId))
    return done
  },
  createCustomerLocation: ({ path, body }, call) =>
    locationIn(call.world, addRow(call, location, { ...body }, managed(call, path.customerId).id, {}).id),
  updateCustomerLocation({ path, body }, call) {
    const row = bookRow(call, location, path.customerId, path.locationId)
    return locationIn(call.world, changeRow(call, location, row, { ...body }).id)
  },
  archiveCustomerLocations: ({ path, body }, call) => archive(call, path.customerId, body.ids, true),
  restoreCustomerLocations: ({ path, body }, call) => archive(call, path.customerId, body.ids, false),

  getCustomerPeople({ path }, call) {
    const people = call.world.people.filter(({ memberships }) =>
      memberships.some(({ tenantId }) => tenantId === path.customerId),
    )
    return pageOf(call, {
      rows: people.map(({ user: { id, firstName, lastName, email, phone, image } }) => ({
        id,
        firstName,
        lastName,
        email,
        phone,
        image,
      })),
      sortBy: { firstName: ({ firstName }) => firstName, lastName: ({ lastName }) => lastName },
    })
  },
})

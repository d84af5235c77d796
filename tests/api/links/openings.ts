import type { OperationId } from '#generated/operations.ts'
import type { Relation, Side } from './link-world.ts'
import type { NamedRows } from './slots.ts'

/**
 * What a live link opens (docs/rules/invitations-and-customers.md, "Links"), by operation and the place of its call where
 * the other organisation is named.
 * Whatever does not stand here is closed to everybody, whatever the link: as if the row did not exist.
 */

/** What comes of a call: the status, faulty fields or codes, and what the answer shows of the other organisation. */
export interface Opening {
  readonly answer: string
  /** Tables in which rows of the other organisation change. */
  readonly changes?: readonly string[]
}

interface Openings {
  /** What the other organisation has to be. */
  readonly by?: Partial<Record<Relation, Opening>>
  /** What it has to have been, by a link that has ended. */
  readonly former?: Partial<Record<Relation, Opening>>
  /** What it has to be or to have been: an ended link keeps what was said. */
  readonly ever?: Partial<Record<Relation, Opening>>
  /** To anybody: what is named there is taken for a remark of the caller and looked up nowhere. */
  readonly always?: Opening
}

const offered = ['/serviceId', '/serviceSpeedId', '/tagIds/0', '/parcels/0/parcelTypeId'].map(
  (pointer) => `body${pointer}`,
)
const stops = ['body/pickupLocationId', 'body/dropoffLocationId']
const ordering = {
  'its service': offered,
  'its service between its locations': [...offered, ...stops],
  'for it, between its locations': ['body/customerTenantId', ...stops],
}

/** The same of the first of several orders. */
const orderingFirst = Object.fromEntries(
  Object.entries(ordering).map(([what, places]) => [
    what,
    places.map((place) => place.replace('body/', 'body/orders/0/')),
  ]),
)

function inItsBook(row: string) {
  return { 'a row of its book': ['path/customerId', row] }
}

/** Places of a call that only make sense together; each of them is tried alone as well. */
export const jointPointers: Partial<Record<OperationId, Record<string, readonly string[]>>> = {
  createDeliveryOrder: ordering,
  createDeliveryOrders: orderingFirst,
  previewDeliveryOrder: ordering,
  confirmDeliveryOrderBrokerage: {
    'its service': ['path/receiverTenantId', 'body/serviceId', 'body/serviceSpeedId'],
  },
  getCustomerContact: inItsBook('path/contactId'),
  updateCustomerContact: inItsBook('path/contactId'),
  deleteCustomerContact: inItsBook('path/contactId'),
  updateCustomerLocation: inItsBook('path/locationId'),
  archiveCustomerLocations: inItsBook('body/ids/0'),
  restoreCustomerLocations: inItsBook('body/ids/0'),
  getLocationMatches: { 'a search of its locations': ['query/requesterTenantId', 'query/search'] },
  getPaginatedLocations: { 'a search of its locations': ['query/requesterTenantId', 'query/search'] },
}

const itself = { answer: '200 shows tenants shows its name' }
const offeredService = { answer: '200 shows service_revisions shows tenants shows its name' }
const partsOf = (part: string): Openings => {
  const shown = { answer: `200 shows service_revision_${part} shows its name` }
  return { by: { courier: shown, carrier: shown } }
}
/** The service is taken, what belongs to another one is not. */
const otherParts = { answer: '422 /serviceSpeedId /tagIds/0 /parcels/0/parcelTypeId' }
const otherPartsOfFirst = {
  answer: '422 /orders/0/serviceSpeedId /orders/0/tagIds/0 /orders/0/parcels/0/parcelTypeId',
}
/** Its own parts are none of that service, which may be ordered. */
const lackingParts = { answer: '422 /serviceSpeedId /tagIds /parcels shows its name' }
/** It is for the other organisation. */
const planned = { answer: '200 shows its name', changes: ['recurring_orders'] }
const conflict = { answer: '422 edit_conflict' }
const foundLocations = { answer: '200 shows locations shows its name' }
const namedLocations = { answer: '200 shows locations shows tenants shows its name' }
const ofEveryLink = {
  customer: itself,
  courier: itself,
  carrier: itself,
  broker: itself,
  supplied: itself,
  supplier: itself,
}
/** A supplier orders for its customer what the couriers of that offer it, not what it offers itself. */
const notItsOwn = { answer: '422 /serviceId' }
/** The example of a file has no row: whose orders it has was found. */
const noRows = { answer: '422 ' }
const notItsOwnFirst = { answer: '422 /orders/0/serviceId' }
const done = { answer: '200' }
const opened = { changes: ['customer_services'] }
/** The other organisation has a part in the new order, and nothing else of it changes. */
const placed = { answer: '200', changes: ['delivery_order_parties', 'delivery_orders'] }

const among = (relations: readonly Relation[], opening: Opening) =>
  Object.fromEntries(relations.map((relation) => [relation, opening]))
const asCustomer: readonly Relation[] = ['customer', 'broker', 'supplied']
const asVendor: readonly Relation[] = ['courier', 'carrier']
const asPartner: readonly Relation[] = ['carrier', 'broker']
const namesIt = { answer: '200 shows its name' }
/** A template keeps its parts as remarks, which are looked for in a service when it is used; customer, courier and locations are read. */
const remarked: Record<string, Openings> = {
  ...Object.fromEntries(
    [
      'further/0/parcels/0/type/id',
      'orderFields/0/fieldId',
      'parcels/0/type/id',
      'service/id',
      'speed/id',
      'tags/0/id',
    ].map((place) => [`body/order/${place}`, { always: { answer: '200' } }]),
  ),
  'body/order/courierTenantId': { ever: among([...asCustomer, ...asVendor, 'supplier'], { answer: '200' }) },
  'body/order/customerTenantId': { ever: among([...asCustomer, ...asVendor, 'supplier'], namesIt) },
  ...Object.fromEntries(
    ['pickup', 'dropoff'].map((stop) => [
      `body/order/${stop}LocationId`,
      { by: among(['customer', 'supplied'], namesIt) },
    ]),
  ),
  'body/order/further/0/locationId': { by: among(['customer', 'supplied'], { answer: '200' }) },
}
/** What a schedule was narrowed down by in the calls before, as a number. */
const reportedOn = Object.fromEntries(
  ['customer', 'broker', 'supplied', 'courier', 'carrier', 'supplier'].map((relation) => [relation, ['tenants']]),
)
const ended = (...rows: readonly string[]): Opening => ({
  answer: '200',
  changes: ['audit_entries', 'tenant_links', ...rows],
})
const everyRelation: readonly Relation[] = [...asCustomer, ...asVendor, 'supplier']

const keptByItself: Openings = { by: { customer: { answer: '422 not_managed' } } }
const itsOwnBook = { 'path/customerId': keptByItself }
/** The same of a row of that book: of another book it is none. */
const itsOwnRow = { 'a row of its book': keptByItself }

/** Customers, of whom one is billed for after their link has ended as well. */
const itsCustomer = { ever: among(['customer', 'broker', 'supplied'], { answer: '200' }) }

/** A run tells its exclusions by the customer's name. */
const itsNamedCustomer = { ever: among(['customer', 'broker', 'supplied'], namesIt) }

/** A report is narrowed down by those who carried orders out or placed them after their link has ended as well. */
const itsVendor = { ever: among(['courier', 'carrier'], { answer: '200' }) }
const itsSupplier = { ever: among(['supplier'], { answer: '200 shows tenants' }) }
const itsOffer = { by: among(['courier', 'carrier'], { answer: '200' }) }

export const openings: Partial<Record<OperationId, Record<string, Openings>>> = {
  getCustomerTenants: { 'query/search': { by: { customer: itself, supplied: itself } } },
  // Each that has a live link can be given a role.
  getExternalOrganizations: { 'query/search': { by: ofEveryLink } },
  // A customer that orders from it fills its own fields in.
  getTenantScheduleInfo: {
    'path/tenantId': { by: { courier: { answer: '200 shows delivery_order_fields shows its name' } } },
    // Asked for itself as its own customer it says nothing more.
    everything: { by: { courier: { answer: '200 shows delivery_order_fields shows its name' } } },
  },
  getLocation: { 'path/locationId': { by: { customer: itself, supplied: itself } } },
  // Its name is found in all the locations that one can order between.
  getAllLocations: { 'query/search': { by: { customer: namedLocations, supplied: namedLocations } } },
  getPaginatedLocations: {
    'query/requesterTenantId': { by: { customer: foundLocations, supplied: foundLocations } },
    'a search of its locations': { by: { customer: foundLocations, supplied: foundLocations } },
  },
  getLocationMatches: {
    'query/requesterTenantId': { by: { customer: foundLocations, supplied: foundLocations } },
    'query/search': {},
    'a search of its locations': { by: { customer: foundLocations, supplied: foundLocations } },
  },
  getService: { 'path/serviceId': { by: { courier: offeredService, carrier: offeredService } } },
  getServiceRevisionParcelTypes: { 'path/revisionId': partsOf('parcel_types') },
  getServiceRevisionServiceSpeeds: { 'path/revisionId': partsOf('service_speeds') },
  getServiceRevisionTags: { 'path/revisionId': partsOf('tags') },
  previewDeliveryOrder: {
    'body/customerTenantId': { by: { customer: done, supplied: notItsOwn } },
    'body/serviceId': { by: { courier: otherParts } },
    'its service': { by: { courier: done } },
    'for it, between its locations': { by: { customer: done, supplied: notItsOwn } },
  },
  createDeliveryOrder: {
    'body/customerTenantId': { by: { customer: placed, supplied: notItsOwn } },
    'body/serviceId': { by: { courier: otherParts } },
    'its service': { by: { courier: placed } },
    'for it, between its locations': { by: { customer: placed, supplied: notItsOwn } },
  },
  createDeliveryOrders: {
    'body/orders/0/customerTenantId': { by: { customer: placed, supplied: notItsOwnFirst } },
    'body/orders/0/serviceId': { by: { courier: otherPartsOfFirst } },
    'its service': { by: { courier: placed } },
    'for it, between its locations': { by: { customer: placed, supplied: notItsOwnFirst } },
  },
  checkOrderImport: { 'query/terms/customerTenantId': { by: { supplied: notItsOwn } } },
  createOrderImport: {
    'query/terms/customerTenantId': { by: { customer: noRows, supplied: notItsOwn } },
    'query/terms/serviceId': { by: { courier: noRows } },
  },
  createRecurringOrder: {
    'body/customerTenantId': { by: { customer: planned, supplied: notItsOwn } },
    'body/serviceId': { by: { courier: lackingParts } },
  },
  changeRecurringOrders: {
    'body/change/customerTenantId': { by: { customer: done, supplied: { answer: '422 /change/serviceId' } } },
    'body/change/serviceId': { by: { courier: { answer: '422 /change/serviceSpeedId shows its name' } } },
  },
  // What is asked after the one that is done is based on what stood before it.
  updateRecurringOrder: {
    'body/customerTenantId': { by: { customer: planned, supplied: notItsOwn } },
    ...Object.fromEntries(
      [...stops, ...offered, 'body/orderFields/0/fieldId'].map((place) => [place, { by: { customer: conflict } }]),
    ),
    'body/serviceId': { by: { courier: lackingParts, customer: conflict } },
  },
  getDeliveryOrderBrokerageOffer: {
    'path/receiverTenantId': {
      by: {
        carrier: { answer: '200 shows service_revision_service_speeds shows services shows tenants shows its name' },
      },
    },
  },
  confirmDeliveryOrderBrokerage: {
    'path/receiverTenantId': { by: { carrier: { answer: '422 /serviceId shows its name' } } },
    'its service': {
      by: { carrier: { ...itself, changes: ['delivery_order_parties', 'delivery_orders', 'order_brokerages'] } },
    },
  },
  getPaginatedCustomers: { 'query/search': { ever: among(asCustomer, itself) } },
  getCustomer: { 'path/customerId': { ever: among(asCustomer, itself) } },
  updateCustomer: { 'path/customerId': { ever: among(asCustomer, itself) } },
  getCustomerContacts: {
    'path/customerId': { by: { customer: { answer: '200 shows tenant_contacts shows tenants shows its name' } } },
  },
  // Its contact by its number, below it alone.
  getCustomerContact: { 'a row of its book': { by: { customer: { answer: '200 shows tenants shows its name' } } } },
  getCustomerPeople: { 'path/customerId': { by: { customer: { answer: '200 shows users shows its name' } } } },
  getPaginatedVendors: { 'query/search': { ever: among(asVendor, itself) } },
  getTenantVendors: { 'query/search': { by: { courier: itself } } },
  getVendor: { 'path/vendorId': { ever: among(asVendor, itself) } },
  updateVendor: { 'path/vendorId': { ever: among(asVendor, itself) } },
  getVendorTerms: {
    'path/vendorId': { by: among(asVendor, { answer: '200 shows services shows tenants shows its name' }) },
  },
  getPaginatedSuppliers: { 'query/search': { ever: { supplier: itself } } },
  getTenantSuppliers: { 'query/search': { by: { supplier: itself } } },
  getSupplier: { 'path/supplierId': { ever: { supplier: itself } } },
  updateSupplier: { 'path/supplierId': { ever: { supplier: itself } } },
  // One that has people is its own already; those of a managed one are in tests/api/onboarding.test.ts and tests/api/managed-books.test.ts.
  updateCustomerProfile: { 'path/customerId': { by: { customer: { answer: '422 not_managed' } } } },
  createCustomerContact: itsOwnBook,
  updateCustomerContact: itsOwnRow,
  deleteCustomerContact: itsOwnRow,
  createCustomerLocation: itsOwnBook,
  updateCustomerLocation: itsOwnRow,
  archiveCustomerLocations: { ...itsOwnBook, ...itsOwnRow },
  restoreCustomerLocations: { ...itsOwnBook, ...itsOwnRow },
  createOnboarding: { 'path/customerId': { by: { customer: { answer: '422 not_managed' } } } },
  // Sent by a courier it is refused; the answer of a customer's is in tests/api/applications.test.ts.
  createVendorApplication: { 'path/vendorId': { always: { answer: '403' } } },
  createCustomerApplication: {
    'path/customerId': {
      by: { customer: { answer: '422 already_connected shows its name' } },
      former: { customer: { answer: '200 shows tenants shows its name', changes: ['applications', 'audit_entries'] } },
    },
  },
  // Couriers that offer something are found by everybody, but for those that deliver for one already.
  getPotentialVendors: { 'query/search': { by: { courier: { answer: 'closed' } }, always: itself } },
  getPartners: { 'query/search': { ever: among(asPartner, itself) } },
  // What is owed outlasts the partnership.
  getPartnerBalances: { 'query/search': { ever: among(asPartner, itself) } },
  getPartner: { 'path/partnerId': { ever: among(asPartner, itself) } },
  // The same of partners, in whichever direction the link goes.
  getPotentialPartners: { 'query/search': { by: among(asPartner, { answer: 'closed' }), always: itself } },
  createPartnership: {
    'body/receiverTenantId': {
      by: among(asPartner, { answer: '422 already_partners shows its name' }),
      always: { answer: '200 shows tenants shows its name', changes: ['audit_entries', 'partnerships'] },
    },
  },
  getTenantPublicProfile: { 'path/tenantId': { always: { answer: '200 shows its name' } } },
  addFavoriteTenant: { 'path/favoriteTenantId': { ever: among(everyRelation, done) } },
  removeFavoriteTenant: { 'path/favoriteTenantId': { ever: among(everyRelation, done) } },
  endLink: {
    'path/partnerTenantId': {
      by: {
        customer: ended('vendors'),
        broker: ended('vendors', 'partners'),
        supplied: ended('suppliers'),
        ...among(['courier', 'supplier'], ended('customers', 'outbox')),
        carrier: ended('customers', 'outbox', 'partners'),
      },
    },
  },
  assignServiceCustomers: { 'body/tenantIds/0': { by: { customer: { answer: '200 shows its name', ...opened } } } },
  enableCustomerService: { 'path/customerId': { by: among(['customer', 'broker'], { ...done, ...opened }) } },
  disableCustomerService: { 'path/customerId': { by: among(['customer', 'broker'], { ...done, ...opened }) } },
  createAccountingTemplate: { 'body/filter/customerIds/0': itsCustomer },
  updateAccountingTemplate: { 'body/filter/customerIds/0': itsCustomer },
  createReportSchedule: {
    'body/filter/customerIds/0': itsCustomer,
    'body/filter/courierIds/0': itsVendor,
    'body/filter/supplierIds/0': itsSupplier,
    'body/filter/serviceIds/0': itsOffer,
  },
  updateReportSchedule: {
    'body/filter/customerIds/0': itsCustomer,
    'body/filter/courierIds/0': itsVendor,
    'body/filter/supplierIds/0': itsSupplier,
    // What was opened before has changed it.
    'body/filter/serviceIds/0': { by: among(asVendor, conflict) },
  },
  previewBillingExport: { 'body/customerIds/0': itsCustomer, 'body/excludedCustomers/0/customerId': itsNamedCustomer },
  createBillingExport: { 'body/customerIds/0': itsCustomer, 'body/excludedCustomers/0/customerId': itsCustomer },
  previewReminders: { 'body/customerIds/0': itsCustomer },
  createReminderRun: { 'body/customerIds/0': itsCustomer },
  createSettlement: {
    'body/customerId': { ever: among(asCustomer, { answer: '422 /settledOn /creditNoteId /parts/0/invoiceId' }) },
  },
  // What one billed, and what one was billed, stays to be read by both.
  getCustomerStatement: {
    'path/customerId': { ever: among(asCustomer, { answer: '200 shows tenants shows its name' }) },
  },
  getCustomerStatementPdf: { 'path/customerId': itsCustomer },
  sendCustomerStatement: { 'path/customerId': { ever: among(asCustomer, { answer: '422 no_email shows its name' }) } },
  getVendorInvoices: { 'path/vendorId': { ever: among(asVendor, { answer: '200' }) } },
  getVendorInvoiceCounts: { 'path/vendorId': { ever: among(asVendor, { answer: '200' }) } },
  getVendorStatement: { 'path/vendorId': { ever: among(asVendor, { answer: '200 shows tenants shows its name' }) } },
  getVendorStatementPdf: { 'path/vendorId': { ever: among(asVendor, { answer: '200' }) } },
  createOrderTemplate: remarked,
  updateOrderTemplate: remarked,
  // Which of one's own orders it is: of others there are none.
  changeBillStatuses: {
    'body/groups/filter/customerIds/0': { always: { answer: '200' } },
    'body/groups/filter/driverIds/0': { always: { answer: '200' } },
  },
  assignDeliveryOrders: {
    'body/drivers/0/orderId': { always: { answer: '200 ok' } },
    'body/drivers/0/userId': { always: { answer: '200 ok' } },
  },
  unassignDeliveryOrders: { 'body/orders/0/userId': { always: { answer: '200 not other_driver' } } },
}

/** What everybody is shown of couriers, those excepted that one is linked with already. */
export const visibleUnlessLinked: Partial<
  Record<OperationId, { readonly shows: readonly string[]; readonly unless: readonly Relation[] }>
> = {
  getPotentialVendors: { shows: ['tenants', 'its name'], unless: ['courier'] },
  getPotentialPartners: { shows: ['tenants', 'its name'], unless: asPartner },
}

/** What an answer about the caller's own things shows of the other organisation; everything else shows nothing. */
export const visibleDetails: Partial<Record<OperationId, Partial<Record<Relation, readonly string[]>>>> = {
  getAllLocations: {
    customer: ['locations', 'tenants', 'its name'],
    supplied: ['locations', 'tenants', 'its name'],
  },
  getCustomerTenants: { customer: ['tenants', 'its name'], supplied: ['tenants', 'its name'] },
  // Each that has a live link can be given a role.
  getExternalOrganizations: {
    customer: ['tenants', 'its name'],
    courier: ['tenants', 'its name'],
    carrier: ['tenants', 'its name'],
    broker: ['tenants', 'its name'],
    supplied: ['tenants', 'its name'],
    supplier: ['tenants', 'its name'],
  },
  getServiceCustomers: { customer: ['tenants', 'its name'] },
  getTenantVendors: { courier: ['tenants', 'its name'] },
  getTenantSuppliers: { supplier: ['tenants', 'its name'] },
  getTenantServices: { courier: ['service_revisions', 'services', 'tenants', 'its name'] },
  getDeliveryOrderBrokerageReceivers: { carrier: ['tenants', 'its name'] },
}

/** The same that it shows once the link has ended, too. */
export const visibleEver: Partial<Record<OperationId, Partial<Record<Relation, readonly string[]>>>> = {
  getPaginatedCustomers: {
    customer: ['tenants', 'its name'],
    broker: ['tenants', 'its name'],
    supplied: ['tenants', 'its name'],
  },
  getPaginatedVendors: { courier: ['tenants', 'its name'], carrier: ['tenants', 'its name'] },
  getPaginatedSuppliers: { supplier: ['tenants', 'its name'] },
  getPartners: { carrier: ['tenants', 'its name'], broker: ['tenants', 'its name'] },
  getPartnerBalances: { carrier: ['tenants', 'its name'], broker: ['tenants', 'its name'] },
  resumeReportSchedule: reportedOn,
  sendReportSchedule: reportedOn,
}

/** Properties of a contract's example that fit no order but the example's. */
export function ignoredProperties(id: OperationId): readonly string[] {
  if (id === 'confirmDeliveryOrderBrokerage') return ['buyPreTaxCadCents']
  // A person of one's own is named alone; to whom else what is given is in tests/api/external-roles.test.ts.
  if (id === 'createRoleGrant') return ['granteeTenantId', 'email']
  // A person is asked; to which organisation else is in tests/api/onboarding.test.ts.
  if (id === 'createOnboarding') return ['toTenantId']
  // An action that is added has no id yet; those of a protocol are sent back with theirs, which are its own alone.
  if (id === 'createProtocol' || id === 'createProtocolAction' || id === 'updateProtocol') return ['id']
  // What is replaced is what an order has by that name (tests/api/planner/many-at-once.test.ts).
  if (id === 'changeRecurringOrders') return ['parcelTypes', 'tags', 'location', 'agreedPriceCadCents', 'dropoffToS']
  return id === 'captureDeliveryOrderProtocolData' ? ['occurredAt', 'value'] : ['occurredAt']
}

/** Own things that an operation is called with instead of the usual ones. */
export function ownValues(id: OperationId, { handingOn, draft, kept }: Side): Partial<NamedRows> {
  if (id === 'confirmDeliveryOrderBrokerage') return handingOn
  if (id === 'assignServiceCustomers') return kept
  // What it offers the other organization stays, for the calls that come after.
  if (id === 'enableCustomerService' || id === 'disableCustomerService') return { serviceId: kept.serviceId }
  if (id.endsWith('CustomerContact')) return { contactId: kept.contactId }
  if (/CustomerLocations?$/.test(id)) return { locationId: kept.locationId }
  if (id === 'updateRecurringOrder') return { recurringOrderId: kept.recurringOrderId }
  if (id === 'createOwnershipRequest') return { userId: kept.userId }
  // The usual upload is taken by an order.
  if (id === 'createLibraryImage') return { uploadUrl: kept.uploadUrl }
  // Only a draft's lists can be arranged.
  if (id.startsWith('updateServiceRevision')) return draft
  // Its price was changed once: it has an adjustment.
  return id === 'overrideDeliveryOrderPricing' ? { version: 2 } : {}
}

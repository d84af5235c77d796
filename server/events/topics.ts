import { holdsNeeded, type HeldPermissions } from '#domain/access/role-permissions.ts'
import { operations, type OperationAccess, type OperationEntry, type OperationId } from '#generated/operations.ts'
import { resources, type ResourceName } from '#generated/resources.ts'
import { settings, type SettingsName } from '#generated/settings.ts'
import { alsoChangeOtherwise } from './also-changing.ts'
import {
  looksAtApplications,
  looksAtDryRuns,
  looksAtFigures,
  looksAtFuel,
  looksAtInvoices,
  looksAtLocations,
  looksAtOfferedParts,
  looksAtOffers,
  looksAtOrderImports,
  looksAtOrders,
  looksAtPartners,
  looksAtPartnerships,
  looksAtPay,
  looksAtPeople,
  looksAtPeoplesThings,
  looksAtReminders,
  looksAtRecurringOrders,
  looksAtResource,
  looksAtRevenue,
  looksAtRights,
  looksAtRoles,
  looksAtRuns,
  looksAtSettlements,
  namesOf,
} from './looks.ts'

/** What an organisation is to another one by a live link, as `listeners_of` of the migrations says it. */
export type LinkedAs = 'customer' | 'courier' | 'carrier' | 'broker' | 'supplied' | 'supplier' | 'supplied_courier'

/** What happens to something, and which operations answer otherwise then. */
interface Topic {
  /** The parameter of paths that is the key of its events: whose row it is. Of what is the organisation's as a whole there is none. */
  readonly key?: string
  readonly touches: readonly OperationId[]
  /** What linked organisations see of it: to whom the one that it happened in is that. */
  readonly shared?: { readonly as: readonly LinkedAs[]; readonly touches: readonly OperationId[] }
}

const ofEveryLink: readonly LinkedAs[] = [
  'customer',
  'courier',
  'carrier',
  'broker',
  'supplied',
  'supplier',
  'supplied_courier',
]
const ofCarriers: readonly LinkedAs[] = ['courier', 'carrier']
const looksAtSchedule = { as: ['courier', 'supplied_courier'], touches: ['getTenantScheduleInfo'] } as const

/** What happens beside resources and settings. */
const ownTopics = {
  'delivery-order.changed': {
    key: 'orderId',
    touches: [
      ...looksAtOrders,
      'getUserAssignedOrders',
      'getUserActs',
      'getTenantUsersByRole',
      'getTenantDrivers',
      'getTenantDriver',
      'getRecentLocations',
      ...looksAtPartners,
      ...looksAtRevenue,
      ...looksAtDryRuns,
      // What they come to.
      ...looksAtResource('budget'),
    ],
  },
  'accounting-mappings': { touches: ['getAccountingMappings', ...looksAtDryRuns] },
  'billing-exports': {
    key: 'billingExportId',
    touches: [...looksAtRuns, ...looksAtDryRuns, ...looksAtRevenue, ...looksAtInvoices, ...looksAtSettlements],
  },
  invoices: {
    key: 'invoiceId',
    touches: [...looksAtInvoices, 'getBillingExportInvoices', 'getBillingExportRecipients'],
  },
  settlements: { key: 'settlementId', touches: looksAtSettlements },
  'invoice-disputes': { touches: ['getInvoiceDisputes'] },
  'order-imports': { key: 'orderImportId', touches: looksAtOrderImports },
  'invoice-reminders': { key: 'reminderRunId', touches: looksAtReminders },
  'pay-exports': {
    key: 'invoiceExportId',
    touches: [...looksAtPay, ...looksAtRevenue, ...looksAtResource('payExtra')],
  },
  'pay-statements': { key: 'payStatementId', touches: [...looksAtPay] },
  'tenant.changed': {
    touches: [
      'getTenant',
      'getTenantClock',
      'getTenantScheduleInfo',
      ...looksAtResource('invitation'),
      ...looksAtRecurringOrders,
      ...looksAtOrders,
    ],
    shared: {
      as: ofEveryLink,
      touches: [
        'getTenantScheduleInfo',
        'getCustomerTenants',
        'getAllLocations',
        'getServiceCustomers',
        // For whom they were accepted.
        ...looksAtResource('invitation'),
        'getTenantVendors',
        'getTenantSuppliers',
        'getVendorTerms',
        ...looksAtPartners,
        ...looksAtOffers,
        ...looksAtRecurringOrders,
        ...looksAtOrders,
      ],
    },
  },
  // Told by the database for whatever changes people and their roles: 0160_events_of_people_and_links.sql.
  users: {
    touches: [
      ...looksAtPeople,
      ...looksAtRoles,
      ...looksAtRights,
      ...looksAtPeoplesThings,
      // Who sent them.
      ...looksAtResource('invitation'),
      ...looksAtOrders,
    ],
    shared: { as: ofEveryLink, touches: [...looksAtOrders, 'getCustomerPeople'] },
  },
  // The same for links; both ends hear of it, and a supplier when its customer gets another courier.
  'tenant-links': {
    touches: [
      'getCustomerTenants',
      'getTenantScheduleInfo',
      'getServiceCustomers',
      'getTenantVendors',
      'getTenantSuppliers',
      'getVendorTerms',
      'getCustomerContacts',
      'getCustomerContact',
      'getCustomerPeople',
      'getSchedulerVariant',
      ...looksAtRecurringOrders,
      'getRecurringOrdersMeta',
      ...looksAtPartners,
      ...looksAtLocations,
      ...looksAtOffers,
      ...looksAtOfferedParts,
      'getExternalOrganizations',
      'getPotentialVendors',
      'getPotentialPartners',
      'getTenantPublicProfile',
      // The numbers of its locations, as far as they may be read.
      'getDeliveryOrderData',
    ],
  },
  // Told by the database as well: 0320_changed_features.sql.
  'tenant-features': {
    touches: ['getTenantFeatures', 'getTenantSubscriptionPlan', ...looksAtRecurringOrders, 'getRecurringOrdersMeta'],
  },
  // A courier changed what it says of a customer: told to that customer, by the courier.
  'vendor-terms': { key: 'vendorId', touches: ['getVendorTerms', 'getTenantScheduleInfo'] },
  services: {
    key: 'serviceId',
    touches: [
      'getTenantServicesMeta',
      'getTenantServices',
      'getService',
      'getServiceRevisions',
      ...looksAtRecurringOrders,
    ],
    shared: { as: ofCarriers, touches: [...looksAtOffers, ...looksAtRecurringOrders] },
  },
  'service-revisions': {
    key: 'revisionId',
    touches: [
      'getTenantServicesMeta',
      'getTenantServices',
      'getServiceRevisions',
      'getServiceRevision',
      'getServiceRevisionProtocols',
      'getServiceRevisionTags',
    ],
    shared: { as: ofCarriers, touches: [...looksAtOffers, ...looksAtOfferedParts] },
  },
  // Whose roles are others now: also what is shown of people by their roles.
  'role-grants': {
    touches: [...looksAtRoles, ...looksAtPeople, ...looksAtRights],
  },
  // Told by the database, to those who were told something: 0340_notices.sql.
  notices: { touches: ['getNotifications', 'getUnreadNotificationCount'] },
  // Told when they were kept, behind what changed them.
  figures: { touches: looksAtFigures },
  'fuel-prices': { touches: looksAtFuel },
  'fuel-tables': { touches: looksAtFuel },
} satisfies Readonly<Record<string, Topic>>

/** Rows of these are looked through in more ways than their list, or by others as well. */
const besideResources: Partial<Record<ResourceName, Omit<Topic, 'key'>>> = {
  location: {
    touches: [
      'getAllLocations',
      'getLocationMatches',
      'getRecentLocations',
      'getTenantLocations',
      ...looksAtRecurringOrders,
    ],
    shared: { as: ['customer', 'supplied'], touches: [...looksAtLocations, ...looksAtRecurringOrders] },
  },
  customer: { touches: ['getTenantScheduleInfo', ...looksAtDryRuns] },
  recurringOrder: {
    touches: ['getPaginatedRecurringOrders', 'getRecurringOrdersMeta'],
    shared: { as: ['customer'], touches: [...looksAtRecurringOrders, 'getRecurringOrdersMeta'] },
  },
  // Both ends are told as of their own.
  application: { touches: looksAtApplications },
  partnership: { touches: looksAtPartnerships },
  contact: { touches: [], shared: { as: ['customer'], touches: ['getCustomerContacts', 'getCustomerContact'] } },
  role: { touches: [...looksAtRoles, ...looksAtPeople, ...looksAtRights] },
  vehicle: { touches: ['getTenantDrivers', 'getTenantDriver'] },
  absence: { touches: ['getTenantDrivers', 'getTenantDriver', 'getTenantUsersByRole'] },
  deliveryOrderField: { touches: ['getTenantScheduleInfo'], shared: looksAtSchedule },
}

const besideSettings: Partial<Record<SettingsName, Omit<Topic, 'key'>>> = {
  accountingSettings: { touches: looksAtDryRuns },
  courierSettings: { touches: ['getTenantScheduleInfo'], shared: looksAtSchedule },
  marketplaceProfile: { touches: ['getTenantPublicProfile'] },
}

/** The topic of what happens to rows of a resource: their plural, such as `service-maps`. */
export function topicOfResource(name: ResourceName): string {
  return resources[name].plural.replaceAll(' ', '-')
}

/** The topic of what happens to settings: `courier-settings` of `courierSettings`. */
function topicOfSettings(name: SettingsName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Addresses that are answered otherwise, and who may ask there. */
interface Touch {
  readonly id: OperationId
  /**
   * With places for `tenantId` (the listener's), `publisherId` (the organisation that it happened in) and `key`; `*` is any one part
   * of it, and a slash at its end means all below it.
   */
  readonly path: string
  readonly access: Exclude<OperationAccess, 'public'>
}

interface TopicTouches {
  /** Of those who are told of it as their own. */
  readonly own: readonly Touch[]
  /** Of linked organisations. */
  readonly shared: readonly Touch[]
  readonly sharedAs: readonly LinkedAs[]
}

/** Every topic with what it touches: one table, so that neither streams nor screens know of any topic by themselves. */
export const topics: ReadonlyMap<string, TopicTouches> = new Map([
  ...Object.entries<Topic>(ownTopics).map(([topic, said]) => [topic, touchesOf(said)] as const),
  ...namesOf(resources).map((name) => [topicOfResource(name), touchesOf(resourceTopic(name))] as const),
  ...namesOf(settings).map((name) => [topicOfSettings(name), touchesOf(settingsTopic(name))] as const),
])

/** Those that linked organisations hear of. */
export const sharedTopics: readonly string[] = [...topics]
  .filter(([, { shared }]) => shared.length > 0)
  .map(([name]) => name)

/** Who listens: in which organisation, and with which rights there. */
export interface Listener {
  readonly tenantId: number
  readonly permissions: HeldPermissions
}

/** What is said of an event where it is told. */
export interface ToldEvent {
  readonly topic: string
  /** Of the event's row. */
  readonly key: string
  /** The organisation that it happened in. */
  readonly tenantId: number
  /** Who is told of it as their own. */
  readonly audienceTenantIds: readonly number[]
}

/** The addresses that an event touches, of those that the listener may ask; none: the event is not for them. */
export function touchedPaths({ tenantId, permissions }: Listener, event: ToldEvent): string[] {
  const said = topics.get(event.topic)
  const touches = (event.audienceTenantIds.includes(tenantId) ? said?.own : said?.shared) ?? []
  const paths = touches
    .filter(({ access }) => typeof access === 'string' || isOwn(access) || holdsNeeded(access, permissions))
    .map(({ path }) =>
      path
        .replace('{tenantId}', String(tenantId))
        .replace('{publisherId}', String(event.tenantId))
        .replace('{key}', event.key),
    )
  return [...new Set(paths)]
}

/** What everybody may ask of themselves: the event says whose it is. */
function isOwn({ tenant, permission }: Exclude<Touch['access'], string>): boolean {
  return tenant === 'self' && permission.length === 0
}

/** What a topic names. What only lies below the address of a row is touched with it, and nobody has said that nothing else changes it. */
const namedOperations = new Set(
  [...topics.values()].flatMap(({ own, shared }) => [...own, ...shared].map(({ id }) => id)),
)

/** Paths that are touched, taken apart once: each start asks for every operation whether one of a thousand covers it. */
const touchedPlaces = [...topics].flatMap(([topic, { own, shared }]) =>
  [...own, ...shared].map(({ path }) => ({ topic, wanted: path.split('/'), isOpen: path.endsWith('/') })),
)

/**
 * Which events change the answer of an operation: by topic the parameter of its path that names the event's row, null where any row
 * does. Empty of what changes without one: it is never known to be unchanged.
 */
export function changesOf(id: OperationId): ReadonlyMap<string, string | null> {
  const { method, path, access }: OperationEntry = operations[id]
  const changes = new Map<string, string | null>()
  if (method !== 'get' || access === 'public' || !namedOperations.has(id) || alsoChangeOtherwise.has(id)) return changes
  const parts = path.split('/')
  for (const { topic, ...places } of touchedPlaces) {
    const match = matchOf(places, parts)
    if (match !== null) changes.set(topic, changes.get(topic) === null ? null : match.key)
  }
  return changes
}

/** How a touched path covers a path of the contract; null: it does not. */
function matchOf(
  { wanted, isOpen }: Pick<(typeof touchedPlaces)[number], 'wanted' | 'isOpen'>,
  parts: readonly string[],
): { key: string | null } | null {
  if (isOpen ? parts.length < wanted.length : parts.length !== wanted.length) return null
  let key: string | null = null
  for (const [place, want] of wanted.entries()) {
    const part = parts[place] ?? ''
    const isAny = want.startsWith('{') || want.startsWith('*')
    if (want === '{key}') key = part.slice(1, -1)
    else if (want !== '' && !isAny && want !== part) return null
    if (isAny && !part.startsWith('{')) return null
  }
  return { key }
}

function touchesOf({ key, touches, shared }: Topic): TopicTouches {
  const own = touches.map((id) => touchOf(id, key))
  return { own, shared: shared?.touches.map((id) => touchOf(id, key)) ?? [], sharedAs: shared?.as ?? [] }
}

function touchOf(id: OperationId, key?: string): Touch {
  const { path, access }: OperationEntry = operations[id]
  if (access === 'public') throw new Error(`${id} is answered to everybody: nobody has to be told of it.`)
  // The organisation of such a path need not be the caller's.
  const isOfAny = typeof access === 'object' && access.tenant === 'request'
  // Nor of a profile: it says to those on either side of something what stands between them and the one that shows it.
  const whose = id === 'getTenantPublicProfile' ? '*' : isOfAny ? '{publisherId}' : '{tenantId}'
  return { id, path: placesIn(path.replace('{tenantId}', whose), key), access }
}

/** All that is below the row of the event is one address, and so is all below any order. */
function placesIn(path: string, key = ''): string {
  return path
    .replace(`{${key}}`, '{key}')
    .replace(/(?<=\{key\}\/).*/, '')
    .replace(/(?<=\/\{orderId\}\/).*/, '')
    .replace(/\{(?!key\}|tenantId\}|publisherId\})\w+\}/g, '*')
}

function resourceTopic(name: ResourceName): Topic {
  const { touches = [], ...beside } = besideResources[name] ?? {}
  return { key: `${name}Id`, touches: [...looksAtResource(name), ...touches], ...beside }
}

function settingsTopic(name: SettingsName): Topic {
  const { touches = [], ...beside } = besideSettings[name] ?? {}
  return { touches: [settings[name].operations.get, ...touches], ...beside }
}

import type { OperationId } from '#generated/operations.ts'
import {
  looksAtApplications,
  looksAtInvoices,
  looksAtPartners,
  looksAtPartnerships,
  looksAtPay,
  looksAtResource,
  looksAtFigures,
  looksAtRevenue,
  looksAtRuns,
  looksAtSettlements,
} from './looks.ts'

/**
 * Answers that also change with time, or with what nobody publishes. They are touched like others where something happens, and are never
 * taken for unchanged where nothing did (unchanged-answers.ts).
 */
export const alsoChangeOtherwise: ReadonlySet<OperationId> = new Set<OperationId>([
  // A move can be taken back for some minutes.
  'getDeliveryOrderDriverView',
  'getDeliveryOrderNext',
  // Where drivers are: their devices report it every few seconds.
  'getTenantUsersByRole',
  // Which week is in force, the orders of the last 30 days, and the prices that the installation fetches.
  'getFuelSurcharges',
  'getFuelPrices',
  // What other couriers offer for the order, priced as of now.
  'getDeliveryOrderBrokerageReceivers',
  'getDeliveryOrderBrokerageOffer',
  // The service, the rates and the settings as they are now.
  'getDeliveryOrderOverrideView',
  'getDeliveryOrderPriceExplanation',
  'getDeliveryOrderDriverPay',
  'getDeliveryOrderProtocolData',
  'getDriverPayRates',
  // Rates, settings and names as they are now, and today's date.
  ...looksAtRevenue,
  ...looksAtFigures,
  ...looksAtResource('reportSchedule'),
  ...looksAtResource('orderTemplate'),
  ...looksAtRuns,
  ...looksAtInvoices,
  ...looksAtSettlements,
  // When a token was used last.
  ...looksAtResource('apiToken'),
  // Which month it is.
  ...looksAtResource('budget'),
  ...looksAtPay,
  // Orders say which locations one may read, and which come first.
  'getLocation',
  'getLocationMatches',
  // Whatever is done.
  'getTenantAuditEntries',
  'getAuditEntry',
  // When people were last seen, what they have in hand, and whether they are off today.
  'getTenantDrivers',
  'getTenantDriver',
  // How much is open, and what belongs to another organisation, which says nothing of it here.
  ...looksAtPartners,
  'getVendorTerms',
  // What a courier says of its customer, of which a supplier hears nothing.
  'getTenantScheduleInfo',
  'getCustomerContacts',
  'getCustomerContact',
  'getCustomerPeople',
  'getTenantVendors',
  'getTenantSuppliers',
  'getSchedulerVariant',
  // What organisations are called that no link leads to, and what they offer.
  ...looksAtApplications,
  // What the other end is called.
  ...looksAtResource('managedCustomerOnboarding'),
  ...looksAtPartnerships,
  'getUserActs',
  'getUserAssignedOrders',
  'getTenantUsersWithRoles',
  'getAllUsersPaginated',
  'getUserWithRoles',
  'getUserTenantsWithRoles',
  // The people of it, by name.
  'getTenantOwnershipRequests',
  'getOwnershipRequest',
  // Names of other organisations, to which no link need lead any more.
  'getRoleGrants',
  // Jobs send them, and say nothing of it.
  ...looksAtResource('message'),
  // Its customer's contacts.
  'getOrderRecipients',
  // Whether its order is still there to see.
  'getNotifications',
  // Where they are used, and whose they are: of what has no row of its own there.
  'getTenantServicesMeta',
  'getServiceRevision',
  'getServiceRevisions',
  'getTenantProtocols',
  'getProtocol',
  'getTenantTaxSettings',
  'getTaxSetting',
  'getTenantServiceMapsMeta',
  'getServiceMap',
  // Who belongs to linked organisations, and what these are called.
  'getPeopleAccess',
  'getExternalPeople',
  'getExternalOrganizations',
  // What a plan is called and costs, for all who have it.
  'getTenantSubscriptionPlan',
  // What strangers show, who hear nothing of each other.
  'getTenantPublicProfile',
  // Settings, features and the plan decide as well.
  'getPermissionReasons',
  'getOwnPermissionReasons',
  // The library of the installation stands beside the organisation's own.
  'getImageLibrary',
  'getLibraryImage',
])

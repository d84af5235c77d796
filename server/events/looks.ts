import { operations, type OperationEntry, type OperationId } from '#generated/operations.ts'
import { resources, type ResourceName } from '#generated/resources.ts'

/* Which operations show a thing: what the topics of topics.ts are put together from. */

/** Every look at one order. */
const looksAtOrder = namesOf(operations).filter((id) => {
  const { method, path }: OperationEntry = operations[id]
  return method === 'get' && path.startsWith('/delivery-orders/{orderId}/')
})

/** Where orders are shown, with the names of people and organisations. */
export const looksAtOrders = [
  'getPaginatedDeliveryOrders',
  'getDeliveryOrderExceptions',
  'getUserInProgressDeliveryOrders',
  // What names another thing below the order is about that.
  ...looksAtOrder.filter((id) => operations[id].path.split('/').length === 4),
] satisfies readonly OperationId[]

/** What orders come to, as the figures have it. */
export const looksAtFigures = [
  'getOrderAnalytics',
  'getRevenueAnalytics',
  'getOnTimeAnalytics',
  'getAnalyticsGroups',
  'getFigureOrders',
  'getFigureSums',
  'getDriverStatistics',
  'getUserAnalytics',
] as const satisfies readonly OperationId[]

/** What orders bring in, and what becomes of it. */
export const looksAtRevenue = [
  'getAccountingData',
  'getAccountingTotals',
  'getAccountingOrders',
  'getAccountingMappings',
  'getRevenueLeaks',
  'getRevenueLeakCounts',
  'getAccountingBillingData',
  'getAccountingInvoicingData',
  'getBrokerageLedger',
  'getBrokerageLedgerTotals',
  'getReport',
  'getReportTotals',
  'getPartnerBalances',
  'getDriverFairness',
] satisfies readonly OperationId[]

/** Billing runs, with what customers are called and who had a file last. */
export const looksAtRuns = [
  'getBillingExports',
  'getBillingExport',
  'getBillingExportInvoices',
  'getBillingExportRecipients',
  'getBillingExportExclusions',
  'getBillingExportFiles',
  'getBillingExportDifferences',
] satisfies readonly OperationId[]

/** The dry run of a billing run. */
export const looksAtDryRuns = ['previewBillingExport'] satisfies readonly OperationId[]

/** Invoices and what follows them, on both sides: with names as they are now, and today's date. */
export const looksAtInvoices = [
  'getInvoices',
  'getInvoiceCounts',
  'getInvoice',
  'getInvoiceLines',
  'getInvoiceHtml',
  'getInvoicePdf',
  'getInvoiceDisputes',
  'getAgeing',
  'getAgeingTotals',
  'getCustomerStatement',
  'getCustomerStatementPdf',
  'getReceivedInvoices',
  'getReceivedInvoiceCounts',
  'getBillingCouriers',
  'getVendorInvoices',
  'getVendorInvoiceCounts',
  'getVendorInvoice',
  'getVendorInvoiceLines',
  'getVendorInvoicePdf',
  'getVendorStatement',
  'getVendorStatementPdf',
] satisfies readonly OperationId[]

/** What was paid. */
export const looksAtSettlements = ['getSettlements', 'getSettlement'] satisfies readonly OperationId[]

/** Imports of orders, with how far they are. */
export const looksAtOrderImports = [
  'getOrderImports',
  'getOrderImport',
  'getOrderImportRows',
] satisfies readonly OperationId[]

export const looksAtReminders = ['getReminderRuns', 'getReminderRun'] satisfies readonly OperationId[]

/** Pay runs and their statements, with who had a file last. */
export const looksAtPay = [
  'getInvoiceExports',
  'getInvoiceExport',
  'getInvoiceExportStatements',
  'getInvoiceExportFiles',
  'getPayStatements',
  'getPayStatement',
  'getPayStatementLines',
  'getPayStatementPdf',
] satisfies readonly OperationId[]

export const looksAtLocations = [
  'getPaginatedLocations',
  'getAllLocations',
  'getLocationMatches',
  'getLocation',
] satisfies readonly OperationId[]

/** What those who order by a service of somebody else see of it. */
export const looksAtOffers = ['getTenantServices', 'getService'] satisfies readonly OperationId[]
export const looksAtOfferedParts = [
  'getServiceRevisionParcelTypes',
  'getServiceRevisionServiceSpeeds',
  'getServiceRevisionTags',
] satisfies readonly OperationId[]

/** What is ordered again and again, with the names of those and of what it is ordered from. */
export const looksAtRecurringOrders = [
  ...looksAtResource('recurringOrder'),
  'getPaginatedRecurringOrders',
] satisfies readonly OperationId[]

/** Of rows that are somebody's, such as a driver's: they are shown with the name. */
export const looksAtPeoplesThings = namesOf(resources)
  .filter((name) => Object.keys(resources[name].fields).some((field) => /userId$/i.test(field)))
  .flatMap(looksAtResource)

/** Roles, with those who hold them. */
export const looksAtRoles = [
  'getRoleGrants',
  'getTenantRoles',
  'getDefaultRoles',
  'getRole',
  'getRoleHolders',
] satisfies readonly OperationId[]

/** Those that one delivers for, who deliver, and who send, with how much they order. */
export const looksAtPartners = [
  'getPaginatedCustomers',
  'getCustomer',
  'getPaginatedVendors',
  'getVendor',
  'getPaginatedSuppliers',
  'getSupplier',
  'getPartners',
  'getPartner',
] satisfies readonly OperationId[]

export const looksAtPeople = [
  'getTenantUsers',
  'getTenantUsersByRole',
  'getTenantDrivers',
  'getTenantDriver',
  'getTenantUsersWithRoles',
  'getAllUsersPaginated',
  'getUserWithRoles',
  'getUserTenantsWithRoles',
] as const

/** What people can do, and why. */
export const looksAtRights = [
  'getPeopleAccess',
  'getPermissionReasons',
  'getOwnPermissionReasons',
  'getExternalPeople',
  'getExternalOrganizations',
] as const

export const looksAtFuel = ['getFuelPrices', 'getTenantFuelPrices', 'getFuelSurcharges'] as const

/** Applications, sent and received, and to whom one can apply: a profile says what stands between the two. */
export const looksAtApplications = [
  'getSentCourierApplications',
  'getReceivedCourierApplications',
  'getSentCustomerApplications',
  'getReceivedCustomerApplications',
  'getApplication',
  'getPotentialVendors',
  'getTenantPublicProfile',
] satisfies readonly OperationId[]

/** The same of broker partnerships. */
export const looksAtPartnerships = [
  'getSentPartnerships',
  'getReceivedPartnerships',
  'getPartnership',
  'getPotentialPartners',
  'getTenantPublicProfile',
] satisfies readonly OperationId[]

/** The list and the row of a resource. */
export function looksAtResource(name: ResourceName): OperationId[] {
  const { list, get }: { readonly [Act in 'list' | 'get']?: OperationId } = resources[name].operations
  // What answers rows of several organisations has the path of one row without its id.
  const above = get && operations[get].path.replace(`/{${name}Id}`, '')
  const wide = namesOf(operations).filter((id) => operations[id].method === 'get' && operations[id].path === above)
  return [...[list, get].filter((id) => id !== undefined), ...wide]
}

export function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table).filter((name): name is Extract<keyof Table, string> => name in table)
}

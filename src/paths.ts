import { type Id, firstPaths, type ResourcePaths, resourcePaths, withQuery } from './first-paths.ts'
import type { NewOrder, NewBillingRun, ReportAddress, PartnerLedgerAddress, NewPayRun } from './path-queries.ts'

export { type ResourcePaths } from './first-paths.ts'

/** The same where one row is a page of its own, on which it is edited. */
function pagedPaths(list: string): ResourcePaths {
  const paths = resourcePaths(list)
  return { ...paths, edit: paths.one }
}

/** The same of invitations of customers or suppliers, whose link can be passed on. */
export interface InvitationPaths extends ResourcePaths {
  readonly share: (id: Id) => string
}

function invitationPaths(list: string): InvitationPaths {
  const paths = recordPaths(list)
  return { ...paths, new: () => `${list}/new`, share: (id) => `${list}/${id}/share` }
}

/** The same of records, which nobody adds or edits. */
function recordPaths(list: string): ResourcePaths {
  const paths = resourcePaths(list)
  return { ...paths, new: paths.list, edit: paths.one }
}

/** The same of applications that one answers. */
export interface ApplicationPaths extends ResourcePaths {
  readonly approve: (id: Id) => string
}

/** @param list where they are listed; `folder` holds each */
function applicationPaths(list: string, folder = list): ApplicationPaths {
  const one = (id: Id) => `${folder}/${id}`
  return { ...recordPaths(list), one, edit: one, approve: (id) => `${folder}/${id}/approve` }
}

/** The sides of those pages beside the orders, which lie at the address of the page itself. */
type CustomerSide = 'profile' | 'contacts' | 'people' | 'services' | 'terms' | 'account' | 'locations' | 'history'
type VendorSide = 'invoices' | 'services' | 'terms' | 'general' | 'history'
type SupplierSide = 'general' | 'history'
type PartnerSide = 'received' | 'services' | 'their-services' | 'terms' | 'their-terms' | 'history'

/** Every address of the application. Nothing else builds one: a renamed route is renamed here. */
export const paths = {
  ...firstPaths,

  /** What to begin with. */
  scheduler: ({ again, back, template, customer, vendor }: NewOrder = {}) =>
    withQuery('/scheduler', {
      again: again?.toString(),
      back: back && 'yes',
      template: template?.toString(),
      customer: customer?.toString(),
      vendor: vendor?.toString(),
    }),
  orderTemplates: resourcePaths('/scheduler/templates'),
  /** Orders from a file: choose it, match its columns, look through it, place them. */
  orderImport: () => '/scheduler/import',
  /** What a file of orders became. */
  orderImported: (orderImportId: Id) => `/scheduler/imports/${orderImportId}`,
  /** The second tab of home. */
  analytics: (query: Partial<Record<'from' | 'until' | 'by' | 'side' | 'of', string>> = {}) =>
    withQuery('/home/analytics', query),
  /** The orders behind a figure. */
  figureOrders: (query: Partial<Record<'measure' | 'from' | 'until' | 'side' | 'of', string>> = {}) =>
    withQuery('/home/analytics/orders', query),
  /** `exceptions`: the orders that need attention in the place of the board. */
  dispatch: ({ view }: { view?: 'exceptions' } = {}) => withQuery('/dispatch', { view }),

  order: (orderId: Id) => `/delivery-orders/${orderId}`,
  /** @param others that were placed together with it */
  orderSuccess: (orderId: Id, others: readonly Id[] = []) =>
    withQuery(`/delivery-orders/${orderId}/success`, others.length === 0 ? {} : { with: others.join(',') }),
  orderNext: (orderId: Id) => `/delivery-orders/${orderId}/next`,
  confirmBrokerage: (orderId: Id, receiverTenantId: Id) =>
    `/delivery-orders/${orderId}/confirm-brokerage-to/${receiverTenantId}`,
  /**
   * An order in the drawer over a screen.
   * @param over path and search of the screen, whose other parameters stay
   */
  orderDrawer: (orderId: Id, over = '') => {
    const [path = '', search] = over.split('?')
    const params = new URLSearchParams(search)
    params.set('order', String(orderId))
    return `${path}?${params}`
  },

  /** `view`: in the place of the list the days of eight weeks, or what is wrong. */
  planner: ({ view, customer }: { view?: 'calendar' | 'repair'; customer?: Id | undefined } = {}) =>
    withQuery('/planner', { view, customer: customer?.toString() }),
  /** `again`: an order whose route, service and parcels to begin with. */
  newRecurringOrder: ({ again }: { again?: Id } = {}) =>
    withQuery('/planner/new-recurring-order', { again: again?.toString() }),
  recurringOrder: (recurringOrderId: Id) => `/planner/recurring-order/${recurringOrderId}`,
  editRecurringOrder: (recurringOrderId: Id) => `/planner/recurring-order/${recurringOrderId}/edit`,
  recurringOrderDays: (recurringOrderId: Id) => `/planner/recurring-order/${recurringOrderId}/days`,
  recurringOrderHistory: (recurringOrderId: Id) => `/planner/recurring-order/${recurringOrderId}/history`,

  /** `grouping` as the contract names it, `from` and `until`: days, both of them included. */
  accountingData: ({
    grouping,
    from,
    until,
    states,
  }: Partial<Record<'grouping' | 'from' | 'until' | 'states', string>> = {}) =>
    withQuery('/accounting-data', { grouping, from, until, states }),
  /**
   * A group of orders in the drawer over the list of groups.
   * @param over the search of the list, which stays
   */
  accountingGroup: (groupId: string, over = '') => {
    const params = new URLSearchParams(over)
    params.set('open', groupId)
    return `/accounting-data?${params}`
  },
  /** `kind` as the contract names it, `from` and `until`: days, both of them included; the rest narrows it down. */
  reports: ({ kind, from, until, ...narrowing }: ReportAddress = {}) =>
    withQuery('/reports', { kind, from, until, ...narrowing }),
  /** Reports that are sent by e-mail again and again; a new one begins with the report of the address. */
  reportSchedules: resourcePaths('/reports/schedules'),
  apiTokens: resourcePaths('/settings/api-tokens'),
  /** The page of the server that says what programs may call. */
  apiReference: () => '/api/docs',
  newReportSchedule: (report: Omit<ReportAddress, 'from' | 'until'> = {}) =>
    withQuery('/reports/schedules/new', { ...report }),
  /** What is due up to a day (`until`), or with `view` the runs that were made. */
  billing: ({ view, until }: { view?: 'runs' | undefined; until?: string | undefined } = {}) =>
    withQuery('/accounting-billing', { view, until }),
  /**
   * The steps of a new billing run. `customers`: their numbers, or `due` for those of whom a cycle is over; `leak`: the kind that is
   * listed.
   */
  newBillingRun: (run: NewBillingRun = {}) =>
    withQuery('/accounting-billing/new-invoice', {
      step: run.step,
      until: run.until,
      invoiceDate: run.invoiceDate,
      grouping: run.grouping,
      customers: run.customers,
      leak: run.leak,
      excluded: run.excluded,
    }),
  /**
   * What is owed between the courier and its partners, or with `view` what it sold and bought of them. `partner`: of one
   * alone.
   */
  partnerLedger: ({ view, partner, from, until }: PartnerLedgerAddress = {}) =>
    withQuery('/accounting-billing/partners', { view, from, until, partner: partner?.toString() }),
  /**
   * The orders of a partner or lane in the drawer over the ledger.
   * @param over the search of the ledger, which stays
   */
  partnerLedgerGroup: (groupId: string, over = '') => {
    const params = new URLSearchParams(over)
    params.set('open', groupId)
    return `/accounting-billing/partners?${params}`
  },
  /** `state`: of which the list is, `customer`: whose. */
  invoices: ({ state, customer }: { state?: string | undefined; customer?: Id | undefined } = {}) =>
    withQuery('/accounting-billing/invoices', { state, customer: customer?.toString() }),
  invoice: (invoiceId: Id) => `/accounting-billing/invoices/${invoiceId}`,
  payments: ({ customer }: { customer?: Id | undefined } = {}) =>
    withQuery('/accounting-billing/payments', { customer: customer?.toString() }),
  newPayment: ({ customer }: { customer?: Id | undefined } = {}) =>
    withQuery('/accounting-billing/payments/new', { customer: customer?.toString() }),
  ageing: () => '/accounting-billing/ageing',
  /** Days as `2026-11-30`, both of them included. */
  statement: (customerId: Id, { from, until }: { from?: string; until?: string } = {}) =>
    withQuery(`/accounting-billing/statements/${customerId}`, { from, until }),
  disputes: () => '/accounting-billing/disputes',
  /** `run`: the reminders that are shown on their way. */
  reminders: ({ run }: { run?: Id } = {}) => withQuery('/accounting-billing/reminders', { run: run?.toString() }),
  /** Invoices that couriers made to the organization. `courier`: of this one alone. */
  receivedInvoices: ({ courier }: { courier?: Id } = {}) =>
    withQuery('/received-invoices', { courier: courier?.toString() }),
  billingRun: (billingExportId: Id) => `/accounting-billing/export-history/${billingExportId}`,

  /** What drivers are due for the pay period that a day (`until`) lies in, or with `view` the runs or the statements. */
  driverPayDue: ({
    view,
    until,
    driver,
  }: { view?: 'runs' | 'statements'; until?: string | undefined; driver?: Id } = {}) =>
    withQuery('/accounting-driver-pay', { view, until, driver: driver?.toString() }),
  /** The steps of a new pay run. `drivers`: their numbers; all when left out. */
  newPayRun: (run: NewPayRun = {}) =>
    withQuery('/accounting-driver-pay/new-bill', {
      step: run.step,
      until: run.until,
      payDate: run.payDate,
      drivers: run.drivers,
    }),
  payRun: (invoiceExportId: Id) => `/accounting-driver-pay/export-history/${invoiceExportId}`,
  payStatement: (payStatementId: Id) => `/accounting-driver-pay/statements/${payStatementId}`,
  /** What drivers get beside orders, and what is kept back. */
  payExtras: resourcePaths('/accounting-driver-pay/extras'),
  driverFairness: ({ from, until }: { from?: string; until?: string } = {}) =>
    withQuery('/accounting-driver-pay/fairness', { from, until }),

  /** `show`: which of them, `free`, `off`, `orders` or `no-vehicle`. */
  drivers: ({ show }: { show?: 'free' | 'off' | 'orders' | 'no-vehicle' } = {}) => withQuery('/drivers', { show }),
  newDriver: () => '/drivers/new-driver',
  /** The days off of all drivers. */
  absences: resourcePaths('/drivers/days-off'),
  driver: (driverId: Id) => `/drivers/${driverId}`,
  driverVehicles: (driverId: Id) => `/drivers/${driverId}/vehicles`,
  driverPay: (driverId: Id) => `/drivers/${driverId}/pay`,
  /** Over the pay of the driver: the drawers that add and edit an extra of theirs. */
  driverPayExtras: (driverId: Id) => resourcePaths(`/drivers/${driverId}/pay/extras`),
  /** On the driver's page, and over it the drawers that add, show and edit one period. */
  driverDaysOff: (driverId: Id) => resourcePaths(`/drivers/${driverId}/days-off`),
  driverDevices: (driverId: Id) => `/drivers/${driverId}/devices`,
  driverToday: (driverId: Id) => `/drivers/${driverId}/today`,
  /** `role`: the role that is chosen for a new colleague, by its number. */
  /** `by`: with an account that is theirs at once, in the place of an invitation. */
  newUser: ({ role, by }: { role?: Id; by?: 'account' } = {}) =>
    withQuery('/settings/users/new-user', { role: role?.toString(), by }),

  customers: { ...recordPaths('/customers'), new: () => '/customers/new', edit: (id: Id) => `/customers/${id}/terms` },
  customerImport: () => '/customers/import',
  customerContacts: (customerId: Id) => resourcePaths(`/customers/${customerId}/contacts`),
  customerLocations: (customerId: Id) => resourcePaths(`/customers/${customerId}/locations`),
  customerSide: (customerId: Id, side: CustomerSide) => `/customers/${customerId}/${side}`,
  /** `into`: the one that it is to become a part of, by its number. */
  customerMerge: (customerId: Id, { into }: { into?: Id } = {}) =>
    withQuery(`/customers/${customerId}/merge`, { into: into?.toString() }),
  vendors: { ...recordPaths('/vendors'), edit: (id: Id) => `/vendors/${id}/general/edit` },
  vendorSide: (vendorId: Id, side: VendorSide) => `/vendors/${vendorId}/${side}`,
  vendorInvoice: (vendorId: Id, invoiceId: Id) => `/vendors/${vendorId}/invoices/${invoiceId}`,
  /** What the vendor says that one owes. */
  vendorStatement: (vendorId: Id) => `/vendors/${vendorId}/invoices/statement`,
  suppliers: { ...recordPaths('/suppliers'), edit: (id: Id) => `/suppliers/${id}/general` },
  /** By customers, to become one; a courier's own are to those that it delivered for before. */
  receivedCustomerApplications: applicationPaths('/customers/applications', '/customers/applications/received'),
  sentCustomerApplications: applicationPaths('/customers/applications/sent'),
  /** To couriers; those received are of couriers that delivered before. */
  sentCourierApplications: applicationPaths('/vendors/applications', '/vendors/applications/sent'),
  receivedCourierApplications: applicationPaths('/vendors/applications/received'),
  /** Hands over a managed one. */
  customerTransfer: (customerId: Id) => `/customers/${customerId}/transfer-ownership`,
  /** Asks a former customer to be one again. */
  customerApply: (customerId: Id) => `/customers/${customerId}/apply`,
  /** Couriers that one may apply to. */
  potentialVendors: () => '/vendors/profiles',
  vendorProfile: (vendorId: Id) => `/vendors/profiles/${vendorId}`,
  /** `origin`: by which way the person came, which the courier reads. */
  vendorApply: (vendorId: Id, { origin }: { origin?: string } = {}) =>
    withQuery(`/vendors/profiles/${vendorId}/apply`, { origin }),
  /** Couriers that carry for each other. */
  partners: { ...recordPaths('/partners'), edit: (id: Id) => `/partners/${id}/terms` },
  partnerSide: (partnerId: Id, side: PartnerSide) => `/partners/${partnerId}/${side}`,
  /** Offers of a partnership. */
  receivedPartnerships: applicationPaths('/partners/offers', '/partners/offers/received'),
  sentPartnerships: applicationPaths('/partners/offers/sent'),
  /** Couriers that one may offer a partnership. */
  potentialPartners: () => '/partners/couriers',
  partnerOffer: (courierId: Id) => `/partners/couriers/${courierId}`,
  supplierSide: (supplierId: Id, side: SupplierSide) => `/suppliers/${supplierId}/${side}`,

  locationImport: () => '/locations/import',
  settings: () => '/settings',
  generalSettings: () => '/settings/general',
  marketplace: () => '/settings/marketplace',
  newMarketplace: () => '/settings/marketplace/new',
  editMarketplace: () => '/settings/marketplace/edit',
  subscription: () => '/settings/subscription',
  notificationSettings: () => '/settings/notifications',
  messagePreview: (type: string) => `/settings/notifications?message=${type}`,
  supplierSettings: () => '/settings/supplier-settings',
  fuelSurcharge: () => '/settings/fuel-surcharge',
  dispatchSettings: () => '/settings/dispatch',
  accountingSettings: () => '/settings/finance',
  /** What the books call services, taxes and customers; `kind`: which of them. */
  bookNames: ({ kind, q }: { kind?: 'service' | 'tax' | 'customer' | undefined; q?: string | undefined } = {}) =>
    withQuery('/settings/finance/books', { kind, q }),
  budgets: resourcePaths('/settings/budgets'),
  contacts: resourcePaths('/settings/contacts'),
  roles: {
    list: () => '/settings/access-control',
    new: () => '/settings/access-control/roles/new',
    one: (id) => `/settings/access-control/roles/view/${id}`,
    edit: (id) => `/settings/access-control/roles/view/${id}/edit`,
  } satisfies ResourcePaths,
  defaultRole: (roleId: Id) => `/settings/access-control/roles/default-roles/${roleId}`,
  users: { ...resourcePaths('/settings/users'), new: () => '/settings/users/new-user' },
  access: {
    /** `can`: those alone who have this permission. */
    people: ({ can }: { can?: string } = {}) => withQuery('/settings/access-control/people', { can }),
    person: (userId: Id) => `/settings/access-control/internal-users/${userId}`,
    addRole: (userId: Id) => `/settings/access-control/users/${userId}/add-role`,
    /** `permission`: what is asked about. */
    why: (userId: Id, { permission }: { permission?: string } = {}) =>
      withQuery(`/settings/access-control/internal-users/${userId}/why`, { permission }),
  },
  external: {
    list: () => '/settings/access-control/external',
    user: (userId: Id) => `/settings/access-control/external-users/${userId}`,
    /** `organization`, `email`: who is named from the start. */
    newUserGrant: ({ organization, email }: { organization?: Id; email?: string } = {}) =>
      withQuery('/settings/access-control/external/new-user-grant', { organization: organization?.toString(), email }),
    organization: (tenantId: Id) => `/settings/access-control/external/orgs/${tenantId}`,
    newRoleGrant: (tenantId: Id) => `/settings/access-control/external/orgs/${tenantId}/new-role-grant`,
  },
  taxes: resourcePaths('/settings/taxes'),
  orderFields: resourcePaths('/settings/order-fields'),
  driverPaySettings: () => '/settings/driver-pay',
  services: () => '/settings/services',
  /** `from`: a service or template that it starts as a copy of; `standard`: one that everybody can start from. */
  newService: ({ from, standard }: { from?: Id; standard?: string } = {}) =>
    withQuery('/settings/services/new', { from: from?.toString(), standard }),
  /** `since`, `until`: the revisions whose difference is shown. */
  service: (serviceId: Id, { since, until }: { since?: Id; until?: Id } = {}) =>
    withQuery(`/settings/services/${serviceId}`, { since: since?.toString(), until: until?.toString() }),
  /**
   * `part`: the part of the revision that is open, such as `distance-range`; `check`: with what a delivery would cost by it;
   * `add`: the name of a row of the settings that is offered to the part.
   */
  serviceRevision: (serviceId: Id, revisionId: Id, part?: string, query: { check?: 'price'; add?: string } = {}) =>
    withQuery(`/settings/services/${serviceId}/revisions/${revisionId}`, { part, ...query }),
  /** Over a service: the drawers that add or edit what one of its lists is made of. */
  serviceList: (serviceId: Id, list: 'parcel-types' | 'service-speeds' | 'tags') =>
    resourcePaths(`/settings/services/${serviceId}/${list}`),
  /** Over a service: the drawers that add, show or edit one action of a protocol. */
  protocolActions: (serviceId: Id, protocolId: Id) => {
    const protocol = `/settings/services/${serviceId}/protocols/${protocolId}`
    return {
      new: () => `${protocol}/new-action`,
      one: (actionId: Id) => `${protocol}/actions/${actionId}`,
      edit: (actionId: Id) => `${protocol}/actions/${actionId}/edit`,
    }
  },
  /** `show`: its orders, else its customers; `outcome`, `customer`: which orders. */
  tryOut: (serviceId: Id, revisionId: Id, query: { show?: 'orders'; outcome?: string; customer?: string } = {}) =>
    withQuery(`/settings/services/${serviceId}/revisions/${revisionId}/try-out`, query),
  tags: resourcePaths('/settings/tags'),
  parcelTypes: resourcePaths('/settings/parcel-types'),
  serviceSpeeds: resourcePaths('/settings/service-speeds'),
  protocols: pagedPaths('/settings/protocols'),
  serviceMaps: pagedPaths('/settings/service-maps'),
  images: resourcePaths('/settings/images'),
  changeOwnership: () => '/settings/change-ownership',
  ownershipRequests: recordPaths('/settings/ownership-requests'),
  /** Those about the organization itself, in the place of the customers that are handed over. */
  ownershipRequestsWithin: () => withQuery('/settings/ownership-requests', { of: 'within' }),
  audit: recordPaths('/settings/audit'),
  messages: recordPaths('/settings/messages'),
  webhooks: resourcePaths('/settings/webhooks'),
  webhookDeliveries: recordPaths('/settings/webhook-deliveries'),
  /** What one endpoint was told. */
  webhookDeliveriesOf: (endpointId: Id) =>
    withQuery('/settings/webhook-deliveries', { endpointId: String(endpointId) }),
  /** What was done to one thing, as the audit names its kind, or by one person. */
  auditOf: ({ subject, id, person }: { subject?: string; id?: Id; person?: Id }) =>
    withQuery('/settings/audit', {
      subjectType: subject,
      subjectId: id === undefined ? undefined : `${id}..${id}`,
      actorUserId: person?.toString(),
    }),
  vehicles: resourcePaths('/settings/vehicles'),
  /** `show`: the jobs that failed in the place of the queues; `kind`: of which kind. */
  installation: (query: { show?: 'failed'; kind?: string } = {}) => withQuery('/super-admin/jobs', query),
  /** In the drawer over the jobs that failed. */
  failedJob: (failedJobId: Id) => `/super-admin/jobs/failed-jobs/${failedJobId}`,

  /** Those of the installation, for administrators. */
  organizations: (query: { kind?: string; plan?: string; state?: string; trouble?: string } = {}) =>
    withQuery('/super-admin/organizations', query),
  newOrganization: () => '/super-admin/organizations/new',
  organization: (tenantId: Id) => `/super-admin/organizations/${tenantId}`,
  organizationOwner: (tenantId: Id) => `/super-admin/organizations/${tenantId}/owner`,
  organizationPlan: (tenantId: Id) => `/super-admin/organizations/${tenantId}/plan`,
  suspendOrganization: (tenantId: Id) => `/super-admin/organizations/${tenantId}/suspend`,
  /** Acting as one of its people, with the reason. */
  supportAccess: (tenantId: Id) => `/super-admin/organizations/${tenantId}/support-access`,

  superAdmin: () => '/super-admin',
  plans: () => '/super-admin/plans',
  editPlan: (subscriptionPlanId: Id) => `/super-admin/plans/${subscriptionPlanId}/edit`,
  errors: (query: { state?: string; organization?: string } = {}) => withQuery('/super-admin/errors', query),
  errorGroup: (errorGroupId: Id) => `/super-admin/errors/${errorGroupId}`,
  clientVersions: () => '/super-admin/versions',
  /** `days`: 7 unless given. */
  firstPaints: (query: { days?: string } = {}) => withQuery('/super-admin/first-paints', query),
  messageLog: (query: { organization?: string; channel?: string; state?: string } = {}) =>
    withQuery('/super-admin/messages', query),
  /** Where these stood before. */
  formerOrganizations: () => '/settings/organizations',
  formerInstallation: () => '/settings/installation',

  /** Those that were sent; a new one is one of the ways by which a colleague comes in. */
  invitations: { ...resourcePaths('/settings/users/invitations'), new: () => '/settings/users/new-user' },
  customerInvitations: invitationPaths('/customers/invitations'),
  supplierInvitations: invitationPaths('/suppliers/invitations'),

  profile: () => '/profile',
  profileEdit: () => '/profile/edit',
  profilePassword: () => '/profile/change-password',
  /** Why one can, or cannot, do something oneself. */
  profileWhy: ({ permission }: { permission?: string } = {}) => withQuery('/profile/why', { permission }),
  profileTwoStep: () => '/profile/two-step',
  profileEmail: () => '/profile/change-email',
  /** What one is told, and by what. */
  profileNotifications: () => '/profile/edit-notifications',
  profileDelete: () => '/profile/edit/delete',
} as const

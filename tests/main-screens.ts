/*
 * Every main screen: where it is, and what it is called once it is there. Each is looked at twice: on the mocks at a desk
 * (tests/components/walk.ts), and on a phone in the product (tests/e2e/accessibility.spec.ts). Anyone who adds a screen adds it here.
 */

export interface MainScreen {
  readonly path: string
  readonly heading: string | RegExp
}

type Id = number | undefined

interface Named {
  readonly id: number
  readonly name: string
}

/** The scheduler comes last: it asks before one leaves what is filled in. */
export function orderScreens({ placed, onItsWay }: Readonly<Record<'placed' | 'onItsWay', Id>>): MainScreen[] {
  return [
    { path: '/home', heading: /^Good / },
    { path: '/dispatch', heading: 'Dispatch' },
    { path: '/dispatch?view=exceptions', heading: 'Dispatch' },
    { path: `/delivery-orders/${placed}/success`, heading: `Order #${placed} placed` },
    // The empty one first: what its buttons open is looked at there, where axe has less to go through.
    { path: '/order-history?q=no+such+order', heading: 'Order History' },
    { path: '/order-history', heading: 'Order History' },
    { path: `/order-history?order=${onItsWay}`, heading: `#${onItsWay}` },
    { path: `/delivery-orders/${onItsWay}`, heading: `#${onItsWay}` },
    { path: '/scheduler', heading: 'New order' },
    { path: `/scheduler?again=${placed}`, heading: 'New order' },
  ]
}

/** Of one that runs, one that does not work any more, and the entry, which comes last: it asks before one leaves what is filled in. */
export function plannerScreens(runs: Named | undefined, broken: Named | undefined): MainScreen[] {
  const page = `/planner/recurring-order/${runs?.id}`
  return [
    { path: '/planner', heading: 'Planner' },
    { path: page, heading: runs?.name ?? '' },
    { path: '/planner?status=archived', heading: 'Planner' },
    { path: `${page}/days`, heading: runs?.name ?? '' },
    { path: '/planner?view=calendar', heading: 'Planner' },
    { path: `${page}/history`, heading: runs?.name ?? '' },
    { path: `/planner/recurring-order/${broken?.id}`, heading: broken?.name ?? '' },
    { path: '/planner?view=repair', heading: 'Planner' },
    { path: `${page}/edit`, heading: `Edit ${runs?.name}` },
    { path: '/planner/new-recurring-order', heading: 'New recurring order' },
  ]
}

/** Of ten years, so that there is something whenever it is looked at. */
export function accountingScreens(): MainScreen[] {
  const ofDays = (grouping: string) => `/accounting-data?grouping=${grouping}&from=2020-01-01&until=2029-12-31`
  return [
    { path: ofDays('CustomerMonth'), heading: 'Accounting data' },
    { path: '/home', heading: /^Good / },
    { path: ofDays('DriverDeliveryOrder'), heading: 'Accounting data' },
    { path: '/profile', heading: 'My Profile' },
    { path: '/home/analytics?from=2020-01-01&until=2029-12-31', heading: 'Analytics' },
    { path: '/home/analytics/orders?measure=earned&from=2020-01-01&until=2029-12-31', heading: 'Revenue' },
    { path: `${ofDays('CustomerMonth')}&view=sheet`, heading: 'Accounting data' },
    { path: '/reports?kind=SummaryByDriver&from=2020-01-01&until=2029-12-31', heading: 'Reports' },
    { path: '/reports?kind=TransactionByCustomer&from=2020-01-01&until=2029-12-31', heading: 'Reports' },
    { path: '/accounting-billing/partners', heading: 'Partner ledger' },
  ]
}

/** `run`: a billing run that is done. */
export function billingScreens(run: Id): MainScreen[] {
  const wizard = '/accounting-billing/new-invoice?until=2099-12-31&invoiceDate=2026-11-30'
  return [
    { path: '/accounting-billing?until=2099-12-31', heading: 'Billing' },
    { path: wizard, heading: 'New invoices' },
    { path: '/accounting-billing?view=runs', heading: 'Billing' },
    { path: `${wizard}&step=leaks`, heading: 'New invoices' },
    ...(run === undefined ? [] : [{ path: `/accounting-billing/export-history/${run}`, heading: /\d/ }]),
    { path: `${wizard}&step=preview`, heading: 'New invoices' },
    { path: '/settings/finance/books', heading: 'Match to the books' },
    { path: `${wizard}&step=leaks&leak=notCompleted`, heading: 'New invoices' },
    { path: '/settings/finance/books?kind=customer', heading: 'Match to the books' },
  ]
}

interface Papers {
  /** Of the customer that is billed. */
  readonly invoice: Id
  readonly customer: Id
  /** A pay run that is done, and what it made. */
  readonly payRun: Id
  readonly payStatement: Id
}

/** What comes in and goes out: invoices and payments, then the pay of the drivers. */
export function moneyScreens({ invoice, customer, payRun, payStatement }: Papers): MainScreen[] {
  const billing = '/accounting-billing'
  const pay = '/accounting-driver-pay'
  return [
    { path: `${billing}/invoices`, heading: 'Invoices' },
    { path: `${billing}/invoices/${invoice}`, heading: /^Invoice / },
    { path: `${billing}/payments`, heading: 'Payments' },
    { path: `${billing}/ageing`, heading: 'Ageing' },
    { path: `${billing}/statements/${customer}`, heading: /^Statement of / },
    { path: `${billing}/reminders`, heading: 'Reminders' },
    { path: `${billing}/disputes`, heading: 'Disputes' },
    { path: pay, heading: 'Driver pay' },
    ...(payStatement === undefined ? [] : [{ path: `${pay}/statements/${payStatement}`, heading: /^PAY-/ }]),
    { path: `${pay}/extras`, heading: 'Extras' },
    ...(payRun === undefined ? [] : [{ path: `${pay}/export-history/${payRun}`, heading: /^PAY-/ }]),
    { path: `${pay}/new-bill`, heading: 'New pay run' },
    { path: `${pay}/fairness`, heading: 'Fairness of pay' },
    { path: `${pay}/new-bill?step=preview`, heading: 'New pay run' },
    // Last: it asks before one leaves what is filled in.
    { path: `${billing}/payments/new?customer=${customer}`, heading: 'Record a payment' },
  ]
}

export function locationScreens(location: Id): MainScreen[] {
  return [
    { path: '/locations', heading: 'Locations' },
    { path: '/locations/new', heading: 'Add location' },
    { path: `/locations/${location}`, heading: 'Locations' },
    { path: '/locations/import', heading: 'Import locations' },
    { path: '/customers/import', heading: 'Import customers' },
    { path: '/profile', heading: 'My Profile' },
    { path: '/profile/edit', heading: /profile/i },
    { path: '/switch-tenants', heading: 'Switch Organizations' },
  ]
}

/**
 * The sides of a page have its heading: between two of them lies another screen, so that each has come once its heading is there.
 * `partner`: a customer, for its courier; `invitation`: one that waits.
 */
export function customerScreens(partner: Named | undefined, invitation: Id): MainScreen[] {
  const side = (path: string) => ({ path: `/customers/${partner?.id}${path}`, heading: partner?.name ?? '' })
  return [
    { path: '/customers', heading: 'Customers' },
    side(''),
    { path: '/customers/invitations', heading: 'Customer invitations' },
    side('/contacts'),
    { path: '/customers/invitations/new', heading: 'Invite a customer' },
    side('/services'),
    { path: `/customers/invitations/${invitation}/share`, heading: 'Customer invitations' },
    side('/terms'),
    { path: '/customers/applications', heading: 'Applications received' },
    side('/history'),
    { path: '/customers/applications/sent', heading: 'Applications sent' },
    side('/locations'),
  ]
}

/** The same of vendors and suppliers. `vendor`: a courier, for its customer; `courier`: one that can be applied to. */
export function vendorScreens(vendor: Named | undefined, courier: Named | undefined): MainScreen[] {
  const side = (path: string) => ({ path: `/vendors/${vendor?.id}${path}`, heading: vendor?.name ?? '' })
  return [
    { path: '/vendors', heading: 'Vendors' },
    side(''),
    { path: '/vendors/applications', heading: 'Applications sent' },
    side('/services'),
    { path: '/vendors/applications/received', heading: 'Applications received' },
    side('/terms'),
    { path: '/vendors/profiles', heading: 'Find a courier' },
    side('/general'),
    { path: `/vendors/profiles/${courier?.id}`, heading: courier?.name ?? '' },
    { path: `/vendors/profiles/${courier?.id}/apply`, heading: `Apply to ${courier?.name}` },
    { path: '/suppliers', heading: 'Suppliers' },
    side('/history'),
    { path: '/suppliers/invitations', heading: 'Supplier invitations' },
  ]
}

export function settingScreens(vehicle: Id, protocol: Named | undefined): MainScreen[] {
  return [
    { path: '/settings/finance', heading: 'Accounting' },
    { path: '/settings/budgets', heading: 'Budgets' },
    { path: '/settings/general', heading: 'General' },
    { path: '/settings/contacts/new', heading: 'Add contact' },
    { path: '/settings/access-control', heading: 'Roles' },
    { path: '/settings/access-control/roles/new', heading: 'Add role' },
    { path: '/settings/access-control/roles/default-roles/6', heading: 'Roles' },
    { path: '/settings/access-control/people', heading: 'Who can do what' },
    { path: '/settings/access-control/internal-users/1', heading: 'Who can do what' },
    { path: '/settings/access-control/internal-users/1/why?permission=pricing.read', heading: 'Who can do what' },
    { path: '/settings/access-control/users/1/add-role', heading: 'Who can do what' },
    { path: '/settings/access-control/external', heading: 'External access' },
    { path: '/settings/access-control/external/new-user-grant', heading: 'External access' },
    { path: '/settings/vehicles', heading: 'Vehicles' },
    { path: '/settings/vehicles/new', heading: 'Add vehicle' },
    { path: `/settings/vehicles/${vehicle}`, heading: 'Vehicles' },
    { path: `/settings/vehicles/${vehicle}/edit`, heading: 'Vehicles' },
    { path: '/settings/protocols', heading: 'Protocols' },
    { path: `/settings/protocols/${protocol?.id}`, heading: protocol?.name ?? '' },
    { path: '/settings/supplier-settings', heading: 'Suppliers' },
    { path: '/settings/images', heading: 'Images' },
    { path: '/settings/dispatch', heading: 'Dispatch' },
    { path: '/settings/notifications', heading: 'Notifications' },
    { path: '/settings/driver-pay', heading: 'Driver pay' },
    { path: '/settings/taxes/new', heading: 'Add tax' },
    { path: '/settings/order-fields/new', heading: 'Add order field' },
    { path: '/settings/parcel-types/new', heading: 'Add parcel type' },
    { path: '/settings/service-speeds/new', heading: 'Add service speed' },
    { path: '/settings/tags/new', heading: 'Add tag' },
  ]
}

/** For internal administrators; `failed` is a job that failed. */
export function installationScreens(failed: Id): MainScreen[] {
  return [
    { path: '/super-admin/organizations', heading: 'Organizations' },
    { path: '/super-admin/plans', heading: 'Plans' },
    { path: '/super-admin/errors', heading: 'Errors' },
    { path: '/super-admin/versions', heading: 'Versions' },
    { path: '/super-admin/first-paints', heading: 'First paints' },
    { path: '/super-admin/messages', heading: 'Messages' },
    { path: '/super-admin/jobs', heading: 'Installation' },
    { path: '/super-admin/jobs?show=failed', heading: 'Installation' },
    { path: `/super-admin/jobs/failed-jobs/${failed}?show=failed`, heading: 'Mail to choose a password' },
  ]
}

export function priceBookScreens(service: Id, revision: Id, map: Named | undefined): MainScreen[] {
  return [
    { path: '/settings/services', heading: 'Services' },
    { path: '/settings/services/new', heading: 'New service' },
    { path: `/settings/services/${service}`, heading: 'Revisions' },
    { path: `/settings/services/${service}/revisions/${revision}?part=distance-range`, heading: 'Distance' },
    { path: '/settings/fuel-surcharge', heading: 'Fuel surcharge' },
    { path: '/settings/service-maps', heading: 'Service maps' },
    { path: `/settings/service-maps/${map?.id}`, heading: map?.name ?? '' },
  ]
}

/** Of the parts one of each kind of field; what is alike in two of them is looked at once. */
export function draftScreens(service: Named | undefined, revision: Id): MainScreen[] {
  const draft = `/settings/services/${service?.id}/revisions/${revision}`
  return [
    { path: `${draft}?check=price`, heading: 'What would this cost?' },
    { path: `${draft}/try-out`, heading: `Try ${service?.name} on past orders` },
    { path: `${draft}?part=parcel-types`, heading: 'Parcel types' },
    { path: `${draft}?part=time-of-day`, heading: 'Time of day' },
    { path: `${draft}?part=service-map`, heading: 'Service map' },
    { path: `${draft}?part=fuel-surcharge`, heading: 'Fuel surcharge' },
  ]
}

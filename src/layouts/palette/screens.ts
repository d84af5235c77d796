import type { NavigationSection } from '#domain/access/navigation.ts'
import type { InvitationKind } from '#domain/invitations/kinds.ts'
import { can } from '#src/access/can.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { seesFigures } from '#src/figures/FiguresOrDenied.tsx'
import { paths } from '#src/paths.ts'
import { settingsPages } from '#src/layouts/settings-pages.ts'
import type { Session } from '#src/session/session.ts'
import { settingWords } from './setting-words.ts'

/*
 * Every screen that has an address of its own, by its name and by what people call it. The menu says which sections a person has; the
 * screens within a section, the settings and the administration are listed here, each with what it takes to open it. A new screen belongs
 * here as well: `screens.test.ts` compares this with all addresses of `paths`.
 */

/** The names that people give the sections of the menu, and the things that they look for there. */
export const sectionWords: Readonly<Record<NavigationSection | 'home', string>> = {
  home: 'dashboard, today, start page, overview, welcome',
  scheduler: 'new order, book a delivery, place an order, create order, quote, price check, pick-up request',
  planner: 'recurring orders, standing orders, repeating, routes, weekly, calendar, schedule',
  customers: 'clients, shippers, accounts, companies, consignors',
  partners: 'brokerage, interline, subcontractors, other couriers',
  drivers: 'couriers, riders, fleet, workforce, staff',
  locations: 'addresses, address book, places, stops, sites',
  'order-history': 'orders, deliveries, shipments, jobs, past orders, all orders, search orders, archive',
  'order-tracking': 'track and trace, where is my parcel, map, live, parcels',
  dispatch: 'board, assign, map, unassigned, live map, console',
  'accounting-data': 'revenue, sales, unbilled, margin, accounting export, bookkeeping',
  'accounting-billing': 'invoicing, invoices due, bill customers, month end, billing run',
  'received-invoices': 'bills, payables, accounts payable, AP, what we owe, how to pay, vendor invoices, purchases',
  'accounting-driver-pay': 'payroll, settlement, wages, commission, pay run, driver settlement, owner-operators',
  reports: 'statistics, summaries, transactions, CSV, exports',
  vendors: 'couriers, carriers, delivery companies, who delivers',
  suppliers: 'senders, who sends to us',
  settings: 'preferences, configuration, options, setup, admin',
}

/** A screen beside the sections of the menu. */
export interface PaletteScreen {
  readonly text: string
  readonly to: string
  /** Other names that people give it. */
  readonly words: string
}

interface Row extends PaletteScreen {
  /** The section of the menu that it belongs to, without which nobody opens it. */
  readonly under?: NavigationSection
  /** All of these are needed to open it. */
  readonly needs?: readonly string[]
  /** Tells whether the person may open it, where permissions alone do not. */
  readonly may?: (session: Session) => boolean
}

/** Permissions that all readers of the books need. */
const books = ['accounting.read', 'pricing.read'] as const
const ofInstallation = ['installation.manage'] as const
const invites = (kind: InvitationKind) => (session: Session) => canRelate.invite(session, kind).allowed

/** The screens, in the order of the menu. */
export const screens: readonly Row[] = [
  {
    text: 'Home: Analytics',
    to: paths.analytics(),
    words: 'figures, charts, KPI, dashboard, statistics, on-time performance, trends, revenue',
    may: seesFigures,
  },
  {
    text: 'Orders behind the figures',
    to: paths.figureOrders(),
    words: 'analytics drill-down, late orders, list of a figure',
    may: seesFigures,
  },
  {
    text: 'Scheduler: Templates',
    to: paths.orderTemplates.list(),
    words: 'order templates, saved orders, favourites, presets',
    under: 'scheduler',
    needs: ['delivery-orders.create'],
  },
  {
    text: 'Import orders',
    to: paths.orderImport(),
    words: 'upload orders, orders from a file, spreadsheet, CSV, Excel, bulk orders, batch, manifest',
    under: 'scheduler',
    needs: ['delivery-orders.create'],
  },
  {
    text: 'New recurring order',
    to: paths.newRecurringOrder(),
    words: 'standing order, repeat an order, subscription, plan',
    under: 'planner',
    may: (session) => can.createRecurringOrder(session).allowed,
  },
  {
    text: 'New customer',
    to: paths.customers.new(),
    words: 'add a customer, create a client, new account',
    under: 'customers',
    needs: ['customers.create'],
  },
  {
    text: 'Import customers',
    to: paths.customerImport(),
    words: 'upload customers, customers from a file, spreadsheet, CSV, Excel',
    under: 'customers',
    needs: ['customers.create'],
  },
  {
    text: 'Customers: Invitations',
    to: paths.customerInvitations.list(),
    words: 'invited customers, sent invites, onboarding',
    under: 'customers',
    needs: ['invitations.read'],
  },
  {
    text: 'Invite a customer',
    to: paths.customerInvitations.new(),
    words: 'new customer invitation, onboard a client, sign-up link',
    under: 'customers',
    may: invites('customer'),
  },
  {
    text: 'Customers: Applications received',
    to: paths.receivedCustomerApplications.list(),
    words: 'requests to become a customer, prospects, leads',
    under: 'customers',
    needs: ['applications.read'],
  },
  {
    text: 'Customers: Applications sent',
    to: paths.sentCustomerApplications.list(),
    words: 'requests to former customers, win back',
    under: 'customers',
    needs: ['applications.read'],
  },
  {
    text: 'Partners: Offers received',
    to: paths.receivedPartnerships.list(),
    words: 'partnership requests, brokerage offers',
    under: 'partners',
  },
  {
    text: 'Partners: Offers sent',
    to: paths.sentPartnerships.list(),
    words: 'partnership requests, brokerage offers',
    under: 'partners',
  },
  {
    text: 'Partners: Find couriers',
    to: paths.potentialPartners(),
    words: 'new partner, potential partners, offer a partnership, marketplace',
    under: 'partners',
  },
  {
    text: 'New driver',
    to: paths.newDriver(),
    words: 'add a driver, hire, onboard a driver',
    under: 'drivers',
    needs: ['users.create'],
  },
  {
    text: 'Drivers: Days off',
    to: paths.absences.list(),
    words: 'absences, vacation, holidays, sick leave, time off, availability',
    under: 'drivers',
  },
  {
    text: 'New location',
    to: paths.locations.new(),
    words: 'add an address, create a place, new stop',
    under: 'locations',
    needs: ['locations.create'],
  },
  {
    text: 'Import locations',
    to: paths.locationImport(),
    words: 'upload addresses, locations from a file, spreadsheet, CSV, Excel',
    under: 'locations',
    needs: ['locations.create'],
  },
  {
    text: 'Billing: New invoices',
    to: paths.newBillingRun(),
    words: 'new billing run, make invoices, bill customers, month end, invoicing',
    under: 'accounting-billing',
    needs: [...books, 'accounting.create'],
  },
  {
    text: 'Billing: Runs',
    to: paths.billing({ view: 'runs' }),
    words: 'billing runs, export history, batches, QuickBooks, Xero, accounting files',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Invoices',
    to: paths.invoices(),
    words: 'credit notes, bills to customers, open invoices, sent invoices',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Payments',
    to: paths.payments(),
    words: 'receipts, cheques, money received, credits, refunds, deposits, cash',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Record a payment',
    to: paths.newPayment(),
    words: 'new payment, enter a cheque, money received, pay invoices, receipt',
    under: 'accounting-billing',
    needs: [...books, 'accounting.create'],
  },
  {
    text: 'Billing: Ageing',
    to: paths.ageing(),
    words:
      'AR aging, receivables, accounts receivable, overdue, collections, credit hold, debtors, statement of account',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Reminders',
    to: paths.reminders(),
    words: 'dunning, overdue letters, collections, payment reminders',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Partners',
    to: paths.partnerLedger(),
    words: 'partner ledger, brokerage balance, interline settlement, what partners owe',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Billing: Disputes',
    to: paths.disputes(),
    words: 'disputed invoices, complaints, claims, objections',
    under: 'accounting-billing',
    needs: books,
  },
  {
    text: 'Reports: Schedules',
    to: paths.reportSchedules.list(),
    words: 'scheduled reports, reports by e-mail, subscriptions',
    under: 'reports',
    needs: books,
  },
  {
    text: 'Driver Pay: New pay run',
    to: paths.newPayRun(),
    words: 'payroll, pay drivers, driver settlement, new bill, wages',
    under: 'accounting-driver-pay',
    needs: [...books, 'accounting.create'],
  },
  {
    text: 'Driver Pay: Runs',
    to: paths.driverPayDue({ view: 'runs' }),
    words: 'pay runs, payroll history, batches, past settlements',
    under: 'accounting-driver-pay',
    needs: books,
  },
  {
    text: 'Driver Pay: Statements',
    to: paths.driverPayDue({ view: 'statements' }),
    words: 'pay statements, pay slips, pay stubs, driver settlements',
    under: 'accounting-driver-pay',
    needs: books,
  },
  {
    text: 'Driver Pay: Extras',
    to: paths.payExtras.list(),
    words: 'bonuses, deductions, allowances, advances, adjustments',
    under: 'accounting-driver-pay',
    needs: books,
  },
  {
    text: 'Driver Pay: Fairness',
    to: paths.driverFairness(),
    words: 'pay equity, who earns what, hourly earnings, minimum wage, distribution of work',
    under: 'accounting-driver-pay',
    needs: books,
  },
  {
    text: 'Vendors: Find couriers',
    to: paths.potentialVendors(),
    words: 'marketplace, new courier, potential vendors, choose a courier, apply',
    under: 'vendors',
  },
  {
    text: 'Vendors: Applications sent',
    to: paths.sentCourierApplications.list(),
    words: 'requests to couriers, become a customer',
    under: 'vendors',
    needs: ['applications.read'],
  },
  {
    text: 'Vendors: Applications received',
    to: paths.receivedCourierApplications.list(),
    words: 'requests of couriers, couriers of before',
    under: 'vendors',
    needs: ['applications.read'],
  },
  {
    text: 'Suppliers: Invitations',
    to: paths.supplierInvitations.list(),
    words: 'invited suppliers, sent invites',
    under: 'suppliers',
    needs: ['invitations.read'],
  },
  {
    text: 'Invite a supplier',
    to: paths.supplierInvitations.new(),
    words: 'new supplier invitation, onboard a sender',
    under: 'suppliers',
    may: invites('supplier'),
  },
  {
    text: 'Settings: Who can do what',
    to: paths.access.people(),
    words: 'people by permission, access review, rights, access control',
    under: 'settings',
    needs: ['roles.read'],
  },
  {
    text: 'Settings: External access',
    to: paths.external.list(),
    words: 'external people, guests, contractors, organizations with access',
    under: 'settings',
    needs: ['roles.read'],
  },
  {
    text: 'Settings: New user',
    to: paths.newUser(),
    words: 'add a colleague, invite a user, create an account, new employee',
    under: 'settings',
    needs: ['users.create'],
  },
  {
    text: 'My Profile: Edit',
    to: paths.profileEdit(),
    words: 'my name, my phone, language, units, photo, account',
  },
  { text: 'My Profile: Change password', to: paths.profilePassword(), words: 'new password, security, sign-in' },
  {
    text: 'My Profile: Two-step sign-in',
    to: paths.profileTwoStep(),
    words: 'two-factor, MFA, authenticator, security code, verification',
  },
  { text: 'My Profile: Change e-mail', to: paths.profileEmail(), words: 'my email address, sign-in address' },
  {
    text: 'My Profile: Notifications',
    to: paths.profileNotifications(),
    words: 'my alerts, quiet hours, SMS, e-mail, notices, unsubscribe',
  },
  {
    text: 'My Profile: What I may do',
    to: paths.profileWhy(),
    words: 'my permissions, access denied, why can I not, my rights, my roles',
  },
  { text: 'My Profile: Delete my account', to: paths.profileDelete(), words: 'close account, remove me, privacy' },
  {
    text: 'Super Admin: Organizations',
    to: paths.organizations(),
    words: 'tenants, companies, installation, suspend',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: New organization',
    to: paths.newOrganization(),
    words: 'create a tenant, onboard a company',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: Plans',
    to: paths.plans(),
    words: 'subscription plans, features, prices',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: Errors',
    to: paths.errors(),
    words: 'crashes, exceptions, faults, bugs',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: Versions',
    to: paths.clientVersions(),
    words: 'releases, clients, browsers, outdated',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: First paints',
    to: paths.firstPaints(),
    words: 'speed, performance, loading times, web vitals',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: Messages',
    to: paths.messageLog(),
    words: 'message log, e-mail log, mail queue, SMS log, delivery failures',
    needs: ofInstallation,
  },
  {
    text: 'Super Admin: Jobs',
    to: paths.installation(),
    words: 'queues, failed jobs, background work, workers',
    needs: ofInstallation,
  },
]

const ofInstallationAlone = new Set(screens.flatMap(({ to, needs }) => (needs === ofInstallation ? [to] : [])))

/**
 * Lists the screens that a person may open beside the sections of the menu.
 * @param sections the sections of the person's menu
 */
export function screensFor(session: Session, sections: ReadonlySet<string>): readonly PaletteScreen[] {
  const open = screens.filter(
    ({ under, needs = [], may = () => true }) =>
      (under === undefined || sections.has(under)) &&
      needs.every((permission) => session.permissions.has(permission)) &&
      may(session),
  )
  if (!sections.has('settings')) return open
  const settings = settingsPages(session)
    .filter(({ to }) => !ofInstallationAlone.has(to))
    .map(({ title, to }) => ({ text: `Settings: ${title}`, to, words: settingWords[to] ?? '' }))
  return [...open, ...settings]
}

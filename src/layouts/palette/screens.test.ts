import { describe, expect, it } from 'vitest'
import { navigationEntries, navigationSections, tenantFeatures, type TenantFeature } from '#domain/access/navigation.ts'
import { permissionIds, permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { type OperationEntry, type OperationId, operations } from '#generated/operations.ts'
import { paths } from '#src/paths.ts'
import { builtSections } from '#src/layouts/built-sections.ts'
import type { Session } from '#src/session/session.ts'
import { matchOf } from './match-screen.ts'
import { screens, screensFor, sectionWords } from './screens.ts'

/** Addresses that the palette does not offer, each with the reason. */
const notOffered: Readonly<Record<string, string>> = {
  root: 'leads on to home',
  switchTenants: 'is a command of its own, "Switch Organizations"',
  onboardingRequired: 'is shown to those who may open nothing else',
  login: 'is for those who are not signed in',
  callback: 'takes the tokens of the sign-in',
  apiReference: 'is a page of the server; the settings of API tokens lead there',
  superAdmin: 'leads on to its first screen',
  newMarketplace: 'is the form of the marketplace profile, which the profile opens',
  editMarketplace: 'is the form of the marketplace profile, which the profile opens',
  formerOrganizations: 'leads on to where the screen stands now',
  formerInstallation: 'leads on to where the screen stands now',
  profile: 'is a command of its own, "My Profile"',
  'external.newUserGrant': 'is a drawer that the list of external access opens',
  newService: 'is a form that the list of services opens',
}

/** Forms over a list, which opens them, unless the palette offers them by themselves. */
const isFormOverList = (name: string) => name.endsWith('.new')

/** The addresses that no row is needed for, without their queries, by the first name that they have in `paths`. */
function addresses(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [name, its] of Object.entries(paths)) {
    const named = typeof its === 'function' ? { [name]: its } : prefixed(name, its)
    for (const [each, path] of Object.entries(named)) {
      if (path.length > 0) continue
      const address = String(path()).split('?')[0] ?? ''
      if (!found.has(address)) found.set(address, each)
    }
  }
  return found
}

type Path = (...given: never[]) => unknown

function prefixed(name: string, its: object): Record<string, Path> {
  return Object.fromEntries(Object.entries(its).map(([act, path]) => [`${name}.${act}`, path as Path]))
}

function sessionOf({
  permissions,
  features,
  kind = 'Courier',
}: {
  readonly permissions: Iterable<PermissionId>
  readonly features: readonly TenantFeature[]
  readonly kind?: Session['tenant']['kind']
}): Session {
  return {
    permissions: new Set(permissions),
    features: new Set(features),
    tenant: { id: 1, name: 'Prairie Sky Couriers', kind, image: null, timezone: 'America/Regina' },
    external: null,
    roles: [roles.owner],
    ownRoles: [],
  } as Partial<Session> as Session
}

/** The sections of the menu of this person. */
function sectionsOf({ permissions, features }: Session): ReadonlySet<string> {
  const badges = {
    plannerStatus: 'none' as const,
    receivedCustomerApplications: 0,
    receivedApplications: 0,
    receivedPartnerships: 0,
    unassignedOrders: 0,
    managedCustomerOnboardingRequests: 0,
  }
  return new Set(
    navigationEntries({ permissions, features, supplierCount: 1, builtSections, badges }).flatMap(({ id, submenu }) => [
      id,
      ...submenu.map((link) => link.id),
    ]),
  )
}

const shownTo = (session: Session) => screensFor(session, sectionsOf(session))
const everything = sessionOf({ permissions: permissionIds, features: tenantFeatures })
const all = shownTo(everything)

describe('the palette knows every screen', () => {
  it('that has an address, unless a reason is stated', () => {
    const offered = new Set([
      ...all.map(({ to }) => to.split('?')[0]),
      '/home',
      ...navigationSections.map((id) => `/${id}`),
    ])
    const unknown = [...addresses()].filter(
      ([address, name]) => !offered.has(address) && !(name in notOffered) && !isFormOverList(name),
    )
    expect(unknown).toEqual([])
  })

  it('states no reason for what it offers, or for what is no address', () => {
    const offered = new Set(all.map(({ to }) => to.split('?')[0]))
    const names = new Map([...addresses()].map(([address, name]) => [name, address]))
    for (const name of Object.keys(notOffered)) {
      expect([name, names.has(name)]).toEqual([name, true])
      expect([name, offered.has(names.get(name) ?? '')]).toEqual([name, false])
    }
  })

  it('once, and by more than its name', () => {
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    for (const { text, words } of all) expect([text, words.length > 5]).toEqual([text, true])
    for (const words of Object.values(sectionWords)) expect(words).not.toMatch(/\d/)
    for (const { words } of all) expect(words).not.toMatch(/\d/)
  })
})

describe('what people call it finds the screen', () => {
  it.each([
    ['receivables', 'Billing: Ageing'],
    ['AR aging', 'Billing: Ageing'],
    ['statement', 'Billing: Ageing'],
    ['dunning', 'Billing: Reminders'],
    ['payroll', 'Driver Pay: New pay run'],
    ['settlement', 'Driver Pay: New pay run'],
    ['pay stubs', 'Driver Pay: Statements'],
    ['bonuses', 'Driver Pay: Extras'],
    ['vacation', 'Drivers: Days off'],
    ['people', 'Settings: Users'],
    ['trucks', 'Settings: Vehicles'],
    ['zones', 'Settings: Service maps'],
    ['rates', 'Settings: Services'],
    ['tariff', 'Settings: Services'],
    ['price list', 'Settings: Services'],
    ['API keys', 'Settings: API tokens'],
    ['diesel', 'Settings: Fuel surcharge'],
    ['GST', 'Settings: Taxes'],
    ['bank details', 'Settings: Accounting'],
    ['proof of delivery', 'Settings: Protocols'],
    ['who did what', 'Settings: Audit'],
    ['MFA', 'My Profile: Two-step sign-in'],
    ['KPI', 'Home: Analytics'],
    ['spreadsheet orders', 'Import orders'],
    ['failed jobs', 'Super Admin: Jobs'],
  ])('%s: %s', (query, text) => {
    expect(all.filter((screen) => matchOf(screen, query) !== null).map((screen) => screen.text)).toContain(text)
  })

  it.each([
    ['bills', 'received-invoices'],
    ['accounts payable', 'received-invoices'],
    ['payroll', 'accounting-driver-pay'],
    ['clients', 'customers'],
    ['shipments', 'order-history'],
    ['addresses', 'locations'],
    ['invoicing', 'accounting-billing'],
    ['carriers', 'vendors'],
  ] as const)('%s: the section %s', (query, id) => {
    expect(matchOf({ text: '', words: sectionWords[id] }, query)).toBe(1)
  })

  it('by the beginning of each word, and by its name by any part', () => {
    const ageing = { text: 'Billing: Ageing', words: 'AR aging, receivables' }
    expect(matchOf(ageing, 'geing')).toBe(0)
    expect(matchOf(ageing, 'receiv')).toBe(1)
    expect(matchOf(ageing, 'billing rec')).toBe(1)
    expect(matchOf(ageing, 'eivables')).toBeNull()
    // One letter begins too much.
    expect(matchOf(ageing, 'r')).toBeNull()
  })
})

/** The operation by which a screen is filled, where its section does not say it already. */
const filledBy: Readonly<Record<string, OperationId>> = {
  [paths.analytics()]: 'getFigureSums',
  [paths.figureOrders()]: 'getFigureOrders',
  [paths.orderTemplates.list()]: 'getOrderTemplates',
  [paths.orderImport()]: 'getOrderImports',
  [paths.newRecurringOrder()]: 'createRecurringOrder',
  [paths.customers.new()]: 'createCustomer',
  [paths.customerImport()]: 'importCustomers',
  [paths.customerInvitations.list()]: 'getPaginatedInvitations',
  [paths.customerInvitations.new()]: 'createInvitation',
  [paths.supplierInvitations.list()]: 'getPaginatedInvitations',
  [paths.supplierInvitations.new()]: 'createInvitation',
  [paths.receivedCustomerApplications.list()]: 'getReceivedCustomerApplications',
  [paths.sentCustomerApplications.list()]: 'getSentCustomerApplications',
  [paths.sentCourierApplications.list()]: 'getSentCourierApplications',
  [paths.receivedCourierApplications.list()]: 'getReceivedCourierApplications',
  [paths.receivedPartnerships.list()]: 'getReceivedPartnerships',
  [paths.sentPartnerships.list()]: 'getSentPartnerships',
  [paths.potentialPartners()]: 'getPotentialPartners',
  [paths.potentialVendors()]: 'getPotentialVendors',
  [paths.newDriver()]: 'createTenantUser',
  [paths.newUser()]: 'createTenantUser',
  [paths.absences.list()]: 'getTenantAbsences',
  [paths.locations.new()]: 'createLocation',
  [paths.locationImport()]: 'importLocations',
  [paths.newBillingRun()]: 'createBillingExport',
  [paths.billing({ view: 'runs' })]: 'getBillingExports',
  [paths.invoices()]: 'getInvoices',
  [paths.payments()]: 'getSettlements',
  [paths.newPayment()]: 'createSettlement',
  [paths.ageing()]: 'getAgeing',
  [paths.reminders()]: 'previewReminders',
  [paths.partnerLedger()]: 'getPartnerBalances',
  [paths.disputes()]: 'getInvoiceDisputes',
  [paths.reportSchedules.list()]: 'getReportSchedules',
  [paths.newPayRun()]: 'createInvoiceExport',
  [paths.driverPayDue({ view: 'runs' })]: 'getInvoiceExports',
  [paths.driverPayDue({ view: 'statements' })]: 'getPayStatements',
  [paths.payExtras.list()]: 'getPayExtras',
  [paths.driverFairness()]: 'getDriverFairness',
  [paths.access.people()]: 'getPeopleAccess',
  [paths.external.list()]: 'getExternalPeople',
  [paths.organizations()]: 'getTenants',
  [paths.newOrganization()]: 'createTenant',
  [paths.plans()]: 'getSubscriptionPlans',
  [paths.errors()]: 'getErrorGroups',
  [paths.clientVersions()]: 'getClientVersions',
  [paths.firstPaints()]: 'getFirstPaints',
  [paths.messageLog()]: 'getMessages',
  [paths.installation()]: 'getFailedJobs',
}

describe('it never shows a screen that the reader may not open', () => {
  it('says of each screen which operation fills it, except those of oneself', () => {
    const others = screens.filter(({ to }) => !to.startsWith('/profile'))
    expect(others.filter(({ to }) => filledBy[to] === undefined).map(({ text }) => text)).toEqual([])
  })

  const readers = Object.values(roles).flatMap((role) =>
    (['Courier', 'Customer', 'Supplier'] as const).map((kind) => [role, kind] as const),
  )
  it.each(readers)('role %i in a %s', (role, kind) => {
    const session = sessionOf({ permissions: permissionsOf([role]), features: [kind], kind })
    expect(refusedTo(session)).toEqual([])
  })

  it.each(permissionIds)('somebody without %s', (lacked) => {
    const permissions = permissionIds.filter((id) => id !== lacked)
    const session = sessionOf({ permissions, features: tenantFeatures })
    expect(refusedTo(session)).toEqual([])
  })

  it("shows nothing but one's own to those who may nothing", () => {
    const shown = shownTo(sessionOf({ permissions: [], features: tenantFeatures }))
    expect(shown.filter(({ to }) => !to.startsWith('/profile'))).toEqual([])
  })
})

/** The screens that are shown to a person who may not call what fills them. */
function refusedTo(session: Session): readonly string[] {
  return shownTo(session).flatMap(({ text, to }) => {
    const operation = filledBy[to]
    return operation === undefined || mayCall(session, operation) ? [] : [text]
  })
}

/** Whether the contract lets the person call it. */
function mayCall({ permissions }: Session, id: OperationId): boolean {
  const { access }: OperationEntry = operations[id]
  if (typeof access === 'string') return true
  return (
    access.permission.some((permission) => permissions.has(permission)) &&
    (access.also === undefined || permissions.has(access.also))
  )
}

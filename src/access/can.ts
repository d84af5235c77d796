import { templatesOfColleagues } from '#domain/orders/order-templates.ts'
import { permissionsFor } from '#domain/relationships/links.ts'
import { mayMakePartners, whyNoPartner } from '#domain/relationships/partnerships.ts'
import type { TenantFeature } from '#generated/model/index.ts'
import type { Session } from '#src/session/session.ts'
import { allOf, approval, denial, type Verdict } from './verdict.ts'

/** Whether the person has a permission, else why not: "Your role … does not let you <act>". */
export function checkPermission(session: Session, permission: string, act: string): Verdict {
  return session.permissions.has(permission)
    ? approval
    : denial(`Your role in ${session.tenant.name} does not let you ${act}`)
}

/** The same of any of several. */
export function holdsAny(session: Session, permissions: readonly string[], act: string): Verdict {
  const held = permissions.find((permission) => session.permissions.has(permission))
  return checkPermission(session, held ?? 'none', act)
}

/** The same of all of several. */
export function checkAll(session: Session, permissions: readonly string[], act: string): Verdict {
  return allOf(...permissions.map((permission) => checkPermission(session, permission, act)))
}

function hasFeature(session: Session, features: readonly TenantFeature[], what: string): Verdict {
  return features.some((feature) => session.features.has(feature))
    ? approval
    : denial(`${what} is not part of the plan of ${session.tenant.name}`)
}

/**
 * Every act that a screen offers, each with the reason when it is refused. The server decides for itself by the same
 * table of the contract; this only keeps people from pressing what would fail.
 */
export const can = {
  createOrder: (session: Session): Verdict =>
    allOf(
      checkPermission(session, 'delivery-orders.create', 'place orders'),
      hasFeature(session, ['Courier', 'Customer', 'Supplier'], 'Ordering'),
    ),
  keepTemplates: (session: Session): Verdict =>
    allOf(can.createOrder(session), session.external === null ? approval : denial(templatesOfColleagues)),
  readOrders: (session: Session): Verdict => checkPermission(session, 'delivery-orders.read', 'see orders'),
  dispatch: (session: Session): Verdict =>
    allOf(
      checkPermission(session, 'delivery-orders.assign', 'assign drivers'),
      hasFeature(session, ['Courier'], 'Dispatch'),
    ),
  /** What leaves by them are orders with their prices. */
  changeWebhooks: (session: Session): Verdict =>
    checkAll(session, ['tenants.update', 'pricing.read'], 'have other programs told'),
  readBudgets: (session: Session): Verdict => checkAll(session, ['vendors.read', 'pricing.read'], 'see budgets'),
  readRecurringOrders: (session: Session): Verdict =>
    allOf(
      hasFeature(session, ['Planner'], 'The planner'),
      checkPermission(session, 'recurring-orders.read', 'see recurring orders'),
    ),
  createRecurringOrder: (session: Session): Verdict =>
    allOf(
      hasFeature(session, ['Planner'], 'The planner'),
      checkPermission(session, 'recurring-orders.create', 'plan recurring orders'),
    ),
  /** Some of them, in some way: times and prices of one's own, or who drives what one carries out. */
  changeRecurringOrders: (session: Session): Verdict =>
    allOf(
      hasFeature(session, ['Planner'], 'The planner'),
      can.dispatch(session).allowed
        ? approval
        : checkPermission(session, 'recurring-orders.update', 'change recurring orders'),
    ),
  readAccounting: (session: Session): Verdict =>
    allOf(
      hasFeature(session, ['Courier'], 'Accounting'),
      checkPermission(session, 'accounting.read', 'see the accounting'),
      checkPermission(session, 'pricing.read', 'see prices'),
    ),
  /** Of what an organization carried out, or ordered of others. */
  readReports: (session: Session): Verdict =>
    allOf(
      hasFeature(session, ['Courier', 'Customer', 'Supplier'], 'Reporting'),
      checkPermission(session, 'accounting.read', 'see the accounting'),
      checkPermission(session, 'pricing.read', 'see prices'),
    ),
  /** With what one may read oneself. */
  keepApiTokens: (session: Session): Verdict => checkPermission(session, 'tenants.update', 'look after API tokens'),
  scheduleReports: (session: Session): Verdict =>
    allOf(can.readReports(session), checkPermission(session, 'accounting.update', 'send reports by mail')),
  changeAccounting: (session: Session): Verdict =>
    checkPermission(session, 'accounting.update', 'say what is billed or paid'),
  readCustomers: (session: Session): Verdict => checkPermission(session, 'customers.read', 'see customers'),
  readDrivers: (session: Session): Verdict =>
    allOf(checkPermission(session, 'users.read', 'see drivers'), hasFeature(session, ['Courier'], 'Driving')),
  readPartners: (session: Session): Verdict => {
    const reason = whyNoPartner(session.features)
    return allOf(
      checkAll(session, permissionsFor('partner', 'read'), 'see partners'),
      reason === null ? approval : denial(reason),
    )
  },
  makePartners: (session: Session): Verdict => {
    const reason = whyNoPartner(session.features)
    return allOf(
      mayMakePartners(session.permissions)
        ? approval
        : checkPermission(session, 'none', 'offer or answer partnerships'),
      reason === null ? approval : denial(reason),
    )
  },
  signOutOthers: (session: Session): Verdict =>
    checkPermission(session, 'users.update', 'see where others are signed in'),
  createServices: (session: Session): Verdict => checkPermission(session, 'services.create', 'set up services'),
  giveRoles: (session: Session): Verdict => checkPermission(session, 'users.update', 'give people roles'),
  askForOwner: (session: Session): Verdict =>
    checkPermission(session, 'owner.change-ownership', 'hand over the organization'),
  readUsers: (session: Session): Verdict => checkPermission(session, 'users.read', 'see people'),
} as const

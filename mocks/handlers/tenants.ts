import { customerOf } from './connections.ts'
import { creditHoldText, orderedBy } from '#domain/orders/ordering-terms.ts'
import { suspendedCode, suspendedText } from '#domain/access/suspension.ts'
import { forbidden, notFound, refuseConflict } from '#domain/text/refusal.ts'
import { fieldsIn, offeredField } from '#domain/orders/order-fields.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { HttpResponse } from 'msw'
import { statusesInHand } from '#domain/orders/order-status.ts'
import { noSuch, noSuchOrganization } from '#domain/text/refusals.ts'
import { noSuchRole } from '#domain/access/own-roles.ts'
import { hasDriverRole, hasScreens } from '#domain/access/role-screens.ts'
import { roleNames } from '#domain/access/roles.ts'
import type { FirstSteps, TenantAdminUsable, User } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { daysOffOf } from '../drivers.ts'
import { peopleWith } from '../lookup.ts'
import { orderFieldsOf } from '../order-fields.ts'
import { pageOf } from '../pages.ts'
import { driversIn, matchesPerson, summaryOfTenant } from '../people.ts'
import type { MockTenant, World } from '../world-types.ts'

function tenantById({ tenants }: World, { tenantId }: { readonly tenantId: number }): MockTenant {
  const found = tenants.find(({ tenant }) => tenant.id === tenantId)
  if (found === undefined) throw notFound(noSuchOrganization)
  return found
}

const allDone = { organization: true, service: true, driver: true, customer: true, order: true, delivered: true }

function stepsOf({ tenant, firstSteps }: MockTenant): FirstSteps {
  if (tenant.kind !== 'Courier') throw notFound(noSuch('list of first steps'))
  return firstSteps ?? { hidden: false, ...allDone }
}

function pageOfPeople(call: MockCall, search: string | undefined, users: readonly User[]) {
  return pageOf(call, {
    rows: users.filter((user) => matchesPerson(user, search ?? null)),
    sortBy: { 'data.firstName': ({ firstName }) => firstName, 'data.lastName': ({ lastName }) => lastName },
  })
}

/** Organisations, their plans and their people. */
export const tenantsMocks = defineMocks({
  getCustomerTenants({ query }, call) {
    const { customerIds } = tenantOf(call.caller)
    return pageOf(call, {
      rows: call.world.tenants
        .filter(
          ({ tenant }) =>
            customerIds.includes(tenant.id) &&
            holdsWords(`${tenant.name} ${tenant.phone ?? ''} ${tenant.orderSupportPhone ?? ''}`, query.search),
        )
        .map(summaryOfTenant),
      sortBy: { name: ({ name }) => name },
    })
  },

  getTenant: ({ path }, { world }) => tenantById(world, path).tenant,

  updateTenant({ path, body }, { world }) {
    const found = tenantById(world, path)
    const { version = found.tenant.version, ...change } = body
    refuseConflict('the organization', found.tenant.version, version)
    found.tenant = { ...found.tenant, ...change, version: version + 1 }
    if (change.billToName !== undefined && change.billToAddress !== undefined)
      found.owes = found.owes.filter((step) => step !== 'billing')
    return found.tenant
  },

  /** What an organisation owes is said in a header. */
  getTenantAdminUsable({ path }, { world, caller }) {
    const { key, owes, tenant } = tenantById(world, path)
    const suspension = world.administration?.suspensions[tenant.id]
    if (suspension !== undefined && !caller.user.admin)
      throw forbidden(suspendedText({ tenantName: tenant.name, reason: suspension.reason }), suspendedCode)
    const body: TenantAdminUsable = {
      usable: key !== 'no-actions' && hasScreens(caller),
      isDriver: hasDriverRole(caller),
    }
    return HttpResponse.json(body, owes.length > 0 ? { headers: { 'X-Onboarding-Required': owes.join(',') } } : {})
  },

  getTenantSubscriptionPlan: ({ path }, { world }) => tenantById(world, path).plan,
  getTenantFeatures: ({ path }, { world }) => ({ features: tenantById(world, path).features }),

  getFirstSteps: ({ path }, { world }) => stepsOf(tenantById(world, path)),
  updateFirstSteps({ path, body: { hidden, lookedOver = false } }, { world }) {
    const found = tenantById(world, path)
    const before = stepsOf(found)
    const organization = before.organization || lookedOver
    found.firstSteps = { ...before, hidden: hidden ?? before.hidden, organization }
    return found.firstSteps
  },

  getTenantClock({ path }, { world }) {
    const { timezone, utcOffsets } = tenantById(world, path).scheduleInfo
    return { timezone, utcOffsets }
  },

  // Nobody else acts in this world: there is no stream, and the screens ask at their intervals.
  getTenantEvents: () => ({ cursor: '0-0', stale: false, events: [] }),

  getTenantScheduleInfo({ path, query }, { world, caller }) {
    const { tenant, scheduleInfo } = tenantById(world, path)
    const orderFields = fieldsIn('Scheduler', orderFieldsOf(world, tenant.id)).map(offeredField)
    const customerId = query.customerTenantId ?? 0
    const profile = customerOf(world, tenant.id, customerId)
    const named = { courierName: tenant.name, courierPhone: tenant.orderSupportPhone }
    const by = orderedBy(tenantOf(caller).tenant.id, tenant.id, customerId)
    const ordering = {
      poNumberRequired: profile?.poNumberRequired ?? false,
      creditHold: profile?.creditHold ? creditHoldText(named, profile.name, by) : null,
    }
    return { ...scheduleInfo, orderFields, ordering }
  },

  getTenantUsers({ path, query }, call) {
    const { tenant } = tenantById(call.world, path)
    const members = call.world.people.filter(({ memberships }) =>
      memberships.some(({ tenantId }) => tenantId === tenant.id),
    )
    return pageOfPeople(
      call,
      query.search,
      members.map(({ user }) => user),
    )
  },

  getTenantUsersByRole({ path, query }, call) {
    const { world, caller } = call
    const { tenant } = tenantById(world, path)
    const people = path.role === 'Driver' ? driversIn(world, tenant) : peopleWith(world, tenant, roleOf(path.role))
    if (!caller.permissions.has('delivery-orders.assign')) return pageOfPeople(call, query.search, people)
    const inHand = world.orders.filter(
      ({ view }) => view.receiverTenant.id === tenant.id && statusesInHand.includes(view.status),
    )
    const atWork = ({ id }: User) => {
      const own = inHand.flatMap(({ view }) => (view.driver?.id === id ? [view] : []))
      const [next] = own.toSorted((a, b) => (a.dueAt ?? a.availableAt) - (b.dueAt ?? b.availableAt))
      const { latitude, longitude } = next?.dropoffLocation ?? {}
      const nextDropoff = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
      return { ordersInHand: own.length, nextDropoff, lastPosition: null, daysOff: daysOffOf(call, { id }) }
    }
    return pageOfPeople(
      call,
      query.search,
      people.map((user) => ({ ...user, ...atWork(user) })),
    )
  },
})

/** The number of a role by the name that the contract gives it, `OrganizationManager`. */
function roleOf(name: string): number {
  const found = Object.entries(roleNames).find(([, candidate]) => candidate.replaceAll(' ', '') === name)
  if (found === undefined) throw notFound(noSuchRole)
  return Number(found[0])
}

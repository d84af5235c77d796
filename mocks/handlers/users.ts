import { unitsAreOwn, whyNotArchived, whyNotChanged } from '#domain/access/people.ts'
import { forbidden, formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { noSuchColleague, noSuchOrganization, noSuchPerson } from '#domain/text/refusals.ts'
import { beyond } from '#domain/access/own-roles.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { deletedEmail, deletedName, obstaclesToDeletion } from '#domain/access/account-ending.ts'
import type { Me, RoleRef, TableLayout, TenantUser, Vehicle } from '#generated/model/index.ts'
import type { Input } from '#generated/handlers.ts'
import { heldBy, tenantOf } from '../context.ts'
import { fullName } from '../order-acts.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { rowOf } from '../order-views.ts'
import { ordersFor } from '../orders.ts'
import { pageOf } from '../pages.ts'
import { matchesPerson, reachableTenants, summaryOfTenant } from '../people.ts'
import { nameOf, roleById } from '../roles.ts'
import type { MockOrder, MockPerson, World } from '../world-types.ts'

const inHand: readonly string[] = ['assigned', 'pickedUp', 'droppedOff']
const usualLayout: TableLayout = { columns: [], density: 'regular' }

function personOf({ people }: World, userId: number): MockPerson {
  const person = people.find(({ user }) => user.id === userId)
  if (person === undefined) throw notFound(noSuchPerson)
  return person
}

function namedRoles(world: World, tenantId: number, roles: readonly number[]): RoleRef[] {
  return roles.flatMap((id) => {
    const role = roleById(world, tenantId, id)
    return role === undefined ? [] : [{ id, name: role.name }]
  })
}

/** @throws 404 for somebody who never belonged to the caller's organisation */
function tenantUserOf(call: MockCall, person: MockPerson): TenantUser {
  const { user, memberships, archivedFrom = [], lastSeenAt = null } = person
  const tenantId = tenantOf(call.caller).tenant.id
  const ended = archivedFrom.find((one) => one.tenantId === tenantId)
  const held = memberships.find((one) => one.tenantId === tenantId) ?? ended
  if (held === undefined) throw notFound(noSuchColleague)
  const { id, firstName, lastName, email, phone, image, timezone, admin } = user
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    image,
    timezone,
    admin,
    archived: ended !== undefined,
    archivedAt: ended?.at ?? null,
    belongsElsewhere: memberships.some((one) => one.tenantId !== tenantId),
    roles: namedRoles(call.world, tenantId, held.roles),
    beyond: beyond(
      held.roles.flatMap((roleId) => roleById(call.world, tenantId, roleId)?.permissions ?? []),
      call.caller.permissions,
    ),
    lastSeenAt,
    createdAt: call.world.now,
  }
}

function listPeople(call: MockCall, query: Input<'getTenantUsersWithRoles'>['query']) {
  const { roleId, neverSignedIn } = query.pagination?.filter ?? {}
  const tenantId = tenantOf(call.caller).tenant.id
  const rows = call.world.people
    .filter(
      ({ user, memberships, archivedFrom = [] }) =>
        (query.displayArchived === true ? archivedFrom : memberships).some((one) => one.tenantId === tenantId) &&
        matchesPerson(user, query.search ?? null),
    )
    .map((person) => tenantUserOf(call, person))
    .filter(
      ({ roles, lastSeenAt }) =>
        (roleId === undefined || roles.some(({ id }) => id === roleId)) &&
        (neverSignedIn === undefined || neverSignedIn === (lastSeenAt === null)),
    )
  return pageOf(call, {
    rows,
    sortBy: {
      name: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase(),
      lastSeenAt: ({ lastSeenAt }) => lastSeenAt ?? 0,
    },
  })
}

function openOrdersOf(call: MockCall, userId: number): MockOrder[] {
  return ordersFor(call.world, call.caller).filter(
    ({ view }) => view.driver?.id === userId && inHand.includes(view.status),
  )
}

function isUnassignable({ caller }: MockCall, { view }: MockOrder): boolean {
  return view.status === 'assigned' && caller.permissions.has('delivery-orders.assign')
}

/** The person as everybody sees them, and as they see themselves. */
function change(person: MockPerson, values: Partial<Me>): void {
  Object.assign(person, { user: { ...person.user, ...values }, me: { ...person.me, ...values } })
}

const done = { done: true } as const

const layoutKey = ({ userId, tableId }: { userId: number; tableId: string }) => `${userId}/${tableId}`

/** People: their profile, their organisations, how they like their tables, what they carry. */
export const usersMocks = defineMocks({
  getUser: ({ path }, { world }) => personOf(world, path.userId).user,

  updateUser({ path, body }, call) {
    const person = personOf(call.world, path.userId)
    const { caller } = call
    if (caller.user.id !== path.userId && !caller.user.admin) {
      const why = whyNotChanged(tenantUserOf(call, person))
      if (why !== null) throw forbidden(why, 'not_changeable')
      refuseErrors(body.unitPreference === undefined ? {} : { '/unitPreference': [unitsAreOwn] })
    }
    Object.assign(person, { user: { ...person.user, ...body }, me: { ...person.me, ...body } })
    const { firstName, lastName, phone, timezone, unitPreference } = person.user
    return { firstName, lastName, ...(phone !== null && { phone }), timezone, unitPreference }
  },

  getUserTenantsWithRoles({ path }, { world, caller }) {
    const person = personOf(world, path.userId)
    const seesAll = caller.user.admin || caller.user.id === path.userId
    const data = person.memberships.flatMap(({ tenantId, roles }) => {
      const tenant = world.tenants.find((one) => one.tenant.id === tenantId)
      if (tenant === undefined || (!seesAll && tenantId !== caller.tenant?.tenant.id)) return []
      return [{ tenant: summaryOfTenant(tenant), roles: namedRoles(world, tenantId, roles) }]
    })
    return { data }
  },

  getTenantUsersWithRoles: ({ query }, call) => listPeople(call, query),
  getAllUsersPaginated: ({ query }, call) => listPeople(call, query),
  getUserWithRoles: ({ path }, call) => tenantUserOf(call, personOf(call.world, path.userId)),

  getArchiveConsequences({ body }, call) {
    const data = body.userIds.map((id) => {
      const { user } = personOf(call.world, id)
      const open = openOrdersOf(call, id)
      return {
        user: nameOf(user),
        openOrders: open.length,
        unassignable: open.filter((order) => isUnassignable(call, order)).length,
        orders: open.slice(0, 5).map(({ view }) => ({ id: view.id, status: view.status })),
        vehicles: (call.world.resources.vehicle ?? [])
          .filter((row): row is Vehicle => 'driverUserId' in row && row.driverUserId === id && !row.archived)
          .slice(0, 5)
          .map(({ id: vehicleId, name }) => ({ id: vehicleId, name })),
        accountEnds: !tenantUserOf(call, personOf(call.world, id)).belongsElsewhere,
      }
    })
    return { data }
  },

  archiveUsers({ body: { userIds, openOrders } }, call) {
    const { world, caller } = call
    const people = userIds.map((id) => personOf(world, id))
    for (const person of people) {
      const why = whyNotArchived(tenantUserOf(call, person), caller.user.id)
      if (why !== null) throw formError({}, 'not_archivable', `${fullName(person.user)}: ${why}`)
    }
    const open = userIds.flatMap((id) => openOrdersOf(call, id))
    const taken = openOrders === 'unassign' ? open.filter((order) => isUnassignable(call, order)) : []
    for (const order of taken) order.view = { ...order.view, status: 'created', driver: null }
    for (const person of people) {
      const at = person.memberships.findIndex(({ tenantId }) => tenantId === tenantOf(caller).tenant.id)
      const [ended] = at < 0 ? [] : person.memberships.splice(at, 1)
      if (ended) person.archivedFrom = [...(person.archivedFrom ?? []), { ...ended, at: call.now() }]
      person.user = { ...person.user, archived: person.memberships.length === 0 }
    }
    return { unassigned: taken.length, left: open.length - taken.length }
  },

  restoreUsers({ body: { userIds } }, call) {
    const tenantId = tenantOf(call.caller).tenant.id
    for (const person of userIds.map((id) => personOf(call.world, id))) {
      const back = person.archivedFrom?.find((one) => one.tenantId === tenantId)
      if (back === undefined) continue
      person.memberships.push({ tenantId, roles: back.roles })
      person.archivedFrom = person.archivedFrom?.filter((one) => one !== back) ?? []
      person.user = { ...person.user, archived: false }
    }
    return { done: true }
  },

  setUserPhoto({ path, body: { content } }, { world }) {
    const image = `data:image/jpeg;base64,${content}`
    change(personOf(world, path.userId), { image })
    return { image }
  },

  removeUserPhoto({ path }, { world }) {
    change(personOf(world, path.userId), { image: null })
    return done
  },

  setUserTimezone({ path, body }, { world }) {
    change(personOf(world, path.userId), { timezone: body.canonicalIdentifier })
    return done
  },

  getAccountEnding({ path }, call) {
    const { world, caller } = call
    const person = personOf(world, path.userId)
    const memberships = person.memberships.map(({ tenantId, roles }) => ({
      organization: world.tenants.find(({ tenant }) => tenant.id === tenantId)?.tenant.name ?? '',
      roles,
    }))
    const carried = ordersFor(world, caller).filter(({ view }) => view.driver?.id === path.userId)
    const summary = (...statuses: string[]) => {
      const found = carried.filter(({ view }) => statuses.includes(view.status))
      return { total: found.length, orderIds: found.slice(0, 10).map(({ view }) => view.id) }
    }
    return {
      obstacles: obstaclesToDeletion({ memberships, isLastAdministrator: false }),
      organizations: memberships.map(({ organization }) => organization),
      assignedOrders: summary('assigned'),
      carriedOrders: summary('pickedUp', 'droppedOff'),
      vehicles: [],
    }
  },

  deleteUser({ path }, { world }) {
    const person = personOf(world, path.userId)
    change(person, { ...deletedName, email: deletedEmail(path.userId), phone: null, image: null })
    person.user.archived = true
    return done
  },

  getCurrentTenant({ path }, { world }) {
    const person = personOf(world, path.userId)
    return { tenant: reachableTenants(world, person).find(({ id }) => id === person.currentTenantId) ?? null }
  },

  getUserTenants({ path }, { world }) {
    const person = personOf(world, path.userId)
    const own = person.memberships.map(({ tenantId }) => tenantId)
    return { data: reachableTenants(world, person).filter(({ id }) => own.includes(id)) }
  },

  getSwitchableTenants: ({ path, query }, call) =>
    pageOf(call, {
      rows: reachableTenants(call.world, personOf(call.world, path.userId)).filter(({ name }) =>
        holdsWords(name, query.search),
      ),
      sortBy: { name: ({ name }) => name },
    }),

  getUserTenantPermissions({ path, query: { tenantId } }, { world }) {
    const person = personOf(world, path.userId)
    if (!reachableTenants(world, person).some(({ id }) => id === tenantId)) throw notFound(noSuchOrganization)
    const held = heldBy(world, person, tenantId)
    return { permissions: [...permissionsOf(held.roles, held.ownRoles)].map((id) => ({ id })) }
  },

  getTableLayout: ({ path }, { world }) => world.layouts[layoutKey(path)] ?? usualLayout,

  saveTableLayout({ path, body }, { world }) {
    world.layouts[layoutKey(path)] = body
    return body
  },

  getUserInProgressDeliveryOrders({ path }, { world, settings, caller }) {
    const { user } = personOf(world, path.userId)
    if (settings.fault === 'empty') return { data: [] }
    const carried = ordersFor(world, caller).filter(
      ({ view }) => view.driver?.id === user.id && inHand.includes(view.status),
    )
    const soonestFirst = carried.toSorted(
      (a, b) =>
        Number(a.view.status === 'droppedOff') - Number(b.view.status === 'droppedOff') ||
        (a.view.dueAt ?? a.view.availableAt) - (b.view.dueAt ?? b.view.availableAt),
    )
    return { data: soonestFirst.map((order) => rowOf(world, order, caller)) }
  },
})

import { notFound } from '#domain/text/refusal.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { noSuchOrganization, noSuchPerson } from '#domain/text/refusals.ts'
import { deletedEmail, deletedName, obstaclesToDeletion } from '#domain/access/account-ending.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import type { Me, TableLayout, UnitPreference } from '#generated/model/index.ts'
import { heldBy } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { rowOf } from '../order-views.ts'
import { ordersFor } from '../orders.ts'
import { pageOf } from '../pages.ts'
import { reachableTenants } from '../people.ts'
import type { MockPerson, World } from '../world-types.ts'

const inHand: readonly string[] = ['assigned', 'pickedUp', 'droppedOff']
const usualLayout: TableLayout = { columns: [], density: 'regular' }

function personOf({ people }: World, userId: number): MockPerson {
  const person = people.find(({ user }) => user.id === userId)
  if (person === undefined) throw notFound(noSuchPerson)
  return person
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

  updateUser({ path, body }, { world }) {
    const person = personOf(world, path.userId)
    const { firstName, lastName, timezone } = body
    // The contract lists the same words for both; the form's type is only wider.
    const unitPreference = body.unitPreference as UnitPreference
    change(person, { firstName, lastName, timezone, unitPreference, phone: body.phone ?? null })
    return body
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

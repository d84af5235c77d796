import { notFound } from '#domain/text/refusal.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { noSuchOrganization, noSuchPerson } from '#domain/text/refusals.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import type { TableLayout, UnitPreference } from '#generated/model/index.ts'
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

const layoutKey = ({ userId, tableId }: { userId: number; tableId: string }) => `${userId}/${tableId}`

/** People: their profile, their organisations, how they like their tables, what they carry. */
export const usersMocks = defineMocks({
  getUser: ({ path }, { world }) => personOf(world, path.userId).user,

  updateUser({ path, body }, { world }) {
    const person = personOf(world, path.userId)
    const { firstName, lastName, timezone } = body
    // The contract lists the same words for both; the form's type is only wider.
    const unitPreference = body.unitPreference as UnitPreference
    const change = { firstName, lastName, timezone, unitPreference, phone: body.phone ?? null }
    Object.assign(person, { user: { ...person.user, ...change }, me: { ...person.me, ...change } })
    return body
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

import { holdsWords } from '#domain/bare-letters.ts'
import type { HttpHandler } from 'msw'
import { permissionsOf } from '#domain/role-permissions.ts'
import {
  getGetCurrentTenantMockHandler,
  getGetSwitchableTenantsMockHandler,
  getGetTableLayoutMockHandler,
  getGetUserInProgressDeliveryOrdersMockHandler,
  getGetUserMockHandler,
  getGetUserTenantPermissionsMockHandler,
  getGetUserTenantsMockHandler,
  getSaveTableLayoutMockHandler,
  getUpdateUserMockHandler,
} from '#generated/client/users/users.msw.ts'
import type { TableLayout, UnitPreference, UserUpdate } from '#generated/model/index.ts'
import { callerOf, type MockContext, rolesOf } from '../context.ts'
import { rowOf } from '../order-views.ts'
import { ordersFor } from '../orders.ts'
import { pageOf } from '../pages.ts'
import { reachableTenants } from '../people.ts'
import { notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf, queryOf, textOf } from '../requests.ts'
import type { MockPerson } from '../world-types.ts'

const inHand: readonly string[] = ['assigned', 'pickedUp', 'droppedOff']
const usualLayout: TableLayout = { columns: [], density: 'regular' }

/** People: their profile, their organisations, how they like their tables, what they carry. */
export function usersHandlers(context: MockContext): HttpHandler[] {
  const { world } = context
  const personOf = ({ params }: Pick<Call, 'params'>): MockPerson => {
    const person = world.people.find(({ user }) => user.id === idOf(params, 'userId'))
    if (person === undefined) throw notFound('There is no such person.')
    return person
  }
  const layoutKey = ({ params }: Pick<Call, 'params'>) => `${idOf(params, 'userId')}/${textOf(params, 'tableId')}`

  return [
    getGetUserMockHandler((call) => personOf(call).user),
    getUpdateUserMockHandler(async (call) => {
      const person = personOf(call)
      const body = await bodyOf<UserUpdate>(call.request)
      const { firstName, lastName, timezone } = body
      // The contract lists the same words for both; the form's type is only wider.
      const unitPreference = body.unitPreference as UnitPreference
      const change = { firstName, lastName, timezone, unitPreference, phone: body.phone ?? null }
      Object.assign(person, { user: { ...person.user, ...change }, me: { ...person.me, ...change } })
      return body
    }),
    getGetCurrentTenantMockHandler((call) => {
      const person = personOf(call)
      const tenant = reachableTenants(world, person).find(({ id }) => id === person.currentTenantId)
      return { tenant: tenant ?? null }
    }),
    getGetUserTenantsMockHandler((call) => {
      const person = personOf(call)
      const own = person.memberships.map(({ tenantId }) => tenantId)
      return { data: reachableTenants(world, person).filter(({ id }) => own.includes(id)) }
    }),
    getGetSwitchableTenantsMockHandler((call) => {
      const { request } = call
      const search = queryOf(request, 'search')
      return pageOf(context, request, {
        rows: reachableTenants(world, personOf(call)).filter(({ name }) => holdsWords(name, search)),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getGetUserTenantPermissionsMockHandler((call) => {
      const person = personOf(call)
      const tenantId = Number(queryOf(call.request, 'tenantId'))
      if (!reachableTenants(world, person).some(({ id }) => id === tenantId))
        throw notFound('There is no such organization.')
      return { permissions: [...permissionsOf(rolesOf(person, tenantId))].map((id) => ({ id })) }
    }),
    getGetTableLayoutMockHandler((call) => world.layouts[layoutKey(call)] ?? usualLayout),
    getSaveTableLayoutMockHandler(async (call) => {
      const layout = await bodyOf<TableLayout>(call.request)
      world.layouts[layoutKey(call)] = layout
      return layout
    }),
    getGetUserInProgressDeliveryOrdersMockHandler((call) => {
      const caller = callerOf(context, call.request)
      const { user } = personOf(call)
      if (context.settings.fault === 'empty') return { data: [] }
      const carried = ordersFor(world, caller).filter(
        ({ view }) => view.driver?.id === user.id && inHand.includes(view.status),
      )
      const soonestFirst = carried.toSorted(
        (a, b) =>
          Number(a.view.status === 'droppedOff') - Number(b.view.status === 'droppedOff') ||
          (a.view.dueAt ?? a.view.availableAt) - (b.view.dueAt ?? b.view.availableAt),
      )
      return { data: soonestFirst.map((order) => rowOf(world, order, caller)) }
    }),
  ]
}

import { fieldsIn, offeredField } from '#domain/order-fields.ts'
import { holdsWords } from '#domain/bare-letters.ts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { statusesInHand } from '#domain/order-status.ts'
import { drives, hasScreens } from '#domain/role-screens.ts'
import { roleNames } from '#domain/roles.ts'
import {
  getGetCustomerTenantsMockHandler,
  getGetTenantClockMockHandler,
  getGetTenantFeaturesMockHandler,
  getGetTenantMockHandler,
  getGetTenantScheduleInfoMockHandler,
  getGetTenantSubscriptionPlanMockHandler,
  getGetTenantUsersByRoleMockHandler,
  getGetTenantUsersMockHandler,
  getUpdateTenantMockHandler,
} from '#generated/client/tenants/tenants.msw.ts'
import type { TenantAdminUsable, TenantUpdate, User } from '#generated/model/index.ts'
import { orderFieldsOf } from '../order-fields.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { peopleWith } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { matchesPerson, summaryOfTenant } from '../people.ts'
import { formError, notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf, queryOf, textOf } from '../requests.ts'
import type { MockTenant } from '../world-types.ts'

/** Organisations, their plans and their people. */
export function tenantsHandlers(context: MockContext): HttpHandler[] {
  const { world } = context
  const tenantOfPath = ({ params }: Pick<Call, 'params'>): MockTenant => {
    const found = world.tenants.find(({ tenant }) => tenant.id === idOf(params, 'tenantId'))
    if (found === undefined) throw notFound('There is no such organization.')
    return found
  }
  const pageOfPeople = (request: Request, users: readonly User[]) =>
    pageOf(context, request, {
      rows: users.filter((user) => matchesPerson(user, queryOf(request, 'search'))),
      idOf: ({ id }) => id,
      sortBy: { 'data.firstName': ({ firstName }) => firstName, 'data.lastName': ({ lastName }) => lastName },
      usual: { field: 'data.firstName', direction: 'asc' },
    })

  return [
    getGetCustomerTenantsMockHandler(({ request }) => {
      const { customerIds } = tenantOf(callerOf(context, request))
      const search = queryOf(request, 'search')
      return pageOf(context, request, {
        rows: world.tenants
          .filter(({ tenant }) => customerIds.includes(tenant.id) && holdsWords(tenant.name, search))
          .map(summaryOfTenant),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getGetTenantMockHandler((call) => tenantOfPath(call).tenant),
    getUpdateTenantMockHandler(async (call) => {
      const found = tenantOfPath(call)
      const { version = found.tenant.version, ...change } = await bodyOf<TenantUpdate>(call.request)
      if (version !== found.tenant.version)
        throw formError({}, 'edit_conflict', 'Somebody else changed the organization in the meantime.')
      found.tenant = { ...found.tenant, ...change, version: version + 1 }
      if (change.billToName !== undefined && change.billToAddress !== undefined)
        found.owes = found.owes.filter((step) => step !== 'billing')
      return found.tenant
    }),
    // Not the generated handler: what an organisation owes is said in a header.
    http.get('*/api/tenants/:tenantId/tenant-admin-usable', (call) => {
      const { roles } = callerOf(context, call.request)
      const { key, owes } = tenantOfPath(call)
      const body: TenantAdminUsable = { usable: key !== 'no-actions' && hasScreens(roles), isDriver: drives(roles) }
      return HttpResponse.json(body, owes.length > 0 ? { headers: { 'X-Onboarding-Required': owes.join(',') } } : {})
    }),
    getGetTenantSubscriptionPlanMockHandler((call) => tenantOfPath(call).plan),
    getGetTenantFeaturesMockHandler((call) => ({ features: tenantOfPath(call).features })),
    getGetTenantClockMockHandler((call) => {
      const { timezone, utcOffsets } = tenantOfPath(call).scheduleInfo
      return { timezone, utcOffsets }
    }),
    getGetTenantScheduleInfoMockHandler((call) => {
      const { tenant, scheduleInfo } = tenantOfPath(call)
      const orderFields = fieldsIn('Scheduler', orderFieldsOf(world, tenant.id)).map(offeredField)
      return { ...scheduleInfo, orderFields }
    }),
    getGetTenantUsersMockHandler((call) => {
      const { tenant } = tenantOfPath(call)
      const members = world.people.filter(({ memberships }) =>
        memberships.some(({ tenantId }) => tenantId === tenant.id),
      )
      return pageOfPeople(
        call.request,
        members.map(({ user }) => user),
      )
    }),
    getGetTenantUsersByRoleMockHandler((call) => {
      const { tenant } = tenantOfPath(call)
      const people = peopleWith(world, tenant, roleOf(textOf(call.params, 'role')))
      if (!callerOf(context, call.request).permissions.has('delivery-orders.assign'))
        return pageOfPeople(call.request, people)
      const inHand = world.orders.filter(
        ({ view }) => view.receiverTenant.id === tenant.id && statusesInHand.includes(view.status),
      )
      const atWork = ({ id }: User) => {
        const own = inHand.flatMap(({ view }) => (view.driver?.id === id ? [view] : []))
        const [next] = own.toSorted((a, b) => (a.dueAt ?? a.availableAt) - (b.dueAt ?? b.availableAt))
        const { latitude, longitude } = next?.dropoffLocation ?? {}
        const nextDropoff = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
        return { ordersInHand: own.length, nextDropoff, lastPosition: null }
      }
      return pageOfPeople(
        call.request,
        people.map((user) => ({ ...user, ...atWork(user) })),
      )
    }),
  ]
}

/** The number of a role by the name that the contract gives it, `OrganizationManager`. */
function roleOf(name: string): number {
  const found = Object.entries(roleNames).find(([, candidate]) => candidate.replaceAll(' ', '') === name)
  if (found === undefined) throw notFound('There is no such role.')
  return Number(found[0])
}

import { noSuchOrganization } from '#domain/text/refusals.ts'
import { hasDriverRole, hasScreens } from '#domain/access/role-screens.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Input } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { driversAtWork } from '#server/orders/queries/in-progress.ts'
import { changeTenant } from '#server/tenants/change-tenant.ts'
import { readClock } from '#server/tenants/clock.ts'
import { customers, listTenants } from '#server/users/list-tenants.ts'
import { listUsers, usersOf, usersWithRole } from '#server/tenants/list-users.ts'
import { readFeatures, readScheduleInfo, readSubscriptionPlan, readTenant } from '#server/tenants/read-tenant.ts'

/** The roles of the path, as the contract names them. */
const roleIds = {
  Admin: roles.admin,
  Driver: roles.driver,
  Scheduler: roles.scheduler,
  Dispatcher: roles.dispatcher,
  Viewer: roles.viewer,
  User: roles.user,
  Owner: roles.owner,
  OrganizationManager: roles.organizationManager,
} as const satisfies Record<Input<'getTenantUsersByRole'>['path']['role'], RoleId>

/** These operations name the tenant in their path, and are answered for the tenant that one works in. */
function refuseOtherTenant(ctx: SignedInContext, tenantId: number): void {
  if (ctx.tenantId !== tenantId) throw notFound(noSuchOrganization)
}

export const tenantsHandlers = defineHandlers({
  async getCustomerTenants({ query }, { db }) {
    return { status: 200, body: await listTenants(db, customers(db), query) }
  },

  async getTenant({ path }, { db }) {
    return { status: 200, body: await readTenant(db, path.tenantId) }
  },

  async updateTenant({ path, body }, ctx) {
    await changeTenant(ctx, body)
    return { status: 200, body: await readTenant(ctx.db, path.tenantId) }
  },

  async getTenantAdminUsable({ path }, ctx) {
    refuseOtherTenant(ctx, path.tenantId)
    const usable = ctx.admin || hasScreens(ctx)
    return { status: 200, body: { usable, isDriver: hasDriverRole(ctx) } }
  },

  async getTenantSubscriptionPlan({ path }, ctx) {
    refuseOtherTenant(ctx, path.tenantId)
    return { status: 200, body: await readSubscriptionPlan(ctx.db, path.tenantId) }
  },

  async getTenantFeatures({ path }, ctx) {
    refuseOtherTenant(ctx, path.tenantId)
    return { status: 200, body: await readFeatures(ctx.db, path.tenantId) }
  },

  async getTenantClock({ path }, ctx) {
    refuseOtherTenant(ctx, path.tenantId)
    return { status: 200, body: await readClock(ctx.db, path.tenantId) }
  },

  async getTenantEvents({ path }, ctx) {
    refuseOtherTenant(ctx, path.tenantId)
    const { events } = ctx.deps
    const { userId, familyId, roles: held, ownRoles, admin, permissionVersion, external } = ctx
    const owner = {
      userId,
      familyId,
      tenantId: path.tenantId,
      roles: held,
      ownRoles,
      admin,
      permissionVersion,
      external,
    }
    const { accept, lastEventId } = ctx.request
    if (!/\btext\/event-stream\b/i.test(accept)) return { status: 200, body: events.since(owner, lastEventId) }
    // A proxy that collects answers before it passes them on would keep what happens to itself.
    const headers = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
    return { status: 200, contentType: 'text/event-stream', body: events.open(owner, lastEventId), headers }
  },

  async getTenantScheduleInfo({ path, query }, { db, tenantId }) {
    const between = { courierId: path.tenantId, asking: tenantId, customerId: query.customerTenantId ?? null }
    return { status: 200, body: await readScheduleInfo(db, between) }
  },

  async getTenantUsers({ path, query }, { db, timeZone }) {
    return { status: 200, body: await listUsers(db, usersOf(db, path.tenantId), query, timeZone) }
  },

  async getTenantUsersByRole({ path, query }, ctx) {
    const { db, timeZone } = ctx
    const people = usersWithRole(db, path.tenantId, roleIds[path.role])
    if (!ctx.permissions.has('delivery-orders.assign')) {
      return { status: 200, body: await listUsers(db, people, query, timeZone) }
    }
    const [page, atWork] = await Promise.all([listUsers(db, people, query, timeZone), driversAtWork(ctx)])
    const data = page.data.map((user) => ({ ...user, ...atWork(user.id) }))
    return { status: 200, body: { ...page, data } }
  },
})

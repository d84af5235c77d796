import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { listTenants, tenantsOf } from '#server/users/list-tenants.ts'
import { listErrorGroups, readErrorGroup, resolveErrorGroup } from './error-groups.ts'
import { firstPaints, seenVersions } from './loads.ts'
import { loggedMessages } from './message-log.ts'
import { changePlan, listPlans, setFeatures } from './plans.ts'
import { listSubscribedTenants } from './subscribed-tenants.ts'
import { lift, suspend } from './suspension.ts'
import { readOverview } from './tenant-overview.ts'

/** What administrators ask of the installation: who is in trouble, and what with (docs/rules/administration.md). */
export const administrationHandlers = defineHandlers({
  async getTenants({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => listTenants(db, tenantsOf(db), query)) }
  },

  async getTenantsWithSubscriptionPlan({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => listSubscribedTenants(db, query, ctx.now)) }
  },

  async getTenantOverview({ path }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => readOverview(ctx, db, path.tenantId)) }
  },

  async suspendTenant({ path, body }, ctx) {
    return overviewAfter(ctx, path.tenantId, (db) => suspend(ctx, db, path.tenantId, body.reason))
  },

  async liftSuspension({ path }, ctx) {
    return overviewAfter(ctx, path.tenantId, (db) => lift(ctx, db, path.tenantId))
  },

  async setTenantFeatures({ path, body }, ctx) {
    return overviewAfter(ctx, path.tenantId, (db) => setFeatures(ctx, db, path.tenantId, body))
  },

  async getSubscriptionPlans({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => listPlans(db, query)) }
  },

  async updateSubscriptionPlan({ path, body }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => changePlan(ctx, db, path.subscriptionPlanId, body)) }
  },

  async getErrorGroups({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => listErrorGroups(db, query)) }
  },

  async getErrorGroup({ path }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => readErrorGroup(db, path.errorGroupId)) }
  },

  async updateErrorGroup({ path, body }, ctx) {
    return {
      status: 200,
      body: await asSystem(ctx.db, (db) => resolveErrorGroup(ctx, db, path.errorGroupId, body.resolved)),
    }
  },

  async getClientVersions(_input, ctx) {
    return {
      status: 200,
      body: await asSystem(ctx.db, (db) => seenVersions(db, ctx.deps.config.version, ctx.now)),
    }
  },

  async getFirstPaints({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => firstPaints(db, query, ctx.now)) }
  },

  async getMessages({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => loggedMessages(db, query.pagination)) }
  },
})

async function overviewAfter(ctx: Context, tenantId: number, act: (db: Kysely<Database>) => Promise<void>) {
  const body = await asSystem(ctx.db, async (db) => {
    await act(db)
    return readOverview(ctx, db, tenantId)
  })
  return { status: 200 as const, body }
}

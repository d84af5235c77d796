import { suspendedAlready, notSuspended } from '#domain/access/suspension.ts'
import { noSuchPlan, planNamed } from '#domain/administration/plans.ts'
import { roles } from '#domain/access/roles.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch, noSuchOrganization } from '#domain/text/refusals.ts'
import type { PlanOffer, SubscribedTenant, TenantFeature, TenantOverview } from '#generated/model/index.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { mockAdministration, type MockAdministration } from '../seed/administration.ts'
import type { MockPerson, MockTenant, World } from '../world-types.ts'

/** As it begins where nobody has looked. */
function administrationOf(world: World): MockAdministration {
  const courier = world.tenants.find(({ tenant }) => tenant.kind === 'Courier')?.tenant
  const { id = 0, name = '' } = courier ?? {}
  world.administration ??= mockAdministration(world.now, { id, name })
  return world.administration
}

const tenantsOf = (world: World) => world.tenants.filter(({ tenant }) => tenant.kind !== 'Internal')

/** One for each name, in the order of the organisations that have it. */
function plansOf(world: World): PlanOffer[] {
  const { plans: chosen, planChanges } = administrationOf(world)
  const names = [...new Set(tenantsOf(world).map(({ plan }) => plan.name))]
  const planOf = (one: MockTenant) => chosen[one.tenant.id] ?? names.indexOf(one.plan.name) + 1
  return names.map((name, index) => {
    const held = tenantsOf(world).filter((one) => planOf(one) === index + 1)
    const first = tenantsOf(world).find(({ plan }) => plan.name === name)
    const all = [...new Set(held.flatMap(({ features }) => features))].toSorted()
    return {
      id: index + 1,
      name,
      description: first?.plan.description ?? '',
      priceCadCents: first?.plan.priceCadCents ?? 0,
      features: first?.features ?? [],
      ...planChanges[index + 1],
      tenants: held.length,
      tenantsByFeature: all.map((feature) => ({
        feature,
        tenants: held.filter(({ features }) => features.includes(feature)).length,
      })),
    }
  })
}

function subscribed(world: World, one: MockTenant): SubscribedTenant {
  const { people, now } = world
  const { suspensions, plans, errors } = administrationOf(world)
  const { id, name, kind } = one.tenant
  const members = membersOf(world, id)
  const owner = members.find((person) => isOwner(person, id))
  const plan = plansOf(world).find((offer) =>
    plans[id] === undefined ? offer.name === one.plan.name : offer.id === plans[id],
  )
  const standing = owner === undefined ? 'ownerless' : 'active'
  return {
    id,
    name,
    kind,
    createdAt: now - id * 86_400,
    state: suspensions[id] === undefined ? standing : 'suspended',
    owner: owner ? { id: owner.user.id, firstName: owner.user.firstName, lastName: owner.user.lastName } : null,
    invitedEmail: null,
    plan: plan ? { id: plan.id, name: plan.name } : null,
    features: one.features,
    people: people.filter(({ memberships }) => memberships.some(({ tenantId }) => tenantId === id)).length,
    ordersLately: id * 7,
    lastActiveAt: now - id * 600,
    failedJobs: world.failedJobs?.filter(({ tenant }) => tenant?.id === id).length ?? 0,
    errorReports: errors.filter(({ group }) => group.resolvedAt === null && group.tenants.some((met) => met.id === id))
      .length,
  }
}

/** One that was only just made has nobody and nothing yet. */
function begun({ made = [] }: World): SubscribedTenant[] {
  return made.map(({ id, name, kind, createdAt, owner, invitation }) => ({
    id,
    name,
    kind,
    createdAt,
    state: owner === null ? 'invited' : 'active',
    owner,
    invitedEmail: owner === null ? (invitation?.email ?? null) : null,
    plan: null,
    features: [],
    people: 0,
    ordersLately: 0,
    lastActiveAt: createdAt,
    failedJobs: 0,
    errorReports: 0,
  }))
}

const membersOf = ({ people }: World, tenantId: number) =>
  people.filter(({ user, memberships }) => !user.admin && memberships.some((held) => held.tenantId === tenantId))

const isOwner = ({ memberships }: MockPerson, tenantId: number) =>
  memberships.some((held) => held.tenantId === tenantId && held.roles.includes(roles.owner))

/** @throws notFound */
function overviewOf(world: World, { tenantId }: { readonly tenantId: number }): TenantOverview {
  const { suspensions, errors, versions } = administrationOf(world)
  const one = tenantsOf(world).find(({ tenant }) => tenant.id === tenantId)
  const tenant = one ? subscribed(world, one) : begun(world).find(({ id }) => id === tenantId)
  if (tenant === undefined) throw notFound(noSuchOrganization)
  const months = Array.from({ length: 12 }, (_, index) => {
    const at = new Date(world.now * 1_000)
    at.setUTCMonth(at.getUTCMonth() - 11 + index, 1)
    return { month: at.toISOString().slice(0, 7), orders: index * tenantId }
  })
  return {
    tenant,
    suspension: suspensions[tenantId] ?? null,
    ordersByMonth: months,
    storedBytes: tenantId * 1_000_000,
    lateMessages: 0,
    failedMessages: 1,
    refusedAddresses: 0,
    jobs: (world.failedJobs ?? []).filter((job) => job.tenant?.id === tenantId).slice(0, 5),
    errors: errors
      .map(({ group }) => group)
      .filter(({ resolvedAt, tenants }) => resolvedAt === null && tenants.some(({ id }) => id === tenantId)),
    versions: versions.slice(0, 1).map(({ version }) => ({ version, people: 3, lastSeenAt: world.now - 60 })),
    members: membersOf(world, tenantId)
      .toSorted((first, second) => Number(isOwner(second, tenantId)) - Number(isOwner(first, tenantId)))
      .slice(0, 20)
      .map(({ user: { id, firstName, lastName } }) => ({ id, firstName, lastName })),
  }
}

function errorOf(world: World, id: number) {
  const found = administrationOf(world).errors.find(({ group }) => group.id === id)
  if (found === undefined) throw notFound(noSuch('error'))
  return found
}

function setFeatures(world: World, tenantId: number, features: readonly TenantFeature[]): void {
  const held = tenantsOf(world).find(({ tenant }) => tenant.id === tenantId)?.features
  held?.splice(0, held.length, ...features.toSorted())
}

/** What administrators see of the installation; counts that nobody makes here are made up from numbers. */
export const administrationMocks = defineMocks({
  getTenants: ({ query: { search = '' } }, call) =>
    pageOf(call, {
      rows: call.world.tenants
        .map(({ tenant: { id, name, kind, image, timezone } }) => ({ id, name, kind, image, timezone }))
        .filter(({ name }) => holdsWords(name, search)),
      sortBy: { name: ({ name }) => name.toLowerCase() },
    }),

  getTenantsWithSubscriptionPlan({ query: { search = '', pagination } }, call) {
    const { kind, subscriptionPlanId, state, inTrouble } = pagination?.filter ?? {}
    const rows = [...tenantsOf(call.world).map((one) => subscribed(call.world, one)), ...begun(call.world)].filter(
      (row) =>
        holdsWords(row.name, search) &&
        (kind === undefined || row.kind === kind) &&
        (subscriptionPlanId === undefined || row.plan?.id === subscriptionPlanId) &&
        (state === undefined || row.state === state) &&
        (inTrouble === undefined || row.failedJobs + row.errorReports > 0 === inTrouble),
    )
    return pageOf(call, {
      rows,
      sortBy: {
        createdAt: ({ createdAt }) => createdAt,
        name: ({ name }) => name.toLowerCase(),
        ordersLately: ({ ordersLately }) => ordersLately,
        lastActiveAt: ({ lastActiveAt }) => lastActiveAt,
      },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  },

  getTenantOverview: ({ path }, { world }) => overviewOf(world, path),

  suspendTenant({ path, body }, { world, now, caller }) {
    const { suspensions } = administrationOf(world)
    overviewOf(world, path)
    if (suspensions[path.tenantId])
      throw formError({ '/reason': [suspendedAlready] }, 'already_suspended', `${suspendedAlready}.`)
    const byName = `${caller.user.firstName} ${caller.user.lastName}`
    suspensions[path.tenantId] = { since: now(), reason: body.reason, byName }
    return overviewOf(world, path)
  },

  liftSuspension({ path }, { world }) {
    const { suspensions } = administrationOf(world)
    if (!suspensions[path.tenantId]) throw notFound(notSuspended)
    delete suspensions[path.tenantId]
    return overviewOf(world, path)
  },

  setTenantFeatures({ path, body: { tenantSubscriptionPlanId, featureIds } }, { world }) {
    if (!plansOf(world).some(({ id }) => id === tenantSubscriptionPlanId))
      throw formError({ '/tenantSubscriptionPlanId': [noSuchPlan] })
    administrationOf(world).plans[path.tenantId] = tenantSubscriptionPlanId
    setFeatures(world, path.tenantId, featureIds)
    return overviewOf(world, path)
  },

  getSubscriptionPlans: ({ query: { search = '' } }, call) =>
    pageOf(call, {
      rows: plansOf(call.world).filter(({ name }) => holdsWords(name, search)),
      sortBy: { name: ({ name }) => name.toLowerCase() },
    }),

  updateSubscriptionPlan({ path: { subscriptionPlanId: id }, body }, { world }) {
    const all = plansOf(world)
    const before = all.find((plan) => plan.id === id)
    if (before === undefined) throw notFound(noSuchPlan)
    if (all.some((plan) => plan.id !== id && plan.name === body.name)) throw formError({ '/name': [planNamed] })
    const { planChanges } = administrationOf(world)
    planChanges[id] = { ...planChanges[id], ...body }
    const next = body.features ?? before.features
    for (const one of tenantsOf(world).filter((held) => subscribed(world, held).plan?.id === id)) {
      const kept = one.features.filter((feature) => next.includes(feature) || !before.features.includes(feature))
      setFeatures(world, one.tenant.id, [...new Set([...kept, ...next])])
    }
    return plansOf(world).find((plan) => plan.id === id) ?? before
  },

  getErrorGroups({ query: { search = '', pagination } }, call) {
    const { resolved, tenantId } = pagination?.filter ?? {}
    const rows = administrationOf(call.world)
      .errors.map(({ group }) => group)
      .filter(
        ({ description, place, resolvedAt, tenants }) =>
          holdsWords(`${description} ${place}`, search) &&
          (resolved === undefined || (resolvedAt !== null) === resolved) &&
          (tenantId === undefined || tenants.some(({ id }) => id === tenantId)),
      )
    return pageOf(call, {
      rows,
      sortBy: { lastSeenAt: ({ lastSeenAt }) => lastSeenAt, reports: ({ reports }) => reports },
      usual: { field: 'lastSeenAt', direction: 'desc' },
    })
  },

  getErrorGroup: ({ path }, { world }) => errorOf(world, path.errorGroupId),

  updateErrorGroup({ path, body: { resolved } }, { world, now, caller }) {
    const found = errorOf(world, path.errorGroupId)
    const byName = `${caller.user.firstName} ${caller.user.lastName}`
    Object.assign(found.group, { resolvedAt: resolved ? now() : null, resolvedByName: resolved ? byName : null })
    return found
  },

  getClientVersions: (_input, { world }) => ({ data: administrationOf(world).versions }),

  getFirstPaints: (_input, call) =>
    pageOf(call, {
      rows: administrationOf(call.world).paints,
      idOf: ({ loads }) => loads,
      sortBy: {
        loads: ({ loads }) => loads,
        medianMs: ({ medianMs }) => medianMs,
        ninetiethMs: ({ ninetiethMs }) => ninetiethMs,
        route: ({ route }) => route,
      },
      usual: { field: 'loads', direction: 'desc' },
    }),

  getMessages({ query: { pagination } }, call) {
    const { tenantId, channel, state } = pagination?.filter ?? {}
    return pageOf(call, {
      rows: administrationOf(call.world).messages.filter(
        (row) =>
          (tenantId === undefined || row.tenant?.id === tenantId) &&
          (channel === undefined || row.channel === channel) &&
          (state === undefined || row.state === state),
      ),
      sortBy: { createdAt: ({ createdAt }) => createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  },
})

import { distanceWithin } from '#domain/geo/surroundings.ts'
import {
  type ApplicationKind,
  applicantEnded,
  linkOfApplication,
  ownApplication,
  whyNotApplied,
} from '#domain/relationships/applications.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Application, ApplicationInput, ApplicationRejection } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { marketplaceOf, profileOf, servicesOf } from '../profiles.ts'
import { seedPartners } from '../seed/connections.ts'
import type { MockTenant } from '../world-types.ts'
import { checkAct } from './acts.ts'
import { standingOf } from './partnerships.ts'
import { type Direction, keepRows, proposalsOf } from './proposals.ts'

const { listOf, found, add, end, waiting } = proposalsOf<Application>('application')

const listed = (direction: Direction, kind: ApplicationKind) =>
  listOf(
    direction,
    (row) => `${row.applicantTenantName} ${row.receiverTenantName}`,
    (row) => row.kind === kind,
  )

function tenantById({ world }: MockCall, id: number): MockTenant {
  const tenant = world.tenants.find((one) => one.tenant.id === id)
  if (tenant === undefined) throw notFound(noSuchOrganization)
  return tenant
}

function apply(call: MockCall, kind: ApplicationKind, receiverId: number, input: ApplicationInput): Application {
  const { world, caller, now } = call
  const { tenant } = tenantOf(caller)
  if (tenant.id === receiverId) throw formError({}, 'own_application', ownApplication)
  const { tenant: receiver } = tenantById(call, receiverId)
  const link = linkOfApplication({ kind, applicantTenantId: tenant.id, receiverTenantId: receiverId })
  const pending = waiting(call, tenant.id, receiverId)
  const why = whyNotApplied({
    name: receiver.name,
    isConnected: tenantById(call, link.tenantId).customerIds.includes(link.partnerTenantId),
    pending: pending === undefined ? null : pending.applicantTenantId === tenant.id ? 'own' : 'other',
  })
  if (why !== null) throw formError({}, why.code, why.message)
  const { firstName, lastName } = caller.person.user
  const row: Application = {
    id: takeId(world),
    tenantId: tenant.id,
    version: 1,
    archived: false,
    createdAt: now(),
    updatedAt: now(),
    kind,
    state: 'pending',
    applicantTenantId: tenant.id,
    applicantTenantName: tenant.name,
    receiverTenantId: receiver.id,
    receiverTenantName: receiver.name,
    message: input.message?.trim() || null,
    origin: input.origin ?? null,
    appliedByName: `${firstName} ${lastName}`,
    applicantPhone: tenant.phone,
    applicantAddress: tenant.address,
    rejectionReason: null,
    endedAt: null,
  }
  return add(call, row)
}

/** With rows on both sides, in the place of those of a connection that had ended. */
function connect(call: MockCall, { tenantId, partnerTenantId }: ReturnType<typeof linkOfApplication>): void {
  const [courier, customer] = [tenantById(call, tenantId), tenantById(call, partnerTenantId)]
  courier.customerIds.push(partnerTenantId)
  const made = seedPartners(
    [
      { ...courier, customerIds: [partnerTenantId] },
      { ...customer, customerIds: [] },
    ],
    call.now(),
  )
  keepRows(call.world, made)
}

/** A courier as strangers see it, and how it stands to the caller's organisation. */
function shownTo(call: MockCall, courier: MockTenant) {
  const own = call.caller.tenant?.tenant.id ?? 0
  return {
    ...profileOf(call.world, courier),
    isConnected: courier.customerIds.includes(own),
    applicationId: waiting(call, own, courier.tenant.id)?.id ?? null,
  }
}

/** Applications, and whom one finds to apply to. */
export const applicationsMocks = defineMocks({
  getSentCourierApplications: listed('sent', 'customer'),
  getReceivedCourierApplications: listed('received', 'courier'),
  getSentCustomerApplications: listed('sent', 'courier'),
  getReceivedCustomerApplications: listed('received', 'customer'),
  getApplication: ({ path }, call) => found(call, path.applicationId, ['sent', 'received']),

  createVendorApplication: ({ path, body }, call) => apply(call, 'customer', path.vendorId, body),
  createCustomerApplication: ({ path, body }, call) => apply(call, 'courier', path.customerId, body),

  approveApplication({ path }, call) {
    const row = found(call, path.applicationId, ['received'])
    checkAct('approveApplication', row)
    const applicant = call.world.tenants.find(({ tenant }) => tenant.id === row.applicantTenantId)
    if (applicant === undefined) throw formError({}, 'applicant_ended', applicantEnded)
    connect(call, linkOfApplication(row))
    return end(call, row, { state: 'approved' })
  },
  rejectApplication({ path, body }: { path: { applicationId: number }; body?: ApplicationRejection }, call) {
    const row = found(call, path.applicationId, ['received'])
    checkAct('rejectApplication', row)
    return end(call, row, { state: 'rejected', rejectionReason: body?.rejectionReason?.trim() || null })
  },
  revokeApplication({ path }, call) {
    const row = found(call, path.applicationId, ['sent'])
    checkAct('revokeApplication', row)
    return end(call, row, { state: 'revoked' })
  },

  getPotentialVendors({ query }, call) {
    const own = tenantOf(call.caller).tenant.id
    const near = query.pagination?.filter?.near
    const rows = call.world.tenants
      .filter(({ tenant, customerIds }) => tenant.kind === 'Courier' && tenant.id !== own && !customerIds.includes(own))
      .flatMap((one) => {
        const { isListed, headline, areas } = marketplaceOf(call.world, one.tenant.id)
        const distanceM = near ? distanceWithin({ lat: near.latitude, lng: near.longitude }, areas) : null
        if (!isListed || (near !== undefined && distanceM === null)) return []
        const { isConnected: _, ...shown } = shownTo(call, one)
        return { ...shown, headline, distanceM }
      })
      .filter(({ name, city }) => holdsWords(`${name} ${city ?? ''}`, query.search))
    return pageOf(call, {
      rows,
      sortBy: { name: ({ name }) => name, distance: ({ distanceM }) => distanceM ?? 0 },
      ...(near !== undefined && { usual: { field: 'distance', direction: 'asc' } }),
    })
  },
  getTenantPublicProfile({ path }, call) {
    const courier = tenantById(call, path.tenantId)
    const { tenant } = courier
    const profile = marketplaceOf(call.world, tenant.id)
    const { isListed, headline, description, picture, website, areas, phone } = profile
    const shown = { ...shownTo(call, courier), services: servicesOf(call.world, tenant.id) }
    const isOwn = tenant.id === call.caller.tenant?.tenant.id
    if (tenant.kind !== 'Courier' || !(isListed || isOwn || shown.isConnected)) throw notFound(noSuchOrganization)
    const says = { isListed, headline, description, picture, website, areas, phone: phone ?? tenant.orderSupportPhone }
    return { ...shown, ...says, ...standingOf(call, tenant.id) }
  },
})

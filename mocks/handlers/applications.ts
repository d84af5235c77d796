import {
  type ApplicationKind,
  applicantEnded,
  linkOfApplication,
  ownApplication,
  whyNotApplied,
} from '#domain/relationships/applications.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch, noSuchOrganization } from '#domain/text/refusals.ts'
import type { Application, ApplicationInput, ApplicationRejection, PotentialVendor } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { fitsFilter } from '../resource-store.ts'
import { seedPartners } from '../seed/connections.ts'
import type { MockTenant, ResourceRow, World } from '../world-types.ts'
import { checkAct } from './acts.ts'

const ends = { sent: 'applicantTenantId', received: 'receiverTenantId' } as const
type Direction = keyof typeof ends
interface ListCall {
  readonly query: { readonly pagination?: { readonly filter?: object }; readonly search?: string }
}

function rowsOf({ resources }: World): readonly Application[] {
  return (resources.application as readonly Application[] | undefined) ?? []
}

const listOf =
  (direction: Direction, kind: ApplicationKind) =>
  ({ query: { pagination, search } }: ListCall, call: MockCall) => {
    const own = tenantOf(call.caller).tenant.id
    const rows = rowsOf(call.world).filter(
      (row) =>
        row[ends[direction]] === own &&
        row.kind === kind &&
        fitsFilter(row, pagination?.filter as Parameters<typeof fitsFilter>[1]) &&
        holdsWords(`${row.applicantTenantName} ${row.receiverTenantName}`, search),
    )
    return pageOf(call, {
      rows,
      sortBy: { createdAt: ({ createdAt }) => createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  }

function found({ world, caller }: MockCall, id: number, directions: readonly Direction[]): Application {
  const own = tenantOf(caller).tenant.id
  const row = rowsOf(world).find((one) => one.id === id && directions.some((direction) => one[ends[direction]] === own))
  if (row === undefined) throw notFound(noSuch('application'))
  return row
}

function end({ world, now }: MockCall, row: Application, fields: Partial<Application>): Application {
  const ended = { ...row, ...fields, endedAt: now(), version: row.version + 1, updatedAt: now() }
  world.resources.application = rowsOf(world).map((one) => (one.id === row.id ? ended : one))
  return ended
}

function waiting({ world }: MockCall, one: number, other: number): Application | undefined {
  return rowsOf(world).find(
    ({ state, applicantTenantId, receiverTenantId }) =>
      state === 'pending' && [one, other].includes(applicantTenantId) && [one, other].includes(receiverTenantId),
  )
}

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
  world.resources.application = [...rowsOf(world), row]
  return row
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
  const { resources } = call.world
  for (const [name, rows] of Object.entries(made)) {
    const isMade = (row: ResourceRow) => rows.some(({ id, tenantId: of }) => row.id === id && row.tenantId === of)
    resources[name] = [...(resources[name] ?? []).filter((row) => !isMade(row)), ...rows]
  }
}

/** What a courier shows to strangers; its city is the part of the address before the province. */
function profileOf(call: MockCall, { tenant }: MockTenant): PotentialVendor & { isConnected: boolean } {
  const own = call.caller.tenant?.tenant.id ?? 0
  return {
    id: tenant.id,
    name: tenant.name,
    image: tenant.image,
    city: tenant.address?.split(', ').at(-2) ?? null,
    services: servicesOf(call.world, tenant.id),
    isConnected: tenantById(call, tenant.id).customerIds.includes(own),
    applicationId: waiting(call, own, tenant.id)?.id ?? null,
  }
}

function servicesOf({ services, tenants }: World, tenantId: number): string[] {
  const own = services.filter(({ summary }) => summary.courierTenant.id === tenantId).map(({ summary }) => summary.name)
  const isCourier = tenants.some(({ tenant }) => tenant.id === tenantId && tenant.kind === 'Courier')
  return own.length === 0 && isCourier ? ['Same Day', 'Rush'] : own
}

/** Applications, and whom one finds to apply to. */
export const applicationsMocks = defineMocks({
  getSentCourierApplications: listOf('sent', 'customer'),
  getReceivedCourierApplications: listOf('received', 'courier'),
  getSentCustomerApplications: listOf('sent', 'courier'),
  getReceivedCustomerApplications: listOf('received', 'customer'),
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
    const rows = call.world.tenants
      .filter(({ tenant, customerIds }) => tenant.kind === 'Courier' && tenant.id !== own && !customerIds.includes(own))
      .map((one) => profileOf(call, one))
      .filter(({ name, city }) => holdsWords(`${name} ${city ?? ''}`, query.search))
      .map(({ isConnected: _, ...courier }) => courier)
    return pageOf(call, { rows, sortBy: { name: ({ name }) => name } })
  },
  getTenantPublicProfile({ path }, call) {
    const courier = tenantById(call, path.tenantId)
    if (courier.tenant.kind !== 'Courier') throw notFound(noSuchOrganization)
    return { ...profileOf(call, courier), phone: courier.tenant.orderSupportPhone }
  },
})

import { alreadyOffered, checkOffer, notManaged } from '#domain/relationships/onboarding.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { ManagedCustomerOnboarding, OwnershipRejection } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { fitsFilter } from '../resource-store.ts'
import type { World } from '../world-types.ts'
import { checkAct } from './acts.ts'
import { customerOf } from './connections.ts'

type Onboarding = ManagedCustomerOnboarding
const ends = { sent: 'tenantId', received: 'toTenantId' } as const
type Direction = keyof typeof ends
const both: readonly Direction[] = ['sent', 'received']

function rowsOf({ resources }: World): readonly Onboarding[] {
  return (resources.managedCustomerOnboarding as readonly Onboarding[] | undefined) ?? []
}

function isOf({ caller }: MockCall, row: Onboarding, directions: readonly Direction[]): boolean {
  const own = tenantOf(caller).tenant.id
  return directions.some((direction) => row[ends[direction]] === own)
}

function found(call: MockCall, id: number, directions: readonly Direction[]): Onboarding {
  const row = rowsOf(call.world).find((one) => one.id === id && isOf(call, one, directions))
  if (row === undefined) throw notFound(noSuch('ownership transfer request'))
  return row
}

/** Ends it; once it is accepted the customer has an owner, and is managed no more. */
export function endOnboarding(world: World, row: Onboarding, now: number, fields: Partial<Onboarding>): Onboarding {
  const ended = { ...row, ...fields, endedAt: now, version: row.version + 1, updatedAt: now }
  world.resources.managedCustomerOnboarding = rowsOf(world).map((one) => (one.id === row.id ? ended : one))
  if (ended.state === 'accepted')
    world.resources.customer = (world.resources.customer ?? []).map((customer) =>
      customer.id === row.customerTenantId ? { ...customer, isManaged: false } : customer,
    )
  return ended
}

/** The one that a person is asked for by mail. */
export function askedOfPerson(world: World): Onboarding | undefined {
  return rowsOf(world).find(({ state, offeredTo }) => state === 'pending' && offeredTo === 'person')
}

/** Managed customers that are handed over, from both ends. */
export const onboardingsMocks = defineMocks({
  getManagedCustomerOnboardings({ query }, call) {
    const { direction, customerTenantId, pagination } = query
    const rows = rowsOf(call.world).filter(
      (row) =>
        isOf(call, row, direction === undefined ? both : [direction]) &&
        (customerTenantId === undefined || row.customerTenantId === customerTenantId) &&
        fitsFilter(row, { ...pagination?.filter }),
    )
    return pageOf(call, {
      rows,
      sortBy: { createdAt: ({ createdAt }) => createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  },
  getManagedCustomerOnboarding: ({ path }, call) => found(call, path.managedCustomerOnboardingId, both),

  createOnboarding({ path: { customerId }, body }, call) {
    const { world, caller, now } = call
    const { tenant } = tenantOf(caller)
    const customer = customerOf(world, tenant.id, customerId)
    if (customer?.status !== 'connected') throw notFound(noSuch('customer'))
    if (!customer.isManaged) throw notManaged()
    checkOffer(body)
    if (rowsOf(world).some((row) => row.customerTenantId === customerId && row.state === 'pending'))
      throw alreadyOffered()
    const { firstName, lastName } = caller.person.user
    const row: Onboarding = {
      id: takeId(world),
      tenantId: tenant.id,
      version: 1,
      archived: false,
      createdAt: now(),
      updatedAt: now(),
      offeredTo: body.offeredTo,
      toEmail: body.toEmail ?? null,
      toFirstName: body.toFirstName ?? null,
      toLastName: body.toLastName ?? null,
      toTenantId: body.toTenantId ?? null,
      toTenantName: world.tenants.find((one) => one.tenant.id === body.toTenantId)?.tenant.name ?? null,
      customerTenantId: customerId,
      customerName: customer.name,
      courierName: tenant.name,
      offeredByName: `${firstName} ${lastName}`,
      state: 'pending',
      rejectionReason: null,
      expiresAt: now() + 30 * 86_400,
      endedAt: null,
    }
    world.resources.managedCustomerOnboarding = [...rowsOf(world), row]
    return row
  },

  acceptManagedCustomerOnboarding({ path }, call) {
    const row = found(call, path.managedCustomerOnboardingId, ['received'])
    checkAct('acceptManagedCustomerOnboarding', row)
    return endOnboarding(call.world, row, call.now(), { state: 'accepted' })
  },
  rejectManagedCustomerOnboarding(
    { path, body }: { path: { managedCustomerOnboardingId: number }; body?: OwnershipRejection },
    call,
  ) {
    const row = found(call, path.managedCustomerOnboardingId, ['received'])
    checkAct('rejectManagedCustomerOnboarding', row)
    const rejectionReason = body?.rejectionReason?.trim() || null
    return endOnboarding(call.world, row, call.now(), { state: 'rejected', rejectionReason })
  },
  revokeManagedCustomerOnboarding({ path }, call) {
    const row = found(call, path.managedCustomerOnboardingId, ['sent'])
    checkAct('revokeManagedCustomerOnboarding', row)
    return endOnboarding(call.world, row, call.now(), { state: 'revoked' })
  },
})

import { forbidden, notFound } from '#domain/text/refusal.ts'
import { confirmNeeded, noSuchOrganization, notInPlan, ofAnotherPerson } from '#domain/text/refusals.ts'
import { holdsNeeded } from '#domain/access/role-permissions.ts'
import { callerOf, type MockContext } from './context.ts'
import type { CalledOperation } from './operation-of.ts'
import { orderFor } from './orders.ts'
import { protectionOf } from './protection.ts'

/**
 * Refuses what the contract's `x-access` refuses to the caller, so that a viewer meets the refusals of a viewer.
 * @throws 401, 403, 404 as the contract describes them
 */
export function checkAccess(context: MockContext, request: Request, { entry, params }: CalledOperation): void {
  const { access, confirm } = entry
  if (typeof access === 'string') return
  const caller = callerOf(context, request)
  if (confirm && !protectionOf(context.world, caller.user.id).isConfirmed)
    throw forbidden(confirmNeeded, 'confirm_identity')
  const tenantId = caller.tenant?.tenant.id
  const { admin, id } = caller.user
  if (access.tenant === 'self') {
    const isColleague = context.world.people.some(
      ({ user, memberships, archivedFrom = [] }) =>
        user.id === Number(params.userId) && [...memberships, ...archivedFrom].some((one) => one.tenantId === tenantId),
    )
    const mayAsColleague = isColleague && holdsNeeded(access, caller.permissions)
    if (!admin && Number(params.userId) !== id && !mayAsColleague) throw forbidden(ofAnotherPerson)
    return
  }
  if (access.tenant === 'path' && Number(params.tenantId) !== tenantId) throw notFound(noSuchOrganization)
  if (!admin && !holdsNeeded(access, caller.permissions)) throw forbidden()
  if (access.feature !== undefined && !caller.tenant?.features.includes(access.feature))
    throw forbidden(notInPlan(access.feature, caller.tenant?.tenant.name ?? ''), 'not_in_plan')
  if (access.tenant !== 'order.receiver') return
  const { view } = orderFor({ world: context.world, caller }, { orderId: Number(params.orderId) })
  if (view.receiverTenant.id !== tenantId) throw forbidden()
}

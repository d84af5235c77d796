import type { PermissionSet } from '#generated/model/index.ts'
import { queryClient } from '#src/http/query-client.ts'
import { sendPermissionToken } from './permission-token.ts'

/** The start of the session, and what belongs to it. */
export const sessionKey = ['session'] as const

/** What the screens go by: permissions and roles, as text. Lives as long as the page, as the token does. */
let shown: string | null = null

/**
 * Goes by these rights from now on. Where they are others than those that the screens were drawn by, the session begins anew in its
 * place, without a reload: with it change the menu, what is offered, and all that was read by the former rights
 * (docs/rules/session.md, "Tokens").
 */
export function takeRights(granted: PermissionSet): void {
  const { permissionToken, tenantId, permissions, roles, ownRoles, external, readsPrices } = granted
  sendPermissionToken(permissionToken)
  isSuspended = false
  const rights = JSON.stringify([permissions.map(({ id }) => id), roles, ownRoles, external, readsPrices])
  const isKnown = shown === `${tenantId} ${rights}` || shown === null
  shown = `${tenantId} ${rights}`
  if (!isKnown) void beginSessionAnew()
}

let isSuspended = false

/** The organization is suspended: the session begins anew, once, and says so in the place of the application. */
export function noticeSuspension(): void {
  if (isSuspended) return
  isSuspended = true
  void beginSessionAnew()
}

/** Nothing is known of anybody any more. */
export function forgetRights(): void {
  shown = null
  sendPermissionToken(null)
}

/**
 * Asks who the person is here, and then anew for all that is shown. The session first: a part of a screen that is closed to the person now would otherwise ask once more, and be refused.
 */
export async function beginSessionAnew(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionKey })
  await queryClient.invalidateQueries({ queryKey: ['tenant'] })
}

import { readStoredId, writeStored } from './storage.ts'

// What this tab shows decides what this tab asks for: another tab that switches organisations must not redirect the
// acts of this one before it has reloaded.
let activeTenantId: number | null = null

/** The tenant that this tab works in; before the session is loaded, the one that was last worked in. */
export function currentTenantId(): number | null {
  return activeTenantId ?? readStoredId('tenantId')
}

/** Works in this tenant from now on and remembers it; null forgets it. */
export function workInTenant(tenantId: number | null): void {
  activeTenantId = tenantId
  writeStored('tenantId', tenantId === null ? null : String(tenantId))
}

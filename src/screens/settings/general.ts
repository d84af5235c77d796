import { getGetTenantQueryKey, getTenant, getTenantClock, updateTenant } from '#generated/client/tenants/tenants.ts'
import type { Tenant, TenantUpdate } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { queryClient } from '#src/http/query-client.ts'
import { defineSettings } from '#src/resources/define-settings.ts'
import { sessionQuery } from '#src/sign-in/SessionGate.tsx'

/** What an organization says of itself: its name, how to reach it, what its own invoices are made out to. */
export const general = defineSettings({
  contract: {
    title: 'General',
    form: async () => (await import('#generated/forms/TenantUpdate.ts')).tenantUpdateForm,
    calls: {
      get: getTenant,
      key: getGetTenantQueryKey,
      update: async (tenantId, change: TenantUpdate) => {
        const changed = await updateTenant(tenantId, change)
        await tellSession(changed, change)
        return changed
      },
    },
  },
  about: 'Your name, your clock, how customers reach you, and what your own invoices are made out to.',
  mayChange: (session) => checkPermission(session, 'tenants.update', 'change the organization'),
})

/** The frame around every screen names the organization, and all screens go by its clock. */
async function tellSession({ id, name, image, timezone }: Tenant, change: TenantUpdate): Promise<void> {
  const clock = change.timezone === undefined ? null : await getTenantClock(id)
  queryClient.setQueryData(sessionQuery.queryKey, (result) => {
    if (result?.kind !== 'ready') return result
    const { session } = result
    const tenant = { ...session.tenant, name, image, timezone }
    return { ...result, session: { ...session, tenant, timeZone: clock ?? session.timeZone } }
  })
}

import { getGetTenantQueryKey, getTenant, updateTenant } from '#generated/client/tenants/tenants.ts'
import type { TenantUpdate } from '#generated/model/index.ts'
import { holds } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'

/** An organization is one row that each change names its own fields of: nobody's is put over another's. */
const version = 1

/** What an organization says of itself: its name, how to reach it, what its own invoices are made out to. */
export const general = defineSettings({
  contract: {
    title: 'General',
    labels: [],
    form: async () => (await import('#generated/forms/TenantUpdate.ts')).tenantUpdateForm,
    calls: {
      get: async (tenantId, options, signal) => ({ ...(await getTenant(tenantId, options, signal)), version }),
      // Not the key of the organization alone: what is kept under it has no version.
      key: (tenantId) => [...getGetTenantQueryKey(tenantId), 'general'],
      update: async (tenantId, { version: _same, ...change }: TenantUpdate & { version: number }) => ({
        ...(await updateTenant(tenantId, change)),
        version,
      }),
    },
  },
  about: 'Your name, your clock, how customers reach you, and what your own invoices are made out to.',
  mayChange: (session) => holds(session, 'tenants.update', 'change the organization'),
})

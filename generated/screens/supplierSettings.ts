// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getSupplierSettings, getGetSupplierSettingsQueryKey, updateSupplierSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the supplier settings, as `defineSettings` takes it. */
export const supplierSettingsContract = {
  title: "Suppliers",
  calls: { get: getSupplierSettings, key: getGetSupplierSettingsQueryKey, update: updateSupplierSettings },
  /** What people call what can be set, for whoever looks for it. */
  labels: ["Suppliers may place orders for us"],
  form: async () => (await import('../forms/SupplierSettingsInput.ts')).supplierSettingsInputForm,
} as const

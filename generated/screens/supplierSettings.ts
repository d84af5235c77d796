// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getSupplierSettings, getGetSupplierSettingsQueryKey, updateSupplierSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the supplier settings, as `defineSettings` takes it. */
export const supplierSettingsContract = {
  title: "Suppliers",
  calls: { get: getSupplierSettings, key: getGetSupplierSettingsQueryKey, update: updateSupplierSettings },
  formName: 'SupplierSettingsInput',
  form: async () => (await import('../forms/SupplierSettingsInput.ts')).supplierSettingsInputForm,
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getCourierSettings, getGetCourierSettingsQueryKey, updateCourierSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the courier settings, as `defineSettings` takes it. */
export const courierSettingsContract = {
  title: "Dispatch",
  calls: { get: getCourierSettings, key: getGetCourierSettingsQueryKey, update: updateCourierSettings },
  formName: 'CourierSettingsInput',
  form: async () => (await import('../forms/CourierSettingsInput.ts')).courierSettingsInputForm,
} as const

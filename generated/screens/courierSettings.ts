// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getCourierSettings, getGetCourierSettingsQueryKey, updateCourierSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the courier settings, as `defineSettings` takes it. */
export const courierSettingsContract = {
  title: "Dispatch",
  calls: { get: getCourierSettings, key: getGetCourierSettingsQueryKey, update: updateCourierSettings },
  /** What people call what can be set, for whoever looks for it. */
  labels: ["Dispatch hours","Holidays","Stamp where drivers are","Drivers see prices","Waiting at a stop","What cancelling costs"],
  form: async () => (await import('../forms/CourierSettingsInput.ts')).courierSettingsInputForm,
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getNotificationSettings, getGetNotificationSettingsQueryKey, updateNotificationSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the notification settings, as `defineSettings` takes it. */
export const notificationSettingsContract = {
  title: "Notifications",
  calls: { get: getNotificationSettings, key: getGetNotificationSettingsQueryKey, update: updateNotificationSettings },
  formName: 'NotificationSettingsInput',
  form: async () => (await import('../forms/NotificationSettingsInput.ts')).notificationSettingsInputForm,
} as const

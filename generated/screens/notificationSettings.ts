// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getNotificationSettings, getGetNotificationSettingsQueryKey, updateNotificationSettings } from '../client/tenants/tenants.ts'

/** What the contract says of the notification settings, as `defineSettings` takes it. */
export const notificationSettingsContract = {
  title: "Notifications",
  calls: { get: getNotificationSettings, key: getGetNotificationSettingsQueryKey, update: updateNotificationSettings },
  /** What people call what can be set, for whoever looks for it. */
  labels: ["Events","Language","Sender","Replies go to","Last line"],
  form: async () => (await import('../forms/NotificationSettingsInput.ts')).notificationSettingsInputForm,
} as const

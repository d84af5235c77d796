import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** What an organisation tells the people outside of it. */
const notificationSettings = defineSettings('notificationSettings', 'notification_settings', {
  names: ['senderName'],
})

export const notificationSettingsHandlers = defineHandlers({
  getNotificationSettings: settingsOf(notificationSettings),
  updateNotificationSettings: changeSettingsOf(notificationSettings),
})

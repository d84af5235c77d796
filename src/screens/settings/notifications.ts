import { notificationSettingsContract } from '#generated/screens/notificationSettings.ts'
import { checkPermission } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'

/** What customers are told, and in whose name. */
export const notifications = defineSettings({
  contract: notificationSettingsContract,
  about:
    'What your customers are told of their orders, and in whose name. What your own people are told is for each to choose.',
  mayChange: (session) => checkPermission(session, 'delivery-settings.update', 'change notifications'),
})

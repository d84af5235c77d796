import { notificationSettingsContract } from '#generated/screens/notificationSettings.ts'
import { checkPermission } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'
import { MessagePreviews } from './MessagePreviews.tsx'

/** What customers are told, and in whose name. */
export const notifications = defineSettings({
  contract: notificationSettingsContract,
  about:
    'What your customers are told of their orders, and in whose name. What your own people are told is for each to choose.',
  Actions: MessagePreviews,
  mayChange: (session) => checkPermission(session, 'delivery-settings.update', 'change notifications'),
})

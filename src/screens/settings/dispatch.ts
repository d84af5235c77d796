import { courierSettingsContract } from '#generated/screens/courierSettings.ts'
import { checkPermission } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'

/** How a courier works: hours, stops, cancelled orders. */
export const dispatch = defineSettings({
  contract: courierSettingsContract,
  about: 'When you dispatch, what your drivers stamp, and what waiting and cancelling cost.',
  mayChange: (session) => checkPermission(session, 'delivery-settings.update', 'change dispatch settings'),
})

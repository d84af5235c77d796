import { validateOperatingHours } from '#domain/operating-hours.ts'
import { formError } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** How a courier works: its hours, what waiting and cancelling cost. */
const courierSettings = defineSettings('courierSettings', 'courier_settings', {
  columns: ['dispatchHours', 'geostampsEnabled', 'pricesVisibleToDrivers', 'waitTime', 'cancellationCharge'],
  completed: (whole) => {
    const faults = Object.entries(validateOperatingHours(whole.dispatchHours)).flatMap(([day, messages]) =>
      Object.entries(messages).map(([time, texts]) => [`/dispatchHours/${day}/hours/${time}`, texts]),
    )
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
    return { ...whole, waitTime: { ...whole.waitTime, capCents: whole.waitTime.capCents ?? null } }
  },
})

export const courierSettingsHandlers = defineHandlers({
  getCourierSettings: settingsOf(courierSettings),
  updateCourierSettings: changeSettingsOf(courierSettings),
})

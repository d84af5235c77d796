import type { CancellationCharges } from '#domain/pricing/cancellation.ts'
import { type OperatingHours, validateOperatingHours } from '#domain/operating-hours.ts'
import { formError } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** How a courier works: its hours, what waiting and cancelling cost. */
const courierSettings = defineSettings('courierSettings', 'courier_settings', {
  columns: ['dispatchHours', 'geostampsEnabled', 'pricesVisibleToDrivers', 'waitTime', 'cancellationCharge'],
  completed: (whole) => {
    const faults = Object.fromEntries([...hoursFaults(whole.dispatchHours), ...chargeFaults(whole.cancellationCharge)])
    if (Object.keys(faults).length > 0) throw formError(faults)
    return { ...whole, waitTime: { ...whole.waitTime, capCents: whole.waitTime.capCents ?? null } }
  },
})

function hoursFaults(hours: OperatingHours): [string, string[]][] {
  return Object.entries(validateOperatingHours(hours)).flatMap(([day, messages]) =>
    Object.entries(messages).map(([time, texts]): [string, string[]] => [
      `/dispatchHours/${day}/hours/${time}`,
      [...texts],
    ]),
  )
}

function chargeFaults(charges: CancellationCharges): [string, string[]][] {
  return Object.entries(charges).flatMap(([when, { type, amount }]): [string, string[]][] => {
    const place = `/cancellationCharge/${when}/amount`
    if (type === 'percentage' && amount > 100) return [[place, ['Must be at most 100 %']]]
    return type === 'fee' && !Number.isInteger(amount) ? [[place, ['Must be whole cents']]] : []
  })
}

export const courierSettingsHandlers = defineHandlers({
  getCourierSettings: settingsOf(courierSettings),
  updateCourierSettings: changeSettingsOf(courierSettings),
})

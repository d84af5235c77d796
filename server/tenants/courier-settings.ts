import type { CancellationCharges } from '#domain/pricing/cancellation.ts'
import type { Holiday } from '#domain/time/public-holidays.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** How a courier works: its hours, what waiting and cancelling cost. */
const courierSettings = defineSettings('courierSettings', 'courier_settings', {
  columns: [
    'dispatchHours',
    'holidays',
    'recurringOnHolidays',
    'geostampsEnabled',
    'pricesVisibleToDrivers',
    'waitTime',
    'cancellationCharge',
    'carriersZeroRated',
  ],
  completed: (whole) => {
    const faults = Object.fromEntries([...holidayFaults(whole.holidays), ...chargeFaults(whole.cancellationCharge)])
    refuseErrors(faults)
    return {
      ...whole,
      holidays: whole.holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      waitTime: { ...whole.waitTime, capCents: whole.waitTime.capCents ?? null },
    }
  },
})

function holidayFaults(holidays: readonly Holiday[]): [string, string[]][] {
  return holidays.flatMap(({ date }, index): [string, string[]][] => {
    const isFirst = holidays.findIndex((other) => other.date === date) === index
    return isFirst ? [] : [[`/holidays/${index}/date`, ['This day stands here twice']]]
  })
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

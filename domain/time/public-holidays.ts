import type { Province } from '../geo/canada.ts'
import { addDays, weekdayOf, weekdays, type LocalDate, type Weekday } from './zoned-time.ts'

/** A day on which a courier charges and works as on no weekday. */
export interface Holiday {
  readonly date: LocalDate
  readonly name: string
}

/** A day of every year, of a year. */
type Rule = (year: number) => LocalDate
type NamedDays = readonly (readonly [name: string, day: Rule, provinces?: readonly Province[]])[]

const fixed =
  (monthAndDay: string): Rule =>
  (year) =>
    `${year}-${monthAndDay}`

/** The n-th such weekday of a month of two digits. */
const nth =
  (count: number, weekday: Weekday, month: string): Rule =>
  (year) => {
    const first = `${year}-${month}-01`
    const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first))
    return addDays(first, ((ahead + 7) % 7) + (count - 1) * 7)
  }

const mondayBeforeMay25: Rule = (year) => addDays(`${year}-05-24`, -weekdays.indexOf(weekdayOf(`${year}-05-24`)))
const thirdMondayOfFebruary = nth(3, 'monday', '02')
const firstMondayOfAugust = nth(1, 'monday', '08')

/** The general holidays of the provinces' employment standards, in the order of the year; one without provinces is everybody's. */
const generalHolidays: NamedDays = [
  ["New Year's Day", fixed('01-01')],
  ['Family Day', thirdMondayOfFebruary, ['AB', 'BC', 'NB', 'ON', 'SK']],
  ['Louis Riel Day', thirdMondayOfFebruary, ['MB']],
  ['Heritage Day', thirdMondayOfFebruary, ['NS']],
  ['Islander Day', thirdMondayOfFebruary, ['PE']],
  ['Good Friday', (year) => addDays(easterSunday(year), -2)],
  ['Victoria Day', mondayBeforeMay25, ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'SK', 'YT']],
  ["National Patriots' Day", mondayBeforeMay25, ['QC']],
  ['National Indigenous Peoples Day', fixed('06-21'), ['NT', 'YT']],
  ['Fête nationale', fixed('06-24'), ['QC']],
  ['Canada Day', fixed('07-01')],
  ['Nunavut Day', fixed('07-09'), ['NU']],
  ['British Columbia Day', firstMondayOfAugust, ['BC']],
  ['New Brunswick Day', firstMondayOfAugust, ['NB']],
  ['Saskatchewan Day', firstMondayOfAugust, ['SK']],
  ['Civic Holiday', firstMondayOfAugust, ['NT', 'NU']],
  ['Discovery Day', nth(3, 'monday', '08'), ['YT']],
  ['Labour Day', nth(1, 'monday', '09')],
  ['National Day for Truth and Reconciliation', fixed('09-30'), ['BC', 'MB', 'NT', 'NU', 'PE', 'YT']],
  ['Thanksgiving Day', nth(2, 'monday', '10'), ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT']],
  ['Remembrance Day', fixed('11-11'), ['AB', 'BC', 'NB', 'NL', 'NT', 'NU', 'PE', 'SK', 'YT']],
  ['Christmas Day', fixed('12-25')],
  ['Boxing Day', fixed('12-26'), ['ON']],
]

/**
 * The public holidays of a province in a year, on their own dates: a day off in lieu of one that falls on a weekend is the
 * employer's to name.
 */
export function publicHolidays(province: Province, year: number): readonly Holiday[] {
  return generalHolidays
    .filter(([, , provinces]) => provinces === undefined || provinces.includes(province))
    .map(([name, day]) => ({ date: day(year), name }))
}

/** Easter of the Gregorian calendar by its golden number and the paschal full moon (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 22
  return addDays(`${year}-03-01`, days - 1)
}

/** Where clocks of a zone are mostly kept; Québec's show the time of Toronto. */
const provinceOfZone: Readonly<Record<string, Province>> = {
  'America/Edmonton': 'AB',
  'America/Halifax': 'NS',
  'America/Iqaluit': 'NU',
  'America/Moncton': 'NB',
  'America/Montreal': 'QC',
  'America/Regina': 'SK',
  'America/St_Johns': 'NL',
  'America/Swift_Current': 'SK',
  'America/Toronto': 'ON',
  'America/Vancouver': 'BC',
  'America/Whitehorse': 'YT',
  'America/Winnipeg': 'MB',
  'America/Yellowknife': 'NT',
}

/** The province whose holidays are offered first to a person who works by the clocks of an IANA zone. */
export function likelyProvince(timeZone: string): Province {
  return provinceOfZone[timeZone] ?? 'ON'
}

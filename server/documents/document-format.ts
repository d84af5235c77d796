import { formatPhone } from '#domain/addresses/phone.ts'
import { convertUnit, displayUnit } from '#domain/amounts/units.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { DocumentParcel, DocumentStop, OrderDocumentData } from './document-data.ts'
import { isolateName } from './text-direction.ts'

/** A line may not end inside a time or a postal code. */
const noBreak = '\u00a0'

/** Unix seconds as `Nov 21, 2026, 14:30 CST` in the given zone: long month and zone name, so that no reader can mistake it. */
export function formatInstant(unixSeconds: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-CA', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(unixSeconds * 1000)
  return `${formatDay(unixSeconds, timeZone)}, ${time.replaceAll(' ', noBreak)}`
}

/** Unix seconds as `Nov 21, 2026` in the given zone. */
export function formatDay(unixSeconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(
    unixSeconds * 1000,
  )
}

/** A day of the calendar as `Nov 21, 2026`. */
export function formatDate(date: LocalDate): string {
  return formatDay(Date.parse(date) / 1000, 'UTC')
}

/** Both days and what lies between: `Nov 1, 2026 to Nov 30, 2026`, which may break before the second. */
export function formatDates(from: LocalDate, until: LocalDate): string {
  return [from, until].map((day) => formatDate(day).replaceAll(' ', noBreak)).join(' to ')
}

type Units = OrderDocumentData['unitPreference']

const kgPerLb = 0.45359237
const mPerInch = 0.0254

const twoDecimals = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat('en-CA')
const upToTwo = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 })

/** Kilograms as `2.50 kg`, so that a column of weights shares its decimal point, or as pounds for the two preferences that weigh in pounds. */
export function formatWeight(kilograms: number, units: Units): string {
  return units === 'Metric' ? `${twoDecimals.format(kilograms)} kg` : `${twoDecimals.format(kilograms / kgPerLb)} lb`
}

const oneDecimal = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Metres as `14.3 km`, or as miles, so that a column of distances shares its decimal point. */
export function formatDistance(metres: number, units: Units): string {
  const unit = displayUnit('largeDistance', units)
  return `${oneDecimal.format(convertUnit(metres, 'm', unit))} ${unit}`
}

/** `60 %`, with up to two decimals. */
export function formatPercent(percent: number): string {
  return `${upToTwo.format(percent)} %`
}

/** Length × width × height of one piece, in centimetres or inches (the parcel trade's units); null when a side is missing. */
export function formatDimensions(parcel: DocumentParcel, units: Units): string | null {
  const { lengthM, widthM, heightM } = parcel
  if (lengthM === null || widthM === null || heightM === null) return null
  const [metresPerUnit, unit] = units === 'Metric' ? [0.01, 'cm'] : [mPerInch, 'in']
  return `${[lengthM, widthM, heightM].map((side) => upToTwo.format(side / metresPerUnit)).join(' × ')} ${unit}`
}

/** The pieces of all parcel lines together, and their weight in kilograms (null when no line states one). */
export function parcelTotals(parcels: DocumentParcel[]): { pieces: number; weightKg: number | null } {
  const weighed = parcels.filter((parcel) => parcel.weightKg !== null)
  return {
    pieces: parcels.reduce((sum, parcel) => sum + parcel.quantity, 0),
    weightKg: weighed.length
      ? weighed.reduce((sum, parcel) => sum + parcel.quantity * (parcel.weightKg ?? 0), 0)
      : null,
  }
}

/** `1 piece`, `4 pieces`. */
export function formatPieces(pieces: number): string {
  return `${counts.format(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`
}

/**
 * An address on the lines an envelope has, the street first and `Saskatoon, SK S7K 0X8` below it; one line when it has
 * no such end.
 */
export function addressLines(address: string): string[] {
  const kept = address.trim().replace(/\b([A-Z]{2}) ([A-Z]\d[A-Z]) ?(\d[A-Z]\d)\b/, ['$1', '$2', '$3'].join(noBreak))
  const parts = kept.split(',')
  const inProvince = /^\s*Canada$/.test(parts.at(-1) ?? '') ? -2 : -1
  const street = parts.slice(0, inProvince - 1).join(',')
  const city = parts.at(inProvince - 1)?.trimStart() ?? ''
  const isEnd = city !== '' && /^\s*[A-Z]{2}\u00a0./s.test(parts.at(inProvince) ?? '')
  if (!isEnd || street === '' || /[\n\r\u2028\u2029]/.test(street)) return [kept]
  return [street, [city, ...parts.slice(inProvince)].join(',')]
}

/** Whom to ask for and how to reach them: `Dana K. · (306) 555-0143`, or null when neither is known. */
export function stopContact(stop: DocumentStop): string | null {
  const { contact, phone } = stop
  return (
    [contact && isolateName(contact), phone && formatPhone(phone)].filter((part) => part?.trim()).join(' · ') || null
  )
}

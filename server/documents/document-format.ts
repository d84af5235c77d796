import type { DocumentParcel, DocumentStop, OrderDocumentData } from './document-data.ts'

/** Unix seconds as `Nov 21, 2026, 14:30 CST` in the given zone: long month and zone name, so that no reader can mistake it. */
export function formatInstant(unixSeconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(unixSeconds * 1000)
}

/** Unix seconds as `Nov 21, 2026` in the given zone. */
export function formatDay(unixSeconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(
    unixSeconds * 1000,
  )
}

type Units = OrderDocumentData['unitPreference']

const KG_PER_LB = 0.45359237
const M_PER_INCH = 0.0254

const upToTwo = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 })
const upToOne = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 })

/** Kilograms as `2.5 kg`, or as pounds for the two preferences that weigh in pounds. */
export function formatWeight(kilograms: number, units: Units): string {
  return units === 'Metric' ? `${upToTwo.format(kilograms)} kg` : `${upToTwo.format(kilograms / KG_PER_LB)} lb`
}

/** Length × width × height of one piece, in centimetres or inches (the parcel trade's units); null when a side is missing. */
export function formatDimensions(parcel: DocumentParcel, units: Units): string | null {
  const { lengthM, widthM, heightM } = parcel
  if (lengthM === null || widthM === null || heightM === null) return null
  const [metresPerUnit, unit] = units === 'Metric' ? [0.01, 'cm'] : [M_PER_INCH, 'in']
  return `${[lengthM, widthM, heightM].map((side) => upToOne.format(side / metresPerUnit)).join(' × ')} ${unit}`
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
  return `${upToTwo.format(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`
}

/** The address with its unit in front, as Canada Post writes it: `110-3160 Preston Ave`, `Suite 4, 12 High St`. */
export function stopAddress(stop: DocumentStop): string {
  const unit = stop.unit?.trim()
  if (!unit) return stop.address
  return /^[\w]{1,6}$/.test(unit) && /^\d/.test(stop.address) ? `${unit}-${stop.address}` : `${unit}, ${stop.address}`
}

/** Whom to ask for and how to reach them: `Dana K. · +1 306 555 0143`, or null when neither is known. */
export function stopContact(stop: DocumentStop): string | null {
  return [stop.contact, stop.phone].filter((part) => part?.trim()).join(' · ') || null
}

import { formatMeasure, type UnitPreference } from '../../amounts/units.ts'
import { bareLetters } from '../../text/bare-letters.ts'
import { clockText } from '../../time/operating-hours.ts'
import { unixSecondsAt, wallTimeAt, type LocalDate, type TimeZone } from '../../time/zoned-time.ts'
import type { OfferedParcelType, OfferedSpeed, OfferedTag } from '../order-components.ts'
import { maxOrderNotesLength, textLength } from '../order-texts.ts'
import type { OrderField, OrderFieldValues } from '../order-fields.ts'
import { canHold, fitParcels, misfitText, type FitPiece } from '../parcel-fit.ts'
import { columnNameOf, type OrderFileColumn } from './columns.ts'
import { ownValuesOf } from './own-fields.ts'
import type { OrderFileFault, OrderFileTerms, ReadOrderRow, StopOfRow } from './read-row.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** What of a service a row chooses from. */
export interface OfferOfFile {
  readonly serviceName: string
  readonly parcelTypes: readonly OfferedParcelType[]
  readonly speeds: readonly OfferedSpeed[]
  readonly tags: readonly OfferedTag[]
  readonly orderFields: readonly OrderField[]
  readonly timeZone: TimeZone
}

/** The body of an order without its locations. */
export interface MeantOrder {
  readonly serviceSpeedId: number
  readonly tagIds: number[]
  readonly parcels: { parcelTypeId: number; quantity: number; weightKg?: number }[]
  /** Unix seconds. */
  readonly availableAt: number
  readonly poNumber: string
  readonly orderNotes: string
  readonly orderFields: OrderFieldValues
}

/** What is said for rows that leave it out. */
export interface UsualOfFile {
  readonly usualDate: LocalDate | null
  /** Seconds from midnight. */
  readonly usualTimeS: number | null
}

type Chosen<Value> = { readonly value: Value; readonly why: null } | { readonly value: null; readonly why: string }

/** The service that a row means: the one it names, else the usual one, else the only one. */
export function serviceOfRow<Service extends Named>(
  services: readonly Service[],
  said: string,
  usualId: number | null,
): Chosen<Service> {
  if (said !== '') return byName(services, said, 'service')
  const usual = services.find(({ id }) => id === usualId) ?? (services.length === 1 ? services[0] : undefined)
  if (usual !== undefined) return { value: usual, why: null }
  return {
    value: null,
    why: services.length === 0 ? 'There is no service to order' : `Say which service: ${listed(services)}`,
  }
}

/**
 * The order that a row means in a service, by what that offers; faults name the file's own columns.
 * @param locations how the stops stand in the address book; null for one that is made with what the row says
 * @param now unix seconds
 */
export function meantOrder(
  row: ReadOrderRow,
  offer: OfferOfFile,
  { usualDate, usualTimeS }: UsualOfFile,
  locations: Readonly<Record<'pickup' | 'dropoff', { contact: string; phone: string | null } | null>>,
  { mapping, units, decimalSign }: Omit<OrderFileTerms, 'dayFirst'>,
  now: number,
): { readonly body: MeantOrder | null; readonly faults: OrderFileFault[] } {
  const faults: OrderFileFault[] = []
  const take = <Value>(field: OrderFileColumn, chosen: Chosen<Value>): Value | null => {
    if (chosen.why !== null) faults.push({ column: columnNameOf(mapping, field), why: chosen.why })
    return chosen.value
  }
  // A courier puts the speed that most people want first.
  const [first] = offer.speeds
  const speed = row.speed === '' && first ? first : take('speed', byName(offer.speeds, row.speed, 'speed'))
  const tags = row.tags.map((tag) => take('tags', byName(offer.tags, tag, 'tag')))
  const type = take('parcelType', typeOfRow(row, offer, units))
  const today = wallTimeAt(now, offer.timeZone)
  const date = row.date ?? usualDate ?? today.date
  const timeS = row.time?.fromS ?? usualTimeS ?? (date === today.date ? null : undefined)
  if (timeS === undefined) take('time', { value: null, why: 'Say at what time, or which time such rows have' })
  const notes = notesOf(row, locations)
  if (textLength(notes) > maxOrderNotesLength)
    take('notes', { value: null, why: `With the instructions longer than ${maxOrderNotesLength} characters` })
  const own = ownValuesOf(row.own, offer.orderFields, { mapping, decimalSign })
  faults.push(...own.faults)
  if (faults.length > 0 || speed === null || type === null || timeS === undefined) return { body: null, faults }
  return {
    faults,
    body: {
      serviceSpeedId: speed.id,
      tagIds: [...new Set(tags.flatMap((tag) => tag?.id ?? []))],
      parcels: [
        { parcelTypeId: type.id, quantity: row.quantity, ...(row.weightKg !== null && { weightKg: row.weightKg }) },
      ],
      availableAt: timeS === null ? now : unixSecondsAt(date, timeS, offer.timeZone),
      poNumber: row.poNumber,
      orderNotes: notes,
      orderFields: own.values,
    },
  }
}

/** The one it names, else the smallest that holds a piece of its size and weight, else the only one. */
function typeOfRow(
  row: ReadOrderRow,
  { parcelTypes, serviceName }: OfferOfFile,
  units: UnitPreference,
): Chosen<OfferedParcelType> {
  const { length: lengthM, width: widthM, height: heightM } = row.sidesM
  const piece: FitPiece = {
    name: row.parcelType || 'A piece',
    quantity: 1,
    lengthM,
    widthM,
    heightM,
    weightKg: row.weightKg,
  }
  const named = row.parcelType === '' ? null : byName(parcelTypes, row.parcelType, 'parcel type')
  if (named !== null) {
    if (named.value === null || canHold(named.value, piece)) return named
    return { value: null, why: tooLarge(named.value, row, units) }
  }
  const [only, another] = parcelTypes
  if (only !== undefined && another === undefined)
    return canHold(only, piece) ? { value: only, why: null } : { value: null, why: tooLarge(only, row, units) }
  if (row.weightKg === null && lengthM === null && widthM === null && heightM === null)
    return { value: null, why: `Say which parcel type: ${listed(parcelTypes)}` }
  const [fitted] = fitParcels([piece], parcelTypes).parcels
  return fitted ? { value: fitted.type, why: null } : { value: null, why: misfitText(piece, serviceName, units) }
}

function tooLarge(type: OfferedParcelType, { weightKg }: ReadOrderRow, units: UnitPreference): string {
  if (weightKg !== null && type.maxWeightKg !== null && weightKg > type.maxWeightKg)
    return `A piece of ${formatMeasure(weightKg, 'weight', units)} is too heavy for ${type.name}`
  return `A piece of this size is too large for ${type.name}`
}

/** What of a row stands in the notes of its order: its reference, its notes, its window, and what is to be done at the stops. */
function notesOf({ reference, notes, time, stops }: ReadOrderRow, locations: Parameters<typeof meantOrder>[3]): string {
  const window = time === null || time.toS === null ? '' : `Between ${clockText(time.fromS)} and ${clockText(time.toS)}`
  return [
    reference === null ? '' : `Reference ${reference}`,
    notes,
    window,
    stopNotes('Pickup', stops.pickup, locations.pickup),
    stopNotes('Drop-off', stops.dropoff, locations.dropoff),
  ]
    .filter((part) => part !== '')
    .join('. ')
}

/** The address book keeps the contact of a location that it gets; of one that it has, the order says who it is this time. */
function stopNotes(
  label: string,
  stop: StopOfRow | null,
  known: { contact: string; phone: string | null } | null,
): string {
  if (stop === null) return ''
  const isKnownContact = known === null || bareLetters(known.contact) === bareLetters(stop.contact)
  const parts = [stop.instructions, stop.contact === '' || isKnownContact ? '' : `ask for ${stop.contact}`]
  const said = parts.filter((part) => part !== '').join(', ')
  return said === '' ? '' : `${label}: ${said}`
}

function byName<Value extends Named>(among: readonly Value[], said: string, noun: string): Chosen<Value> {
  const bare = plain(said)
  const found = among.find(({ name }) => plain(name) === bare)
  if (found !== undefined) return { value: found, why: null }
  const others = among.length === 0 ? 'there is none' : `there are ${listed(among)}`
  return { value: null, why: `There is no ${noun} “${said}”: ${others}` }
}

/** Names that are shown in a sentence, before the rest is left out. */
const mostListed = 8

function listed(among: readonly Named[]): string {
  const names = among.slice(0, mostListed).map(({ name }) => name)
  return among.length > mostListed ? `${names.join(', ')} …` : names.join(', ')
}

function plain(text: string): string {
  return bareLetters(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

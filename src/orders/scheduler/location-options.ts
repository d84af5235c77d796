import type { AddressSuggestion, LocationInput } from '#generated/model/index.ts'
import type { ComboboxOption } from '#src/forms/widgets/combobox/Combobox.tsx'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import {
  byMatch,
  distanceM,
  isCalledSo,
  type LocationSuggestion,
  withoutDuplicates,
} from '#domain/addresses/location-match.ts'
import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'

/** A location that a list of suggestions knows by its number. */
export interface KnownLocation extends LocationSuggestion {
  readonly id: number
}

/** What picking a suggestion means: a location of the address book, or one that is to be added with what is known of it. */
export type LocationChoice =
  | { readonly kind: 'location'; readonly id: number; readonly name: string }
  | { readonly kind: 'new'; readonly prefill: Partial<LocationInput> }

export interface LocationOption extends ComboboxOption {
  readonly choice: LocationChoice
}

interface LocationSources {
  /** What was typed, trimmed. */
  readonly typed: string
  /** Locations of the latest orders, newest first. */
  readonly recent: readonly KnownLocation[]
  /** Locations of the address books, best first, as the server found them. */
  readonly saved: readonly KnownLocation[]
  /** Whether they are the answer to what stands typed now, or to what did before. */
  readonly savedAnswer: boolean
  readonly addresses: readonly AddressSuggestion[]
  /** Where one drives: distances are counted from there. */
  readonly near: LatLng | null
  readonly units: UnitPreference
  readonly canAdd: boolean
}

const mostRecent = 6

/**
 * The suggestions under a location field: what was used lately and is called so, then what else was used lately and the address book, each
 * best first, then addresses that are no location yet, and last the offer to add what was typed. A location that merely lies in what is
 * typed stands below the one that has its name. Whatever does not match the words on the screen is left out, so that Enter never
 * takes the answer to an older question.
 */
export function locationOptions(sources: LocationSources): readonly LocationOption[] {
  const { typed, recent, saved, savedAnswer, addresses, near, units, canAdd } = sources
  const matches = ({ name, formattedAddress }: KnownLocation) => holdsWords(`${name} ${formattedAddress}`, typed)
  const recentMatches = recent.filter(matches).slice(0, mostRecent)
  const recentIds = new Set(recentMatches.map(({ id }) => id))
  const others = saved.filter((location) => !recentIds.has(location.id) && (savedAnswer || matches(location)))
  const known = withoutDuplicates([...recentMatches, ...others])
  const fits = byMatch(typed, near)
  const isOther = (location: KnownLocation) => Number(!recentIds.has(location.id) || !isCalledSo(location, typed))
  const best = typed === '' ? known : known.toSorted((a, b) => isOther(a) - isOther(b) || fits(a, b))
  const away = (place: Pick<LocationSuggestion, 'latitude' | 'longitude'>) =>
    near === null ? [] : [formatMeasure(distanceM(place, near), 'largeDistance', units, 1)]
  const options = best.map((location): LocationOption => ({
    key: `p${location.id}`,
    label: location.name,
    detail: location.formattedAddress,
    note: [...(recentIds.has(location.id) ? ['Recent'] : []), ...away(location)].join(' · '),
    choice: { kind: 'location', id: location.id, name: location.name },
  }))
  if (typed === '' || !canAdd) return options
  const labels = new Set([...recent, ...saved].map(({ formattedAddress }) => formattedAddress))
  return [
    ...options,
    ...addresses.filter(({ label }) => !labels.has(label)).map((each, at) => addressOption(each, at, away(each))),
    {
      key: 'new',
      label: `Add “${typed}” as a new location`,
      choice: { kind: 'new', prefill: /^\d/.test(typed) ? { streetAddress: typed } : { name: typed } },
    },
  ]
}

function addressOption(address: AddressSuggestion, index: number, away: readonly string[]): LocationOption {
  return {
    key: `a${index}`,
    label: address.name ?? address.streetAddress,
    detail: address.label,
    note: ['Add this location', ...away].join(' · '),
    choice: { kind: 'new', prefill: prefillOf(address) },
  }
}

/** What an address fills in of a new location. A province outside the contract's list is left to the person. */
function prefillOf(address: AddressSuggestion) {
  const { name, streetAddress, city, province, postalCode, latitude, longitude, approximate } = address
  return {
    name: name ?? streetAddress,
    streetAddress,
    ...(city !== '' && { city }),
    province: province as LocationInput['province'],
    ...(postalCode !== null && { postalCode }),
    // The form puts the pin into the middle of a city by itself, and says so.
    ...(!approximate && { latitude, longitude }),
  }
}

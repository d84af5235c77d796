import type { AddressSuggestion, LocationInput } from '#generated/model/index.ts'
import type { ComboboxOption } from '#src/forms/widgets/combobox/Combobox.tsx'
import { holdsWords } from '#domain/bare-letters.ts'

/** A location as a list of suggestions knows it. */
export interface KnownLocation {
  readonly id: number
  readonly name: string
  readonly formattedAddress: string
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
  /** Locations of the address books, as the server found them. */
  readonly saved: readonly KnownLocation[]
  readonly addresses: readonly AddressSuggestion[]
  readonly canAdd: boolean
}

const mostRecent = 6

/**
 * The suggestions under a location field: what was used lately, the address book, addresses that are no location yet, and last
 * the offer to add what was typed. Whatever does not match the words on the screen is left out, so that Enter never takes
 * the answer to an older question.
 */
export function locationOptions({
  typed,
  recent,
  saved,
  addresses,
  canAdd,
}: LocationSources): readonly LocationOption[] {
  const matches = ({ name, formattedAddress }: KnownLocation) => holdsWords(`${name} ${formattedAddress}`, typed)
  const recentOptions = recent.filter(matches).slice(0, mostRecent)
  const seen = new Set(recentOptions.map(({ id }) => id))
  const savedOptions = saved.filter((location) => matches(location) && !seen.has(location.id) && seen.add(location.id))
  if (typed === '' || !canAdd)
    return [
      ...recentOptions.map((location) => option(location, 'Recent')),
      ...savedOptions.map((location) => option(location)),
    ]
  const known = new Set([...recent, ...saved].map(({ formattedAddress }) => formattedAddress))
  return [
    ...recentOptions.map((location) => option(location, 'Recent')),
    ...savedOptions.map((location) => option(location)),
    ...addresses.filter(({ label }) => !known.has(label)).map(addressOption),
    {
      key: 'new',
      label: `Add “${typed}” as a new location`,
      choice: { kind: 'new', prefill: /^\d/.test(typed) ? { streetAddress: typed } : { name: typed } },
    },
  ]
}

function option({ id, name, formattedAddress }: KnownLocation, note?: string): LocationOption {
  return {
    key: `p${id}`,
    label: name,
    detail: formattedAddress,
    ...(note !== undefined && { note }),
    choice: { kind: 'location', id, name },
  }
}

function addressOption(address: AddressSuggestion, index: number): LocationOption {
  return {
    key: `a${index}`,
    label: address.name ?? address.streetAddress,
    detail: address.label,
    note: 'Add this location',
    choice: { kind: 'new', prefill: prefillOf(address) },
  }
}

/** What an address fills in of a new location. A province outside the contract's list is left to the person. */
function prefillOf({ name, streetAddress, city, province, postalCode, latitude, longitude }: AddressSuggestion) {
  return {
    name: name ?? streetAddress,
    streetAddress,
    city,
    province: province as LocationInput['province'],
    ...(postalCode !== null && { postalCode }),
    latitude,
    longitude,
  }
}

import type { AddressSuggestion, LocationInput } from '#generated/model/index.ts'
import type { ComboboxOption } from '#src/forms/widgets/combobox/Combobox.tsx'
import { holdsWords } from '#domain/bare-letters.ts'

/** A place as a list of suggestions knows it. */
export interface KnownPlace {
  readonly id: number
  readonly name: string
  readonly formattedAddress: string
}

/** What picking a suggestion means: a place of the address book, or one that is to be added with what is known of it. */
export type PlaceChoice =
  | { readonly kind: 'place'; readonly id: number; readonly name: string }
  | { readonly kind: 'new'; readonly prefill: Partial<LocationInput> }

export interface PlaceOption extends ComboboxOption {
  readonly choice: PlaceChoice
}

interface PlaceSources {
  /** What was typed, trimmed. */
  readonly typed: string
  /** Places of the latest orders, newest first. */
  readonly recent: readonly KnownPlace[]
  /** Places of the address books, as the server found them. */
  readonly saved: readonly KnownPlace[]
  readonly addresses: readonly AddressSuggestion[]
  readonly canAdd: boolean
}

const mostRecent = 6

/**
 * The suggestions under a place field: what was used lately, the address book, addresses that are no place yet, and last
 * the offer to add what was typed. Whatever does not match the words on the screen is left out, so that Enter never takes
 * the answer to an older question.
 */
export function placeOptions({ typed, recent, saved, addresses, canAdd }: PlaceSources): readonly PlaceOption[] {
  const matches = ({ name, formattedAddress }: KnownPlace) => holdsWords(`${name} ${formattedAddress}`, typed)
  const recentOptions = recent.filter(matches).slice(0, mostRecent)
  const seen = new Set(recentOptions.map(({ id }) => id))
  const savedOptions = saved.filter((place) => matches(place) && !seen.has(place.id) && seen.add(place.id))
  if (typed === '' || !canAdd)
    return [...recentOptions.map((place) => option(place, 'Recent')), ...savedOptions.map((place) => option(place))]
  const known = new Set([...recent, ...saved].map(({ formattedAddress }) => formattedAddress))
  return [
    ...recentOptions.map((place) => option(place, 'Recent')),
    ...savedOptions.map((place) => option(place)),
    ...addresses.filter(({ label }) => !known.has(label)).map(addressOption),
    {
      key: 'new',
      label: `Add “${typed}” as a new place`,
      choice: { kind: 'new', prefill: /^\d/.test(typed) ? { streetAddress: typed } : { name: typed } },
    },
  ]
}

function option({ id, name, formattedAddress }: KnownPlace, note?: string): PlaceOption {
  return {
    key: `p${id}`,
    label: name,
    detail: formattedAddress,
    ...(note !== undefined && { note }),
    choice: { kind: 'place', id, name },
  }
}

function addressOption(address: AddressSuggestion, index: number): PlaceOption {
  return {
    key: `a${index}`,
    label: address.name ?? address.streetAddress,
    detail: address.label,
    note: 'Add this place',
    choice: { kind: 'new', prefill: prefillOf(address) },
  }
}

/** What an address fills in of a new place. A province outside the contract's list is left to the person. */
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

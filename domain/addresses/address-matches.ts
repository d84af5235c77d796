import { locationKey, referenceKey, type ImportedLocation } from './address-import.ts'

/** What makes a location the one that a row of a file means. */
export type AddressIdentity = Pick<ImportedLocation, 'externalReference' | 'name' | 'address' | 'unitNumber' | 'city'>

/** A location that a row may mean: one of the address book, or of an earlier row. */
export interface KnownAddress {
  readonly id: number | null
  /** Keys of the references by which it goes. */
  readonly references: readonly string[]
  /** Keys of what it is called and where it is, now and as a file once said. */
  readonly places: readonly string[]
  /** Whether it came of a file, and what that said of the place was not kept: then its reference alone tells. */
  readonly isForgotten?: boolean
  /** Whether it is archived in the address book. */
  readonly isArchived?: boolean
  /** "line 2", "“Depot” in the address book" */
  readonly called: string
}

/** What a row means: a location that is known, one whose reference it has with another name or address, or a new one. */
export type AddressMatch =
  | { readonly kind: 'known'; readonly id: number | null; readonly isArchived: boolean }
  | { readonly kind: 'conflict'; readonly why: string }
  | { readonly kind: 'new' }

export interface AddressMatches {
  /** Answers what a row means; the caller that takes it as new adds it. */
  readonly match: (location: AddressIdentity) => AddressMatch
  readonly add: (known: KnownAddress) => void
}

/**
 * Tells which rows mean the same location. With one reference, "00123" and "123", they do, unless name or address differ: then one of
 * the two is wrong, and a person has to see it. A row without a reference means the location of its name and address, whether that
 * has one or not; two references are two locations, wherever they are.
 */
export function addressMatches(known: Iterable<KnownAddress>): AddressMatches {
  const byReference = new Map<string, KnownAddress>()
  const byPlace = new Map<string, KnownAddress[]>()
  const add = (address: KnownAddress) => {
    for (const reference of address.references) if (!byReference.has(reference)) byReference.set(reference, address)
    for (const place of address.places) byPlace.set(place, [...(byPlace.get(place) ?? []), address])
  }
  for (const address of known) add(address)

  function match(location: AddressIdentity): AddressMatch {
    const place = locationKey(location)
    const atPlace = byPlace.get(place) ?? []
    const { externalReference } = location
    if (externalReference === null) {
      const [one] = atPlace
      return one === undefined ? { kind: 'new' } : meantBy(one)
    }
    const named = byReference.get(referenceKey(externalReference))
    if (named === undefined) {
      const nameless = atPlace.find(({ references }) => references.length === 0)
      return nameless === undefined ? { kind: 'new' } : meantBy(nameless)
    }
    if (named.isForgotten === true || named.places.includes(place)) return meantBy(named)
    return {
      kind: 'conflict',
      why: `${named.called} has the reference ${externalReference} with another name or address`,
    }
  }
  return { match, add }
}

function meantBy({ id, isArchived = false }: KnownAddress): AddressMatch {
  return { kind: 'known', id, isArchived }
}

/** A row that was taken as new, for those that come after it. */
export function knownRow(line: number, location: AddressIdentity, id: number | null): KnownAddress {
  const { externalReference } = location
  return {
    id,
    references: externalReference === null ? [] : [referenceKey(externalReference)],
    places: [locationKey(location)],
    called: `Line ${line}`,
  }
}

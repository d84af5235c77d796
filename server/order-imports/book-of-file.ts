import { sql } from 'kysely'
import { locationKey, referenceKey, type ImportedLocation } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow } from '#domain/addresses/address-matches.ts'
import type { ReadOrderRow, Stop, StopOfRow } from '#domain/orders/order-file/read-row.ts'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { importedValues } from '#server/locations/location.ts'
import type { Context } from '#server/http/context.ts'
import { locationColumns, type OfferedLocation } from '#server/orders/placing/order-offer.ts'

/** What a stop of a row means: a location that is there, one that is added for it, or why neither. */
export type MeantStop =
  | { readonly kind: 'known'; readonly location: OfferedLocation; readonly note: string | null }
  | { readonly kind: 'new'; readonly stop: StopOfRow & { readonly location: ImportedLocation } }
  | { readonly kind: 'fault'; readonly why: string }

export interface BookOfFile {
  readonly find: (stop: StopOfRow) => MeantStop
  /** Takes a location that was added for a row, for those that come after it. */
  readonly add: (location: OfferedLocation, stop: ImportedLocation) => void
}

interface BookRow extends OfferedLocation {
  readonly external_reference: string | null
  readonly import_place: string | null
}

export const stops = ['pickup', 'dropoff'] as const satisfies readonly Stop[]

/**
 * The locations that the rows of a part may mean: of the customer's address book, and of one's own, in one question. The customer's
 * come first, so that of the same location in both theirs is taken.
 */
export async function bookOfRows(
  ctx: Context,
  customerTenantId: number,
  rows: readonly ReadOrderRow[],
): Promise<BookOfFile> {
  const meant = rows.flatMap((row) => stops.flatMap((stop) => row.stops[stop] ?? []))
  const names = [...new Set(meant.map(({ name }) => name))]
  const keys = [...new Set(meant.flatMap(({ location }) => (location === null ? [] : locationKey(location))))]
  const books = [...new Set([customerTenantId, ctx.tenantId])]
  const found: BookRow[] =
    meant.length === 0
      ? []
      : await ctx.db
          .selectFrom('locations')
          .select([...locationColumns, 'locations.external_reference', 'locations.import_place'])
          .where(
            'id',
            'in',
            sql<number>`(select locations_of_books_by_file(${books}::bigint[], ${keys}::text[], ${names}::text[], ${names}::text[]))`,
          )
          .where('archived_at', 'is', null)
          .orderBy(sql`tenant_id <> ${customerTenantId}`)
          .orderBy('id')
          .execute()
  return bookOf(found)
}

/** @param found the customer's before one's own */
function bookOf(found: readonly BookRow[]): BookOfFile {
  const byId = new Map<number, OfferedLocation>(found.map((row) => [row.id, row]))
  const { match, add } = addressMatches(found.map(knownLocation))
  const byName = (name: string): MeantStop => {
    const named = found.filter((row) => plain(row.name) === plain(name))
    const numbered = found.filter(
      ({ external_reference: number }) => number !== null && referenceKey(number) === referenceKey(name),
    )
    const all = named.length > 0 ? named : numbered
    const [first] = all
    if (first === undefined)
      return { kind: 'fault', why: `No location “${name}” is in the address book: give its street and city` }
    const alike = all.filter(({ tenant_id: book }) => book === first.tenant_id)
    if (alike.length > 1)
      return { kind: 'fault', why: `${alike.length} locations are called “${name}”: give the street and city` }
    const number = first.external_reference
    // The zeros in front are the address book's: what a spreadsheet took away is not guessed, it is found there.
    const note = named.length === 0 && number !== null && number !== name ? `${number} in the address book` : null
    return { kind: 'known', location: first, note }
  }
  return {
    find(stop) {
      const { location } = stop
      if (location === null) return byName(stop.name)
      const meant = match({ ...location, externalReference: null })
      const known = meant.kind === 'known' && meant.id !== null ? byId.get(meant.id) : undefined
      return known ? { kind: 'known', location: known, note: null } : { kind: 'new', stop: { ...stop, location } }
    },
    add(row, location) {
      byId.set(row.id, row)
      add(knownRow(0, location, row.id))
    },
  }
}

function knownLocation({
  id,
  name,
  unit_number: unitNumber,
  street_address: address,
  city,
  import_place: place,
}: BookRow) {
  return {
    id,
    references: [],
    places: [locationKey({ name, unitNumber, address, city }), ...(place === null ? [] : [place])],
    called: name,
  }
}

/** A location that is added for a stop, as it would be stored. */
export function newLocationRow(stop: StopOfRow & { readonly location: ImportedLocation }) {
  return importedValues(stop.location, stop.contact === '' ? {} : { contactName: stop.contact })
}

/** The same as an order would copy it, before it is there: no location has this id. */
export function unstoredLocation(
  ctx: Pick<Context, 'tenantId'>,
  stop: StopOfRow & { readonly location: ImportedLocation },
  id: number,
): OfferedLocation {
  const row = newLocationRow(stop)
  return {
    id,
    tenant_id: ctx.tenantId,
    name: row.name ?? '',
    friendly_name: '',
    unit_number: row.unit_number ?? '',
    street_address: row.street_address ?? '',
    formatted_address: row.formatted_address ?? '',
    city: row.city ?? '',
    province: row.province ?? '',
    postal_code: row.postal_code ?? '',
    country: 'CA',
    latitude: row.latitude,
    longitude: row.longitude,
    approximate_pin: row.approximate_pin ?? false,
    contact_name: row.contact_name ?? '',
    phone: row.phone ?? null,
    email: null,
    kind: row.kind ?? 'commercial',
    operating_hours: null,
    pickup_notes: '',
    dropoff_notes: '',
    time_zone: row.time_zone ?? '',
  }
}

function plain(text: string): string {
  return bareLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

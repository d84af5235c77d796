import { sql } from 'kysely'
import {
  areaFinder,
  streetIn,
  type AddressArea,
  type AskedArea,
  type SplitAddress,
} from '#domain/addresses/address-area.ts'
import { formatAddress } from '#domain/addresses/address.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { cities, postalAreas } from '#generated/geography/canadian-areas.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { holdsEveryWord } from '#server/search-words.ts'
import { deliveryCentre } from './location-matches.ts'

type Suggestion = Schema<'AddressSuggestion'>

const most = 10

/**
 * Addresses that match what was typed, best first: the request tenant's own locations, then the configured geocoder's answers,
 * then the public places that the product knows, and last the street that was typed: in the city or postal area that ends it, or else in
 * the organization's own town. Without a geocoder, or when it fails, the rest still answers.
 */
export async function suggestAddresses(ctx: SignedInContext, typed: string): Promise<Suggestion[]> {
  const term = typed.trim()
  if (term.length < 3) return []
  const { geocoder } = ctx.deps
  const geocoded = geocoder ? await ctx.outside(`addresses ${term}`, () => geocoder.search(term, most)) : []
  const town = await ownTown(ctx)
  const near = (await deliveryCentre(ctx)) ?? middleOf(town)
  const [own, known] = await Promise.all([ownLocations(ctx, term, near), knownPlaces(ctx, term, near)])
  const typedOne = addressAreas.split(term, near) ?? streetIn(town, term)
  const seen = new Set<string>()
  return [...own, ...geocoded, ...known, ...(typedOne === null ? [] : [suggestionOf(typedOne)])]
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, most)
}

/** The cities and postal areas that the product knows. */
export const addressAreas = areaFinder({ cities, postalAreas })

/** Where an address lies, by its city and postal code. */
export async function areaOfAddress(ctx: SignedInContext, asked: AskedArea): Promise<AddressArea | null> {
  return addressAreas.find(asked, await nearOf(ctx))
}

/** Where one drives, and before the first location of an organization where it is itself. */
export async function nearOf(ctx: SignedInContext): Promise<LatLng | null> {
  return (await deliveryCentre(ctx)) ?? middleOf(await ownTown(ctx))
}

/** The town that ends the address of the request's organization. */
async function ownTown({ db, tenantId }: SignedInContext): Promise<AddressArea | null> {
  if (tenantId === null) return null
  const { address } = await db
    .selectFrom('tenants')
    .select('address')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return addressAreas.townOf(address)
}

function middleOf(area: AddressArea | null): LatLng | null {
  return area && { lat: area.latitude, lng: area.longitude }
}

function suggestionOf({ streetAddress, postalCode, area }: SplitAddress): Suggestion {
  const { city, province, latitude, longitude } = area
  const address = { streetAddress, city: city ?? '', province, postalCode }
  return {
    ...address,
    label: formatAddress(address),
    name: null,
    country: 'CA',
    latitude,
    longitude,
    approximate: true,
  }
}

const columns = sql.raw(`name, street_address as "streetAddress", city, province,
  nullif(postal_code, '') as "postalCode", country, latitude, longitude, formatted_address as label, false as approximate`)

async function ownLocations(
  { db, tenantId }: SignedInContext,
  term: string,
  near: LatLng | null,
): Promise<Suggestion[]> {
  if (tenantId === null) return []
  const { rows } = await sql<Suggestion>`
    select ${columns} from match_locations(${term}, array[${tenantId}]::bigint[], ${near?.lat ?? null}::float8,
      ${near?.lng ?? null}::float8, ${most}) with ordinality as match (id, place) join locations using (id)
    order by place`.execute(db)
  return rows
}

async function knownPlaces({ db }: SignedInContext, term: string, near: LatLng | null): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select ${columns} from gazetteer_places
    where ${holdsEveryWord(sql.ref('search_text'), term)}
    order by match_rank(name, formatted_address, ${term}, match_words(${term})),
      great_circle_m(${near?.lat ?? null}::float8, ${near?.lng ?? null}::float8, latitude, longitude), id limit ${most}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, name: row.name || null }))
}

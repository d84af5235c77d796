import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'

type Suggestion = Schema<'AddressSuggestion'>

const MOST = 10
/** A geocoder that does not answer in this time (milliseconds) is not worth waiting for while someone types. */
const GEOCODER_PATIENCE_MS = 2_500

/**
 * Addresses that match what was typed, best first: the request tenant's own places, then the configured geocoder's answers,
 * then the public places that the product knows. Without a geocoder, or when it fails, the rest still answers.
 */
export async function suggestAddresses(ctx: SignedInContext, typed: string): Promise<Suggestion[]> {
  const term = typed.trim()
  if (term.length < 3) return []
  const [own, geocoded, known] = await Promise.all([
    ctx.tenantId === null ? [] : ownPlaces(ctx, ctx.tenantId, term),
    askGeocoder(ctx, term),
    knownPlaces(ctx, term),
  ])
  const seen = new Set<string>()
  return [...own, ...geocoded, ...known].filter(({ label }) => !seen.has(label) && seen.add(label)).slice(0, MOST)
}

const columns = sql.raw(`name, street_address as "streetAddress", city, province,
  nullif(postal_code, '') as "postalCode", country, latitude, longitude, formatted_address as label`)

async function ownPlaces(ctx: SignedInContext, tenantId: number, term: string): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select ${columns} from locations
    where id in (select search_locations(${term}, ${tenantId}, false, ${MOST}))
    order by lower(name), id limit ${MOST}`.execute(ctx.db)
  return rows
}

async function knownPlaces(ctx: SignedInContext, term: string): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select ${columns} from gazetteer_places
    where search_text like all (array(select like_pattern(word) from regexp_split_to_table(${term}, '\\s+') as word))
    order by similarity(search_text, lower(${term})) desc, id limit ${MOST}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, name: row.name || null }))
}

/** The parts of a Photon answer (photon.komoot.io's format, which a self-hosted Photon speaks too) that are read. */
interface PhotonAnswer {
  features?: {
    geometry?: { coordinates?: [number, number] }
    properties?: Partial<
      Record<'name' | 'housenumber' | 'street' | 'city' | 'state' | 'postcode' | 'countrycode', string>
    >
  }[]
}

async function askGeocoder(ctx: SignedInContext, term: string): Promise<Suggestion[]> {
  const { geocoderUrl }: Config = ctx.deps.config
  if (geocoderUrl === null) return []
  try {
    const address = new URL(geocoderUrl)
    address.searchParams.set('q', term)
    address.searchParams.set('limit', String(MOST))
    const answer = await fetch(address, { signal: AbortSignal.timeout(GEOCODER_PATIENCE_MS) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return ((await answer.json()) as PhotonAnswer).features?.flatMap(toSuggestion) ?? []
  } catch (error) {
    ctx.deps.log.warn({ reason: String(error) }, 'The geocoder did not answer; the known places do')
    return []
  }
}

const provinceCodes: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Nova Scotia': 'NS',
  'Northwest Territories': 'NT',
  Nunavut: 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Québec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
}

function toSuggestion(feature: NonNullable<PhotonAnswer['features']>[number]): Suggestion[] {
  const [longitude, latitude] = feature.geometry?.coordinates ?? []
  const { name, housenumber, street, city, state = '', postcode, countrycode = 'CA' } = feature.properties ?? {}
  const province = provinceCodes[state]
  if (longitude === undefined || latitude === undefined || !city || !province) return []
  const streetAddress = [housenumber, street ?? name].filter(Boolean).join(' ')
  if (streetAddress === '') return []
  const region = [province, postcode].filter(Boolean).join(' ')
  const label = `${streetAddress}, ${city}, ${region}`
  const postalCode = postcode ?? null
  return [
    { label, name: name ?? null, streetAddress, city, province, postalCode, country: countrycode, latitude, longitude },
  ]
}

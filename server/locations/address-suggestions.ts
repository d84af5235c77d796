import { sql } from 'kysely'
import type { SignedInContext } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { holdsEveryWord } from '#server/search-words.ts'

type Suggestion = Schema<'AddressSuggestion'>

const most = 10

/**
 * Addresses that match what was typed, best first: the request tenant's own locations, then the configured geocoder's answers,
 * then the public places that the product knows. Without a geocoder, or when it fails, the rest still answers.
 */
export async function suggestAddresses(ctx: SignedInContext, typed: string): Promise<Suggestion[]> {
  const term = typed.trim()
  if (term.length < 3) return []
  const { geocoder } = ctx.deps
  const geocoded = geocoder ? await ctx.outside(`addresses ${term}`, () => geocoder.search(term, most)) : []
  const [own, known] = await Promise.all([
    ctx.tenantId === null ? [] : ownLocations(ctx, ctx.tenantId, term),
    knownPlaces(ctx, term),
  ])
  const seen = new Set<string>()
  return [...own, ...geocoded, ...known].filter(({ label }) => !seen.has(label) && seen.add(label)).slice(0, most)
}

const columns = sql.raw(`name, street_address as "streetAddress", city, province,
  nullif(postal_code, '') as "postalCode", country, latitude, longitude, formatted_address as label`)

async function ownLocations(ctx: SignedInContext, tenantId: number, term: string): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select ${columns} from locations
    where id in (select search_locations(${term}, ${tenantId}, false, ${most}))
    order by lower(name), id limit ${most}`.execute(ctx.db)
  return rows
}

async function knownPlaces(ctx: SignedInContext, term: string): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select ${columns} from gazetteer_places
    where ${holdsEveryWord(sql.ref('search_text'), term)}
    order by similarity(search_text, bare_letters(${term})) desc, id limit ${most}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, name: row.name || null }))
}

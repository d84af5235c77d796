import { sql } from 'kysely'
import { middleFinder } from '#domain/addresses/address-area.ts'
import type { AddressMapping } from '#domain/addresses/address-book.ts'
import type { FoundPin, PinFinder } from '#domain/addresses/address-import.ts'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { provinceFrom } from '#domain/geo/canada.ts'
import type { CsvTable } from '#server/files/csv-rows.ts'
import type { Context } from '#server/http/context.ts'
import { addressAreas, nearOf } from './address-suggestions.ts'

/**
 * Finds the pins of the rows that bring none, from what the product carries, without a network: the known place of the address, else the
 * middle of its postal area or city. The places of a whole part are asked for in one statement, and only where a row has need of them.
 */
export async function pinsOfRows(ctx: Context, table: CsvTable, mapping: AddressMapping): Promise<PinFinder> {
  const asked = addressesWithoutPin(table, mapping)
  if (asked.size === 0) return () => null
  const [near, places] = await Promise.all([nearOf(ctx), placesOf(ctx, [...asked])])
  const findMiddle = middleFinder(addressAreas, near)
  return (row) => places.get(addressKey(row.address, row.city, row.province)) ?? findMiddle(row)
}

function addressesWithoutPin({ heading, rows }: CsvTable, mapping: AddressMapping): Set<string> {
  const at = (column: string | undefined) => (column === undefined ? -1 : heading.indexOf(column))
  const [street, city, province, latitude, longitude] = [
    at(mapping.streetAddress),
    at(mapping.city),
    at(mapping.province),
    at(mapping.latitude),
    at(mapping.longitude),
  ]
  const asked = new Set<string>()
  for (const { values } of rows) {
    const text = (index: number) => values[index]?.trim() ?? ''
    if (text(latitude) !== '' || text(longitude) !== '') continue
    asked.add(addressKey(text(street), text(city), provinceFrom(text(province)) ?? text(province)))
  }
  return asked
}

/** As `address_key` of the database. */
function addressKey(street: string, city: string, province: string): string {
  return bareLetters(`${street} | ${city} | ${province}`)
    .replaceAll(/[^a-z0-9|]+/g, ' ')
    .trim()
}

async function placesOf({ db }: Context, keys: readonly string[]): Promise<ReadonlyMap<string, FoundPin>> {
  const { rows } = await sql<{ key: string; latitude: number; longitude: number }>`
    select distinct on (key) address_key(street_address, city, province) as key, latitude, longitude
    from gazetteer_places
    where street_address <> '' and address_key(street_address, city, province) = any (${keys}::text[])
    order by key, id`.execute(db)
  return new Map(rows.map(({ key, latitude, longitude }) => [key, { latitude, longitude, middleOf: null }]))
}

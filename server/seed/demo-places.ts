import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { importAddressRow, importKey, type ImportedLocation } from '#domain/addresses/address-import.ts'

/** Real places of the prairies: 372 shops of one chain, as published in 2017. */
export interface RealPlace {
  location: ImportedLocation
  key: string
}

const data = path.join(import.meta.dirname, 'data')

/** Every place of the shipped address list that its import would accept. */
export function realPlaces(): RealPlace[] {
  const rows = parse(readFileSync(path.join(data, 'prairie-store-locations.csv')), { columns: true }) as Record<
    string,
    string
  >[]
  return rows.flatMap((row) => {
    const { location } = importAddressRow({
      externalReference: row.store_number ?? '',
      name: row.name ?? '',
      address: row.street_address ?? '',
      city: row.city ?? '',
      province: row.province ?? '',
      postalCode: row.postcode ?? '',
      phone: row.phone ?? '',
      timezone: row.timezone ?? '',
      latitude: row.latitude ?? '',
      longitude: row.longitude ?? '',
    })
    return location === null ? [] : [{ location, key: importKey(location) }]
  })
}

import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import type { CallerHeaders, ServerProcess } from '#tests/api/support/server-process.ts'
import { insertLocation } from './order-fixtures.ts'

/* The file of an import in the middle of which something is killed. */

export interface ImportingCustomer {
  readonly headers: CallerHeaders
  readonly tenantId: number
}

/** Every tenth row goes to an address that no book has, each third of those to another one. */
const fileOf = (rows: number) =>
  [
    'Ref,From,To,Street,City,Prov,Parcel,Qty',
    ...Array.from({ length: rows }, (_, index) => {
      const to = index % 10 === 0 ? `Bakery ${index % 3},615 Broadway Avenue,Saskatoon,SK` : 'Clinic,,,'
      return `K-${index},Depot,${to},Box,1`
    }),
  ].join('\r\n')

const mapping = {
  reference: 'Ref',
  pickupName: 'From',
  dropoffName: 'To',
  dropoffStreet: 'Street',
  dropoffCity: 'City',
  dropoffProvince: 'Prov',
  parcelType: 'Parcel',
  quantity: 'Qty',
}

/** The locations of the book that the file names; in a system transaction. @returns the id of the depot */
export async function insertStops(db: Kysely<Database>, customerId: number): Promise<number> {
  await insertLocation(db, customerId, {
    name: 'Clinic',
    street_address: '3160 Preston Avenue',
    formatted_address: '3160 Preston Avenue, Saskatoon, SK S7T 1C1',
    latitude: 52.084,
    longitude: -106.63,
  })
  return insertLocation(db, customerId, { name: 'Depot' })
}

/** Begins the import of a file of so many rows. @returns the id of the import, which waits to be worked on */
export async function importRows(
  { address }: ServerProcess,
  { headers, tenantId }: ImportingCustomer,
  rows: number,
): Promise<number> {
  const terms = JSON.stringify({ customerTenantId: tenantId, mapping, units: 'Metric' })
  const query = new URLSearchParams({ terms, fileName: 'killed.csv' })
  const answer = await fetch(`${address}/api/tenants/${tenantId}/order-imports?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: fileOf(rows),
  })
  const { id, ...rest }: Schema<'OrderImport'> = JSON.parse(await answer.text())
  expect(rest).toMatchObject({ state: 'waiting', total: rows })
  return id
}

import { expect } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import type { Caller, World } from './order-world.ts'

export const columns = 'Ref,From,To,Address,City,Prov,Postal,Date,Time,Parcel,Qty,Weight (lb),Notes'
export const fileColumns = {
  reference: 'Ref',
  pickupName: 'From',
  dropoffName: 'To',
  dropoffStreet: 'Address',
  dropoffCity: 'City',
  dropoffProvince: 'Prov',
  dropoffPostalCode: 'Postal',
  date: 'Date',
  time: 'Time',
  parcelType: 'Parcel',
  quantity: 'Qty',
  weight: 'Weight (lb)',
  notes: 'Notes',
}
export const fileOf = (...rows: string[]) => [columns, ...rows].join('\r\n')

interface Asked {
  readonly who?: Caller
  readonly customerTenantId?: number
  readonly terms?: object
}

interface Refused {
  readonly errors?: Record<string, string[]>
}

export type OrderImports = ReturnType<typeof orderImports>

/** Ways to send files of orders to a world. */
export function orderImports(world: World) {
  async function send<Body>(
    path: string,
    csv: string,
    { who = world.callers.scheduler, customerTenantId, terms }: Asked,
  ) {
    const query = new URLSearchParams({
      terms: JSON.stringify({
        customerTenantId: customerTenantId ?? world.tenants.customer,
        mapping: fileColumns,
        units: 'Metric',
        ...terms,
      }),
      ...(path === 'order-imports' && { fileName: 'monday.csv' }),
    })
    const response = await fetch(`${world.address}/api/tenants/${who.tenantId}/${path}?${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        'x-tenant-id': String(who.tenantId),
        'content-type': 'text/csv',
      },
      body: csv,
    })
    const body: Body = await response.json()
    return { status: response.status, body }
  }

  const check = (csv: string, asked: Asked = {}) =>
    send<Schema<'OrderImportCheck'> & Refused>('order-imports/check', csv, asked)
  const create = (csv: string, asked: Asked = {}) => send<Schema<'OrderImport'> & Refused>('order-imports', csv, asked)

  /** What a file becomes, once the job is through. */
  async function placed(csv: string, asked: Asked = {}) {
    const { status, body } = await create(csv, asked)
    expect(body).toMatchObject({ state: 'waiting' })
    expect(status).toBe(200)
    await workOff(world)
    const who = asked.who ?? world.callers.scheduler
    const run = await world.call<Schema<'OrderImport'>>(who, 'GET', `/order-imports/${body.id}`)
    const rows = await world.call<Schema<'OrderImportRowPage'>>(who, 'GET', `/order-imports/${body.id}/rows`)
    return { run: run.body, rows: rows.body.data }
  }

  return { check, create, placed }
}

/** Rows whose drop-off is in the address book, and whose is not. */
export const knownRow = (reference: string, rest = '2026-11-20,1:30 pm,Box,2,66,Fragile') =>
  `${reference},Broadway Pharmacy,Stonebridge Clinic,,,,,${rest}`
export const unknownRow = (reference: string, name: string) =>
  `${reference},Broadway Pharmacy,${name},615 Broadway Avenue,Saskatoon,SK,S7N 1B4,2026-11-20,13:30,Box,1,10,`

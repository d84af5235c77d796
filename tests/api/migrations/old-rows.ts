import type { Rows } from './placed-test.ts'

/*
 * Rows of the schema as the first hundred migrations had it. Each function takes what differs; the rest is what such a
 * row usually had.
 */

/** A place as orders copied it. */
export const place = {
  id: null,
  name: 'Broadway Clinic',
  friendlyName: '',
  unitNumber: '',
  streetAddress: '737 Broadway Avenue',
  formattedAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: 'S7N 1B3',
  country: 'CA',
  latitude: 52.12,
  longitude: -106.66,
  contactName: 'Aylin Unal',
  phone: null,
  kind: 'commercial',
  operatingHours: null,
  pickupNotes: '',
  dropoffNotes: '',
  timezone: 'America/Regina',
}

/** Columns and their values; lists of JSON are given as text, because pg makes SQL arrays of lists. */
type Values = Readonly<Record<string, unknown>>

/** Inserts one row of a table that has an id; the id. */
export async function addRow({ one }: Rows, table: string, values: Values): Promise<number> {
  const columns = Object.keys(values)
  const places = columns.map((_, at) => `$${at + 1}`)
  const { id } = await one<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(values),
  )
  return id
}

export function addTenant(rows: Rows, name: string, kind = 'Courier'): Promise<number> {
  return addRow(rows, 'tenants', { name, kind, time_zone: 'America/Regina' })
}

/** A dispatcher; the id of the person. */
export async function addPerson(rows: Rows, tenantId: number, email: string): Promise<number> {
  const id = await addRow(rows, 'users', { email, first_name: 'Dana', last_name: 'Kowalski' })
  await rows.query(`insert into memberships (tenant_id, user_id, roles) values ($1, $2, '{6}')`, [tenantId, id])
  return id
}

export interface OldService {
  serviceId: number
  revisionId: number
}

/** A service with one published revision. */
export async function addService(
  rows: Rows,
  tenantId: number,
  name: string,
  revision: Values = {},
): Promise<OldService> {
  const serviceId = await addRow(rows, 'services', { tenant_id: tenantId, name })
  const revisionId = await addRevision(rows, { tenantId, serviceId, ...revision })
  await rows.query('update services set published_revision_id = $2 where id = $1', [serviceId, revisionId])
  return { serviceId, revisionId }
}

/** A revision of a service, the first and published one unless `values` say otherwise. */
export function addRevision(
  rows: Rows,
  { tenantId, serviceId, ...values }: { tenantId: number; serviceId: number } & Values,
): Promise<number> {
  return addRow(rows, 'service_revisions', {
    tenant_id: tenantId,
    service_id: serviceId,
    number: 1,
    status: 'published',
    pricing: {},
    ...values,
  })
}

/** A courier with a service, and a customer of it with somebody who orders. */
export interface Trade {
  courier: number
  customer: number
  personId: number
  service: OldService
}

/** @param migration its four digits, from which the names are made: `Courier of 0011`, `dana@m0011.example` */
export async function addTrade(rows: Rows, migration: string): Promise<Trade> {
  const courier = await addTenant(rows, `Courier of ${migration}`)
  const customer = await addTenant(rows, `Customer of ${migration}`, 'Customer')
  await addLink(rows, courier, customer, 'courier-customer')
  return {
    courier,
    customer,
    personId: await addPerson(rows, customer, `dana@m${migration}.example`),
    service: await addService(rows, courier, `Service of ${migration}`),
  }
}

export async function addLink(rows: Rows, tenantId: number, partnerId: number, kind: string): Promise<void> {
  await addRow(rows, 'tenant_links', { tenant_id: tenantId, partner_tenant_id: partnerId, kind })
}

/** An order that the customer placed with the courier, unless `values` say otherwise; its number. */
export function addOrder(
  rows: Rows,
  { courier, customer, personId, service }: Trade,
  values: Values = {},
): Promise<number> {
  return addRow(rows, 'delivery_orders', {
    sender_tenant_id: customer,
    receiver_tenant_id: courier,
    scheduled_by_tenant_id: customer,
    sender_user_id: personId,
    sender_user_name: 'Dana Kowalski',
    service_id: service.serviceId,
    service_revision_id: service.revisionId,
    service_name: 'City Same Day',
    pickup_location: place,
    dropoff_location: place,
    available_at: 1_690_000_000,
    distance_m: 14_300,
    time_s: 1471,
    ...values,
  })
}

/** The price of an order in cents, with the GST of five percent; null: it is pending. */
export async function addPrice(
  { query }: Rows,
  orderId: number,
  { revisionId }: OldService,
  preTaxCents: number | null,
): Promise<void> {
  const taxCents = preTaxCents === null ? null : Math.round(preTaxCents * 0.05)
  await query(
    `insert into delivery_order_prices
       (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents,
       pre_tax_cents, tax_cents, total_cents)
     values ($1, $2, 'variable', '{}', '[]', $3, $3, $4, $3::bigint + $4::bigint)`,
    [orderId, revisionId, preTaxCents, taxCents],
  )
}

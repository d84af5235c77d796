import type { Rows } from './placed-test.ts'

/* Rows as the schema takes them from 0110 on: each function is told only what differs from row to row. */

/** Inserts one row; a value that is an array goes into an array column. Returns its id. */
export async function add(rows: Rows, table: string, values: Readonly<Record<string, unknown>>): Promise<number> {
  const columns = Object.keys(values)
  const places = columns.map((_, at) => `$${at + 1}`)
  const { id } = await rows.one<{ id: number }>(
    `insert into ${table} (${columns.join()}) values (${places.join()}) returning id`,
    Object.values(values),
  )
  return id
}

export async function addTenant(rows: Rows, name: string, values: Readonly<Record<string, unknown>> = {}) {
  return add(rows, 'tenants', { name, kind: 'Courier', time_zone: 'America/Regina', ...values })
}

export async function addPerson(rows: Rows, email: string, values: Readonly<Record<string, unknown>> = {}) {
  return add(rows, 'users', { email, first_name: 'Dana', last_name: 'Kowalski', ...values })
}

interface Service {
  readonly serviceId: number
  readonly revisionId: number
}

/** A service whose first revision is published. */
async function addService(rows: Rows, tenantId: number, name = 'City Same Day'): Promise<Service> {
  const serviceId = await add(rows, 'services', { tenant_id: tenantId, name })
  const revisionId = await add(rows, 'service_revisions', {
    tenant_id: tenantId,
    service_id: serviceId,
    number: 1,
    status: 'published',
    pricing: '{}',
    published_at: 1_690_000_000,
  })
  await rows.query('update services set published_revision_id = $1 where id = $2', [revisionId, serviceId])
  return { serviceId, revisionId }
}

/** A courier with a service, a customer of it and a person of the courier. */
export interface Firm extends Service {
  readonly courierId: number
  readonly customerId: number
  readonly userId: number
}

/**
 * @param what stands in the names, such as 0120
 * @param values of the courier
 */
export async function addFirm(rows: Rows, what: string, values: Readonly<Record<string, unknown>> = {}): Promise<Firm> {
  const courierId = await addTenant(rows, `Courier of ${what}`, values)
  const customerId = await addTenant(rows, `Customer of ${what}`, { kind: 'Customer' })
  await rows.query(
    `insert into tenant_links (tenant_id, partner_tenant_id, kind) values ($1, $2, 'courier-customer')`,
    [courierId, customerId],
  )
  const userId = await addPerson(rows, `${what.replaceAll(' ', '.')}@firm.example`)
  await rows.query(`insert into memberships (tenant_id, user_id, roles) values ($1, $2, '{13}')`, [courierId, userId])
  return { courierId, customerId, userId, ...(await addService(rows, courierId)) }
}

const place = {
  id: null,
  name: 'Broadway Clinic',
  friendlyName: '',
  unitNumber: '4',
  streetAddress: '737 Broadway Avenue',
  formattedAddress: '4-737 Broadway Avenue, Saskatoon, SK S7N 1B3',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: 'S7N 1B3',
  country: 'CA',
  latitude: 52.12,
  longitude: -106.66,
  contactName: 'Aylin Ünal',
  phone: null,
  kind: 'commercial',
  operatingHours: null,
  pickupNotes: '',
  dropoffNotes: '',
  timezone: 'America/Regina',
}

/** An order that the customer of a firm placed; `po` is what a test finds it by. */
export async function addOrder(rows: Rows, firm: Firm, po: string, values: Readonly<Record<string, unknown>> = {}) {
  return add(rows, 'delivery_orders', {
    sender_tenant_id: firm.customerId,
    receiver_tenant_id: firm.courierId,
    scheduled_by_tenant_id: firm.customerId,
    sender_user_id: firm.userId,
    sender_user_name: 'Dana Kowalski',
    service_id: firm.serviceId,
    service_revision_id: firm.revisionId,
    service_name: 'City Same Day',
    pickup_location: place,
    dropoff_location: { ...place, name: 'Pharmacie Côté', contactName: 'Zoë Ångström' },
    po_number: po,
    available_at: 1_770_000_000,
    distance_m: 14_300,
    time_s: 1471,
    ...values,
  })
}

export interface Line {
  readonly key: string
  readonly name: string
  readonly cents: number
  /** Null: of a rule that says nothing more. */
  readonly input?: object | null
}

/** The price of an order; without lines it is pending. Each rule is named by the first word of a line's key. */
export async function addPrice(rows: Rows, firm: Firm, orderId: number, lines: readonly Line[]): Promise<void> {
  const sum = (some: readonly Line[]) => some.reduce((total, { cents }) => total + cents, 0)
  const taxCents = sum(lines.filter(({ key }) => key.startsWith('tax:')))
  const cents = lines.length === 0 ? [null, null, null] : [sum(lines) - taxCents, taxCents, sum(lines)]
  const stored = lines.map(({ key, name, cents: priceCadCents, input }) => ({
    key,
    group: key.startsWith('tax:') ? 'tax' : 'other',
    name,
    priceCadCents,
    reason: input === null ? { rule: key.split(':')[0] } : { rule: key.split(':')[0], input: input ?? {} },
  }))
  await rows.query(
    `insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents, pre_tax_cents,
       tax_cents, total_cents) values ($1, $2, 'variable', '{}', $3, $4, $4, $5, $6)`,
    [orderId, firm.revisionId, JSON.stringify(stored), ...cents],
  )
}

export interface Link {
  readonly provider: number
  readonly asker: number
  readonly kind: 'courier-customer' | 'courier-broker' | 'supplier-customer'
  readonly since: number
  readonly until?: number
  readonly placesOrders?: boolean
}

export async function addLink(rows: Rows, { provider, asker, kind, since, until, placesOrders = false }: Link) {
  return add(rows, 'tenant_links', {
    tenant_id: provider,
    partner_tenant_id: asker,
    kind,
    created_at: since,
    ended_at: until ?? null,
    places_orders: placesOrders,
  })
}

import { sql } from 'kysely'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import type { TenantKind } from '#server/db/schema.ts'

const locationCopy: LocationCopy = {
  id: null,
  name: 'Broadway Clinic',
  friendlyName: '',
  unitNumber: '4',
  streetAddress: '737 Broadway Avenue',
  formattedAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
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

/** An organisation; its id. */
export async function addTenant(database: Transactions, name: string, kind: TenantKind = 'Courier'): Promise<number> {
  const { id } = await database.systemTransaction((db) =>
    db
      .insertInto('tenants')
      .values({ name, kind, time_zone: 'America/Regina' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** A person and the membership; the id of the person. */
export async function addPerson(
  database: Transactions,
  tenantId: number,
  email: string,
  roles: number[] = [13],
): Promise<number> {
  return database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, first_name: 'Dana', last_name: 'Kowalski' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('memberships').values({ tenant_id: tenantId, user_id: id, roles }).execute()
    return id
  })
}

export interface ServiceIds {
  serviceId: number
  revisionId: number
}

/** A service with one published revision. */
export async function addService(database: Transactions, tenantId: number): Promise<ServiceIds> {
  return database.tenantTransaction({ tenantId, userId: null }, async (db) => {
    const service = await db
      .insertInto('services')
      .values({ tenant_id: tenantId, name: 'City Same Day' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const revision = await db
      .insertInto('service_revisions')
      .values({ tenant_id: tenantId, service_id: service.id, number: 1, status: 'published', pricing: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { serviceId: service.id, revisionId: revision.id }
  })
}

/** The organisations that an order is between. */
export interface Parties {
  sender: number
  receiver: number
  broker?: number
}

/** An order that the sender made; its number. */
export async function addOrder(
  database: Pick<Transactions, 'systemTransaction'>,
  { sender, receiver, broker }: Parties,
  userId: number,
  service: ServiceIds,
  poNumber = '',
): Promise<number> {
  const { id } = await database.systemTransaction((db) =>
    db
      .insertInto('delivery_orders')
      .values({
        sender_tenant_id: sender,
        receiver_tenant_id: receiver,
        broker_tenant_id: broker ?? null,
        scheduled_by_tenant_id: sender,
        sender_user_id: userId,
        sender_user_name: 'Dana Kowalski',
        service_id: service.serviceId,
        service_revision_id: service.revisionId,
        service_name: 'City Same Day',
        pickup_location: JSON.stringify(locationCopy),
        dropoff_location: JSON.stringify({ ...locationCopy, name: 'Łukasz 100% Cotton' }),
        po_number: poNumber,
        available_at: 1_795_281_300,
        distance_m: 14_300,
        time_s: 1471,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** So many orders like one that is there, with notes that make their rows longer than most. */
export async function addOrdersLike(database: Transactions, orderId: number, count: number): Promise<void> {
  await database.systemTransaction((db) =>
    sql`
      insert into delivery_orders (sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id,
        sender_user_name, service_id, service_revision_id, service_name, pickup_location, dropoff_location, available_at,
        distance_m, time_s, order_notes)
      select sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name, service_id,
        service_revision_id, service_name, pickup_location, dropoff_location, available_at, distance_m, time_s, repeat('x', 300)
      from delivery_orders, generate_series(1, ${count}::int) where id = ${orderId}`.execute(db),
  )
}

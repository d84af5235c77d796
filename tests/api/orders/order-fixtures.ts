import type { Kysely } from 'kysely'
import type { RangeBand, RevisionPricing } from '#domain/pricing/types.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database, NewRow, TenantKind } from '#server/db/schema.ts'

/** A courier and its customer, linked, and a courier that knows neither; their people by what they do. */
export async function insertPeople(db: Kysely<Database>) {
  const tenants = {
    courier: await insertTenant(db, 'Prairie Sky', 'Courier'),
    customer: await insertTenant(db, 'Meewasin Pharmacy', 'Customer'),
    stranger: await insertTenant(db, 'Queen City', 'Courier'),
  }
  await db
    .insertInto('tenant_links')
    .values({ tenant_id: tenants.courier, partner_tenant_id: tenants.customer, kind: 'courier-customer' })
    .execute()
  await db
    .updateTable('courier_settings')
    .set({ dispatch_hours: JSON.stringify(dispatchHours) })
    .where('tenant_id', '=', tenants.courier)
    .execute()
  const users = {
    dispatcher: await insertUser(db, tenants.courier, 'Dana Kowalski', [roles.dispatcher]),
    viewer: await insertUser(db, tenants.courier, 'Vera Viewer', [roles.viewer]),
    driver: await insertUser(db, tenants.courier, 'Ravi Patel', [roles.driver]),
    otherDriver: await insertUser(db, tenants.courier, 'Mina Okafor', [roles.driver]),
    archivedDriver: await insertUser(db, tenants.courier, 'Old Driver', [roles.driver], { archived_at: 1 }),
    scheduler: await insertUser(db, tenants.customer, 'Łukasz Ünal', [roles.scheduler]),
    customerOwner: await insertUser(db, tenants.customer, 'Olive Owner', [roles.owner]),
    stranger: await insertUser(db, tenants.stranger, 'Sam Stranger', [roles.owner, roles.driver]),
  }
  return { tenants, users }
}

const day = { closed: false, hours: { openTime: 25_200, closeTime: 72_000 } }
/** From 7 to 20 o'clock, not on Sundays. */
const dispatchHours = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day }

export async function insertTenant(db: Kysely<Database>, name: string, kind: TenantKind): Promise<number> {
  const { id } = await db
    .insertInto('tenants')
    .values({ name, kind, time_zone: 'America/Regina', address: '306 Ontario Ave, Saskatoon, SK S7K 1S3' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertUser(
  db: Kysely<Database>,
  tenantId: number,
  name: string,
  held: RoleId[],
  changes: Partial<NewRow<'users'>> = {},
): Promise<number> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${lastName.toLowerCase()}.${tenantId}@example.test`,
      first_name: firstName,
      last_name: lastName,
      created_by_tenant_id: tenantId,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(db, { tenantId, userId: id, now: 1_795_281_300 }, held.map(defaultRole))
  return id
}

/** A location at Broadway and 10th unless said otherwise. */
export async function insertLocation(
  db: Kysely<Database>,
  tenantId: number,
  changes: Partial<NewRow<'locations'>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('locations')
    .values({
      tenant_id: tenantId,
      name: 'Broadway & 10th',
      street_address: '737 Broadway Avenue',
      formatted_address: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
      city: 'Saskatoon',
      province: 'SK',
      postal_code: 'S7N 1B3',
      latitude: 52.12,
      longitude: -106.66,
      time_zone: 'America/Regina',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ids of a service that the customer may order, and of what its published revision offers. */
export interface ServiceIds {
  id: number
  revisionId: number
  box: number
  envelope: number
  rush: number
  anyTime: number
  afterHours: number
  zone: number
}

/**
 * The service of the worked example (docs/rules/pricing.md): base fee 1200, 110 a kilometre beyond 5, 150 per 10 kg step above
 * 25 kg, 100 a box, Rush 40 %; what is charged for the hour and the zone stands in as tags of 500 and 300.
 */
export async function insertService(db: Kysely<Database>, courierId: number, customerId: number): Promise<ServiceIds> {
  const service = await db
    .insertInto('services')
    .values({ tenant_id: courierId, name: 'City Same Day' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = await insertRevision(db, courierId, service.id, 1)
  await db
    .insertInto('customer_services')
    .values({ tenant_id: courierId, customer_tenant_id: customerId, service_id: service.id })
    .execute()
  return ids
}

/** Publishes a revision of the service, from now on the one that orders get. */
export async function insertRevision(
  db: Kysely<Database>,
  courierId: number,
  serviceId: number,
  number: number,
  changes: Partial<RevisionPricing> = {},
): Promise<ServiceIds> {
  const revision = await db
    .insertInto('service_revisions')
    .values({
      tenant_id: courierId,
      service_id: serviceId,
      number,
      status: 'published',
      vehicle_name: 'Cargo van',
      pricing: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owned = { tenant_id: courierId, service_revision_id: revision.id }
  const [box, envelope] = await db
    .insertInto('service_revision_parcel_types')
    .values([
      { ...owned, name: 'Box', max_weight_kg: 30, max_length_m: 0.6, max_width_m: 0.4, max_height_m: 0.4 },
      { ...owned, name: 'Envelope', max_weight_kg: 0.5, max_length_m: 0.3, max_width_m: 0.2, max_height_m: 0.01 },
    ])
    .returning('id')
    .execute()
  const [rush, anyTime] = await db
    .insertInto('service_revision_service_speeds')
    .values([
      { ...owned, name: 'Rush', duration_s: 5_400, text_color: '#c2410c' },
      { ...owned, name: 'Any time' },
    ])
    .returning('id')
    .execute()
  const [afterHours, zone] = await db
    .insertInto('service_revision_tags')
    .values([
      { ...owned, name: 'After hours' },
      { ...owned, name: 'Outer zone' },
    ])
    .returning('id')
    .execute()
  const ids: ServiceIds = {
    id: serviceId,
    revisionId: revision.id,
    box: box?.id ?? 0,
    envelope: envelope?.id ?? 0,
    rush: rush?.id ?? 0,
    anyTime: anyTime?.id ?? 0,
    afterHours: afterHours?.id ?? 0,
    zone: zone?.id ?? 0,
  }
  await db
    .updateTable('service_revisions')
    .set({ pricing: JSON.stringify({ ...pricingOf(ids), ...changes }) })
    .where('id', '=', revision.id)
    .execute()
  await db.updateTable('services').set({ published_revision_id: revision.id }).where('id', '=', serviceId).execute()
  return ids
}

function band(more: Partial<RangeBand>): RangeBand {
  return { from: 0, to: null, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started', ...more }
}

function pricingOf(ids: ServiceIds): RevisionPricing {
  return {
    type: 'variable',
    baseFeeCadCents: 1_200,
    distanceRanges: {
      mode: 'graduated',
      fallbackCadCents: null,
      bands: [band({ to: 5_000 }), band({ from: 5_000, perStepCadCents: 110, step: 1_000, stepCount: 'exact' })],
    },
    weightRanges: {
      mode: 'graduated',
      fallbackCadCents: null,
      bands: [band({ to: 25 }), band({ from: 25, perStepCadCents: 150, step: 10 })],
    },
    volumeRanges: null,
    parcelTypes: [
      { id: ids.box, name: 'Box', feeCadCents: 100 },
      { id: ids.envelope, name: 'Envelope', feeCadCents: 0 },
    ],
    serviceSpeeds: [
      { id: ids.rush, name: 'Rush', charge: { percent: 40 } },
      { id: ids.anyTime, name: 'Any time', charge: { amountCadCents: 0 } },
    ],
    tags: [
      { id: ids.afterHours, name: 'After hours', charge: { amountCadCents: 500 } },
      { id: ids.zone, name: 'Outer zone', charge: { amountCadCents: 300 } },
    ],
    minimumCadCents: null,
    maximumCadCents: null,
    fuelSurchargeOf: null,
    tax: { kind: 'taxable', pstSk: false },
  }
}

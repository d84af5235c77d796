import { sql, type Kysely } from 'kysely'
import { formatAddress } from '#domain/addresses/address.ts'
import { importKey, type ImportedLocation } from '#domain/addresses/address-import.ts'
import { weekdays } from '#domain/time/zoned-time.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { importedValues } from '#server/locations/location.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { insertOrderFields } from './demo-order-fields.ts'
import { demoTenants, type DemoPerson, type DemoRole, type DemoTenant } from '../session/demo-people.ts'
import { insertCustomers } from './demo-customers.ts'
import { couriersContacts, customersContacts, insertContacts } from './demo-contacts.ts'
import { realPlaces, type RealPlace } from './demo-places.ts'
import { demoZones } from './demo-zones.ts'
import { demoServices, type DemoService } from './demo-services.ts'
import { insertProtocols, insertRetiredProtocol } from './demo-protocols.ts'
import { insertServiceParts } from './demo-service-parts.ts'
import { insertCourierSettings } from './demo-settings.ts'
import { insertTaxes } from './demo-taxes.ts'

type BookOwner = Extract<DemoTenant['key'], 'courier' | 'customer' | 'supplier' | 'managed' | 'onHold'>

/** Ids of what the demo's orders are made from. */
export interface DemoWorld {
  tenants: Record<DemoTenant['key'], number>
  /** By e-mail. */
  users: ReadonlyMap<string, number>
  services: readonly SeededService[]
  /** Locations in Saskatoon by owner. */
  cityLocations: Record<BookOwner, number[]>
  /** One of the courier's, out of town, of which nobody wrote down the province: no standing tax is known there. */
  provincelessLocation: number
  /** The courier's locations that no order of the customer has yet. */
  locationsToShare: Set<number>
  /** The ids of the courier's own fields by their names. */
  orderFields: ReadonlyMap<string, number>
}
export interface SeededService {
  id: number
  service: DemoService
  parcelTypeIds: readonly number[]
  speedIds: readonly number[]
  tagIds: readonly number[]
}

export const demoTimeZone = 'America/Regina'
const courierLocations = 14
const customerLocations = 26

/** Organisations, people, links, settings, services, zones, vehicles and address books, without any order. */
export async function seedOrganisations(db: Kysely<Database>, now: number, passwordHash: string): Promise<DemoWorld> {
  const users = new Map<string, number>()
  const ids = new Map<DemoTenant['key'], number>()
  for (const tenant of demoTenants) {
    const tenantId = await insertTenant(db, tenant, now)
    ids.set(tenant.key, tenantId)
    for (const person of tenant.people)
      users.set(person.email, await insertPerson(db, person, tenantId, passwordHash, now))
  }
  const idOf = (key: DemoTenant['key']) => ids.get(key) ?? 0
  const tenants = {
    courier: idOf('courier'),
    customer: idOf('customer'),
    supplier: idOf('supplier'),
    stranger: idOf('stranger'),
    internal: idOf('internal'),
    managed: idOf('managed'),
    onHold: idOf('onHold'),
    applicant: idOf('applicant'),
    refused: idOf('refused'),
    offering: idOf('offering'),
    formerPartner: idOf('formerPartner'),
  }
  await insertLinks(db, tenants, now)
  await insertCourierSettings(db, tenants, users, now)
  const mapId = await insertServiceMap(db, tenants.courier, now)
  const services: SeededService[] = []
  for (const service of demoServices) services.push(await insertService(db, service, tenants.courier, mapId, now))
  await insertCustomers(
    db,
    tenants,
    services.map(({ id }) => id),
    now,
  )
  // So that a customer who joins has something to order.
  await db
    .updateTable('services')
    .set({ open_to_all: true })
    .where('id', '=', services[0]?.id ?? 0)
    .execute()
  await insertServiceParts(db, tenants.courier, demoServices, now)
  await insertRetiredProtocol(db, tenants.courier, now)
  await insertContacts(db, tenants.courier, couriersContacts, now)
  await insertContacts(db, tenants.customer, customersContacts, now)
  const orderFields = await insertOrderFields(db, tenants.courier, now)
  await insertTaxes(db, tenants.courier, now)
  await insertVehicles(db, tenants.courier, users, now)
  const places = realPlaces()
  await insertGazetteer(db, places)
  const locations = await insertAddressBooks(db, tenants, places, now)
  return { tenants, users, services, ...locations, orderFields }
}

function insertTenant(db: Kysely<Database>, tenant: DemoTenant, now: number): Promise<number> {
  const { name, kind, features, address, phone } = tenant
  const bills = { bill_to_name: `${name} Ltd.`, bill_to_address: address }
  const given = { name, kind, features, address, phone, order_support_phone: phone, ...bills, time_zone: demoTimeZone }
  return makeTenant(db, given, now)
}

async function insertPerson(
  db: Kysely<Database>,
  person: DemoPerson,
  tenantId: number,
  passwordHash: string,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      password_hash: passwordHash,
      is_admin: person.admin ?? false,
      current_tenant_id: tenantId,
      time_zone: demoTimeZone,
      unit_preference: 'MetricMixed',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role =
    typeof person.role === 'number' ? defaultRole(person.role) : await insertRole(db, person.role, tenantId, now)
  await addMember(db, { tenantId, userId: id, now }, [role])
  return id
}

function insertRole(db: Kysely<Database>, { name, description, permissions }: DemoRole, tenantId: number, now: number) {
  return db
    .insertInto('roles')
    .values({
      tenant_id: tenantId,
      name,
      description,
      permissions: [...permissions],
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

async function insertLinks(db: Kysely<Database>, tenants: DemoWorld['tenants'], now: number): Promise<void> {
  const link = (tenant_id: number, partner_tenant_id: number, kind: Row<'tenant_links'>['kind']) => ({
    tenant_id,
    partner_tenant_id,
    kind,
    places_orders: kind === 'supplier-customer',
    created_at: now,
  })
  await db
    .insertInto('tenant_links')
    .values([link(tenants.supplier, tenants.customer, 'supplier-customer')])
    .execute()
}

async function insertServiceMap(db: Kysely<Database>, tenantId: number, now: number): Promise<number> {
  const found = demoZones()
  const { rows } = await sql<{ number: number }>`
    select nextval('service_zone_numbers') as number from generate_series(1, ${found.length})`.execute(db)
  const zones = JSON.stringify(found.map((zone, index) => ({ ...zone, number: rows[index]?.number })))
  const { id } = await db
    .insertInto('service_maps')
    .values({
      tenant_id: tenantId,
      name: 'Saskatoon',
      description: 'The neighbourhoods of the city',
      fallback_fee_cad_cents: 1_500,
      service_zones: zones,
      published_zones: zones,
      published_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A service of the tenant with one published revision, within a service map or without. */
export async function insertService(
  db: Kysely<Database>,
  service: DemoService,
  tenantId: number,
  mapId: number | null,
  now: number,
): Promise<SeededService> {
  const { id } = await db
    .insertInto('services')
    .values({
      tenant_id: tenantId,
      name: service.name,
      description: service.description,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = await insertProtocols(db, service, tenantId, now)
  const revision = await db
    .insertInto('service_revisions')
    .values({
      tenant_id: tenantId,
      service_id: id,
      number: 1,
      status: 'published',
      vehicle_name: service.vehicleName,
      pricing: JSON.stringify({ ...service.pricing, parcelTypes: [], serviceSpeeds: [], tags: [] }),
      service_map_id: mapId,
      protocols: JSON.stringify(asked.protocols),
      published_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owned = { tenant_id: tenantId, service_revision_id: revision.id }
  const parcelTypes = await db
    .insertInto('service_revision_parcel_types')
    .values(
      service.parcelTypes.map((type, position) => ({
        ...owned,
        position,
        name: type.name,
        description: type.description,
        max_weight_kg: type.maxWeightKg,
        max_length_m: type.size[0],
        max_width_m: type.size[1],
        max_height_m: type.size[2],
      })),
    )
    .returning('id')
    .execute()
  const speeds = await db
    .insertInto('service_revision_service_speeds')
    .values(
      service.speeds.map((speed, position) => ({
        ...owned,
        position,
        name: speed.name,
        description: speed.description,
        text_color: speed.textColor,
        duration_s: speed.durationS,
      })),
    )
    .returning('id')
    .execute()
  const tags = await db
    .insertInto('service_revision_tags')
    .values(service.tags.map((tag, position) => ({ ...owned, position, name: tag.name })))
    .returning('id')
    .execute()
  const named = <Item extends { name: string }, Rest>(
    rows: { id: number }[],
    items: readonly Item[],
    rest: (item: Item) => Rest,
  ) =>
    rows.map((row, index) => {
      const item = items[index]
      if (!item) throw new Error(`More rows than items in ${service.name}`)
      return { id: row.id, name: item.name, ...rest(item) }
    })
  const pricing = {
    ...service.pricing,
    protocolIds: asked.protocolIds,
    parcelTypes: named(parcelTypes, service.parcelTypes, ({ feeCadCents }) => ({ feeCadCents })),
    serviceSpeeds: named(speeds, service.speeds, ({ charge }) => ({ charge })),
    tags: named(tags, service.tags, ({ charge }) => ({ charge })),
  }
  await db
    .updateTable('service_revisions')
    .set({ pricing: JSON.stringify(pricing) })
    .where('id', '=', revision.id)
    .execute()
  await db.updateTable('services').set({ published_revision_id: revision.id }).where('id', '=', id).execute()
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id)
  const seeded = { ...service, protocols: asked.protocols }
  return { id, service: seeded, parcelTypeIds: idsOf(parcelTypes), speedIds: idsOf(speeds), tagIds: idsOf(tags) }
}

async function insertVehicles(db: Kysely<Database>, tenantId: number, users: ReadonlyMap<string, number>, now: number) {
  /** With what each carries: kilograms and cubic metres. */
  const models = [
    ['Ford Transit', 1_500, 10.5],
    ['Ram ProMaster', 1_800, 11.5],
    ['Toyota Corolla', 380, 0.37],
    ['Honda Fit', 390, 0.47],
    ['Isuzu NPR', 3_600, 24],
    ['Nissan NV200', 670, 3.5],
    ['Kia Soul', 400, 0.69],
    ['Chevrolet Express', 1_400, 6.8],
  ] as const
  await db
    .insertInto('vehicles')
    .values(
      models.map(([name, maxWeightKg, maxVolumeM3], index) => ({
        tenant_id: tenantId,
        name,
        max_weight_kg: maxWeightKg,
        max_volume_m3: maxVolumeM3,
        license_plate: `${100 + index * 37} WBL`,
        // The seventh driver is off these days, and nobody has that vehicle.
        driver_user_id: index === 6 ? null : (users.get(`driver${index + 1}@prairiesky.example`) ?? null),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}

async function insertGazetteer(db: Kysely<Database>, places: readonly RealPlace[]): Promise<void> {
  await db
    .insertInto('gazetteer_places')
    .values(
      places.map(({ location, key }) => {
        const { name, street_address, formatted_address, city, province, postal_code, latitude, longitude, time_zone } =
          addressBookValues(location)
        return {
          name,
          street_address,
          formatted_address,
          city,
          province,
          postal_code,
          latitude,
          longitude,
          time_zone,
          source: 'prairie-stores',
          source_key: key,
        }
      }),
    )
    .execute()
}

/**
 * The first places of the list in and near Saskatchewan: the courier's own depots, then the customer's pharmacies. The others have
 * their own address, and where they send to.
 */
async function insertAddressBooks(
  db: Kysely<Database>,
  tenants: DemoWorld['tenants'],
  places: readonly RealPlace[],
  now: number,
): Promise<Pick<DemoWorld, 'cityLocations' | 'provincelessLocation' | 'locationsToShare'>> {
  const near = places.toSorted((left, right) => distanceFromCity(left) - distanceFromCity(right))
  const books = {
    courier: near.filter((_, index) => index % 3 === 0).slice(0, courierLocations),
    customer: near.filter((_, index) => index % 3 !== 0).slice(0, customerLocations),
    supplier: [placeOf('Northline Warehouse', '2625 Airport Drive', 'S7L 7L1', [52.1652, -106.6819], '+13065550302')],
    managed: [
      placeOf('Nutana Flowers', '625 Broadway Avenue', 'S7N 1A9', [52.1191, -106.6568], '+13065550610'),
      placeOf('Royal University Hospital', '103 Hospital Drive', 'S7N 0W8', [52.131, -106.641]),
      placeOf('TCU Place', '35 22nd Street East', 'S7K 0C8', [52.1296, -106.6655]),
    ],
    onHold: [
      placeOf('Bridge City Dental Lab', '120 2nd Avenue North', 'S7K 2B2', [52.129, -106.6625], '+13065550620'),
      placeOf('Lawson Heights Mall', '134 Primrose Drive', 'S7K 5S6', [52.1668, -106.647]),
    ],
  }
  const outOfTown = books.courier.find(({ location }) => location.city !== 'Saskatoon')
  const cityLocations: DemoWorld['cityLocations'] = { courier: [], customer: [], supplier: [], managed: [], onHold: [] }
  const locationsToShare = new Set<number>()
  let provinceless: number | undefined
  for (const owner of ['courier', 'customer', 'supplier', 'managed', 'onHold'] as const) {
    const rows = await db
      .insertInto('locations')
      .values(
        books[owner].map(({ location, key }) => ({
          ...addressBookValues(location),
          ...(key === outOfTown?.key && withoutProvince(location)),
          tenant_id: tenants[owner],
          import_key: key,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning(['id', 'city', 'province'])
      .execute()
    cityLocations[owner] = rows.filter((row) => row.city === 'Saskatoon').map((row) => row.id)
    if (owner === 'courier') for (const { id } of rows) locationsToShare.add(id)
    provinceless ??= rows.find((row) => row.province === '')?.id
  }
  if (provinceless === undefined) throw new Error('Every location of the demo has a province.')
  return { cityLocations, provincelessLocation: provinceless, locationsToShare }
}

/** A place in Saskatoon. */
function placeOf(
  name: string,
  address: string,
  postalCode: string,
  [latitude, longitude]: readonly [number, number],
  phone: string | null = null,
): RealPlace {
  const location: ImportedLocation = {
    externalReference: null,
    name,
    address,
    unitNumber: null,
    city: 'Saskatoon',
    province: 'SK',
    postalCode,
    phone,
    email: null,
    timezone: demoTimeZone,
    latitude,
    longitude,
    approximatePin: false,
  }
  return { location, key: importKey(location) }
}

const hours = (open: number, close: number) => ({
  closed: false,
  hours: { openTime: open * 3_600, closeTime: close * 3_600 },
})

/** As it may be of a location that was carried over from elsewhere. */
function withoutProvince({ unitNumber, address: streetAddress, city, postalCode }: ImportedLocation) {
  const parts = { unitNumber, streetAddress, city, postalCode, province: '' }
  return { province: parts.province, formatted_address: formatAddress(parts) }
}

/** Shops are open long hours, and those of the demo close early on Sundays. */
function addressBookValues(location: ImportedLocation) {
  return importedValues(location, {
    operatingHours: Object.fromEntries(weekdays.map((day) => [day, day === 'sunday' ? hours(9, 18) : hours(6, 22)])),
  })
}

function distanceFromCity({ location }: RealPlace): number {
  return Math.hypot(location.latitude - 52.13, (location.longitude + 106.67) * 0.61)
}

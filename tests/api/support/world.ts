import type { Kysely } from 'kysely'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import { roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import { addBillingRows, addInvoice } from './billing-rows.ts'
import type { TenantRows } from './tenant-rows.ts'
import { addRecurringOrder } from './recurring-rows.ts'
import { addPeoplesRows } from './people-rows.ts'
import type { Database, TenantKind } from '#server/db/schema.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import { hashPassword } from '#server/session/passwords.ts'
import type { TestApp } from '#tests/api/support/app.ts'
import { addLibraryImage, addMedia } from '#tests/api/support/files.ts'
import { addOffers } from './offers.ts'

/** Everybody's. */
export const goodPassword = 'a-good-password'

export interface World {
  /** A courier, to which the customer is linked. */
  courier: TenantRows
  /** Another courier, a stranger to both. */
  stranger: TenantRows
  customerTenantId: number
  /** Somebody with this role, and no other, in the first courier. Admin is an internal administrator as well. */
  emailOf: Record<RoleId, string>
  /** A scheduler of the customer. */
  customerEmail: string
  /** The owner of the stranger. */
  strangerEmail: string
}

export interface SignedIn {
  token: string
  refreshToken: string
}

/** Two couriers that do not know each other, a customer of the first, and somebody for every role. */
export async function buildWorld(app: TestApp): Promise<World> {
  const passwordHash = await hashPassword(goodPassword)
  return app.database.systemTransaction(async (db) => {
    const courier = await addTenant(db, 'Prairie Test Couriers', 'Courier')
    const stranger = await addTenant(db, 'Stranger Couriers', 'Courier')
    const customerTenantId = await addTenant(db, 'Test Pharmacy', 'Customer')
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: courier, partner_tenant_id: customerTenantId, kind: 'courier-customer' })
      .execute()

    const emailOf = Object.fromEntries(
      Object.values(roles).map((role) => [role, `${roleNames[role].toLowerCase().replaceAll(' ', '-')}@courier.test`]),
    ) as Record<RoleId, string>
    const ids = new Map<RoleId, number>()
    for (const role of Object.values(roles)) {
      ids.set(role, await addUser(db, emailOf[role], courier, [role], passwordHash, role === roles.admin))
    }
    const customerEmail = 'scheduler@pharmacy.test'
    const strangerEmail = 'owner@stranger.test'
    const customer = await addUser(db, customerEmail, customerTenantId, [roles.scheduler], passwordHash)
    const owner = await addUser(db, strangerEmail, stranger, [roles.owner], passwordHash)
    return {
      courier: await addRows(db, courier, ids.get(roles.driver) ?? 0, customerTenantId, customer),
      stranger: await addRows(db, stranger, owner, stranger, owner),
      customerTenantId,
      emailOf,
      customerEmail,
      strangerEmail,
    }
  })
}

/** Values of path parameters. A parameter that is new to the contract has to be given a row in {@link TenantRows}. */
export function pathValues(rows: TenantRows): Record<string, string | number> {
  return {
    ...rows,
    tableId: 'order-history',
    reportKind: 'AllOrders',
    role: 'Driver',
    email: 'nobody@courier.test',
    invitationUid: 'no-such-uid',
    plannerFeedFile: 'no-such-link.ics',
    type: 'colleague',
  }
}

/** Signs in on the hosted page, as a browser does. */
export async function signIn(
  app: Pick<TestApp, 'call'>,
  email: string,
  password: string = goodPassword,
): Promise<SignedIn> {
  const answer = await app.call('/auth/login', { form: { email, password } })
  const target = new URL(answer.headers.get('location') ?? 'http://nowhere.test')
  const token = target.searchParams.get('token')
  const refreshToken = target.searchParams.get('refreshToken')
  if (answer.status !== 303 || !token || !refreshToken) throw new Error(`${email} could not sign in: ${answer.status}`)
  return { token, refreshToken }
}

export async function addTenant(db: Kysely<Database>, name: string, kind: TenantKind): Promise<number> {
  const { id } = await db
    .insertInto('tenants')
    .values({ name, kind, time_zone: 'America/Regina' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await db
    .insertInto('subscription_plans')
    .values({ name: `Plan of ${name}`, price_cents: 24_900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('tenant_subscriptions').values({ tenant_id: id, subscription_plan_id: plan.id }).execute()
  if (kind === 'Courier') {
    await db
      .insertInto('tenant_features')
      .values([
        { tenant_id: id, feature: 'Courier' },
        { tenant_id: id, feature: 'Planner' },
      ])
      .execute()
  }
  return id
}

async function addPartner(db: Kysely<Database>, brokerTenantId: number): Promise<number> {
  const id = await addTenant(db, `Partner of ${brokerTenantId}`, 'Courier')
  await db
    .insertInto('tenant_links')
    .values({ tenant_id: id, partner_tenant_id: brokerTenantId, kind: 'courier-broker' })
    .execute()
  return id
}

async function addPartners(
  db: Kysely<Database>,
  { tenantId, userId, ...ofOrder }: { tenantId: number; userId: number; orderId: number; serviceId: number },
) {
  const vendorId = await addPartner(db, tenantId)
  const supplierId = await addTenant(db, `Supplier of ${tenantId}`, 'Supplier')
  await db
    .insertInto('tenant_links')
    .values({ tenant_id: supplierId, partner_tenant_id: tenantId, kind: 'supplier-customer', places_orders: true })
    .execute()
  const offers = await addOffers(db, { tenantId, vendorId, supplierId, userId })
  const billed = await addInvoice(db, { tenantId: vendorId, userId, ...ofOrder, customerTenantId: tenantId })
  const supplier = { supplierId, partnerTenantId: supplierId, favoriteTenantId: supplierId }
  return {
    receiverTenantId: vendorId,
    vendorId,
    partnerId: vendorId,
    vendorInvoiceId: billed.invoiceId,
    invoiceLineId: billed.invoiceLineId,
    ...supplier,
    ...offers,
  }
}

export async function addUser(
  db: Kysely<Database>,
  email: string,
  tenantId: number,
  held: RoleId[],
  passwordHash: string,
  isAdmin = false,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      first_name: 'Test',
      last_name: email,
      password_hash: passwordHash,
      is_admin: isAdmin,
      current_tenant_id: tenantId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(db, { tenantId, userId: id, now: 1_795_281_300 }, held.map(defaultRole))
  return id
}

const locationCopy: LocationCopy = {
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
  contactName: 'Aylin Ünal',
  phone: null,
  kind: 'commercial',
  operatingHours: null,
  pickupNotes: '',
  dropoffNotes: '',
  timezone: 'America/Regina',
}

const fixedPrice: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 1_500,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'taxable', pstSk: false },
}

export async function addRows(
  db: Kysely<Database>,
  tenantId: number,
  userId: number,
  senderTenantId: number,
  senderUserId: number,
): Promise<TenantRows> {
  const location = await db
    .insertInto('locations')
    .values({
      tenant_id: tenantId,
      name: locationCopy.name,
      street_address: locationCopy.streetAddress,
      formatted_address: locationCopy.formattedAddress,
      city: locationCopy.city,
      province: locationCopy.province,
      latitude: locationCopy.latitude,
      longitude: locationCopy.longitude,
      time_zone: locationCopy.timezone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const service = await db
    .insertInto('services')
    .values({ tenant_id: tenantId, name: 'Same Day' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const revision = await db
    .insertInto('service_revisions')
    .values({
      tenant_id: tenantId,
      service_id: service.id,
      number: 1,
      status: 'published',
      published_at: 1,
      pricing: JSON.stringify(fixedPrice),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('services').set({ published_revision_id: revision.id }).where('id', '=', service.id).execute()
  const serviceMap = await db
    .insertInto('service_maps')
    .values({ tenant_id: tenantId, name: 'City' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = await db
    .insertInto('delivery_orders')
    .values({
      sender_tenant_id: senderTenantId,
      receiver_tenant_id: tenantId,
      scheduled_by_tenant_id: senderTenantId,
      sender_user_id: senderUserId,
      sender_user_name: 'Test Sender',
      service_id: service.id,
      service_revision_id: revision.id,
      service_name: 'Same Day',
      pickup_location: JSON.stringify({ ...locationCopy, id: location.id }),
      dropoff_location: JSON.stringify({ ...locationCopy, id: location.id }),
      available_at: 1_795_281_300,
      distance_m: 14_300,
      time_s: 1_471,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tryOut = await db
    .insertInto('try_outs')
    .values({
      tenant_id: tenantId,
      service_id: service.id,
      service_revision_id: revision.id,
      status: 'cancelled',
      from_at: 1_792_689_300,
      until_at: 1_795_281_300,
      pricing: JSON.stringify(fixedPrice),
      versions: '{}',
      orders: 1,
      ended_at: 1_795_281_300,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const failedJob = await db
    .insertInto('jobs')
    .values({ tenant_id: tenantId, name: 'try-out', key: '0', payload: '{}', state: 'failed', ended_at: 1_795_281_300 })
    .returning('number')
    .executeTakeFirstOrThrow()
  const errorGroup = await db
    .insertInto('error_groups')
    .values({
      description: `Error of ${tenantId}`,
      place: '/home',
      first_seen_at: 1_795_281_300,
      last_seen_at: 1_795_281_300,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await db
    .selectFrom('tenant_subscriptions')
    .select('subscription_plan_id as id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const vehicle = await db
    .insertInto('vehicles')
    .values({ tenant_id: tenantId, name: 'Van 1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const absence = await db
    .insertInto('absences')
    .values({ tenant_id: tenantId, user_id: userId, from_day: '2020-01-01', until_day: '2020-01-02' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tag = await db
    .insertInto('base_tags')
    .values({ tenant_id: tenantId, name: 'Keep cold' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const actionId = tenantId * 1_000
  const protocol = await db
    .insertInto('protocols')
    .values({
      tenant_id: tenantId,
      name: 'Signed delivery',
      actions: JSON.stringify([
        { id: actionId, stopType: 'dropoff', type: 'signature', label: 'Signature', required: true },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parcelType = await db
    .insertInto('base_parcel_types')
    .values({ tenant_id: tenantId, name: 'Medium box' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const speed = await db
    .insertInto('base_service_speeds')
    .values({ tenant_id: tenantId, name: 'Rush' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contact = await db
    .insertInto('tenant_contacts')
    .values({ tenant_id: tenantId, name: 'Front desk' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tax = await db
    .insertInto('tax_settings')
    .values({ tenant_id: tenantId, name: 'GST', type: 'GST', province: 'AB', percent: 5, effective_from: '2016-10-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const field = await db
    .insertInto('delivery_order_fields')
    .values({ tenant_id: tenantId, name: 'Cost centre', kind: 'text' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    tenantId,
    userId,
    ...(await addPeoplesRows(db, tenantId, userId)),
    ...(await addRecurringOrder(db, { tenantId, userId, serviceId: service.id, locationId: location.id })),
    ...(await addBillingRows(db, {
      tenantId,
      userId,
      orderId: order.id,
      serviceId: service.id,
      customerTenantId: senderTenantId,
    })),
    absenceId: absence.id,
    locationId: location.id,
    vehicleId: vehicle.id,
    ...(await addLibraryImage(db, tenantId)),
    baseTagId: tag.id,
    baseParcelTypeId: parcelType.id,
    baseServiceSpeedId: speed.id,
    contactId: contact.id,
    taxSettingId: tax.id,
    deliveryOrderFieldId: field.id,
    serviceId: service.id,
    customerId: senderTenantId,
    revisionId: revision.id,
    serviceMapId: serviceMap.id,
    protocolId: protocol.id,
    actionId,
    tryOutId: tryOut.id,
    failedJobId: failedJob.number,
    errorGroupId: errorGroup.id,
    subscriptionPlanId: plan.id,
    orderId: order.id,
    modifierId: 1,
    mediaId: await addMedia(db, { tenantId, userId, orderId: order.id }),
    ...(await addPartners(db, { tenantId, userId, orderId: order.id, serviceId: service.id })),
  }
}

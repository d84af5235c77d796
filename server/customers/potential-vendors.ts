import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import { turnsOf } from '#domain/geo/surroundings.ts'
import { whyNoPartner } from '#domain/relationships/partnerships.ts'
import { badRequest, forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { featuresOf } from '#server/access/held-there.ts'
import { readSettings } from '#server/resources/settings.ts'
import { addressAreas } from '#server/locations/address-suggestions.ts'
import { deliversFor } from '#server/relationships/links.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { marketplaceProfile } from './marketplace-profile.ts'

/** What a courier offers: published, enabled, and no template. Who offers something can be applied to, unless it does not want to be found. */
const servicesOf = (tenantId: Expression<unknown>) => sql`services s where s.tenant_id = ${tenantId}
  and s.published_revision_id is not null and s.is_enabled and not s.is_template and s.archived_at is null`

const offers = (tenantId: Expression<unknown>) => sql<boolean>`exists (select from ${servicesOf(tenantId)})
  and not exists (select from marketplace_profiles p where p.tenant_id = ${tenantId} and not p.is_listed)`

/** Those that it shows of them: what it has chosen for its profile, or all. */
const shownServices = (tenantId: Expression<unknown>) => sql`${servicesOf(tenantId)}
  and not exists (select from marketplace_profiles p where p.tenant_id = ${tenantId}
    and p.service_ids <> '{}' and not s.id = any (p.service_ids))`

/** Couriers of the whole installation. In a system transaction. */
function couriers(db: Kysely<Database>) {
  // As they stand in the index: a statement that is prepared for any value finds none.
  return db
    .selectFrom('tenants')
    .where('tenants.kind', '=', sql.lit('Courier'))
    .where('tenants.archived_at', 'is', null)
    .where('tenants.suspended_at', 'is', null)
}

/** As many are named at most. */
const serviceNames = (tenantId: Expression<unknown>) => sql<
  string[]
>`array(select s.name from ${shownServices(tenantId)}
  order by lower(s.name), s.id limit 100)`

/** The same with what each is for. */
const serviceFacts = (tenantId: Expression<unknown>) => sql<Schema<'PublicProfile'>['services']>`(
  select coalesce(json_agg(shown), '[]') from (select s.name, s.description from ${shownServices(tenantId)}
    order by lower(s.name), s.id limit 100) shown)`

const headline = sql<string | null>`(select p.headline from marketplace_profiles p where p.tenant_id = tenants.id)`

const phone = sql<string | null>`coalesce(tenants.order_support_phone, tenants.phone)`

/**
 * Who serves a place, and how far it is to the middle of the nearest of their areas that it lies in, whole metres. The index knows which
 * boxes hold the place, also those that reach across the meridian of 180 degrees; no other courier is looked at. Whom it finds and how far
 * they are is the rule of domain/geo/surroundings.ts.
 */
const servingAt = ({ latitude, longitude }: Schema<'Coordinates'>) => sql`serving as materialized (
  select area.tenant_id, min(round(away.metres))::integer as distance_m
  from unnest(${turnsOf(longitude)}::float8[]) as turned (longitude)
  join marketplace_areas area on area.bounds @> box(point(turned.longitude, ${latitude}::float8)),
  great_circle_m(area.latitude, area.longitude, ${latitude}::float8, ${longitude}::float8) as away (metres)
  where away.metres <= area.radius_m
  group by area.tenant_id)`

/** Of the two the one waits for an answer of the other. */
const waiting = (tenantId: number) => sql<number | null>`(select a.id from applications a where a.state = 'pending'
  and least(a.tenant_id, a.receiver_tenant_id) = least(tenants.id, ${tenantId}::bigint)
  and greatest(a.tenant_id, a.receiver_tenant_id) = greatest(tenants.id, ${tenantId}::bigint))`

/** The same of an offer of a partnership. */
const offered = (tenantId: number) => sql`partnerships a where a.state = 'pending'
  and least(a.tenant_id, a.receiver_tenant_id) = least(tenants.id, ${tenantId}::bigint)
  and greatest(a.tenant_id, a.receiver_tenant_id) = greatest(tenants.id, ${tenantId}::bigint)`

const isPartnerOf = (
  tenantId: number,
) => sql<boolean>`exists (select from partners where partners.tenant_id = ${tenantId}
  and partners.id = tenants.id and partners.status = 'connected')`

const isVendorOf = (tenantId: number) => deliversFor(sql.ref('tenants.id'), tenantId)

function cityIn(address: string): string | null {
  return addressAreas.split(address, null)?.area.city ?? null
}

/** Whether a courier can be applied to. In a system transaction. */
export async function offersServices(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const found = await couriers(db)
    .select('tenants.id')
    .where('tenants.id', '=', tenantId)
    .where(({ ref }) => offers(ref('tenants.id')))
    .executeTakeFirst()
  return found !== undefined
}

/** How a courier stands to the request's tenant, as one may be its partner. */
const partnership = (tenantId: number) => sql<
  Schema<'PartnershipStanding'>
>`case when ${isPartnerOf(tenantId)} then 'partners'
  else coalesce((select case a.tenant_id when ${tenantId} then 'offered' else 'received' end from ${offered(tenantId)}), 'none') end`

/** What each shows of itself, with what waits between it and the request's tenant. */
const shownTo = (tenantId: number) =>
  [
    'tenants.id',
    'tenants.name',
    'tenants.image',
    'tenants.address',
    waiting(tenantId).as('applicationId'),
    partnership(tenantId).as('partnership'),
    sql<number | null>`(select a.id from ${offered(tenantId)})`.as('partnershipId'),
  ] as const

interface Asked {
  readonly pagination?: Schema<'PotentialVendorPagination'>
  readonly search?: string
}

const noPlace = '`pagination.sort` by distance needs `pagination.filter.near`.'

/**
 * A page of those that offer something: of a place those that serve it, the nearest first, and of the whole installation by name. In a
 * system transaction.
 * @param tenantId who looks
 * @param unless which of them are left out
 * @throws badRequest for an order by distance from nowhere
 */
export async function findCouriers(
  db: Kysely<Database>,
  tenantId: number,
  { pagination = {}, search = '' }: Asked,
  unless: RawBuilder<boolean>,
) {
  const request = pageRequest(pagination)
  const near = pagination.filter?.near
  const { field, direction } = sortOf(pagination, { field: near ? 'distance' : 'name', direction: 'asc' })
  if (field === 'distance' && !near) throw badRequest(noPlace)
  const words = search.trim()
  const distance = near
    ? sql<number | null>`(select distance_m from serving where serving.tenant_id = tenants.id)`
    : sql<number | null>`null::integer`
  const page = await countedPage(
    db,
    couriers(db)
      .select(shownTo(tenantId))
      .select([serviceNames(sql.ref('tenants.id')).as('services'), headline.as('headline'), distance.as('distanceM')])
      .where('tenants.id', '<>', tenantId)
      .$if(near !== undefined, (query) => query.where(sql<boolean>`tenants.id in (select tenant_id from serving)`))
      .where(({ ref }) => offers(ref('tenants.id')))
      .where(({ not }) => not(unless))
      .$if(words !== '', (query) =>
        query.where(holdsEveryWord(bareText(sql.ref('tenants.name'), sql.ref('tenants.address')), words)),
      ),
    {
      sort: field === 'distance' ? distance : sql.ref<string>('tenants.name'),
      id: sql.ref<number>('tenants.id'),
      direction,
      cursorOf: ({ name, distanceM, id }) => ({ value: field === 'distance' ? distanceM : name, id }),
    },
    request,
    { with: near && servingAt(near) },
  )
  return { page, request }
}

interface Found {
  readonly id: number
  readonly name: string
  readonly image: string | null
  readonly address: string
  readonly headline: string | null
  readonly services: string[]
  readonly distanceM: number | null
  readonly applicationId: number | null
  readonly partnershipId: number | null
  readonly partnership: Schema<'PartnershipStanding'>
}

function toPotentialVendor({
  address,
  partnership: _,
  partnershipId: __,
  ...courier
}: Found): Schema<'PotentialVendor'> {
  return { ...courier, city: cityIn(address) }
}

function toPotentialPartner({
  address,
  applicationId: _,
  headline: __,
  distanceM: ___,
  ...courier
}: Found): Schema<'PotentialPartner'> {
  return { ...courier, city: cityIn(address) }
}

/** @throws forbidden for who is no courier */
async function requireCourier({ db, tenantId }: Context): Promise<void> {
  const reason = await asSystem(db, async (all) => whyNoPartner(await featuresOf(all, tenantId)))
  if (reason !== null) throw forbidden(`${reason}.`)
}

/**
 * What strangers see; of one's own organisation what they would see, were it to be found.
 * @throws notFound for what is no courier, or one that offers nothing, or is not to be found, and is not connected with the caller's organisation
 */
async function publicProfile(ctx: SignedInContext, courierId: number): Promise<Schema<'PublicProfile'>> {
  const caller = ctx.tenantId ?? 0
  return asSystem(ctx.db, async (db) => {
    const found = await couriers(db)
      .select(shownTo(caller))
      .select([
        phone.as('ownPhone'),
        isVendorOf(caller).as('isConnected'),
        serviceFacts(sql.ref('tenants.id')).as('services'),
      ])
      .where('tenants.id', '=', courierId)
      .where(({ or, ref, eb }) =>
        or([eb('tenants.id', '=', caller), offers(ref('tenants.id')), isVendorOf(caller), isPartnerOf(caller)]),
      )
      .executeTakeFirst()
    if (!found) throw notFound(noSuchOrganization)
    const { address, applicationId, ownPhone, partnership: stands, partnershipId, ...shown } = found
    const profile = await readSettings(marketplaceProfile, db, courierId)
    const { isListed, headline: line, description, picture, phone: given, website, areas } = profile
    const readsOffers = ctx.permissions.has('vendors.read') && ctx.permissions.has('customers.read')
    return {
      ...shown,
      isListed,
      headline: line,
      description,
      picture,
      website,
      areas,
      phone: given ?? ownPhone,
      city: cityIn(address),
      applicationId: ctx.permissions.has('applications.read') ? applicationId : null,
      partnership: readsOffers ? stands : 'none',
      partnershipId: readsOffers ? partnershipId : null,
    }
  })
}

/** Couriers that strangers find, and what they see of one. */
export const potentialVendorsHandlers = defineHandlers({
  async getPotentialVendors({ query }, ctx) {
    const { db, tenantId } = ctx
    const { page, request } = await asSystem(db, (all) => findCouriers(all, tenantId, query, isVendorOf(tenantId)))
    return { status: 200, body: pageBody(page, request, toPotentialVendor) }
  },
  async getPotentialPartners({ query }, ctx) {
    await requireCourier(ctx)
    const { db, tenantId } = ctx
    const { page, request } = await asSystem(db, (all) => findCouriers(all, tenantId, query, isPartnerOf(tenantId)))
    return { status: 200, body: pageBody(page, request, toPotentialPartner) }
  },
  async getTenantPublicProfile({ path }, ctx) {
    return { status: 200, body: await publicProfile(ctx, path.tenantId) }
  },
})

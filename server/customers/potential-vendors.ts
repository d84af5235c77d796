import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import { whyNoPartner } from '#domain/relationships/partnerships.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { featuresOf } from '#server/access/held-there.ts'
import { addressAreas } from '#server/locations/address-suggestions.ts'
import { deliversFor } from '#server/relationships/links.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

/** What a courier offers: published, enabled, and no template. Who offers something can be applied to, unless it does not want to be found. */
const servicesOf = (tenantId: Expression<unknown>) => sql`services s where s.tenant_id = ${tenantId}
  and s.published_revision_id is not null and s.is_enabled and not s.is_template and s.archived_at is null`

const offers = (tenantId: Expression<unknown>) => sql<boolean>`exists (select from ${servicesOf(tenantId)})
  and exists (select from courier_settings c where c.tenant_id = ${tenantId} and c.is_listed)`

/** Couriers of the whole installation. In a system transaction. */
function couriers(db: Kysely<Database>) {
  // As they stand in the index: a statement that is prepared for any value finds none.
  return db
    .selectFrom('tenants')
    .where('tenants.kind', '=', sql.lit('Courier'))
    .where('tenants.archived_at', 'is', null)
}

/** As many are named at most. */
const serviceNames = (tenantId: Expression<unknown>) => sql<string[]>`array(select s.name from ${servicesOf(tenantId)}
  order by lower(s.name), s.id limit 100)`

const phone = sql<string | null>`coalesce(tenants.order_support_phone, tenants.phone)`

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
    serviceNames(sql.ref('tenants.id')).as('services'),
    waiting(tenantId).as('applicationId'),
    partnership(tenantId).as('partnership'),
    sql<number | null>`(select a.id from ${offered(tenantId)})`.as('partnershipId'),
  ] as const

interface Asked {
  readonly pagination?: Schema<'PotentialVendorPagination'>
  readonly search?: string
}

/** A page of those that offer something, by name. @param unless which of them are left out */
async function foundCouriers(
  { db, tenantId }: Context,
  { pagination = {}, search = '' }: Asked,
  unless: RawBuilder<boolean>,
) {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const words = search.trim()
  const page = await asSystem(db, (all) =>
    countedPage(
      all,
      couriers(all)
        .select(shownTo(tenantId))
        .where('tenants.id', '<>', tenantId)
        .where(({ ref }) => offers(ref('tenants.id')))
        .where(({ not }) => not(unless))
        .$if(words !== '', (query) =>
          query.where(holdsEveryWord(bareText(sql.ref('tenants.name'), sql.ref('tenants.address')), words)),
        ),
      {
        sort: sql.ref<string>('tenants.name'),
        id: sql.ref<number>('tenants.id'),
        direction,
        cursorOf: ({ name, id }) => ({ value: name, id }),
      },
      request,
    ),
  )
  return { page, request }
}

interface Found {
  readonly id: number
  readonly name: string
  readonly image: string | null
  readonly address: string
  readonly services: string[]
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

function toPotentialPartner({ address, applicationId: _, ...courier }: Found): Schema<'PotentialPartner'> {
  return { ...courier, city: cityIn(address) }
}

/** @throws forbidden for who is no courier */
async function requireCourier({ db, tenantId }: Context): Promise<void> {
  const reason = await asSystem(db, async (all) => whyNoPartner(await featuresOf(all, tenantId)))
  if (reason !== null) throw forbidden(`${reason}.`)
}

/** @throws notFound for what is no courier, or one that offers nothing, or is not to be found, and is not connected with the caller's organisation */
async function publicProfile(ctx: SignedInContext, courierId: number): Promise<Schema<'PublicProfile'>> {
  const caller = ctx.tenantId ?? 0
  return asSystem(ctx.db, async (db) => {
    const found = await couriers(db)
      .select(shownTo(caller))
      .select([phone.as('phone'), isVendorOf(caller).as('isConnected')])
      .where('tenants.id', '=', courierId)
      .where(({ or, ref }) => or([offers(ref('tenants.id')), isVendorOf(caller), isPartnerOf(caller)]))
      .executeTakeFirst()
    if (!found) throw notFound(noSuchOrganization)
    const { address, applicationId, partnership: stands, partnershipId, ...shown } = found
    const readsOffers = ctx.permissions.has('vendors.read') && ctx.permissions.has('customers.read')
    return {
      ...shown,
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
    const { page, request } = await foundCouriers(ctx, query, isVendorOf(ctx.tenantId))
    return { status: 200, body: pageBody(page, request, toPotentialVendor) }
  },
  async getPotentialPartners({ query }, ctx) {
    await requireCourier(ctx)
    const { page, request } = await foundCouriers(ctx, query, isPartnerOf(ctx.tenantId))
    return { status: 200, body: pageBody(page, request, toPotentialPartner) }
  },
  async getTenantPublicProfile({ path }, ctx) {
    return { status: 200, body: await publicProfile(ctx, path.tenantId) }
  },
})

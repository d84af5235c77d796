import { sql, type Kysely } from 'kysely'
import {
  applicantEnded,
  type ApplicationKind,
  applicationKinds,
  customerChoosesNothing,
  linkOfApplication,
  ownApplication,
  whyNoApplicant,
  whyNotApplied,
} from '#domain/relationships/applications.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { noSuch, noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordForeignAct } from '#server/audit.ts'
import type { Database } from '#server/db/schema.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { publish } from '#server/outbox.ts'
import { areConnected, connectTenants } from '#server/relationships/connect.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf } from '#server/resources/handlers.ts'
import { list, type ListQuery, type ListScope, type RowScope } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'
import { offersServices } from './potential-vendors.ts'

type Application = Schema<'Application'>

/** Of whom, and to whom, organisations have applied: both ends read the same row. */
const applications = defineResource('application', 'applications', {
  fields: { applicantTenantId: { column: 'tenant_id' } },
})

const ends = {
  sent: sql.ref<number>('applications.tenant_id'),
  received: sql.ref<number>('applications.receiver_tenant_id'),
} as const

type Direction = keyof typeof ends

/** Those that the request's tenant has sent or received, of one kind where that is said. */
function those({ tenantId }: Context, direction: Direction, kind?: ApplicationKind): ListScope {
  const ofKind = kind === undefined ? sql`` : sql`and applications.kind = ${kind}`
  return {
    isMeant: () => sql`${ends[direction]} = ${tenantId} ${ofKind}`,
    tenantIds: sql`select ${tenantId}::bigint`,
  }
}

const ofEither = ({ tenantId }: Context): RowScope => ({
  isMeant: () => sql`${tenantId} in (${ends.sent}, ${ends.received})`,
})

function listOf(direction: Direction, kind: ApplicationKind) {
  return async ({ query }: { query: ListQuery }, ctx: Context) => {
    const { pagination } = query
    const newest = { field: 'createdAt', direction: 'desc' } as const
    const sorted = { ...query, pagination: { ...pagination, sort: pagination?.sort ?? [newest] } }
    return { status: 200 as const, body: list(applications, ctx, sorted, those(ctx, direction, kind)) }
  }
}

/** What the other side hears and finds in its audit, without who did it. */
async function tellOther(ctx: Context, id: number, otherTenantId: number, verb: string): Promise<void> {
  const action = `application.${verb}`
  await publish(ctx, { topic: 'applications', key: id, audienceTenantIds: [otherTenantId], payload: { action } })
  await inTenant(ctx.db, { tenantId: otherTenantId }, (db) =>
    recordForeignAct({ db, tenantId: otherTenantId, now: ctx.now }, { action, entity: 'application', entityId: id }),
  )
}

/** The request's tenant is the one that applied, or the other one. */
function endedBy(direction: Direction) {
  return (ctx: Context) => those(ctx, direction)
}

/** @throws formError as {@link whyNotApplied}; notFound for one that cannot be applied to in this way */
async function apply(
  ctx: Context,
  kind: ApplicationKind,
  receiverTenantId: number,
  input: Schema<'ApplicationInput'>,
): Promise<Application> {
  const { db, tenantId, names } = ctx
  if (receiverTenantId === tenantId) throw formError({}, 'own_application', ownApplication)
  const { applicant, receiver } = await asSystem(db, async (all) => {
    const found = await all
      .selectFrom('tenants')
      .select(['id', 'name', 'phone', 'address', 'order_support_phone'])
      .where('id', 'in', [tenantId, receiverTenantId])
      .where('archived_at', 'is', null)
      .execute()
    const [own, other] = [tenantId, receiverTenantId].map((of) => found.find(({ id }) => id === of))
    if (own === undefined || other === undefined) throw notFound(noSuchOrganization)
    const link = linkOfApplication({ kind, applicantTenantId: tenantId, receiverTenantId })
    const isConnected = await areConnected(all, link)
    if (!isConnected && !(await mayBeApplied(all, kind, tenantId, receiverTenantId))) throw notFound(noSuchOrganization)
    await refuseFeatureless(all, tenantId, kind)
    const pending = await pendingBetween(all, tenantId, receiverTenantId)
    refuse({ name: other.name, isConnected, pending })
    return { applicant: own, receiver: other }
  })
  try {
    const application = await create(applications, ctx, input, {
      kind,
      receiver_tenant_id: receiver.id,
      applicant_tenant_name: applicant.name,
      receiver_tenant_name: receiver.name,
      applied_by_name: `${names.firstName} ${names.lastName}`,
      applicant_phone: applicant.phone ?? applicant.order_support_phone,
      applicant_address: applicant.address || null,
    })
    await tellOther(ctx, application.id, receiver.id, 'created')
    return application
  } catch (error) {
    if (!isErrorWithCode(error, standsAlready)) throw error
    // Somebody else was quicker a moment ago.
    throw refusal({ name: receiver.name, isConnected: false, pending: 'own' })
  }
}

function refusal(standing: Parameters<typeof whyNotApplied>[0]) {
  const why = whyNotApplied(standing)
  return why && formError({}, why.code, why.message)
}

function refuse(standing: Parameters<typeof whyNotApplied>[0]): void {
  const refused = refusal(standing)
  if (refused !== null) throw refused
}

async function refuseFeatureless(db: Kysely<Database>, tenantId: number, kind: ApplicationKind): Promise<void> {
  const features = await db.selectFrom('tenant_features').select('feature').where('tenant_id', '=', tenantId).execute()
  const reason = whyNoApplicant(kind, new Set(features.map(({ feature }) => feature)))
  if (reason !== null) throw forbidden(`${reason}.`)
}

/** A courier that offers something, or a customer that one has delivered for. In a system transaction. */
async function mayBeApplied(
  db: Kysely<Database>,
  kind: ApplicationKind,
  tenantId: number,
  receiverTenantId: number,
): Promise<boolean> {
  if (!applicationKinds[kind].applicantProvides) return offersServices(db, receiverTenantId)
  const former = await db
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', receiverTenantId)
    .where('relation', '=', 'customer')
    .executeTakeFirst()
  return former !== undefined
}

/** Which of the two waits for an answer of the other. In a system transaction. */
async function pendingBetween(db: Kysely<Database>, tenantId: number, otherTenantId: number) {
  const waiting = await db
    .selectFrom('applications')
    .select('tenant_id')
    .where('state', '=', sql.lit('pending'))
    .where(sql<boolean>`least(tenant_id, receiver_tenant_id) = least(${tenantId}::bigint, ${otherTenantId}::bigint)`)
    .where(
      sql<boolean>`greatest(tenant_id, receiver_tenant_id) = greatest(${tenantId}::bigint, ${otherTenantId}::bigint)`,
    )
    .executeTakeFirst()
  if (waiting === undefined) return null
  return waiting.tenant_id === tenantId ? 'own' : 'other'
}

/** @throws formError for an applicant that is no more, and for services that cannot be opened */
async function approve(ctx: Context, application: Application, { serviceIds }: Schema<'ApplicationApproval'>) {
  const { applicantTenantId, kind } = application
  if (serviceIds !== undefined && applicationKinds[kind].applicantProvides)
    throw formError({ '/serviceIds': [customerChoosesNothing] })
  if (serviceIds !== undefined) await checkServices(ctx, serviceIds)
  await asSystem(ctx.db, async (db) => {
    const applicant = await db
      .selectFrom('tenants')
      .select('id')
      .where('id', '=', applicantTenantId)
      .where('archived_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!applicant) throw formError({}, 'applicant_ended', applicantEnded)
    await connectTenants(db, { ...linkOfApplication(application), now: ctx.now })
  })
  if (serviceIds !== undefined) await openExactly(ctx, applicantTenantId, serviceIds)
}

/** @throws formError naming what is no service of one's own, or is offered to nobody */
async function checkServices({ db, tenantId }: Context, serviceIds: readonly number[]): Promise<void> {
  const found = await db
    .selectFrom('services')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [0, ...serviceIds])
    .where('archived_at', 'is', null)
    .where('is_template', '=', false)
    .execute()
  const own = new Set(found.map(({ id }) => id))
  const unknown = serviceIds.flatMap((id, index) =>
    own.has(id) ? [] : [[`/serviceIds/${index}`, [noSuch('service')]]],
  )
  if (unknown.length > 0) throw formError(Object.fromEntries(unknown))
}

/** The customer may order these and no others, whatever the link has opened by itself. */
async function openExactly(
  { db, tenantId }: Context,
  customerId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('customer_services')
    .set({ is_enabled: false })
    .where('tenant_id', '=', tenantId)
    .where('customer_tenant_id', '=', customerId)
    .where('service_id', '<>', sql<number>`all(${serviceIds}::bigint[])`)
    .execute()
  if (serviceIds.length === 0) return
  await db
    .insertInto('customer_services')
    .values(serviceIds.map((id) => ({ tenant_id: tenantId, customer_tenant_id: customerId, service_id: id })))
    .onConflict((conflict) => conflict.columns(['customer_tenant_id', 'service_id']).doUpdateSet({ is_enabled: true }))
    .execute()
}

export const applicationsHandlers = defineHandlers({
  getSentCourierApplications: listOf('sent', 'customer'),
  getReceivedCourierApplications: listOf('received', 'courier'),
  getSentCustomerApplications: listOf('sent', 'courier'),
  getReceivedCustomerApplications: listOf('received', 'customer'),
  getApplication: getOf(applications, ofEither),

  async createVendorApplication({ path, body }, ctx) {
    return { status: 200, body: await apply(ctx, 'customer', path.vendorId, body) }
  },
  async createCustomerApplication({ path, body }, ctx) {
    return { status: 200, body: await apply(ctx, 'courier', path.customerId, body) }
  },

  approveApplication: actOf(
    applications,
    'approveApplication',
    async (ctx, application, { body }: { path: { applicationId: number }; body?: Schema<'ApplicationApproval'> }) => {
      await approve(ctx, application, body ?? {})
      await tellOther(ctx, application.id, application.applicantTenantId, 'approved')
      return { ended_at: ctx.now }
    },
    endedBy('received'),
  ),
  rejectApplication: actOf(
    applications,
    'rejectApplication',
    async (
      ctx,
      { id, applicantTenantId },
      { body }: { path: { applicationId: number }; body?: Schema<'ApplicationRejection'> },
    ) => {
      await tellOther(ctx, id, applicantTenantId, 'rejected')
      return { ended_at: ctx.now, rejection_reason: body?.rejectionReason?.trim() || null }
    },
    endedBy('received'),
  ),
  revokeApplication: actOf(
    applications,
    'revokeApplication',
    async (ctx, { id, receiverTenantId }) => {
      await tellOther(ctx, id, receiverTenantId, 'revoked')
      return { ended_at: ctx.now }
    },
    endedBy('sent'),
  ),
})

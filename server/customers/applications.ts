import type { Kysely } from 'kysely'
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
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { featuresOf } from '#server/access/held-there.ts'
import type { Database } from '#server/db/schema.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { areConnected, connectTenants } from '#server/relationships/connect.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'
import { offersServices } from './potential-vendors.ts'
import {
  bothOf,
  checkServices,
  type Direction,
  listProposals,
  ofEither,
  openExactly,
  pendingBetween,
  stillStands,
  tellOther,
  those,
} from './proposals.ts'

type Application = Schema<'Application'>

/** Of whom, and to whom, organisations have applied: both ends read the same row. */
const applications = defineResource('application', 'applications', {
  fields: { applicantTenantId: { column: 'tenant_id' } },
})

const told = (ctx: Context, id: number, otherTenantId: number, verb: string) =>
  tellOther(applications, ctx, { id, otherTenantId, verb })

type Asked = Pick<
  Application,
  'id' | 'kind' | 'applicantTenantId' | 'applicantTenantName' | 'receiverTenantId' | 'receiverTenantName'
>

/** Tells the people of the other organization, in whose notice the request's tenant is the courier or the customer that it is to them. */
async function notify(
  ctx: Context,
  { id, kind, ...of }: Asked,
  type: 'applicationReceived' | 'applicationApproved' | 'applicationRejected',
): Promise<void> {
  const isApplicant = type === 'applicationReceived'
  const [own, other] = isApplicant
    ? [{ id: of.applicantTenantId, name: of.applicantTenantName }, of.receiverTenantId]
    : [{ id: of.receiverTenantId, name: of.receiverTenantName }, of.applicantTenantId]
  const part = applicationKinds[kind].applicantProvides === isApplicant ? 'courier' : 'customer'
  const payload = { application: { id }, [part]: { id: own.id } }
  await tellOf(ctx, { type, facts: { name: own.name }, payload, tenantId: other })
}

/** The request's tenant is the one that applied, or the other one. */
function endedBy(direction: Direction) {
  return (ctx: Context) => those('applications', ctx, direction)
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
    const both = await bothOf(all, tenantId, receiverTenantId)
    if (both === null) throw notFound(noSuchOrganization)
    const { own, other } = both
    const link = linkOfApplication({ kind, applicantTenantId: tenantId, receiverTenantId })
    const isConnected = await areConnected(all, link)
    if (!isConnected && !(await mayBeApplied(all, kind, tenantId, receiverTenantId))) throw notFound(noSuchOrganization)
    await refuseFeatureless(all, tenantId, kind)
    const pending = await pendingBetween(all, 'applications', tenantId, receiverTenantId)
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
    await told(ctx, application.id, receiver.id, 'created')
    await notify(ctx, application, 'applicationReceived')
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
  const reason = whyNoApplicant(kind, await featuresOf(db, tenantId))
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

/** @throws formError for an applicant that is no more, and for services that cannot be opened */
async function approve(ctx: Context, application: Application, { serviceIds }: Schema<'ApplicationApproval'>) {
  const { applicantTenantId, kind } = application
  if (serviceIds !== undefined && applicationKinds[kind].applicantProvides)
    throw formError({ '/serviceIds': [customerChoosesNothing] })
  if (serviceIds !== undefined) await checkServices(ctx, serviceIds)
  await asSystem(ctx.db, async (db) => {
    if (!(await stillStands(db, applicantTenantId))) throw formError({}, 'applicant_ended', applicantEnded)
    await connectTenants(db, { ...linkOfApplication(application), now: ctx.now })
  })
  if (serviceIds !== undefined) await openExactly(ctx, applicantTenantId, serviceIds)
}

export const applicationsHandlers = defineHandlers({
  getSentCourierApplications: listProposals(applications, 'sent', 'customer'),
  getReceivedCourierApplications: listProposals(applications, 'received', 'courier'),
  getSentCustomerApplications: listProposals(applications, 'sent', 'courier'),
  getReceivedCustomerApplications: listProposals(applications, 'received', 'customer'),
  getApplication: getOf(applications, ofEither('applications')),

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
      await told(ctx, application.id, application.applicantTenantId, 'approved')
      await notify(ctx, application, 'applicationApproved')
      return { ended_at: ctx.now }
    },
    endedBy('received'),
  ),
  rejectApplication: actOf(
    applications,
    'rejectApplication',
    async (ctx, application, { body }: { path: { applicationId: number }; body?: Schema<'ApplicationRejection'> }) => {
      await told(ctx, application.id, application.applicantTenantId, 'rejected')
      await notify(ctx, application, 'applicationRejected')
      return { ended_at: ctx.now, rejection_reason: body?.rejectionReason?.trim() || null }
    },
    endedBy('received'),
  ),
  revokeApplication: actOf(
    applications,
    'revokeApplication',
    async (ctx, { id, receiverTenantId }) => {
      await told(ctx, id, receiverTenantId, 'revoked')
      return { ended_at: ctx.now }
    },
    endedBy('sent'),
  ),
})

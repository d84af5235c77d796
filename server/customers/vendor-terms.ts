import { sql } from 'kysely'
import { creditHoldText } from '#domain/orders/ordering-terms.ts'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'
import { cancellationText, waitingText } from '#domain/pricing/terms-text.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { usualBillingOf } from '#server/accounting/accounting-settings.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { brokerableServices, orderableServices } from '#server/services/queries.ts'

/** As many are told of at once. */
const mostServices = 100

/**
 * On what terms a courier delivers for the request's tenant (docs/rules/ownership-and-merge.md, "Billing profile").
 * @throws notFound unless they are connected
 */
export async function vendorTerms(ctx: Context, vendorId: number): Promise<Schema<'VendorTerms'>> {
  const { db, tenantId } = ctx
  const vendor = await db
    .selectFrom('vendors')
    .innerJoin('tenants as own', 'own.id', 'vendors.tenant_id')
    .innerJoin('tenants as courier', 'courier.id', 'vendors.id')
    .select(['vendors.name', 'vendors.relation', 'own.name as ownName', 'own.bill_to_name', 'own.bill_to_address'])
    .select(sql<string | null>`coalesce(courier.order_support_phone, courier.phone)`.as('phone'))
    .where('vendors.tenant_id', '=', tenantId)
    .where('vendors.id', '=', vendorId)
    .where('vendors.status', '=', 'connected')
    .executeTakeFirst()
  if (!vendor) throw notFound(noSuch('vendor'))
  const services = await servicesOf(ctx, vendorId, vendor.relation === 'partner')
  const { profile, usual, settings } = await inTenant(db, { tenantId: vendorId }, async (courier) => ({
    profile: await courier
      .selectFrom('customers')
      .selectAll()
      .where('tenant_id', '=', vendorId)
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
    usual: await usualBillingOf(courier, vendorId),
    settings: await courier
      .selectFrom('courier_settings')
      .select(['cancellation_charge', 'wait_time'])
      .where('tenant_id', '=', vendorId)
      .executeTakeFirst(),
  }))
  const named = { courierName: vendor.name, courierPhone: vendor.phone }
  return {
    vendor: { id: vendorId, name: vendor.name },
    billToName: profile.bill_to_name ?? vendor.bill_to_name,
    billToAddress: profile.bill_to_address ?? vendor.bill_to_address,
    invoiceEmail: profile.invoice_email,
    paymentTerms: profile.payment_terms ?? usual.paymentTerms,
    billingCycle: profile.billing_cycle ?? usual.billingCycle,
    poNumberRequired: profile.po_number_required,
    taxExempt: profile.tax_exempt,
    taxExemptionNumber: profile.tax_exempt ? profile.tax_exemption_number : null,
    creditHold: profile.credit_hold ? creditHoldText(named, vendor.ownName, 'customer') : null,
    cancellation: cancellationText(settings?.cancellation_charge ?? null),
    waiting: waitingText(settings?.wait_time ?? null),
    services,
  }
}

/** What is open to the request's tenant, with what waiting costs where a service says so itself. */
async function servicesOf(
  ctx: Context,
  vendorId: number,
  isPartner: boolean,
): Promise<Schema<'VendorTerms'>['services']> {
  const services = isPartner
    ? brokerableServices(ctx, vendorId)
    : orderableServices(ctx, ctx.tenantId).where('services.tenant_id', '=', vendorId)
  const rows = await services
    .select(['services.id', 'services.name', 'services.description'])
    .select([
      sql<boolean>`jsonb_exists(service_revisions.pricing, 'waitTime')`.as('waits_otherwise'),
      sql<WaitTimeTerms | null>`service_revisions.pricing -> 'waitTime'`.as('wait_time'),
    ])
    .orderBy('services.name')
    .orderBy('services.id')
    .limit(mostServices)
    .execute()
  return rows.map(({ waits_otherwise: isOwn, wait_time: terms, ...service }) => ({
    ...service,
    waiting: isOwn ? waitingText(terms) : null,
  }))
}

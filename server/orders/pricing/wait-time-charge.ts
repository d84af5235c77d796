import { waitTermsOf } from '#domain/pricing/read-snapshot.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import { waitTimeCents } from '#domain/orders/wait-time.ts'
import type { Context } from '#server/http/context.ts'
import { loadGeostamps } from '../queries/order-geostamps.ts'

/**
 * What the closed waits of an order come to by its stamps, in cents: on the terms of its revision, else on the courier's; zero when
 * nothing is charged for waiting. Everything that moves a stamp or the scheduled time prices the order anew with it.
 * @param revision the one that the order is pinned to
 * @param availableAt unix seconds: the clock starts no earlier (docs/rules/driver-pay-and-wait-time.md, "Wait time")
 */
export async function waitTimeChargeCents(
  ctx: Context,
  order: { readonly id: number; readonly receiverTenantId: number },
  revision: RevisionPricing,
  availableAt: number,
): Promise<number> {
  const [settings, stamps] = await Promise.all([
    ctx.db
      .selectFrom('courier_settings')
      .select('wait_time')
      .where('tenant_id', '=', order.receiverTenantId)
      .executeTakeFirst(),
    loadGeostamps(ctx, order.id),
  ])
  const terms = waitTermsOf(revision, settings?.wait_time ?? null)
  return terms === null ? 0 : waitTimeCents(stamps, availableAt, terms)
}

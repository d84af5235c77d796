import { waitTimeCents } from '#domain/wait-time.ts'
import type { Context } from '#server/http/context.ts'
import { loadGeostamps } from './order-geostamps.ts'

/**
 * What the closed waits of an order come to by its stamps and the courier's terms, in cents; zero when the courier charges
 * nothing for waiting. Everything that moves a stamp or the scheduled time prices the order anew with it.
 * @param availableAt unix seconds: the clock starts no earlier (domain-rules 6)
 */
export async function waitTimeChargeCents(
  ctx: Context,
  order: { readonly id: number; readonly receiverTenantId: number },
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
  const terms = settings?.wait_time ?? null
  return terms === null ? 0 : waitTimeCents(stamps, availableAt, terms)
}

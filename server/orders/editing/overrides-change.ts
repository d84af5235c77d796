import { editedPricingInput, type CheckedOrderEdit } from '#domain/order-edit.ts'
import type { PriceChange } from '#domain/pricing/reprice.ts'
import type { Context } from '#server/http/context.ts'
import { waitTimeChargeCents } from '../records/wait-time-charge.ts'
import type { EditableDetails } from './editable-details.ts'

/** What an edit changes of a price. Adjustments, tags, a typed price and a typed wait stay as they are. */
export async function overridesChange(
  ctx: Context,
  order: EditableDetails,
  edit: CheckedOrderEdit,
): Promise<PriceChange> {
  const input: PriceChange['input'] = (before) => ({ ...before, ...editedPricingInput(edit) })
  if (edit.availableAt === order.availableAt) return { input }
  // A wait is charged from the scheduled time on, so that another one makes it longer or shorter (domain-rules 6).
  const own = { id: order.id, receiverTenantId: ctx.tenantId }
  return { input, waitTimeFromStampsCadCents: await waitTimeChargeCents(ctx, own, edit.availableAt) }
}

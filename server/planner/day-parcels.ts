import { checkComponents } from '#domain/orders/order-components.ts'
import { namesOfParts, type DayChanges, type DayParcel, type PartNames } from '#domain/planner/kept-order.ts'
import { errorWords } from '#domain/planner/reasons.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import type { RecurringRow } from './planner-calendar.ts'
import { readOrder } from './read-order.ts'

type Ordering = Pick<RecurringRow, 'parcels' | 'part_names'>

/** What a day orders on which something else is carried than the rule says. */
export function orderedOn<Row extends Ordering>(row: Row, { parcels }: Pick<DayChanges, 'parcels'>): Row {
  if (parcels === undefined) return row
  const parcelTypes = Object.fromEntries(parcels.map(({ parcelTypeId, name }) => [parcelTypeId, name]))
  return { ...row, parcels, part_names: { ...row.part_names, parcelTypes } satisfies PartNames }
}

/**
 * The parcels of a single day with the names of their types, as the service that is published now has them.
 * @throws formError naming each fault by its field; at `/parcels` where the rule cannot be ordered at all
 */
export async function checkDayParcels(
  ctx: Context,
  row: RecurringRow,
  parcels: readonly Schema<'ParcelDetailInput'>[],
): Promise<DayParcel[]> {
  const { offer, reasons, body } = await readOrder(ctx, row, ctx.now)
  if (offer === null) throw formError({ '/parcels': [errorWords(reasons)] })
  const { errors } = checkComponents({ ...body, parcels }, offer, ctx.unitPreference)
  refuseErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field.startsWith('/parcels'))))
  const names = namesOfParts({ ...body, tagIds: [], parcels }, offer).parcelTypes
  return parcels.map((parcel) => ({ ...parcel, name: names[parcel.parcelTypeId] ?? '' }))
}

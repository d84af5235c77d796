import { checkOrderEdit, type CheckedOrderEdit } from '#domain/order-edit.ts'
import { formError } from '#server/errors.ts'
import type { Schema } from '#server/http/handler-types.ts'
import type { EditableDetails } from './editable-details.ts'

/**
 * Holds an edit against the order and its revision.
 * @throws formError naming each fault by the pointer of its field
 */
export function checkOverrides(body: Schema<'DeliveryOrderOverridePreview'>, order: EditableDetails): CheckedOrderEdit {
  const checked = checkOrderEdit(body, order)
  if (checked.errors !== null) throw formError(checked.errors)
  return checked.value
}

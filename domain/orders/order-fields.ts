/** Where a field of a courier's own appears. */
export type OrderFieldUse = 'Scheduler' | 'Order' | 'Exports'

export type OrderFieldKind = 'text' | 'number' | 'yesNo' | 'choice'

export type OrderFieldValue = string | number | boolean

/** A field of a courier's own on its orders, as the person who fills it in knows it. */
export interface OrderField {
  readonly id: number
  readonly name: string
  readonly kind: OrderFieldKind
  /** Of a choice. */
  readonly options: readonly string[]
  readonly required: boolean
  readonly help: string | null
  readonly shownIn: readonly OrderFieldUse[]
  /** Whether it is offered at once and not under more details. */
  readonly pinned: boolean
}

/** A field of which it is settled that it appears. */
export type OfferedField = Omit<OrderField, 'shownIn'>

/** What an order has in a field: the copy keeps name and kind, because a field may be renamed or deleted. */
export interface KeptOrderField {
  readonly id: number
  readonly name: string
  readonly kind: OrderFieldKind
  readonly value: OrderFieldValue
}

/** Values by the ids of their fields. */
export type OrderFieldValues = Readonly<Record<string, OrderFieldValue>>

/** Characters of a text, as of an order's notes. */
const longestFieldText = 300

/** The pointer of a field in the body of an order. */
export function orderFieldPointer(id: number): string {
  return `/orderFields/${id}`
}

/** The fields that appear at a place. */
export function fieldsIn<Field extends Pick<OrderField, 'shownIn'>>(
  place: OrderFieldUse,
  fields: readonly Field[],
): readonly Field[] {
  return fields.filter(({ shownIn }) => shownIn.includes(place))
}

/**
 * What of an order's values appears at all of these places. Of a field that is gone nothing does: it may have been one that was shown to
 * few.
 */
export function valuesShownIn(
  places: readonly OrderFieldUse[],
  kept: readonly KeptOrderField[],
  fields: readonly Pick<OrderField, 'id' | 'shownIn'>[],
): readonly KeptOrderField[] {
  return kept.filter(({ id }) => {
    const field = fields.find((known) => known.id === id)
    return field !== undefined && places.every((place) => field.shownIn.includes(place))
  })
}

/** What is given of a field that is not filled in. */
function isEmpty(value: OrderFieldValue | undefined): value is undefined | '' {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/**
 * Holds values against the fields that were offered. An empty text is no value.
 * @param isRequired whether a field must be filled in here
 * @returns the errors by the pointers of the fields, and what the order is to keep
 */
export function checkOrderFields(
  given: OrderFieldValues,
  fields: readonly OfferedField[],
  isRequired: (field: OfferedField) => boolean = ({ required }) => required,
): { readonly errors: Record<string, string[]>; readonly value: KeptOrderField[] } {
  const errors: Record<string, string[]> = {}
  for (const id of Object.keys(given)) {
    if (!fields.some((field) => String(field.id) === id)) errors[`/orderFields/${id}`] = ['There is no such field']
  }
  const value = fields.flatMap((field): KeptOrderField[] => {
    const { id, name, kind } = field
    const found = given[id]
    if (isEmpty(found)) {
      if (isRequired(field)) errors[orderFieldPointer(id)] = ['Required']
      return []
    }
    const fault = faultOf(field, found)
    if (fault !== null) errors[orderFieldPointer(id)] = [fault]
    return [{ id, name, kind, value: typeof found === 'string' ? found.trim() : found }]
  })
  return { errors, value }
}

function faultOf({ kind, options }: OfferedField, value: OrderFieldValue): string | null {
  switch (kind) {
    case 'text':
      if (typeof value !== 'string') return 'Must be a text'
      return [...value.trim()].length > longestFieldText ? `Must be at most ${longestFieldText} characters` : null
    case 'number':
      return typeof value === 'number' ? null : 'Must be a number'
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'Must be yes or no'
    case 'choice':
      return typeof value === 'string' && options.includes(value.trim()) ? null : 'Choose one of the list'
  }
}

/** What an order has in a field, as people read it. */
export function fieldText(value: OrderFieldValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** The values by the ids of their fields, as a form begins with them. */
export function valuesOf(kept: readonly KeptOrderField[]): OrderFieldValues {
  return Object.fromEntries(kept.map(({ id, value }) => [id, value]))
}

/** A field without where it appears, as it is told to the person who fills it in. */
export function offeredField({ id, name, kind, options, required, help, pinned }: OfferedField) {
  return { id, name, kind, options: [...options], required, help, pinned }
}

/**
 * What an order has in its fields after an edit. What does not appear on orders stays, and a field that must be filled in can stay
 * empty where it was: it may be younger than the order.
 * @param given all values of the fields that appear on orders; undefined leaves everything as it is
 */
export function editOrderFields(
  kept: readonly KeptOrderField[],
  fields: readonly OrderField[],
  given: OrderFieldValues | undefined,
): { readonly errors: Record<string, string[]>; readonly value: readonly KeptOrderField[] } {
  if (given === undefined) return { errors: {}, value: kept }
  const edited = fieldsIn('Order', fields)
  const hadValue = (field: OfferedField) => kept.some(({ id }) => id === field.id)
  const checked = checkOrderFields(given, edited, (field) => field.required && hadValue(field))
  const untouched = kept.filter(({ id }) => !edited.some((field) => field.id === id))
  return { errors: checked.errors, value: [...checked.value, ...untouched] }
}

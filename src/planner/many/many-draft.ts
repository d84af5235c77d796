import type { RecurringOrderChange } from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'

/** What is typed into the dialog for many: times in seconds from midnight, or text that is none; cents. */
export interface ManyDraft {
  readonly pickupFromS: number | string | undefined
  readonly dropoff: 'same' | 'at' | 'speed'
  readonly dropoffToS: number | string | undefined
  readonly price: 'same' | 'agreed' | 'published'
  readonly agreedPriceCadCents: number | string | undefined
}

export const noDraft: ManyDraft = {
  pickupFromS: undefined,
  dropoff: 'same',
  dropoffToS: undefined,
  price: 'same',
  agreedPriceCadCents: undefined,
}

/** What is meant by it; null: nothing yet, or something is wrong, which its field says. */
export function changeIn({ pickupFromS, dropoff, dropoffToS, price, agreedPriceCadCents }: ManyDraft): {
  readonly change: RecurringOrderChange | null
  readonly errors: FieldErrors
} {
  const errors = {
    ...(typeof pickupFromS === 'string' && { '/pickupFromS': ['Must be a time'] }),
    ...(dropoff === 'at' && typeof dropoffToS === 'string' && { '/dropoffToS': ['Must be a time'] }),
    ...(price === 'agreed' &&
      typeof agreedPriceCadCents === 'string' && { '/agreedPriceCadCents': ['Must be an amount'] }),
  }
  const isWaiting =
    (dropoff === 'at' && typeof dropoffToS !== 'number') ||
    (price === 'agreed' && typeof agreedPriceCadCents !== 'number')
  const change = {
    ...(typeof pickupFromS === 'number' && { pickupFromS }),
    ...(dropoff === 'speed' && { dropoffToS: null }),
    ...(dropoff === 'at' && typeof dropoffToS === 'number' && { dropoffToS }),
    ...(price === 'published' && { agreedPriceCadCents: null }),
    ...(price === 'agreed' && typeof agreedPriceCadCents === 'number' && { agreedPriceCadCents }),
  }
  const isMeant = Object.keys(errors).length === 0 && !isWaiting && Object.keys(change).length > 0
  return { change: isMeant ? change : null, errors }
}

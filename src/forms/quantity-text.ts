import { numberOf, numberQuestion, type NumberReading } from '#domain/amounts/number-text.ts'
import { numberMessages } from './number-messages.ts'

/** How many: a number, the text that was typed and is none, or nothing. */
export type Quantity = number | string | null

/** The most pieces of one parcel type that the contract takes. */
const maxQuantity = 10_000

/** Pieces are whole: "1,000" can only be a thousand of them, and "1.5" is no number of pieces. */
const whole = { fits: ({ plain }: NumberReading) => !plain.includes('.') }

/** What was typed as a number of pieces: nothing of it is dropped or rounded. */
export function readQuantity(text: string): Quantity {
  const typed = text.trim()
  return typed === '' ? null : (numberOf(typed, whole) ?? typed)
}

/**
 * What is wrong with a number of pieces, in the words of docs/rules/messages-and-words.md, "Forms"; null when nothing is.
 * @param least the fewest that may be meant
 */
export function quantityFault(quantity: Quantity, least: 0 | 1 = 1, most: number = maxQuantity): string | null {
  if (quantity === null) return 'Required'
  if (typeof quantity === 'string') return numberQuestion(quantity, whole) ?? numberMessages.invalid
  if (!Number.isInteger(quantity)) return numberMessages.invalid
  if (quantity < least) return numberMessages.below(0)
  return quantity > most ? numberMessages.above(most) : null
}

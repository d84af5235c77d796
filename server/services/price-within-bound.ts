import { fieldBeyondBound, PriceBeyondBound, type PriceFields } from '#domain/pricing/price-bound.ts'
import { formError } from '#domain/text/refusal.ts'

/**
 * Works a price out that a person asks for.
 * @param fields of that person's form
 * @throws formError at the field that makes it more than any order may cost
 */
export function priceWithinBound<Priced>(fields: PriceFields, price: () => Priced): Priced {
  try {
    return price()
  } catch (error) {
    if (error instanceof PriceBeyondBound) throw formError({ [fieldBeyondBound(error, fields)]: [error.message] })
    throw error
  }
}

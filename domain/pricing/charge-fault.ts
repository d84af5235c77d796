/** What something costs: Canadian cents of a fee, percent of a percentage; without meaning for none. */
interface TypedCharge {
  readonly type: 'none' | 'fee' | 'percentage'
  readonly amount: number
}

/** Percent from which on a charge is a slip of the finger. */
const tooMuch = 1_000

/** What is wrong with the amount of a charge, in words; null when nothing is. */
export function chargeFault({ type, amount }: TypedCharge): string | null {
  if (type === 'percentage' && amount >= tooMuch) return 'Must be below 1,000 %'
  if (type === 'fee' && !Number.isInteger(amount)) return 'Must be whole cents'
  return null
}

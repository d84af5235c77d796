/** The number that stands under the bars of a label and that a scanner reads: `WB` and the order's number in seven digits. */
export function waybillNumber(orderId: number): string {
  return `WB${String(orderId).padStart(7, '0')}`
}

/**
 * The order that a word names by the number of its label or with the sign before it: "WB0010330", "wb10330", "#10330"; null for any other
 * word. The database has the same as `labelled_order`.
 */
export function labelledOrder(word: string): number | null {
  const [, digits = ''] = /^(?:wb|#|#wb)0*([1-9][0-9]{0,11})$/i.exec(word.trim()) ?? []
  return digits === '' ? null : Number(digits)
}

/** The order that a word names in any of these ways, or by its number alone: "10330". */
export function readOrderNumber(word: string): number | null {
  return labelledOrder(/^[0-9]/.test(word.trim()) ? `#${word.trim()}` : word)
}

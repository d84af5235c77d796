const shown = [
  'id',
  'type',
  'createdAt',
  'occurredAt',
  'deliveryOrderId',
  'comment',
  'reason',
  'fromLocationName',
  'toLocationName',
  'fromLocationAddress',
  'toLocationAddress',
  'mediaName',
] as const

/**
 * An entry of a timeline as a driver's day lists it: without what an edit changed, which is the order's and can be long
 * (docs/rules/drivers.md).
 */
export function actInShort<Update extends Partial<Record<(typeof shown)[number], unknown>>>(
  update: Update,
): Pick<Update, Extract<keyof Update, (typeof shown)[number]>> {
  return Object.fromEntries(shown.filter((field) => field in update).map((field) => [field, update[field]])) as Pick<
    Update,
    Extract<keyof Update, (typeof shown)[number]>
  >
}

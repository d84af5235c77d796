/** What things are called, "order" and "orders". */
export interface CountedWords {
  readonly one: string
  readonly many: string
}

const counts = new Intl.NumberFormat('en-CA')

/** A number of things in words: "1 order", "1,204 orders". */
export function countText(count: number, { one, many }: CountedWords): string {
  return `${counts.format(count)} ${count === 1 ? one : many}`
}

/** A letter of 13 pixels height is about this wide. Pixels. */
const letterWidth = 7.2

/** What stands left and right of a text in a cell. Pixels. */
const padding = 24

const widest = 340

/** How wide a column of these texts begins, in pixels: as the longest asks for, within bounds. */
export function columnWidth(texts: readonly string[], narrowest: number): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.round(Math.min(widest, Math.max(narrowest, longest * letterWidth + padding)))
}

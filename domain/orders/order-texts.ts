/** Longest order notes (docs/rules/units-and-formats.md, "Lengths and limits") and PO number (the contract), in characters. */
export const maxOrderNotesLength = 300
export const maxPoNumberLength = 100

/** How long a text counts: in code points, as JSON Schema does, so that form and contract agree on emoji; blanks around it are dropped. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

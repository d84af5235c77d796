/** HTML that is safe to send: made by `html` alone, which escapes every text put into it. */
export type Markup = { readonly markup: string }

type Part = string | number | Markup | Markup[] | null | false

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it, in an element or a quoted attribute; control characters, which HTML forbids, become spaces. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (Array.isArray(part)) return part.map((piece) => piece.markup).join('')
  return typeof part === 'object' ? part.markup : escapeHtml(String(part))
}

/** A template whose texts and numbers are escaped, whose markup is kept, and which leaves out null and false. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: texts.map((text, index) => text + written(parts[index] ?? null)).join('') }
}

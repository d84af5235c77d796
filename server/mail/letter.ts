import type { Language } from '#domain/notices/text.ts'

/** What a mail says. */
export interface Letter {
  readonly language: Language
  /** The organization that writes; null: the installation. The colour as `#rrggbb`, the logo as an address. */
  readonly sender: { readonly name: string; readonly color: string | null; readonly logo: string | null } | null
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly list?: readonly { readonly text: string; readonly url: string | null }[]
  readonly footer?: readonly string[]
}

/** A mail as plain text and as HTML, which say the same. */
export function letter({ language, sender, greeting, paragraphs, action, list = [], footer = [] }: Letter): {
  text: string
  html: string
} {
  const name = sender?.name ?? 'Waybill'
  const text = [
    greeting,
    ...paragraphs,
    ...(list.length > 0 ? [list.map((item) => [`- ${item.text}`, item.url ?? []].flat().join('\n  ')).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${[name, ...footer].join('\n')}`,
  ].join('\n\n')
  const items = list.map((item) => `<li>${item.url === null ? escaped(item.text) : link(item.url, item.text)}</li>`)
  const html = [
    `<!doctype html><html lang="${language}"><body>`,
    ...[greeting, ...paragraphs].map((part) => `<p>${escaped(part)}</p>`),
    ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : []),
    ...(action ? [`<p>${link(action.url, action.label)}</p>`] : []),
    ...[name, ...footer].map((part) => `<p><small>${escaped(part)}</small></p>`),
    '</body></html>',
  ].join('\n')
  return { text, html }
}

function link(url: string, text: string): string {
  return `<a href="${escaped(url)}">${escaped(text)}</a>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

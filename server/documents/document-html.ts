import { createHash } from 'node:crypto'
import type { DocumentLogo } from './document-data.ts'
import { booksStyle } from './books-style.ts'
import { html, type Markup } from './markup.ts'
import { labelStyle } from './label-style.ts'
import { receiptStyle } from './receipt-style.ts'

const styles = { receipt: receiptStyle, label: labelStyle, books: booksStyle } as const

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style, 'utf8').digest('base64')}'`

/**
 * The Content-Security-Policy header to send with every HTML document: nothing but its own style, named by its hash, and
 * the data images of the signature and the logo. A document holds no script, loads nothing and is framed by the app alone.
 */
export const documentCsp = [
  "default-src 'none'",
  `style-src ${Object.values(styles).map(hashOf).join(' ')}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A whole HTML page that needs nothing else: the style stands in it, to be sent under `documentCsp`. */
export function documentHtml(facts: { title: string; style: keyof typeof styles; body: Markup }): string {
  const head = html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${facts.title}</title>
      </head>
    </html> `
  // The hash covers the characters between the tags, so the style is put in exactly as it is.
  return `${head.markup}<style>${styles[facts.style]}</style>
</head>
<body>
${facts.body.markup}
</body>
</html>
`
}

/** A courier's logo, which its name beside it says as well; nothing without one. */
export function logoImage(logo: DocumentLogo | null): Markup | null {
  if (logo === null) return null
  const { contentType, bytes } = logo
  return html`<img class="logo" alt="" src="data:${contentType};base64,${Buffer.from(bytes).toString('base64')}" />`
}

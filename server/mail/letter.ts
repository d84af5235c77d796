import { edgeOf, textOn } from '#domain/messages/colors.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { html, type Markup } from '#server/documents/markup.ts'

/** Whose name and look a letter has. */
export interface LetterSender {
  readonly name: string
  /** As `#rrggbb`; Waybill's own where there is none. */
  readonly color: string | null
  /** A small picture as a `data:` address: a letter loads nothing, so that reading it tells nobody. */
  readonly logo: string | null
}

export interface LetterContent {
  readonly language: 'en' | 'fr'
  /** null: Waybill itself. */
  readonly sender: LetterSender | null
  /** Of what somebody wrote themselves there is none. */
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  /** Digits to be typed somewhere, large. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  readonly list?: readonly { readonly text: string; readonly url: string | null }[]
  /** Follow the action and the list. */
  readonly closing?: readonly string[]
  readonly footer?: readonly string[]
}

export interface Letter {
  readonly text: string
  readonly html: string
}

const light = {
  around: '#f5f6f8',
  sheet: '#ffffff',
  line: '#dfe3e8',
  text: '#151a22',
  muted: '#535d6c',
  link: '#1b4fbd',
}
const dark = {
  around: '#0d1015',
  sheet: '#151a21',
  line: '#272e39',
  text: '#e9edf3',
  muted: '#a3adbb',
  link: '#8bb2ff',
}
const ownColor = '#f36b1c'
const ownTextOnColor = '#190b02'

const font = "Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
/** Whatever script a name is in, and however long a word: it keeps its direction and breaks. */
const words = 'unicode-bidi:plaintext;overflow-wrap:anywhere'
const paragraph = `margin:0 0 16px;white-space:pre-line;${words}`

/** What cannot stand at an element: the colours of the dark, over those that do. The same in every letter. */
export const letterStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.around{background:${dark.around}!important;color:${dark.text}!important}
.sheet{background:${dark.sheet}!important;color:${dark.text}!important}
.sheet,.rule{border-color:${dark.line}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.link}!important}
.faint{border-color:${dark.text}!important}
}`

const colons = { en: ':', fr: ' :' }
const ifTheButtonFails = {
  en: 'If the button does not work, open this address:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
}

/**
 * A mail in plain text and HTML, both with all that it says and every link. The HTML loads nothing, holds no markup but its own, and is
 * read at 320 pixels, in light and dark.
 */
export function letter(content: LetterContent): Letter {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({
  language,
  greeting,
  paragraphs,
  code,
  action,
  list = [],
  closing = [],
  footer = [],
  sender,
}: LetterContent): string {
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}${colons[language]}\n${action.url}`] : []),
    ...(list.length === 0
      ? []
      : [list.map(({ text, url }) => (url === null ? `- ${text}` : `- ${text}\n  ${url}`)).join('\n')]),
    ...closing,
    [sender?.name ?? 'Waybill', ...footer].join('\n'),
  ]
  return blocks.map((block) => block.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim()).join('\n\n')
}

function htmlOf(content: LetterContent): string {
  const { language, sender, greeting, paragraphs, code, action, list = [], closing = [], footer = [] } = content
  const name = oneLine(sender?.name ?? 'Waybill')
  const color = sender?.color ?? ownColor
  const body = html`<body class="around" style="margin:0;padding:0;background:${light.around};color:${light.text}">
    <div class="around" lang="${language}" style="padding:16px 8px;background:${light.around};font:16px/1.5 ${font}">
      <div
        class="sheet"
        style="max-width:560px;margin:0 auto;background:${light.sheet};color:${light.text};border:1px solid ${light.line};border-radius:8px;overflow:hidden"
      >
        <div style="height:4px;background:${color};font-size:0;line-height:0"></div>
        <div class="rule" style="padding:16px 24px;border-bottom:1px solid ${light.line};font-weight:600;${words}">
          ${logoOf(sender)}${name}
        </div>
        <div style="padding:24px 24px 8px">
          ${greeting === undefined ? null : html`<p style="${paragraph}">${greeting}</p>`}
          ${paragraphs.map((each) => html`<p style="${paragraph}">${each}</p>`)}
          ${code === undefined ? null : html`<p style="${paragraph};font-size:28px;line-height:1.25;font-weight:600;letter-spacing:4px">${code}</p>`}
          ${action ? actionOf(action, color, language) : null}
          ${
            list.length > 0 &&
            html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
              ${list.map(itemOf)}
            </ul>`
          }
          ${closing.map((each) => html`<p style="${paragraph}">${each}</p>`)}
        </div>
      </div>
      <div
        class="muted"
        style="max-width:560px;margin:0 auto;padding:16px 8px;box-sizing:border-box;color:${light.muted};font-size:13px"
      >
        ${[name, ...footer].map((each) => html`<p style="margin:0 0 4px;${words}">${withLinks(each)}</p>`)}
      </div>
    </div>
  </body>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
${html`<title>${name}</title>`.markup}
<style>${letterStyle}</style>
</head>
${body.markup}
</html>
`
}

function logoOf(sender: LetterSender | null): Markup | null {
  const logo = sender?.logo ?? ''
  if (!/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/.test(logo)) return null
  // On white, which most logos are made for, also in the dark.
  return html`<img
    src="${logo}"
    alt=""
    height="32"
    style="height:32px;max-width:128px;object-fit:contain;vertical-align:middle;margin-right:12px;background:#ffffff;border-radius:4px"
  />`
}

function actionOf({ label, url }: { label: string; url: string }, color: string, language: 'en' | 'fr'): Markup {
  const edge = edgeOf(color, light.sheet, light.text)
  // In the dark only a colour that is lost there has another edge than in the light.
  const name = edgeOf(color, dark.sheet, dark.text) === color ? 'action' : 'action faint'
  return html`<p style="margin:8px 0 12px">
      <a
        class="${name}"
        href="${url}"
        style="display:inline-block;padding:10px 20px;border:1px solid ${edge};border-radius:6px;background:${color};color:${textOn(color, ownTextOnColor)};font-weight:600;text-decoration:none;${words}"
        >${label}</a
      >
    </p>
    <p class="muted" style="margin:0 0 16px;color:${light.muted};font-size:13px;${words}">
      ${ifTheButtonFails[language]} <a class="link" href="${url}" style="color:${light.link}">${url}</a>
    </p>`
}

/** What stands as an address can be pressed, also where a program makes no link of it by itself. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1 ? html`<a class="link" href="${part}" style="color:${light.link}">${part}</a>` : html`${part}`,
    )
}

function itemOf({ text, url }: { text: string; url: string | null }): Markup {
  const shown = url === null ? text : html`<a class="link" href="${url}" style="color:${light.link}">${text}</a>`
  return html`<li style="margin:0 0 6px;${words}">${shown}</li>`
}

import { createHash } from 'node:crypto'
import { html, type Markup } from '#server/documents/markup.ts'
import { hostedPageStyle } from '#server/session/hosted-page-style.ts'

/** The style stands in the page, named by its hash, so that the page is one request and needs no script. */
const styleHash = createHash('sha256').update(hostedPageStyle, 'utf8').digest('base64')

/** @param origins where the form's answer may redirect to besides this server; browsers check that against form-action too */
function policy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers that every hosted page is sent with. */
export function hostedPageHeaders(redirectUri?: string): Record<string, string> {
  const origins = redirectUri === undefined ? [] : [new URL(redirectUri).origin]
  // By the referrer a browser says where a form is from; other sites are told nothing.
  return {
    'content-security-policy': policy(origins),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  }
}

export interface HostedPage {
  title: string
  /** What went wrong, read out by screen readers. */
  problem?: string | null
  /** What went well. */
  notice?: string | null
  /** What it is written in; English unless said. */
  language?: 'en' | 'fr'
  content: Markup
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" />
  <path d="M6 11l4 11 6-10 6 10 4-11" />
</svg>`

/** Put in exactly as it is: the hash covers every character between the tags. */
const style: Markup = { markup: `<style>${hostedPageStyle}</style>` }

/** A whole page of sign-in, without script. */
export function hostedPage({ title, problem, notice, content, language = 'en' }: HostedPage): string {
  return html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Waybill</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${style}
      </head>
      <body>
        <main>
          <header>${mark}<span class="product">Waybill</span></header>
          <h1>${title}</h1>
          ${problem ? html`<p class="message problem" role="alert">${problem}</p>` : null}
          ${notice ? html`<p class="message notice" role="status">${notice}</p>` : null} ${content}
        </main>
      </body>
    </html> `.markup
}

export interface Field {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  value?: string
  autocomplete: string
  autofocus?: boolean
  minLength?: number
  help?: string
  invalid?: boolean
}

/** A labelled input. */
export function field({ name, label, type, value, autocomplete, autofocus, minLength, help, invalid }: Field): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value ?? ''}"
      autocomplete="${autocomplete}"
      required
      ${minLength === undefined ? null : html`minlength="${minLength}"`}
      ${help === undefined ? null : html`aria-describedby="${name}-help"`}
      ${invalid ? html`aria-invalid="true"` : null}
      ${autofocus ? html`autofocus` : null}
      ${type === 'email' ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : null}
    />
    ${help === undefined ? null : html`<p class="help" id="${name}-help">${help}</p>`}
  </div>`
}

/** What the page carries along unseen; nothing for what is not there. */
export function hiddenFields(values: Record<string, string | null>): Markup {
  const present = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
  return html`${present.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}" />`)}`
}

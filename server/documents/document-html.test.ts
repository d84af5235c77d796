import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleInvoice, sampleStatement } from './books-samples.ts'
import { documentCsp } from './document-html.ts'
import { sampleOrder } from './document-samples.ts'
import { renderInvoiceHtml } from './invoice.ts'
import { renderLabelHtml } from './label.ts'
import { escapeHtml, html } from './markup.ts'
import { renderReceiptHtml } from './receipt.ts'
import { renderStatementHtml } from './statement.ts'

test.each([
  ['receipt', renderReceiptHtml(sampleOrder())],
  ['label', renderLabelHtml(sampleOrder())],
  ['invoice', renderInvoiceHtml(sampleInvoice({ voidedOn: '2026-12-05' }))],
  ['statement', renderStatementHtml(sampleStatement())],
])('the policy allows the style of the %s, and the page has no other', (_, page) => {
  const styles = Array.from(page.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style)
  expect(styles).toHaveLength(1)
  const hash = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64')
  expect(documentCsp).toContain(`'sha256-${hash}'`)
  expect(page).not.toMatch(/\sstyle=|<script|<link|\son\w+=/)
})

test('the policy lets nothing be loaded or run', () => {
  expect(documentCsp).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(documentCsp).not.toContain('unsafe')
})

test('a template escapes texts, keeps markup and leaves out what is not there', () => {
  const bold = html`<b>${'a < b & "c"'}</b>`
  expect(html`<p title="${`it's`}">${bold}${null}${false}${0}</p>`.markup).toBe(
    '<p title="it&#39;s"><b>a &lt; b &amp; &quot;c&quot;</b>0</p>',
  )
})

test('control characters do not reach the page', () => {
  expect(escapeHtml('a\u0000b\u0007\nc')).toBe('a b \nc')
})

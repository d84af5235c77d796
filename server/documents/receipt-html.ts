import { formatCents } from '#domain/amounts/money.ts'
import { qrCode } from './barcode.ts'
import { codeSvg } from './code-svg.ts'
import type { ExplainedLine } from './document-data.ts'
import { documentHtml } from './document-html.ts'
import type { Charge } from './letter-content.ts'
import { amountRow, factBlock, headBlock, noteBlock, partyBlock } from './letter-html.ts'
import { html, type Markup } from './markup.ts'
import { beforeCancellation, type ParcelRow, type ReceiptContent } from './receipt-content.ts'

function cancellationBlock({ cancellation }: ReceiptContent): Markup | null {
  return cancellation.length === 0 ? null : html`<dl class="cancellation">${cancellation.map(factBlock)}</dl>`
}

const parcel = (row: ParcelRow) =>
  html`<tr>
    <td>${row.name}</td>
    <td class="number">${row.quantity}</td>
    <td class="number each">${row.dimensions}</td>
    <td class="number each">${row.weightEach}</td>
    <td class="number">${row.weight}</td>
  </tr>`

// A table foot would be repeated on every printed page: the totals are rows of the body.
function parcelTable({ parcels, parcelTotal }: ReceiptContent): Markup | null {
  if (parcels.length === 0) return null
  return html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">Parcels</th>
        <th scope="col" class="number">Qty</th>
        <th scope="col" class="number each">Size each</th>
        <th scope="col" class="number each">Weight each</th>
        <th scope="col" class="number">Weight</th>
      </tr>
    </thead>
    <tbody>
      ${parcels.map(parcel)}
      <tr class="total">
        <td>${parcelTotal.pieces}</td>
        <td></td>
        <td class="each"></td>
        <td class="each"></td>
        <td class="number">${parcelTotal.weight}</td>
      </tr>
    </tbody>
  </table>`
}

const struck = ({ name, cents }: Charge) =>
  html`<tr>
    <td><s>${name}</s></td>
    <td class="number"><s>${formatCents(cents)}</s></td>
  </tr>`

function replacedBlock({ replaced }: ReceiptContent): Markup | null {
  if (replaced.length === 0) return null
  return html`<tbody class="replaced">
    <tr>
      <th scope="rowgroup" colspan="2">${beforeCancellation}</th>
    </tr>
    ${replaced.map(struck)}
  </tbody>`
}

function chargesTable(content: ReceiptContent): Markup | null {
  const { pricing } = content
  if (!pricing) return null
  const groups = pricing.lineItems.map(
    (group) =>
      html`<tbody>
        <tr>
          <th scope="rowgroup" colspan="2">${group.label}</th>
        </tr>
        ${group.items.map((item) => amountRow(item.name, item.priceCadCents))}${group.items.length > 1 && amountRow(group.subtotalLabel, group.subtotalCadCents, 'subtotal')}
      </tbody>`,
  )
  return html`<table class="charges">
    ${replacedBlock(content)}${groups}
    <tbody class="total">
      ${amountRow('Total (CAD)', pricing.priceCadCents)}
    </tbody>
  </table>`
}

function signatureBlock({ signature }: ReceiptContent): Markup | null {
  if (!signature) return null
  const source = signature.png && `data:image/png;base64,${Buffer.from(signature.png).toString('base64')}`
  const image = source && html`<img class="signature" alt="Signature" src="${source}" />`
  return html`<section class="received">
    <h2>Received by</h2>
    ${image}
    <p>${signature.caption}</p>
  </section>`
}

function trackBlock({ trackingUrl, trackingHref, head }: ReceiptContent): Markup {
  const address = trackingHref ? html`<a href="${trackingHref}">${trackingUrl}</a>` : trackingUrl
  const code = codeSvg(qrCode(trackingUrl), {
    className: 'qr',
    label: `QR code to track ${head.subject.toLowerCase()}`,
  })
  return html`<section class="track">
    ${code}
    <div>
      <strong>Track this delivery</strong>
      <p>${address}</p>
    </div>
  </section>`
}

const explained = ({ name, priceCadCents, words, arithmetic, setting }: ExplainedLine) =>
  html`<li>
    <strong>${name}<span class="number">${formatCents(priceCadCents)}</span></strong>
    <p>${words}</p>
    ${arithmetic && html`<p class="number">${arithmetic}</p>`}
    ${setting && html`<p><a href="${setting.href}">Set in ${setting.title}</a></p>`}
  </li>`

/** Beside the sheet and not on it: what the customer holds says the same without it. */
function officeBlock(explanation: readonly ExplainedLine[]): Markup | null {
  if (explanation.length === 0) return null
  return html`<aside>
    <h2>For your office: why this price. Not printed, and not shown to the customer.</h2>
    <ol>
      ${explanation.map(explained)}
    </ol>
  </aside>`
}

/** A receipt as a page of its own, printing on Letter; on the screen the office reads below it why the price is what it is. */
export function receiptPage(content: ReceiptContent, explanation: readonly ExplainedLine[]): string {
  const body = html`<main>
      ${headBlock(content.head)} ${cancellationBlock(content)}
      <dl class="facts">${content.facts.map(factBlock)}</dl>
      <dl class="facts times">${content.times.map(factBlock)}</dl>
      <div class="parties">${content.parties.map(partyBlock)}</div>
      ${parcelTable(content)} ${content.notes.map(noteBlock)}
      <div class="settlement">
        <div>${signatureBlock(content)}${trackBlock(content)}</div>
        ${chargesTable(content)}
      </div>
      <footer>${content.taxRegistration ? `${content.taxRegistration} · ` : null}${content.issued}</footer>
    </main>
    ${officeBlock(explanation)}`
  return documentHtml({ title: `${content.head.title} · ${content.head.subject}`, style: 'receipt', body })
}

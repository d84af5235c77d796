import { formatCents } from '#domain/money.ts'
import { qrCode } from './barcode.ts'
import { codeSvg } from './code-svg.ts'
import { documentHtml } from './document-html.ts'
import { html } from './markup.ts'
import type { Markup } from './markup.ts'
import type { Fact, Note, ParcelRow, Party, ReceiptContent } from './receipt-content.ts'

const lines = (texts: string[]): Markup[] => texts.map((text) => html`<span class="line">${text}</span>`)

function head({ title, order, outcome, courier }: ReceiptContent): Markup {
  return html`<header class="head">
    <div>
      <h1>${title}</h1>
      <p class="order">${order}</p>
      <p class="outcome"><strong class="${outcome.tone}">${outcome.status}</strong> ${outcome.at}</p>
    </div>
    <div class="courier"><strong>${courier.name}</strong>${lines(courier.lines)}</div>
  </header>`
}

function cancellation({ cancellation }: ReceiptContent): Markup | null {
  if (!cancellation) return null
  const { at, by, reason } = cancellation
  return html`<section class="cancellation">
    <p><strong>Cancelled ${at}${by ? ` by ${by}` : null}</strong></p>
    <h2>Reason</h2>
    <p>${reason}</p>
  </section>`
}

const fact = ({ label, value }: Fact) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

const party = (block: Party) =>
  html`<section>
    <h2>${block.heading}</h2>
    <strong class="line">${block.name}</strong>${lines(block.lines)}
  </section>`

const parcel = (row: ParcelRow) =>
  html`<tr>
    <td>${row.name}</td>
    <td class="number">${row.quantity}</td>
    <td class="number each">${row.dimensions}</td>
    <td class="number each">${row.weightEach}</td>
    <td class="number">${row.weight}</td>
  </tr>`

function parcels({ parcels, parcelTotal }: ReceiptContent): Markup | null {
  if (parcels.length === 0) return null
  return html`<table class="parcels">
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
    </tbody>
    <tfoot>
      <tr>
        <td>${parcelTotal.pieces}</td>
        <td></td>
        <td class="each"></td>
        <td class="each"></td>
        <td class="number">${parcelTotal.weight}</td>
      </tr>
    </tfoot>
  </table>`
}

const note = ({ label, text }: Note) =>
  html`<section class="note">
    <h2>${label}</h2>
    <p>${text}</p>
  </section>`

const amount = (name: string, cents: number, className = '') =>
  html`<tr class="${className}">
    <td>${name}</td>
    <td class="number">${formatCents(cents)}</td>
  </tr>`

function charges({ pricing }: ReceiptContent): Markup | null {
  if (!pricing) return null
  const groups = pricing.lineItems.map(
    (group) =>
      html`<tbody>
        <tr>
          <th scope="rowgroup" colspan="2">${group.label}</th>
        </tr>
        ${group.items.map((item) => amount(item.name, item.priceCadCents))}${group.items.length > 1 && amount(group.subtotalLabel, group.subtotalCadCents, 'subtotal')}
      </tbody>`,
  )
  return html`<table class="charges">
    ${groups}
    <tfoot>
      ${amount('Total (CAD)', pricing.priceCadCents)}
    </tfoot>
  </table>`
}

function signature({ signature }: ReceiptContent): Markup | null {
  if (!signature) return null
  const source = signature.png && `data:image/png;base64,${Buffer.from(signature.png).toString('base64')}`
  const image = source && html`<img class="signature" alt="Signature" src="${source}" />`
  return html`<section class="received">
    <h2>Received by</h2>
    ${image}
    <p>${signature.caption}</p>
  </section>`
}

function track({ trackingUrl, order }: ReceiptContent): Markup {
  const address = /^https?:\/\//.test(trackingUrl) ? html`<a href="${trackingUrl}">${trackingUrl}</a>` : trackingUrl
  const code = codeSvg(qrCode(trackingUrl), { className: 'qr', label: `QR code to track ${order.toLowerCase()}` })
  return html`<section class="track">
    ${code}
    <div>
      <strong>Track this delivery</strong>
      <p>${address}</p>
    </div>
  </section>`
}

/** A receipt as a page of its own, printing on Letter. */
export function receiptPage(content: ReceiptContent): string {
  const body = html`<main>
    ${head(content)} ${cancellation(content)}
    <dl class="facts">${content.facts.map(fact)}</dl>
    <div class="parties">${content.parties.map(party)}</div>
    ${parcels(content)} ${content.notes.map(note)}
    <div class="settlement">
      <div>${signature(content)}${track(content)}</div>
      ${charges(content)}
    </div>
    <footer>${content.taxRegistration ? `${content.taxRegistration} · ` : null}${content.issued}</footer>
  </main>`
  return documentHtml({ title: `${content.title} · ${content.order}`, style: 'receipt', body })
}

import { code128, qrCode } from './barcode.ts'
import { codeSvg } from './code-svg.ts'
import { documentHtml, logoImage } from './document-html.ts'
import type { LabelContent, LabelStop } from './label-content.ts'
import { html, type Markup } from './markup.ts'

/** A class for smaller type where a text is longer than its room holds at full size (in characters, tried out in Inter). */
const fitted = (text: string, room: number) => (text.length > room ? 'long' : '')

function head({ courier, speed, service }: LabelContent): Markup {
  const phone = courier.phone && html`<p class="clamp">${courier.phone}</p>`
  const box = speed
    ? html`<strong class="clamp ${fitted(speed, 11)}">${speed}</strong><span class="clamp">${service}</span>`
    : html`<strong class="clamp two ${fitted(service, 22)}">${service}</strong>`
  return html`<header class="head">
    ${logoImage(courier.logo)}
    <div class="courier">
      <h1 class="clamp two ${fitted(courier.name, 34)}">${courier.name}</h1>
      ${phone}
    </div>
    <div class="service">${box}</div>
  </header>`
}

function stop(facts: { heading: string; className: string; stop: LabelStop; notes: string | null }): Markup {
  const { name, address, contact } = facts.stop
  return html`<section class="stop ${facts.className}">
    <h2>${facts.heading}</h2>
    <div>
      <p class="name clamp two ${fitted(name, 46)}">${name}</p>
      <p class="address ${fitted(address.join(', '), 84)}">
        ${address.map((line) => html`<span class="clamp two">${line}</span>`)}
      </p>
      ${contact && html`<p class="contact clamp ${fitted(contact, 46)}">${contact}</p>`}
      ${facts.notes && html`<p class="notes clamp three">${facts.notes}</p>`}
    </div>
  </section>`
}

function shipment({ facts, parcels, trackingUrl, waybill }: LabelContent): Markup {
  const qr = codeSvg(qrCode(trackingUrl), { className: 'qr', label: `QR code to track ${waybill}` })
  return html`<section class="shipment">
    <div>
      <dl>
        ${facts.map(
          ({ label, value }) =>
            html`<dt>${label}</dt>
              <dd class="clamp">${value}</dd>`,
        )}
      </dl>
      <ul>
        ${parcels.map((parcel) => html`<li class="clamp">${parcel}</li>`)}
      </ul>
    </div>
    ${qr}
  </section>`
}

function sheet(content: LabelContent): Markup {
  const { from, to, notes, waybill, piece } = content
  return html`<main>
    ${head(content)} ${stop({ heading: 'FROM', className: 'from', stop: from, notes: null })}
    ${stop({ heading: 'TO', className: 'to', stop: to, notes })}
    ${content.isCancelled && html`<p class="cancelled">CANCELLED</p>`} ${shipment(content)}
    <section class="code">
      ${codeSvg(code128(waybill), { className: 'bars', label: `Bar code ${waybill}` })}
      <p class="number">${waybill}${piece && html`<span class="piece">${piece}</span>`}</p>
    </section>
  </main>`
}

/** The shipping labels of an order as a page that stands alone, each printing on 4 × 6 inch. */
export function labelPage(contents: readonly LabelContent[], waybill: string): string {
  return documentHtml({ title: `Shipping label · ${waybill}`, style: 'label', body: html`${contents.map(sheet)}` })
}

import { formatCents } from '#domain/amounts/money.ts'
import { documentHtml } from './document-html.ts'
import type { InvoiceContent, InvoiceRow } from './invoice-content.ts'
import {
  acrossBlock,
  amountBlock,
  factBlock,
  headBlock,
  partyBlock,
  spanLines,
  sumsTable,
  waysToPayBlock,
} from './letter-html.ts'
import { html, type Markup } from './markup.ts'

function invoiceRow({ day, waybill, description, details, preTaxCents, taxes, totalCents }: InvoiceRow): Markup {
  return html`<tr>
    <td class="day">${day}</td>
    <td class="each day">${waybill}</td>
    <td>
      ${description}
      <span class="line details">${details}</span>
    </td>
    <td class="number each">${formatCents(preTaxCents)}</td>
    <td class="each details day">${spanLines(taxes.map(({ name }) => name))}</td>
    <td class="number each">${spanLines(taxes.map(({ cents }) => formatCents(cents)))}</td>
    <td class="number">${formatCents(totalCents)}</td>
  </tr>`
}

function rowsTable({ rows }: InvoiceContent): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col" class="each">Waybill</th>
        <th scope="col">Description</th>
        <th scope="col" class="number each">Before tax</th>
        <th scope="colgroup" colspan="2" class="each">Tax</th>
        <th scope="col" class="number">Total</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(invoiceRow)}
    </tbody>
  </table>`
}

/** An invoice or credit note as a page of its own, printing on Letter. */
export function invoicePage(content: InvoiceContent): string {
  const { head, across, facts, party, amount, sums, memo, waysToPay, issued } = content
  const body = html`<main>
    ${acrossBlock(across)} ${headBlock(head)}
    <dl class="facts">${facts.map(factBlock)}</dl>
    <div class="parties">${partyBlock(party)}${amountBlock(amount)}</div>
    ${rowsTable(content)}
    <div class="settlement">
      <p class="memo">${memo}</p>
      ${sumsTable(sums)}
    </div>
    ${waysToPayBlock(waysToPay)}
    <footer>${issued}</footer>
  </main>`
  return documentHtml({ title: `${head.title} · ${head.subject}`, style: 'books', body })
}

import { formatCents } from '#domain/amounts/money.ts'
import { documentHtml } from './document-html.ts'
import { amountBlock, headBlock, partyBlock, waysToPayBlock } from './letter-html.ts'
import { html, type Markup } from './markup.ts'
import { ageingTitle, type StatementContent, type StatementContentRow } from './statement-content.ts'

function statementRow({ day, what, details, due, cents, balanceCents }: StatementContentRow): Markup {
  return html`<tr>
    <td class="day">${day}</td>
    <td>
      ${what}
      <span class="line details">${details}</span>
    </td>
    <td class="each day">${due}</td>
    <td class="number">${cents === null ? null : formatCents(cents)}</td>
    <td class="number">${formatCents(balanceCents)}</td>
  </tr>`
}

// A table foot would be repeated on every printed page: the closing balance is a row of the body.
function rowsTable({ rows, closing }: StatementContent): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col" class="what">What</th>
        <th scope="col" class="each">Due date</th>
        <th scope="col" class="number">Amount</th>
        <th scope="col" class="number">Balance</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(statementRow)}
      <tr class="total">
        <td></td>
        <td>${closing.what}</td>
        <td class="each"></td>
        <td></td>
        <td class="number">${formatCents(closing.balanceCents)}</td>
      </tr>
    </tbody>
  </table>`
}

function ageingBlock({ ageing }: StatementContent): Markup {
  return html`<section class="ages">
    <h2>${ageingTitle}</h2>
    <table>
      <thead>
        <tr>
          ${ageing.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          ${ageing.map(({ cents }) => html`<td class="number">${formatCents(cents)}</td>`)}
        </tr>
      </tbody>
    </table>
  </section>`
}

/** A statement as a page of its own, printing on Letter. */
export function statementPage(content: StatementContent): string {
  const { head, party, amount, memo, waysToPay, issued } = content
  const body = html`<main>
    ${headBlock(head)}
    <div class="parties">${partyBlock(party)}${amountBlock(amount)}</div>
    ${rowsTable(content)} ${ageingBlock(content)} ${memo && html`<p class="memo">${memo}</p>`}
    ${waysToPayBlock(waysToPay)}
    <footer>${issued}</footer>
  </main>`
  return documentHtml({ title: `${head.title} · ${head.subject}`, style: 'books', body })
}

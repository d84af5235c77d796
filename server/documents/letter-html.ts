import { howToPayTitles } from '#domain/messages/how-to-pay.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { logoImage } from './document-html.ts'
import type { Fact, HeadAmount, LetterHead, Note, Party, Sum } from './letter-content.ts'
import { html, type Markup } from './markup.ts'

/** The parts that pages of US Letter have in common. */

/** Each text on a line of its own. */
export function spanLines(texts: string[]): Markup[] {
  return texts.map((text) => html`<span class="line">${text}</span>`)
}

export function headBlock({ title, below, outcome, courier }: LetterHead): Markup {
  const outcomeLine =
    outcome && html`<p class="outcome"><strong class="${outcome.tone}">${outcome.status}</strong> ${outcome.at}</p>`
  return html`<header class="head">
    <div>
      <h1>${title}</h1>
      <p class="order">${below}</p>
      ${outcomeLine}
    </div>
    <div class="courier">
      <div><strong>${courier.name}</strong>${spanLines(courier.lines)}</div>
      ${logoImage(courier.logo)}
    </div>
  </header>`
}

export function factBlock({ label, value }: Fact): Markup {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`
}

export function partyBlock({ heading, name, lines }: Party): Markup {
  return html`<section>
    <h2>${heading}</h2>
    <strong class="line">${name}</strong>${spanLines(lines)}
  </section>`
}

/** A row of a table of two columns. @param cents in integer Canadian cents */
export function amountRow(name: string, cents: number, className = ''): Markup {
  return html`<tr class="${className}">
    <td>${name}</td>
    <td class="number">${formatCents(cents)}</td>
  </tr>`
}

/** The amount that a paper is about. */
export function amountBlock({ label, cents, below }: HeadAmount): Markup {
  return html`<section class="due">
    <h2>${label}</h2>
    <strong class="line">${formatCents(cents)}</strong>${below}
  </section>`
}

/** Sums, each total in a part of its own. */
export function sumsTable(sums: Sum[]): Markup {
  return html`<table class="charges">
    ${sums.map(
      ({ name, cents, isTotal }) =>
        html`<tbody class="${isTotal ? 'total' : 'sum'}">
          ${amountRow(name, cents)}
        </tbody>`,
    )}
  </table>`
}

/** A word across a paper that no longer holds. */
export function acrossBlock(word: string | null): Markup | null {
  return word === null ? null : html`<p class="across"><span>${word}</span></p>`
}

/** A text of any length under its label. */
export function noteBlock({ label, text }: Note): Markup {
  return html`<section class="note">
    <h2>${label}</h2>
    <p>${text}</p>
  </section>`
}

/** The ways to pay under their heading; nothing if there are none. */
export function waysToPayBlock(ways: readonly Note[]): Markup | null {
  if (ways.length === 0) return null
  return html`<section class="ways">
    <h2>${howToPayTitles.en}</h2>
    ${ways.map(noteBlock)}
  </section>`
}

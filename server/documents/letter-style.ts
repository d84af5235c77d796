/** Rules of one kind of paper beside those of all: everywhere, on a phone, and in print. */
type OwnRules = { everywhere: string; narrow: string; print: string }

/** A style sheet: a Letter sheet on the screen, the sheet itself on paper, one column on a phone. */
export function letterStyle(own: OwnRules): string {
  return `
@page { size: Letter; margin: 0.6in 0.75in; }
* { box-sizing: border-box; }
html { color-scheme: light; background: #eef0f3; -webkit-text-size-adjust: 100%; }
body { margin: 0; color: #16202e; font: 13px/1.45 Inter, "Inter Variable", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", system-ui, sans-serif; overflow-wrap: anywhere; }
body, body * { unicode-bidi: plaintext; }
h1, h2, p, dl, dd, table, ul { margin: 0; padding: 0; }
main { width: 8.5in; max-width: 100%; margin: 24px auto; padding: 0.6in 0.75in; background: #fff; border: 1px solid #d5dae1; }
.head { display: flex; justify-content: space-between; gap: 32px; padding-bottom: 18px; border-bottom: 1.5px solid #16202e; }
.head > div { flex: 1 1 0; min-width: 0; }
h1 { font-size: 29px; line-height: 1.2; font-weight: 600; letter-spacing: -0.02em; }
.order { font-size: 15px; margin-top: 2px; }
.outcome { margin-top: 4px; color: #5b6675; }
.outcome strong { font-weight: 600; }
.outcome strong::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 7px; border-radius: 50%; background: currentColor; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.done { color: #1c6e42; }
.stopped { color: #ac2f33; }
.open { color: #935610; }
.courier { display: flex; gap: 12px; justify-content: flex-end; text-align: right; color: #5b6675; font-size: 12px; padding-top: 4px; }
.courier div { min-width: 0; }
.logo { flex: none; display: block; max-width: 112px; max-height: 56px; object-fit: contain; }
.courier strong { display: block; color: #16202e; font-size: 15px; font-weight: 600; }
h2, dt, th { color: #5b6675; font-size: 11px; line-height: 1.5; font-weight: 600; letter-spacing: 0.02em; }
strong { font-weight: 600; }
.line { display: block; }
.facts { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px 20px; padding: 16px 0 12px; }
.parties { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px 24px; padding: 16px 0 22px; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; vertical-align: bottom; }
th, td { padding: 5px 0 5px 16px; }
th:first-child, td:first-child { padding-left: 0; }
td { vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.rows thead th { border-bottom: 1px solid #16202e; }
.rows tbody tr { border-bottom: 1px solid #d5dae1; }
.rows tbody .total { border-bottom: 0; break-before: avoid; }
.rows .total td { font-weight: 600; padding-top: 7px; }
.rows { margin-bottom: 20px; }
tr { break-inside: avoid; }
.note { display: grid; grid-template-columns: 118px minmax(0, 1fr); align-items: baseline; margin-bottom: 6px; }
.note p { white-space: pre-line; }
.settlement { break-inside: avoid; display: grid; grid-template-columns: minmax(0, 1fr) 349px; gap: 36px; align-items: start; margin-top: 20px; }
.charges tbody { border-bottom: 1px solid #d5dae1; }
.charges th { padding: 8px 0 0; }
.charges tbody:first-child th { padding-top: 0; }
.charges td { padding: 2px 0 2px 12px; }
.charges td:first-child { padding-left: 0; }
.charges tbody tr:last-child td { padding-bottom: 8px; }
.charges .subtotal td { color: #5b6675; }
.charges .total { border-bottom: 0; border-top: 1.5px solid #16202e; }
.charges .total td { padding-top: 8px; font-size: 16px; font-weight: 600; }
footer { margin-top: 28px; padding-top: 9px; border-top: 1px solid #d5dae1; color: #5b6675; font-size: 11px; }
${own.everywhere}
@media screen and (max-width: 599px) {
  html { background: #fff; }
  main { margin: 0; border: 0; padding: 20px 16px; }
  .head { flex-direction: column; gap: 14px; }
  .courier { flex-direction: row-reverse; text-align: left; }
  .facts { grid-template-columns: repeat(2, 1fr); }
  .note { grid-template-columns: minmax(0, 1fr); }
  .parties, .settlement { grid-template-columns: minmax(0, 1fr); }
  .charges { grid-row: 1; }
  th, td { padding-left: 10px; }
  .each { display: none; }
${own.narrow}
}
@media print {
  html { background: #fff; }
  body { font-size: 11.5px; line-height: 1.38; }
  h2, dt, th { font-size: 10px; }
  .facts { padding: 12px 0 8px; }
  .parties { padding: 12px 0 16px; }
  .rows th, .rows td { padding-top: 3px; padding-bottom: 3px; }
  .rows, .settlement { margin-bottom: 12px; }
  .settlement { margin-top: 12px; }
  .charges td { padding-top: 1px; padding-bottom: 1px; }
  .charges th { padding-top: 6px; }
  .charges .total td { padding-top: 7px; }
  footer { margin-top: 14px; }
  main { width: auto; margin: 0; padding: 0; border: 0; }
${own.print}
}
`
}

import { letterStyle } from './letter-style.ts'

/** Of invoices, credit notes and statements. */
export const booksStyle = letterStyle({
  everywhere: `main { position: relative; }
.across { position: absolute; inset: 0; display: grid; place-items: center; overflow: hidden; pointer-events: none; z-index: 0; color: #f6dcdd; font-size: 220px; font-weight: 700; line-height: 1; letter-spacing: 0.04em; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.across span { transform: rotate(-50deg); }
main > :not(.across) { position: relative; z-index: 1; }
.facts { border-bottom: 1px solid #d5dae1; padding-bottom: 16px; }
.parties { grid-template-columns: minmax(0, 1fr) 349px; }
.due { align-self: start; padding: 12px 16px; background: #f1f3f6; color: #5b6675; font-size: 12px; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.due strong { color: #16202e; font-size: 22px; line-height: 1.3; font-variant-numeric: tabular-nums; }
.rows { font-size: 12px; }
.rows td + td, .rows th + th { padding-left: 12px; }
.day { white-space: nowrap; }
.what { width: 42%; }
.details { color: #5b6675; }
.memo { white-space: pre-line; }
.charges .sum { border-bottom: 0; }
.charges .sum tr:last-child td { padding-bottom: 2px; }
.charges .total td { padding-bottom: 12px; }
.ages { break-inside: avoid; margin-top: 26px; }
.ages h2 { color: #16202e; font-size: 13px; margin-bottom: 6px; }
.ages th, .ages td { text-align: right; }
.ages thead th { border-bottom: 1px solid #16202e; }
.ages + .memo { margin-top: 22px; }
.ways { break-inside: avoid; margin-top: 24px; }
.ways > h2 { color: #16202e; font-size: 13px; margin-bottom: 6px; }`,
  narrow: `  .across { font-size: 120px; }
  .ages table { font-size: 11px; }`,
  print: `  .rows { font-size: 10.5px; }
  .facts { padding-bottom: 12px; }`,
})

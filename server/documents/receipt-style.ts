import { letterStyle } from './letter-style.ts'

export const receiptStyle = letterStyle({
  everywhere: `.cancellation { margin-top: 18px; padding-left: 14px; border-left: 3px solid #ac2f33; }
.cancellation div + div { margin-top: 4px; }
.times { padding: 0 0 16px; border-bottom: 1px solid #d5dae1; }
.rows th:first-child { width: 40%; }
.signature { height: 72px; max-width: 100%; display: block; margin: 4px auto; object-fit: contain; }
.received { margin-bottom: 18px; }
.received p { border-top: 1px solid #d5dae1; padding-top: 4px; margin-top: 4px; color: #5b6675; font-size: 12px; }
.track { display: flex; gap: 6px; break-inside: avoid; }
.track p { font-size: 11px; color: #5b6675; }
.track a { color: inherit; text-decoration: none; }
.track a:hover, .track a:focus-visible { text-decoration: underline; }
.qr { flex: none; width: 96px; height: 96px; margin: -7px 0 0 -7px; }
.charges .replaced td { color: #5b6675; }
aside { width: 8.5in; max-width: 100%; margin: 0 auto 24px; padding: 20px 0.75in; background: #fff; border: 1px solid #d5dae1; }
aside ol { margin: 8px 0 0; padding: 0; list-style: none; }
aside li { padding: 8px 0; border-top: 1px solid #d5dae1; }
aside strong { display: flex; justify-content: space-between; gap: 16px; }
aside p { color: #5b6675; }
aside p.number { text-align: left; white-space: normal; }
aside a { color: #1c4fa0; }`,
  narrow: `  aside { border-width: 1px 0 0; padding: 16px; }
  .times { padding-top: 0; }`,
  print: `  aside { display: none; }
  .times { padding: 0 0 12px; }`,
})

/** The label's style sheet: 4 × 6 inch, black on white, as large on the screen as on paper. */
export const labelStyle = `
@page { size: 4in 6in; margin: 0; }
* { box-sizing: border-box; }
html { color-scheme: light; background: #eef0f3; -webkit-text-size-adjust: 100%; }
body { margin: 0; color: #000; font: 8pt/1.25 Inter, "Inter Variable", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", system-ui, sans-serif; overflow-wrap: anywhere; }
body, body * { unicode-bidi: plaintext; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
main { width: 4in; height: 6in; margin: 24px auto; padding: 12pt; background: #fff; border: 1px solid #d5dae1; overflow: hidden; display: flex; flex-direction: column; }
.clamp { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; -webkit-line-clamp: 1; line-clamp: 1; }
.two { -webkit-line-clamp: 2; line-clamp: 2; }
.three { -webkit-line-clamp: 3; line-clamp: 3; }
.head { display: flex; justify-content: space-between; gap: 10pt; height: 44pt; flex: none; }
.head .courier { flex: 1 1 0; min-width: 0; }
.logo { flex: none; display: block; max-width: 48pt; max-height: 36pt; object-fit: contain; object-position: 0 0; }
h1 { font-size: 13pt; line-height: 1.15; font-weight: 700; }
h1.long { font-size: 9.5pt; }
.service { flex: none; width: 104pt; height: 36pt; padding: 3pt 7pt; background: #000; color: #fff; font-weight: 600; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.service strong { font-size: 13pt; line-height: 1.2; font-weight: 700; }
.service strong.long { font-size: 8pt; line-height: 1.8; }
.stop { display: grid; grid-template-columns: 38pt minmax(0, 1fr); border-top: 1pt solid #000; padding: 6pt 0; flex: none; }
h2 { font-size: 7pt; line-height: 10pt; font-weight: 700; letter-spacing: 0.3pt; }
.name { font-weight: 600; }
.to { flex: 1 1 0; min-height: 0; overflow: hidden; }
.to h2 { font-size: 9pt; line-height: 17pt; }
.to .name { font-size: 17pt; line-height: 1.15; font-weight: 700; }
.to .name.long { font-size: 11pt; }
.to .address { font-size: 13pt; line-height: 1.2; font-weight: 600; margin-top: 2pt; }
.to .address.long { font-size: 9pt; }
.to .contact { font-size: 9.5pt; margin-top: 2pt; }
.to .contact.long { font-size: 7.5pt; }
.to .notes { font-size: 7.5pt; margin-top: 3pt; }
.cancelled { flex: none; margin-bottom: 6pt; border: 2pt solid #000; background: #fff; font-size: 32pt; line-height: 36pt; font-weight: 700; letter-spacing: 2pt; text-align: center; }
.shipment { display: flex; justify-content: space-between; gap: 8pt; border-top: 1pt solid #000; padding-top: 6pt; height: 96pt; flex: none; }
.shipment > div { flex: 1 1 0; min-width: 0; }
dl { display: grid; grid-template-columns: 38pt minmax(0, 1fr); font-weight: 600; }
dt { font-weight: 700; }
dd { word-break: break-all; }
ul { list-style: none; margin-top: 3pt; font-size: 7.5pt; }
.qr { flex: none; width: 87.25pt; height: 87.25pt; margin-right: -8pt; }
.code { border-top: 1pt solid #000; padding-top: 9pt; height: 75pt; flex: none; text-align: center; }
.bars { display: block; width: 281pt; height: 46pt; margin: 0 -8.5pt; }
main + main { break-before: page; }
.piece { position: absolute; right: 0; }
.number { position: relative; font-size: 15pt; line-height: 19pt; font-weight: 700; letter-spacing: 0.6pt; font-variant-numeric: tabular-nums; }
@media print {
  html { background: #fff; }
  main { margin: 0; border: 0; }
}
`

import type { CodeSymbol } from './barcode.ts'
import { html, type Markup } from './markup.ts'

/** A bar or QR code as an inline SVG that fills its box; the style sheet gives the box its size by `className`. */
export function codeSvg(symbol: CodeSymbol, facts: { className: string; label: string }): Markup {
  const path = symbol.rectangles.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
  const viewBox = `0 0 ${symbol.width} ${symbol.height}`
  return html`<svg
    class="${facts.className}"
    role="img"
    aria-label="${facts.label}"
    viewBox="${viewBox}"
    preserveAspectRatio="none"
    shape-rendering="crispEdges"
  >
    <path d="${path}" />
  </svg>`
}

import bwip from 'bwip-js/node'
import qrcode from 'qrcode'

/** A dark area, measured in modules (the narrowest bar or one QR square) from the top left. */
type Rectangle = { x: number; y: number; width: number; height: number }

/** A symbol ready to be drawn: its size in modules, the quiet zone included, and its dark areas. */
export type CodeSymbol = { width: number; height: number; rectangles: Rectangle[] }

/** Blank modules that ISO/IEC 15417 asks for on either side of a Code 128 symbol. */
const code128Quiet = 10

/** Blank modules that ISO/IEC 18004 asks for around a QR code. */
const qrQuiet = 4

/**
 * The bars of a Code 128 symbol, one module high: bars are stretched to the height that the page has room for.
 * Throws a RangeError for anything but printable ASCII, which bwip-js would write as bytes that no scanner reads back.
 */
export function code128(text: string): CodeSymbol {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Not a text for Code 128: ${JSON.stringify(text)}`)
  const symbol = bwip.raw({ bcid: 'code128', text })[0]
  if (!symbol || !('sbs' in symbol)) throw new Error(`No Code 128 symbol for ${JSON.stringify(text)}`)
  const rectangles: Rectangle[] = []
  let x = code128Quiet
  for (const [index, width] of symbol.sbs.entries()) {
    // The widths alternate, beginning and ending with a bar.
    if (index % 2 === 0) rectangles.push({ x, y: 0, width, height: 1 })
    x += width
  }
  return { width: x + code128Quiet, height: 1, rectangles }
}

/**
 * A QR code at error correction M (a label gets scuffed; H would need smaller squares than a 203 dpi printer draws well),
 * each row's neighbouring squares joined into one rectangle. Throws when the text is longer than a QR code holds.
 */
export function qrCode(text: string): CodeSymbol {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  const size = modules.size
  const rectangles: Rectangle[] = []
  for (let y = 0; y < size; y++) {
    let x = 0
    while (x < size) {
      let end = x
      while (end < size && modules.get(y, end)) end++
      if (end > x) rectangles.push({ x: x + qrQuiet, y: y + qrQuiet, width: end - x, height: 1 })
      x = end + 1
    }
  }
  return { width: size + 2 * qrQuiet, height: size + 2 * qrQuiet, rectangles }
}

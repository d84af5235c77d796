import { inflateSync } from 'node:zlib'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Bytes of one pixel by PNG colour type, at 8 bits a sample: grey, RGB, palette, grey + alpha, RGBA. */
const bytesPerPixel: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** A signature pad is far smaller; a larger image would hold up every other request while it is unpacked. */
const maxPixels = 4_000_000

const lastFilter = 4

type PngParts = { header: DataView; hasPalette: boolean; packed: Buffer }

function readChunks(png: Uint8Array): PngParts | undefined {
  if (pngSignature.some((byte, index) => png[index] !== byte)) return undefined
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const packed: Uint8Array[] = []
  let header: DataView | undefined
  let hasPalette = false
  let offset = pngSignature.length
  while (offset + 12 <= png.length) {
    const length = view.getUint32(offset)
    const type = Buffer.from(png.subarray(offset + 4, offset + 8)).toString('latin1')
    const body = png.subarray(offset + 8, offset + 8 + length)
    if (body.length < length) return undefined
    if (type === 'IHDR' && length === 13) header = new DataView(body.buffer, body.byteOffset, length)
    if (type === 'PLTE') hasPalette = length > 0
    if (type === 'IDAT') packed.push(body)
    if (type === 'IEND') return header && { header, hasPalette, packed: Buffer.concat(packed) }
    offset += length + 12
  }
  return undefined
}

/**
 * Whether a PNG can be put into a document: 8 bits a sample, not interlaced, at most 4 megapixels, and its data whole.
 * Asked before drawing because pdfkit unpacks a transparent image in a callback, where a fault would end the process.
 */
export function isDrawablePng(png: Uint8Array): boolean {
  const parts = readChunks(png)
  if (!parts) return false
  const { header, packed } = parts
  const width = header.getUint32(0)
  const height = header.getUint32(4)
  const colorType = header.getUint8(9)
  const pixelBytes = bytesPerPixel[colorType]
  if (!pixelBytes || !width || !height || width * height > maxPixels) return false
  if (header.getUint8(8) !== 8 || header.getUint8(12) !== 0) return false
  if (colorType === 3 && !parts.hasPalette) return false
  const rowBytes = 1 + width * pixelBytes
  try {
    const rows = inflateSync(packed, { maxOutputLength: rowBytes * height })
    if (rows.length !== rowBytes * height) return false
    for (let row = 0; row < height; row++) if ((rows[row * rowBytes] ?? lastFilter + 1) > lastFilter) return false
    return true
  } catch {
    return false
  }
}

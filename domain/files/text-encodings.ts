/** How a text file may be written, the likeliest first. Only UTF-8 and UTF-16 can be told for certain. */
export const textEncodings = ['UTF-8', 'Windows-1252', 'Mac Roman', 'DOS 850', 'DOS 437', 'UTF-16'] as const

export type TextEncoding = (typeof textEncodings)[number]

export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * The text of a file: by its mark, else as UTF-16 where every other byte is zero, as UTF-8 where it is that, and else in the one of
 * the older encodings in which it reads most like English or French.
 * @param wanted what a person says that it is
 */
export function decodeText(bytes: Uint8Array, wanted: TextEncoding | null = null): DecodedText {
  const encoding = wanted ?? encodingOf(bytes)
  return { text: decodedAs(encoding, bytes), encoding }
}

/** The text of a file that is one in any encoding; null for anything else. Text of the older ones has no control characters. */
export function plainTextOf(bytes: Uint8Array): string | null {
  const { text, encoding } = decodeText(bytes)
  if (encoding === 'UTF-16') return /[\0\ufffd]/.test(text) ? null : text
  if (encoding === 'UTF-8') return text.includes('\0') ? null : text
  return bytes.every((byte, at) => isPlain(byte) || (byte === endOfDosFile && at === bytes.length - 1)) ? text : null
}

const endOfDosFile = 0x1a

/** Anything but control characters; blanks and line ends are none. */
function isPlain(byte: number): boolean {
  return byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (wideOrder(bytes) !== null) return 'UTF-16'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'UTF-8'
  } catch {
    const sample = bytes.subarray(0, longestSample)
    const scores = older.map((encoding) => ({ encoding, score: familiar(decodedAs(encoding, sample)) }))
    return scores.reduce((best, each) => (each.score > best.score ? each : best)).encoding
  }
}

const older = ['Windows-1252', 'Mac Roman', 'DOS 850', 'DOS 437'] as const

/** Bytes that are looked at to tell one older encoding from another. */
const longestSample = 100_000
/** Bytes that are looked at to tell UTF-16 without its mark. */
const wideSample = 2_000

function decodedAs(encoding: TextEncoding, bytes: Uint8Array): string {
  switch (encoding) {
    case 'UTF-8':
      return new TextDecoder('utf-8').decode(bytes)
    case 'UTF-16':
      return new TextDecoder(wideOrder(bytes) ?? 'utf-16le').decode(bytes)
    case 'Windows-1252':
      return new TextDecoder('windows-1252').decode(bytes)
    case 'Mac Roman':
      return new TextDecoder('macintosh').decode(bytes)
    case 'DOS 850':
      return decodedBy(dos850, bytes)
    case 'DOS 437':
      return decodedBy(dos437, bytes)
  }
}

/** By its mark, or by the zeros that every other byte of English and French is. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, wideSample)
  const zerosFrom = (first: number) => sample.filter((byte, at) => byte === 0 && at % 2 === first).length
  const [even, odd] = [zerosFrom(0), zerosFrom(1)]
  if (bytes.length % 2 !== 0 || even + odd < sample.length * 0.35) return null
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : null
}

/** How much of what is not ASCII is what people here write: letters of French, dashes, quotes. */
function familiar(text: string): number {
  const letters = text.match(/[àâäçéèêëîïôöùûüÿœæ]|(?<!\p{Ll})[ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ]/gu)?.length ?? 0
  const signs = text.match(/[’‘“”«»–—…°½¼¾€£©®]/gu)?.length ?? 0
  return 2 * letters + signs
}

/** Letters that one call takes as arguments; more would exceed the stack. */
const lettersAtOnce = 8_192

function decodedBy(table: string, bytes: Uint8Array): string {
  const units = Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : table.charCodeAt(byte - 0x80)))
  // Piece by piece: a letter at a time, a large file would be more strings than fit into memory.
  let text = ''
  for (let at = 0; at < units.length; at += lettersAtOnce)
    text += String.fromCharCode(...units.subarray(at, at + lettersAtOnce))
  return text
}

/* What 80 to FF are in the code pages of DOS, which no browser decodes. Source: unicode.org, MAPPINGS/VENDORS/MICSFT/PC. */
const dos850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const dos437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** How a workbook shows numbers, by the number of its style. */
export interface NumberStyle {
  readonly isDate: boolean
  /** Digits that it fills up with zeros: 00000 shows 77 as 00077. */
  readonly zeros: number
}

const builtInDates = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** @param code as the workbook writes it, such as `yyyy\-mm\-dd` or `00000`; undefined for one of those that every spreadsheet has */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return { isDate: builtInDates(id) && id !== 48 && id !== 49, zeros: 0 }
  const bare = bareCode(code.slice(0, longestCode)).split(';')[0] ?? ''
  const zeros = /^0+$/.test(bare) ? bare.length : 0
  return { isDate: zeros === 0 && /[dmyhs]/i.test(bare) && !/general/i.test(bare), zeros }
}

/** Characters of a format; a spreadsheet takes no more. */
const longestCode = 255

/** Takes colours, currencies and what is quoted out of a format: they are no parts of dates. */
function bareCode(code: string): string {
  let bare = ''
  for (let at = 0; at < code.length; at += 1) {
    const end = endOfAside(code, at)
    if (end < at) bare += code.charAt(at)
    else at = end
  }
  return bare
}

/** The last place of a quotation, an escape or a bracket that begins here; -1 if none begins here. */
function endOfAside(code: string, at: number): number {
  const letter = code.charAt(at)
  if (letter === '"') return code.indexOf('"', at + 1)
  if (letter === '\\') return at + 1 < code.length ? at + 1 : -1
  // Hours, minutes and seconds in brackets are counted beyond a day.
  return letter === '[' && !/[hms]/i.test(code.charAt(at + 1)) ? code.indexOf(']', at + 1) : -1
}

/** Digits that a spreadsheet keeps of a number; what is behind them was lost when it was typed. */
const keptDigits = 15
const daySeconds = 86_400
/** The day that spreadsheets count as 0, unix days: 1899-12-30, since they have a 29th of February 1900. */
const dayZero = -25_569
/** The same of workbooks that count from 1904. */
const dayZeroOf1904 = -24_107

/**
 * A number of a workbook as text: dates as ISO, no exponents, and one with more digits than a spreadsheet keeps as it writes it itself,
 * 4.68769E+17, so that nobody takes it for what was meant.
 */
export function numberText(stored: string, style: NumberStyle | undefined, from1904: boolean): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (style?.isDate === true && value >= 0 && value < 2_958_466) return dateText(value, from1904)
  if (Math.abs(value) >= 10 ** keptDigits) return value.toExponential(5).toUpperCase()
  const rounded = Number(value.toPrecision(keptDigits))
  const plain = String(rounded).includes('e') ? withoutLastZeros(rounded.toFixed(20)) : String(rounded)
  return Number.isInteger(rounded) && rounded >= 0 ? plain.padStart(style?.zeros ?? 0, '0') : plain
}

function withoutLastZeros(decimal: string): string {
  let end = decimal.length
  while (decimal.charAt(end - 1) === '0') end -= 1
  return decimal.slice(0, decimal.charAt(end - 1) === '.' ? end - 1 : end)
}

/** "2026-11-30", "2026-11-30 09:30", or of a time alone "09:30". */
function dateText(value: number, from1904: boolean): string {
  const seconds = Math.round(value * daySeconds)
  const days = Math.floor(seconds / daySeconds)
  const rest = seconds - days * daySeconds
  const at = new Date(((days + (from1904 ? dayZeroOf1904 : dayZero)) * daySeconds + rest) * 1_000).toISOString()
  const [date = '', time = ''] = at.split('T')
  if (days === 0) return time.slice(0, 5)
  return rest === 0 ? date : `${date} ${time.slice(0, 5)}`
}

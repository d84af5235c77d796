const blankInNumber = /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g
const numberRun = /\d[\d.,]*/g
const thousands = /^\d{1,3}(?:,\d{3})+$/

/**
 * The numbers of a text as this product writes them, with a point and no separators: spreadsheets hand over "1 234,5 km" or
 * "1,234.50" by the country that they are set to. A single comma before three digits separates thousands, as in Canadian English.
 */
export function withPlainNumbers(text: string): string {
  return text.replaceAll(blankInNumber, '').replaceAll(numberRun, (run) => {
    const number = run.replace(/[.,]+$/, '')
    return plain(number) + run.slice(number.length)
  })
}

function plain(number: string): string {
  const comma = number.lastIndexOf(',')
  const point = number.lastIndexOf('.')
  if (comma < 0) return number.indexOf('.') === point ? number : number.replaceAll('.', '')
  if (point > comma || thousands.test(number)) return number.replaceAll(',', '')
  const decimals = number.slice(comma + 1)
  const whole = number.slice(0, comma)
  return whole.includes(',') ? number.replaceAll(',', '') : `${whole.replaceAll('.', '')}.${decimals}`
}

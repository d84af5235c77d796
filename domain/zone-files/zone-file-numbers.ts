import { decimalSignOf, readNumber, type DecimalSign, type NumberReading } from '../amounts/number-text.ts'

/** A number of a file that can be read two ways, and what it is by each custom of those who may have written it. */
export interface NumberQuestion {
  /** "Zone A: fee “1,250”" */
  readonly asked: string
  readonly ways: readonly { readonly decimalSign: DecimalSign; readonly says: string }[]
}

/** Asked of the person who brought the file; thrown inside, answered outside. */
export class NumberQuestionError extends Error {
  readonly question: NumberQuestion

  constructor(question: NumberQuestion) {
    super(question.asked)
    this.question = question
  }
}

/** How the numbers of a file are written, and which were read with a decimal comma. */
export interface FileNumbers {
  readonly decimalSign: DecimalSign | null
  readonly isAnswered: boolean
  readonly commas: { readonly text: string; readonly plain: string }[]
}

/** The number of a zone, or `usual` where there is none. */
export interface NumberBounds {
  readonly usual: number
  readonly from: number
  readonly below: number
}

/**
 * @param texts all numbers of the file that are written as text: what one leaves open another may tell
 * @param answered what was answered to a {@link NumberQuestion}
 */
export function fileNumbers(texts: readonly string[], answered: DecimalSign | null): FileNumbers {
  return { decimalSign: answered ?? decimalSignOf(texts), isAnswered: answered !== null, commas: [] }
}

/**
 * A number within its bounds, null when it is none.
 * @throws NumberQuestionError where two readings fit and nothing tells
 */
export function numberWithin(
  given: unknown,
  { from, below }: NumberBounds,
  numbers: FileNumbers,
  asked: string,
): number | null {
  const fits = ({ value }: { readonly value: number }) => value >= from && value < below
  if (typeof given === 'number') return fits({ value: given }) ? given : null
  const text = String(given).trim()
  const read = readNumber(text.replace('$', ''), { decimalSign: numbers.decimalSign, fits })
  if (read.kind === 'none') return null
  const reading = read.kind === 'number' ? read.reading : chosen(text, read.readings, numbers, asked)
  const { plain, value } = reading
  if (text.includes(',') && !text.includes('.') && plain.includes('.')) numbers.commas.push({ text, plain })
  return value
}

/** Which numbers had a decimal comma, in a sentence; none where none had. */
export function commaNotes({ commas }: FileNumbers): string[] {
  if (commas.length === 0) return []
  const said = [...new Set(commas.map(({ text, plain }) => `“${text}” is ${plain}`))]
  const examples = said.slice(0, 3).join(', ')
  const count = commas.length === 1 ? '1 number has' : `${commas.length} numbers have`
  return [`${count} a decimal comma: ${examples}${said.length > 3 ? ' and so on' : ''}.`]
}

function chosen(
  text: string,
  [asDecimals, asThousands]: readonly [NumberReading, NumberReading],
  { isAnswered, decimalSign }: FileNumbers,
  asked: string,
): NumberReading {
  const [inDecimals, inThousands] = text.includes('.') ? (['.', ','] as const) : ([',', '.'] as const)
  if (isAnswered) return decimalSign === inDecimals ? asDecimals : asThousands
  throw new NumberQuestionError({
    asked,
    ways: [
      { decimalSign: inDecimals, says: asDecimals.plain },
      { decimalSign: inThousands, says: asThousands.plain },
    ],
  })
}

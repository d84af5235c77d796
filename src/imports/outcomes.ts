import type { ImportFault, ImportMend } from '#generated/model/index.ts'
import type { FileRow } from './csv-file.ts'

/** What becomes of a row, as people are told: each row is exactly one of them. */
export const outcomes = ['clean', 'mended', 'approximate', 'refused', 'present'] as const

export type Outcome = (typeof outcomes)[number]

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  clean: 'Clean',
  mended: 'Mended',
  approximate: 'Approximate pin',
  refused: 'Refused',
  present: 'Already there',
}

/** What a server says of a row, whatever the file is of. */
export interface AnsweredRow {
  readonly name: string
  readonly outcome: 'created' | 'duplicate' | 'refused'
  readonly mends: readonly ImportMend[]
  readonly faults: readonly ImportFault[]
}

/** What the whole file shows, and none of its parts. */
export interface Survey<Answer extends AnsweredRow> {
  /** What is wrong with a row because of an earlier one, by its line. */
  readonly conflicts: ReadonlyMap<number, readonly ImportFault[]>
  /** Corrects what was answered for a row where an earlier part tells more. */
  readonly settle?: (line: number, answer: Answer) => Answer
  /** The row as it is sent: with what other rows say for it. */
  readonly complete?: (row: FileRow) => FileRow
}

/** A row of the file with what the server said of it. */
export interface CheckedRow<Answer extends AnsweredRow> {
  readonly row: FileRow
  readonly answer: Answer
  readonly outcome: Outcome
}

/** Puts the server's answers to the rows they are about; they come in the order in which the rows were sent. */
export function checkedRows<Answer extends AnsweredRow>(
  sent: readonly FileRow[],
  answered: readonly Answer[],
  { adds }: { readonly adds: (answer: Answer) => boolean },
  survey: Survey<Answer> = nothingSeen,
): CheckedRow<Answer>[] {
  return sent.flatMap((row, index) => {
    const said = answered[index]
    if (said === undefined) return []
    const answer = survey.settle?.(row.line, said) ?? said
    return [withConflict({ row, answer, outcome: outcomeOf(answer, adds(answer)) }, survey)]
  })
}

/** What is surveyed of an import: the server knows by then what came before. */
export const nothingSeen = { conflicts: new Map<number, never>() }

/**
 * The row as the whole file shows it: refused where it does not go with an earlier one, whose line the whole file tells; the server was
 * sent a part, with what other rows say for it.
 */
export function withConflict<Answer extends AnsweredRow>(
  checked: CheckedRow<Answer>,
  { conflicts }: Pick<Survey<Answer>, 'conflicts'>,
): CheckedRow<Answer> {
  const faults = conflicts.get(checked.row.line)
  if (faults === undefined || checked.outcome === 'present') return checked
  const columns = new Set(faults.map(({ column }) => column))
  const others = checked.outcome === 'refused' ? checked.answer.faults.filter(({ column }) => !columns.has(column)) : []
  return { ...checked, answer: { ...checked.answer, faults: [...others, ...faults] }, outcome: 'refused' }
}

export function countOutcomes(rows: readonly CheckedRow<AnsweredRow>[]): Readonly<Record<Outcome, number>> {
  const counts = { clean: 0, mended: 0, approximate: 0, refused: 0, present: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** What is wrong with a row, else what was put right in it: "phone: written as E.164; name: …". */
export function whyText({ faults, mends }: Pick<AnsweredRow, 'faults' | 'mends'>): string {
  const remarks = faults.length > 0 ? faults : mends
  return remarks.map(({ column, why }) => `${column}: ${why}`).join('; ')
}

/** A row of an import as the check shows it from then on: what was added is there. */
export function afterImport<Answer extends AnsweredRow>(row: CheckedRow<Answer>): CheckedRow<Answer> {
  return row.outcome === 'refused' ? row : { ...row, outcome: 'present' }
}

/** The rows that an import would add. */
export function goodRows<Answer extends AnsweredRow>(
  rows: readonly CheckedRow<Answer>[],
): readonly CheckedRow<Answer>[] {
  return rows.filter(({ outcome }) => isGood(outcome))
}

/** The rows in the order in which somebody looks through them: what is wrong, what was changed, then the rest as it stands in the file. */
export function inOrderOfNeed<Answer extends AnsweredRow>(
  rows: readonly CheckedRow<Answer>[],
): readonly CheckedRow<Answer>[] {
  return rows.toSorted((a, b) => need.indexOf(a.outcome) - need.indexOf(b.outcome))
}

const need: readonly Outcome[] = ['refused', 'mended', 'approximate', 'clean', 'present']

/** Whether an import adds such a row. */
function isGood(outcome: Outcome): boolean {
  return outcome === 'clean' || outcome === 'mended' || outcome === 'approximate'
}

/** The refused rows as they stood, each with why: to be put right in a spreadsheet and imported again. */
export function refusedTable(
  heading: readonly string[],
  rows: readonly CheckedRow<AnsweredRow>[],
): readonly (readonly string[])[] {
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  return [
    [...heading, 'why'],
    ...refused.map(({ row, answer }) => [
      ...heading.map((_, index) => row.values[index] ?? ''),
      whyText({ faults: answer.faults, mends: [] }),
    ]),
  ]
}

function outcomeOf({ outcome, mends }: AnsweredRow, adds: boolean): Outcome {
  if (outcome === 'refused') return 'refused'
  if (!adds) return 'present'
  if (mends.some(({ kind }) => kind === 'mended')) return 'mended'
  return mends.some(({ kind }) => kind === 'approximate') ? 'approximate' : 'clean'
}

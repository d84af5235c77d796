import type { LocationImportRow } from '#generated/model/index.ts'
import type { FileRow } from './address-file.ts'

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

/** A row of the file with what the server said of it. */
export interface CheckedRow extends Pick<LocationImportRow, 'name' | 'mends' | 'faults'> {
  readonly row: FileRow
  readonly outcome: Outcome
}

/**
 * Puts the server's answers to the rows they are about; they come in the order in which the rows were sent.
 * @param conflicts what the file as a whole shows to be wrong, by line
 */
export function checkedRows(
  sent: readonly FileRow[],
  answered: readonly LocationImportRow[],
  conflicts: ReadonlyMap<number, CheckedRow['faults'][number]> = new Map(),
): CheckedRow[] {
  return sent.flatMap((row, index) => {
    const answer = answered[index]
    if (answer === undefined) return []
    const outcome = outcomeOf(answer)
    const conflict = conflicts.get(row.line)
    if (conflict !== undefined && isGood(outcome))
      return [{ row, ...pick(answer), faults: [conflict], outcome: 'refused' }]
    return [{ row, ...pick(answer), outcome }]
  })
}

export function countOutcomes(rows: readonly CheckedRow[]): Readonly<Record<Outcome, number>> {
  const counts = { clean: 0, mended: 0, approximate: 0, refused: 0, present: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** What is wrong with a row, else what was put right in it: "phone: written as E.164; name: …". */
export function whyText({ faults, mends }: Pick<CheckedRow, 'faults' | 'mends'>): string {
  const remarks = faults.length > 0 ? faults : mends
  return remarks.map(({ column, why }) => `${column}: ${why}`).join('; ')
}

/** A row of an import as the check shows it from then on: what was added is there. */
export function afterImport(row: CheckedRow): CheckedRow {
  return row.outcome === 'refused' ? row : { ...row, outcome: 'present' }
}

/** The rows that an import would add. */
export function goodRows(rows: readonly CheckedRow[]): readonly FileRow[] {
  return rows.flatMap(({ row, outcome }) => (isGood(outcome) ? [row] : []))
}

/** The rows in the order in which somebody looks through them: what is wrong, what was changed, then the rest as it stands in the file. */
export function inOrderOfNeed(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  return rows.toSorted((a, b) => need.indexOf(a.outcome) - need.indexOf(b.outcome))
}

const need: readonly Outcome[] = ['refused', 'mended', 'approximate', 'clean', 'present']

/** Whether an import adds such a row. */
function isGood(outcome: Outcome): boolean {
  return outcome === 'clean' || outcome === 'mended' || outcome === 'approximate'
}

/** The refused rows as they stood, each with why: to be put right in a spreadsheet and imported again. */
export function refusedTable(heading: readonly string[], rows: readonly CheckedRow[]): readonly (readonly string[])[] {
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  return [
    [...heading, 'why'],
    ...refused.map(({ row, faults }) => [
      ...heading.map((_, index) => row.values[index] ?? ''),
      whyText({ faults, mends: [] }),
    ]),
  ]
}

function outcomeOf({ outcome, mends }: LocationImportRow): Outcome {
  if (outcome === 'refused') return 'refused'
  if (outcome === 'duplicate') return 'present'
  if (mends.some(({ kind }) => kind === 'mended')) return 'mended'
  return mends.some(({ kind }) => kind === 'approximate') ? 'approximate' : 'clean'
}

function pick({ name, mends, faults }: LocationImportRow) {
  return { name, mends, faults }
}

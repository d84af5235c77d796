import { formError, refuseErrors } from '#domain/text/refusal.ts'
import {
  type AddressBookLine,
  addressBookReader,
  formOfAddress,
  importTally,
  mappingErrors,
  mostRowsOfPart,
  refuseForConflict,
  type ReadAddress,
  tooManyRows,
} from '#domain/addresses/address-book.ts'
import type { PinFinder } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow, type KnownAddress } from '#domain/addresses/address-matches.ts'
import { CsvFault, csvRecords, emptyFile, unreadableCsv } from '#domain/files/csv-records.ts'
import type { Input } from '#generated/handlers.ts'
import type { LocationImportResult, LocationImportRow, LocationInput } from '#generated/model/index.ts'

/**
 * Imports one part of an address book: the rows are judged by the product's rule, and one whose key is known creates nothing.
 * @param known what was imported before; takes in what is created now
 * @param create stores a location and answers its number; not called in a dry run
 * @param findPin where an address lies that came without coordinates
 */
export function importRows(
  text: string,
  { mapping, dryRun = false, firstLine = 2 }: Input<'importLocations'>['query'],
  known: KnownAddress[],
  create: (input: LocationInput) => number,
  findPin: PinFinder,
): LocationImportResult {
  const { heading, lines } = readCsv(text, firstLine)
  const errors = mappingErrors(heading, mapping)
  refuseErrors(errors)
  const read = lines.map(addressBookReader(heading, mapping, findPin))
  const matches = addressMatches(known)
  const judged = read.map((row): { read: ReadAddress; row: LocationImportRow } => {
    const { line, name, accepted, mends, faults } = row
    if (accepted === null) return { read: row, row: { line, name, outcome: 'refused', mends, faults } }
    const { location } = accepted
    const meant = matches.match(location)
    if (meant.kind === 'conflict') {
      const refused = refuseForConflict(row, mapping, meant.why)
      return { read: refused, row: { line, name, outcome: 'refused', mends, faults: refused.faults } }
    }
    if (meant.kind === 'known')
      return { read: row, row: { line, name, outcome: 'duplicate', locationId: meant.id, mends, faults } }
    const locationId = dryRun ? null : create(formOfAddress(location))
    const added = knownRow(line, location, locationId)
    matches.add(added)
    if (locationId !== null) known.push(added)
    return { read: row, row: { line, name, outcome: 'created', locationId, mends, faults } }
  })
  const rows = judged.map(({ row }) => row)
  const duplicates = rows.filter(({ outcome }) => outcome === 'duplicate').length
  return { dryRun, ...importTally(judged.map((each) => each.read)), duplicates, rows }
}

/**
 * The heading and the rows of a CSV file, each with its line.
 * @throws 422 when it is no CSV
 */
export function readCsv(text: string, firstLine: number): { heading: string[]; lines: AddressBookLine[] } {
  try {
    const [head, ...rest] = [...csvRecords(text)].filter((record) => record !== null)
    if (head === undefined) throw formError({ '': [emptyFile] })
    if (rest.length > mostRowsOfPart) throw formError({ '': [tooManyRows(rest.length)] })
    const lines = rest.map(({ line, values }) => ({ line: firstLine + line - head.lastLine - 1, values }))
    return { heading: head.values.map((name) => name.trim()), lines }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    throw formError({ '': [unreadableCsv(error)] })
  }
}

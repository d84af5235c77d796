import { addressBookReader } from '#domain/addresses/address-book.ts'
import { type FoundPin, referenceKey } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow } from '#domain/addresses/address-matches.ts'
import type { ImportFault, LocationImportMapping } from '#generated/model/index.ts'
import type { FileRow } from '#src/imports/csv-file.ts'

/** Which location a row means does not depend on where that lies. */
const anywhere: FoundPin = { latitude: 0, longitude: 0, middleOf: null }

/**
 * The rows of a file that have the reference of an earlier one with another name or address, by their line. The server sees a file
 * part by part, and a check stores nothing: what stands far apart only the whole file shows.
 */
export function referenceConflicts(
  heading: readonly string[],
  mapping: LocationImportMapping,
  rows: readonly FileRow[],
): ReadonlyMap<number, readonly ImportFault[]> {
  const conflicts = new Map<number, readonly ImportFault[]>()
  const { externalReference: column } = mapping
  if (column === undefined) return conflicts
  const index = heading.indexOf(column)
  const keyOf = ({ values }: FileRow) => referenceKey(values[index]?.trim() ?? '')
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  const read = addressBookReader(heading, mapping, () => anywhere)
  const { match, add } = addressMatches([])
  for (const row of rows) {
    if (keyOf(row) === '' || counts.get(keyOf(row)) === 1) continue
    const location = read(row).accepted?.location ?? null
    if (location === null || location.externalReference === null) continue
    const meant = match(location)
    if (meant.kind === 'conflict') conflicts.set(row.line, [{ column, why: meant.why }])
    if (meant.kind === 'new') add(knownRow(row.line, location, null))
  }
  return conflicts
}

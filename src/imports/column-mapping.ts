import type { Columns, ImportField } from './file-import.ts'

/**
 * The likely mapping of a file: what was chosen the last time where the file has that column, else what the column is
 * called. No column is guessed twice; a person may choose one twice, as for a name that is the reference as well.
 */
export function guessMapping(
  fields: readonly ImportField[],
  heading: readonly string[],
  remembered: Columns = {},
): Columns {
  const mapping = new Map<string, string>()
  const free = new Set(heading)
  for (const { id } of fields) {
    const column = remembered[id]
    if (column === undefined || !heading.includes(column)) continue
    mapping.set(id, column)
    free.delete(column)
  }
  const own = fields.filter(({ isOwn = false }) => isOwn)
  for (const { id, names } of [...own, ...fields])
    for (const name of names) {
      const column = heading.find((each) => free.has(each) && plainHeading(each) === name)
      if (column === undefined || mapping.has(id)) continue
      mapping.set(id, column)
      free.delete(column)
    }
  return Object.fromEntries(mapping)
}

/** The fields that a column of the file goes to; usually one or none. */
export function columnFields(
  fields: readonly ImportField[],
  mapping: Columns,
  column: string,
): readonly { id: string; label: string }[] {
  return fields.filter(({ id }) => mapping[id] === column)
}

/** The mapping with this column for a field; null for none. */
export function withField(mapping: Columns, field: string, column: string | null): Columns {
  const { [field]: _former, ...others } = mapping
  return column === null ? others : { ...others, [field]: column }
}

/** The mapping with a column for this field alone, or for none. */
export function withColumn(mapping: Columns, column: string, field: string | null): Columns {
  const others = Object.fromEntries(Object.entries(mapping).filter(([, each]) => each !== column))
  return field === null ? others : { ...others, [field]: column }
}

/** The fields that no column is chosen for although one is needed: half a pin is none. */
export function missingFields(fields: readonly ImportField[], mapping: Columns): readonly ImportField[] {
  return fields.filter(
    ({ id, required }) => mapping[id] === undefined && (required || mapping[otherHalf(id)] !== undefined),
  )
}

/** The other half of a pin; of a field that is none, a name that no field has. */
function otherHalf(id: string): string {
  const [half] = /latitude$|longitude$/i.exec(id) ?? ['']
  const other =
    half.length === 'latitude'.length ? half.replace('atitude', 'ongitude') : half.replace('ongitude', 'atitude')
  return half === '' ? '' : id.slice(0, -half.length) + other
}

/** The mapping that was used last on this device, under a key of the organization. */
export function rememberedMapping(storageKey: string): Columns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, column]) => typeof column === 'string' && column !== ''),
    )
  } catch {
    return {}
  }
}

export function rememberMapping(storageKey: string, mapping: Columns): void {
  localStorage.setItem(storageKey, JSON.stringify(mapping))
}

/** A name without case, accents, blanks and signs. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

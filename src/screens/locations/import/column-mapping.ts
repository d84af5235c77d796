import type { LocationImportMapping } from '#generated/model/index.ts'

export type ImportField = keyof LocationImportMapping

/** Which column holds which field while it is being chosen; empty for none. */
export type DraftMapping = Readonly<Record<ImportField, string>>

interface FieldFacts {
  readonly label: string
  readonly required: boolean
  /** What the column may be called, without case, accents and punctuation; the likeliest first. */
  readonly names: readonly string[]
}

/** The fields of the contract in the order in which people write addresses. */
const facts: Readonly<Record<ImportField, FieldFacts>> = {
  name: { label: 'Name', required: true, names: ['name', 'locationname', 'storename', 'placename', 'company', 'nom'] },
  streetAddress: {
    label: 'Address',
    required: true,
    names: ['streetaddress', 'address', 'street', 'addressline1', 'address1', 'adresse'],
  },
  unitNumber: { label: 'Unit', required: false, names: ['unit', 'unitnumber', 'suite', 'apartment', 'addressline2'] },
  city: { label: 'City', required: true, names: ['city', 'town', 'municipality', 'ville'] },
  province: { label: 'Province', required: true, names: ['province', 'state', 'region', 'prov'] },
  postalCode: {
    label: 'Postal code',
    required: false,
    names: ['postalcode', 'postcode', 'zip', 'zipcode', 'codepostal'],
  },
  phone: { label: 'Phone', required: false, names: ['phone', 'phonenumber', 'telephone', 'tel'] },
  latitude: { label: 'Latitude', required: false, names: ['latitude', 'lat', 'y'] },
  longitude: { label: 'Longitude', required: false, names: ['longitude', 'lng', 'lon', 'long', 'x'] },
  timezone: { label: 'Time zone', required: false, names: ['timezone', 'tz', 'zone'] },
  externalReference: {
    label: 'Reference',
    required: false,
    names: ['reference', 'externalreference', 'storenumber', 'locationnumber', 'number', 'code', 'id', 'ref'],
  },
}

export const importFields: readonly ({ readonly id: ImportField } & FieldFacts)[] = entriesOf(facts).map(
  ([id, field]) => ({ id, ...field }),
)

const none: DraftMapping = {
  name: '',
  streetAddress: '',
  unitNumber: '',
  city: '',
  province: '',
  postalCode: '',
  phone: '',
  latitude: '',
  longitude: '',
  timezone: '',
  externalReference: '',
}

/**
 * The likely mapping of a file: what was chosen the last time where the file has that column, else what the column is
 * called. No column is guessed twice; a person may choose one twice, as for a name that is the reference as well.
 */
export function guessMapping(heading: readonly string[], remembered: Partial<DraftMapping> = {}): DraftMapping {
  const mapping = { ...none }
  const free = new Set(heading)
  const take = (id: ImportField, column: string | undefined) => {
    if (column === undefined || mapping[id] !== '' || !free.delete(column)) return
    mapping[id] = column
  }
  for (const { id } of importFields) {
    const column = remembered[id]
    if (column === undefined || !heading.includes(column)) continue
    mapping[id] = column
    free.delete(column)
  }
  for (const { id, names } of importFields)
    for (const name of names)
      take(
        id,
        heading.find((column) => free.has(column) && plain(column) === name),
      )
  return mapping
}

/** The fields that a column of the file goes to; usually one or none. */
export function columnFields(mapping: DraftMapping, column: string): readonly { id: ImportField; label: string }[] {
  return importFields.filter(({ id }) => mapping[id] === column)
}

/** The mapping with a column for this field alone, or for none. */
export function withColumn(mapping: DraftMapping, column: string, field: ImportField | null): DraftMapping {
  const without = Object.fromEntries(columnFields(mapping, column).map(({ id }) => [id, '']))
  return { ...mapping, ...without, ...(field !== null && { [field]: column }) }
}

export function isImportField(text: string): text is ImportField {
  return importFields.some(({ id }) => id === text)
}

/** The fields that no column is chosen for although one is needed: half a pin is none. */
export function missingFields(mapping: DraftMapping): readonly ImportField[] {
  const half = mapping.latitude === '' ? 'latitude' : 'longitude'
  const isHalf = (mapping.latitude === '') !== (mapping.longitude === '')
  return importFields.flatMap(({ id, required }) =>
    mapping[id] === '' && (required || (isHalf && id === half)) ? [id] : [],
  )
}

/** The mapping as the contract takes it; fields without a column are left out. */
export function contractMapping({ name, streetAddress, city, province, ...rest }: DraftMapping): LocationImportMapping {
  const chosen = Object.fromEntries(Object.entries(rest).filter(([, column]) => column !== ''))
  return { name, streetAddress, city, province, ...chosen }
}

const storageKey = 'locationImportMapping'

/** The mapping that was used last on this device. */
export function rememberedMapping(): Partial<DraftMapping> {
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

export function rememberMapping(mapping: DraftMapping): void {
  localStorage.setItem(storageKey, JSON.stringify(mapping))
}

function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}

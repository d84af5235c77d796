import { columnNameOf, ownFieldId, type OrderFileColumn, type OrderFileMapping } from './columns.ts'
import type { OrderFileFault, ReadOrderRow } from './read-row.ts'

/** An order that was placed of a reference before, with what its row said then. */
export interface PlacedBefore {
  readonly deliveryOrderId: number
  readonly said: Readonly<Record<string, string>>
}

const words: Readonly<Record<string, string>> = {
  pickup: 'pickup',
  dropoff: 'drop-off',
  service: 'service',
  speed: 'speed',
  parcelType: 'parcel type',
  date: 'date',
  time: 'time',
  quantity: 'quantity',
  weight: 'weight',
  size: 'size',
  poNumber: 'PO number',
  notes: 'notes',
  tags: 'tags',
}

/**
 * What is wrong with a row whose reference was placed before: null where it says the same, and is that order
 * (docs/rules/orders-by-file.md, "The same file again").
 */
export function changedSince(
  { reference, said }: Pick<ReadOrderRow, 'reference' | 'said'>,
  before: PlacedBefore,
  mapping: OrderFileMapping,
): OrderFileFault | null {
  const own = new Set([...Object.keys(before.said), ...Object.keys(said)].filter((field) => ownFieldId(field) !== null))
  const changed = [...Object.keys(words), ...own].filter((field) => (said[field] ?? '') !== (before.said[field] ?? ''))
  if (changed.length === 0) return null
  const named = [...new Set(changed.map((field) => words[field] ?? ownColumn(field, mapping)))].join(', ')
  return {
    column: columnNameOf(mapping, 'reference'),
    why: `Order ${before.deliveryOrderId} was placed of ${reference} with another ${named}: change that order, or give this row a reference of its own`,
  }
}

/** What a courier's own field is called in the file; of one that the file does not have any more, that it is one. */
function ownColumn(field: string, { orderFields = {} }: OrderFileMapping): string {
  return orderFields[ownFieldId(field) ?? ''] ?? 'field of the courier'
}

/** What is asked of a row that has the reference of an earlier one of its file. */
export function sameReference(reference: string, line: number): string {
  return `Line ${line} has the reference ${reference} too. Is this another order? Then give it a reference of its own`
}

/** The faults of a refused order, by the columns that its fields came from. */
export function faultsOfOrder(
  errors: Readonly<Record<string, readonly string[]>>,
  mapping: OrderFileMapping,
): OrderFileFault[] {
  return Object.entries(errors).flatMap(([pointer, messages]) =>
    messages.map((why) => ({ column: columnNameOf(mapping, columnOfPointer(pointer)), why })),
  )
}

const columnsByPointer: readonly (readonly [string, OrderFileColumn])[] = [
  ['/serviceId', 'service'],
  ['/serviceSpeedId', 'speed'],
  ['/tagIds', 'tags'],
  ['/pickupLocationId', 'pickupName'],
  ['/dropoffLocationId', 'dropoffName'],
  ['/parcels/0/parcelTypeId', 'parcelType'],
  ['/parcels/0/weightKg', 'weight'],
  ['/parcels', 'quantity'],
  ['/availableAt', 'date'],
  ['/poNumber', 'poNumber'],
  ['/orderNotes', 'notes'],
]

function columnOfPointer(pointer: string): OrderFileColumn {
  return columnsByPointer.find(([start]) => pointer.startsWith(start))?.[1] ?? 'reference'
}

import { sameReference } from '#domain/orders/order-file/again.ts'
import { orderFileFields } from '#domain/orders/order-file/columns.ts'
import { dayOrderOf } from '#domain/orders/order-file/dates.ts'
import { csvLine } from '#domain/files/csv-lines.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { decimalSignOf } from '#domain/amounts/number-text.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { referenceKey } from '#domain/addresses/address-import.ts'
import { checkOrderImport, createOrderImport, getGetOrderImportsQueryKey } from '#generated/client/orders/orders.ts'
import type {
  ImportFault,
  OrderImportCheckRow,
  OrderImportMapping,
  OrderImportTerms as AskedTerms,
} from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import type { CsvFile, FileRow } from '#src/imports/csv-file.ts'
import { type Columns, defineImport, type FileImport, type SentPart } from '#src/imports/file-import.ts'
import type { CheckedRow } from '#src/imports/outcomes.ts'
import { paths } from '#src/paths.ts'
import type { FileTerms } from './file-terms.ts'
import { OrderImportTerms } from './OrderImportTerms.tsx'
import { type OwnField, withOwnFields } from './own-fields.ts'

/** As many as are placed of one file. */
const mostRows = 5_000

/** Columns that are sent beside those of the file: no file calls one of its own so. */
const lineColumn = 'Line of the file'
const usualPickupColumn = 'Pickup of every row'

type OrderFields = Omit<OrderImportMapping, 'line' | 'orderFields'>

interface Declared {
  readonly terms: FileTerms
  readonly units: UnitPreference
  /** Who pays where that is not chosen. */
  readonly itself: FileTerms['customer']
  /** What couriers ask for in fields of their own. */
  readonly own: readonly OwnField[]
  readonly onTerms: (terms: FileTerms) => void
}

/** Orders from a file, for the customer and by the terms that were chosen. */
export function orderImport({ terms, units, itself, own, onTerms }: Declared): FileImport<OrderImportCheckRow> {
  const customer = itself ?? terms.customer
  /** Null: no date of the file can be read two ways. */
  const dayOrder = ({ heading, rows }: CsvFile, mapping: Columns) =>
    dayOrderOf(columnTexts(heading, rows, mapping['date']))

  const asked = (columns: Columns, { heading, all }: SentPart): AskedTerms => {
    const { mapping, orderFields } = withOwnFields(columns, own)
    const { date, quantity, weight } = mapping
    const texts = (column: string | undefined) => columnTexts(heading, all, column)
    const order = dayOrderOf(texts(date))
    const dayFirst = order === 'day' ? true : order === 'month' ? false : terms.dayFirst
    const sign = decimalSignOf([...texts(weight), ...texts(quantity)])
    const [hours = '', minutes = ''] = terms.usualTime.split(':')
    const { pickupName = usualPickupColumn, dropoffName = '', ...others } = mapping
    return {
      customerTenantId: customer?.id ?? 0,
      mapping: { ...others, pickupName, dropoffName, line: lineColumn, orderFields },
      units,
      ...(terms.serviceId !== null && { serviceId: terms.serviceId }),
      ...(dayFirst !== null && { dayFirst }),
      ...(sign !== null && { decimalComma: sign === ',' }),
      ...(terms.usualTime !== '' && { usualTimeS: Number(hours) * 3_600 + Number(minutes) * 60 }),
    }
  }

  const declared = defineImport<OrderFields, OrderImportCheckRow>({
    storageKey: 'orderImportMapping',
    fields: { ...orderFileFields, pickupName: { ...orderFileFields.pickupName, required: false } },
    words: {
      title: 'Import orders',
      act: 'import orders',
      list: { to: paths.scheduler(), label: 'New order', see: 'Back to the new order' },
      shape: 'One order a row, with a heading.',
      exampleName: 'orders-example.csv',
      allThere: 'Every good row of this file was placed before.',
      hint: 'A stop without a street is looked for in the address book, by its name or number. Latitude and longitude are for addresses that are not in it yet.',
    },
    tally: {
      wouldMake: (rows) => `It places ${ordersText(rows.length)}${sumText(rows)}.`,
      made: ({ length: count }) => ({ text: ordersText(count), count }),
      where: 'your orders',
    },
    remark: { heading: 'Price', width: 230, text: remarkOf },
    faultsFirst: true,
    partSize: 50,
    may: can.createOrder,
    send: (tenantId, _csv, { mapping }, signal, part) =>
      checkOrderImport(tenantId, csvOf(part, mapping, terms), { terms: asked(mapping, part) }, undefined, signal),
    adds: ({ outcome }) => outcome === 'created',
    survey: (heading, mapping, rows) => ({ conflicts: sameReferences(heading, mapping.reference, rows) }),
    listKeys: (tenantId) => [getGetOrderImportsQueryKey(tenantId)],
  })
  return {
    ...declared,
    fields: [...declared.fields, ...own],
    async begin(tenantId, { fileName, mapping, ...part }) {
      const { id } = await createOrderImport(tenantId, csvOf(part, mapping, terms), {
        terms: asked(mapping, part),
        fileName,
      })
      return paths.orderImported(id)
    },
    terms: (file, mapping) => (
      <OrderImportTerms
        terms={terms}
        itself={itself}
        asksDayOrder={dayOrder(file, mapping) === 'unknown' || dayOrder(file, mapping) === 'both'}
        asksPickup={mapping['pickupName'] === undefined}
        asksService={mapping['service'] === undefined}
        asksTime={mapping['time'] === undefined}
        onChange={onTerms}
      />
    ),
    lacks(file, mapping) {
      if (customer === null) return 'Choose the customer'
      if (file.rows.length > mostRows)
        return `At most ${mostRows.toLocaleString('en-CA')} orders can be placed of one file: split it`
      if (mapping['pickupName'] === undefined && terms.usualPickup.trim() === '')
        return 'Choose the column of the pickup, or say where all rows are picked up'
      if (dayOrder(file, mapping) === 'unknown' && terms.dayFirst === null)
        return 'Say whether the day or the month comes first in its dates'
      return null
    },
  }
}

function columnTexts(heading: readonly string[], rows: readonly FileRow[], column: string | undefined): string[] {
  const at = column === undefined ? -1 : heading.indexOf(column)
  return at < 0 ? [] : rows.map(({ values }) => values[at] ?? '')
}

/** The rows with the lines of the file, and with the pickup of those that have no column for it. */
function csvOf({ heading, rows }: Omit<SentPart, 'all'>, mapping: Columns, { usualPickup }: FileTerms): string {
  const isUsual = mapping['pickupName'] === undefined
  return [
    [lineColumn, ...(isUsual ? [usualPickupColumn] : []), ...heading],
    ...rows.map(({ line, values }) => [String(line), ...(isUsual ? [usualPickup.trim()] : []), ...values]),
  ]
    .map(csvLine)
    .join('')
}

/** Rows with the reference of an earlier one, by their line: which of the two is meant, a person has to say. */
function sameReferences(
  heading: readonly string[],
  column: string | undefined,
  rows: readonly FileRow[],
): ReadonlyMap<number, readonly ImportFault[]> {
  const conflicts = new Map<number, readonly ImportFault[]>()
  const at = column === undefined ? -1 : heading.indexOf(column)
  const lineOf = new Map<string, number>()
  for (const { line, values } of at < 0 ? [] : rows) {
    const reference = values[at]?.trim() ?? ''
    if (reference === '') continue
    const earlier = lineOf.get(referenceKey(reference))
    if (earlier === undefined) lineOf.set(referenceKey(reference), line)
    else conflicts.set(line, [{ column: column ?? '', why: sameReference(reference, earlier) }])
  }
  return conflicts
}

function ordersText(count: number): string {
  return countText(count, { one: 'order', many: 'orders' })
}

/** " for $123.45", of those that have a price. */
function sumText(rows: readonly CheckedRow<OrderImportCheckRow>[]): string {
  const prices = rows.flatMap(({ answer }) => answer.priceCadCents ?? [])
  return prices.length === 0 ? '' : ` for ${formatCents(prices.reduce((sum, cents) => sum + cents, 0))}`
}

/** "$21.40, adds the drop-off"; of one that was placed before, its order. */
function remarkOf({ outcome, deliveryOrderId, priceCadCents, makes, warnings }: OrderImportCheckRow): string {
  if (outcome === 'duplicate') return `Order ${deliveryOrderId}`
  const adds = makes.map((stop) => (stop === 'pickup' ? 'the pickup' : 'the drop-off')).join(' and ')
  return [priceCadCents === null ? '' : formatCents(priceCadCents), adds === '' ? '' : `adds ${adds}`, ...warnings]
    .filter((part) => part !== '')
    .join(', ')
}

import { HttpResponse } from 'msw'
import { csvRecords } from '#domain/files/csv-records.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { checkAct } from './acts.ts'

/** Imports of each world, for as long as that is there. */
const importsOf = new WeakMap<object, Schema<'OrderImport'>[]>()

/** One that is over, and one that waits. */
function imports({ world, caller, now }: MockCall): Schema<'OrderImport'>[] {
  const known = importsOf.get(world)
  if (known) return known
  const { id, name } = tenantOf(caller).tenant
  const done: Schema<'OrderImport'> = {
    id: 51,
    state: 'done',
    customer: { id, name },
    fileName: 'monday.csv',
    done: 2,
    total: 2,
    placed: 1,
    duplicates: 0,
    refused: 1,
    totalCadCents: 2_140,
    failure: null,
    madeByName: 'Dana Kowalski',
    createdAt: now() - 600,
    endedAt: now() - 590,
  }
  const made = [done, { ...done, id: 52, state: 'waiting' as const, done: 0, placed: 0, refused: 0, endedAt: null }]
  importsOf.set(world, made)
  return made
}

function importOf(call: MockCall, { orderImportId }: { readonly orderImportId: number }): Schema<'OrderImport'> {
  const found = imports(call).find(({ id }) => id === orderImportId)
  if (found === undefined) throw notFound(noSuch('import of orders'))
  return found
}

const nowhere = 'No location “Nowhere” is in the address book: give its street and city'

const rows: readonly Schema<'OrderImportRow'>[] = [
  {
    line: 2,
    outcome: 'placed',
    reference: 'R-1042',
    dropoff: 'Broadway Bakery',
    deliveryOrderId: 10_482,
    priceCadCents: 2_140,
    faults: [],
  },
  {
    line: 3,
    outcome: 'refused',
    reference: 'R-1043',
    dropoff: 'Nowhere',
    deliveryOrderId: null,
    priceCadCents: null,
    faults: [{ column: 'Ship to', why: nowhere }],
  },
]

/** Each row of a part with one price, but for one that goes to "Nowhere". */
async function checkedRows({ request }: MockCall, { line, reference, dropoffName }: Schema<'OrderImportMapping'>) {
  const records = [...csvRecords(await request.text())].flatMap((record) => (record === null ? [] : [record.values]))
  const [heading = [], ...lines] = records
  return lines.map((values, index): Schema<'OrderImportCheckRow'> => {
    const text = (column: string | undefined) => values[column === undefined ? -1 : heading.indexOf(column)] ?? ''
    const name = text(dropoffName)
    const isNowhere = name === 'Nowhere'
    return {
      line: Number(text(line)) || index + 2,
      name,
      reference: text(reference) || null,
      outcome: isNowhere ? 'refused' : 'created',
      pickup: 'Main depot',
      dropoff: isNowhere ? null : name,
      makes: [],
      priceCadCents: isNowhere ? null : 2_140,
      deliveryOrderId: null,
      mends: [],
      faults: isNowhere ? [{ column: dropoffName, why: nowhere }] : [],
      warnings: [],
    }
  })
}

/** Orders of files: of a row that is checked only its drop-off counts, and what became of one stands as it is. */
export const orderImportMocks = defineMocks({
  readSpreadsheet: () => ({ sheets: ['Orders'], sheet: 'Orders', csv: 'Reference,Ship to\r\nR-1,Broadway Bakery\r\n' }),
  async checkOrderImport({ query }, call) {
    return { rows: await checkedRows(call, query.terms.mapping) }
  },
  getOrderImports: (_input, call) =>
    pageOf(call, {
      rows: imports(call),
      sortBy: { createdAt: ({ id }) => id },
      usual: { field: 'createdAt', direction: 'desc' },
    }),
  createOrderImport({ query }, call) {
    const waiting = imports(call).at(-1)
    if (waiting === undefined) throw notFound(noSuch('import of orders'))
    const wanted = { ...waiting, id: waiting.id + 1, fileName: query.fileName }
    imports(call).push(wanted)
    return wanted
  },
  getOrderImport: ({ path }, call) => importOf(call, path),
  getOrderImportRows({ path, query }, call) {
    importOf(call, path)
    if (call.request.headers.get('accept') === 'text/csv')
      return new HttpResponse('Line,Outcome\r\n', { headers: { 'content-type': 'text/csv' } })
    const { outcome } = query.pagination?.filter ?? {}
    return pageOf(call, {
      rows: rows.filter((row) => outcome === undefined || row.outcome === outcome),
      sortBy: { line: ({ line }) => line },
      usual: { field: 'line', direction: 'asc' },
    })
  },
  cancelOrderImport({ path }, call) {
    const run = importOf(call, path)
    checkAct('cancelOrderImport', run)
    return Object.assign(run, { state: 'cancelled' as const, endedAt: call.now() })
  },
})

import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { fieldText, type KeptOrderField } from '#domain/orders/order-fields.ts'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'

/** Rows a chunk, and the pause between chunks in milliseconds: enough to see a download grow. */
const chunkRows = 10
const chunkPauseMs = 60

const columns: readonly (readonly [title: string, cell: (row: DeliveryOrderListItem) => string | number | null])[] = [
  ['Order', ({ id }) => id],
  ['Status', ({ status }) => status],
  ['PO Number', ({ poNumber }) => poNumber],
  ['Scheduled', ({ availableAt }) => new Date(availableAt * 1_000).toISOString()],
  ['Customer', ({ senderTenant }) => senderTenant.name],
  ['Driver', ({ driver }) => (driver === null ? null : `${driver.firstName} ${driver.lastName}`)],
  ['Service', ({ serviceName }) => serviceName],
  ['Pickup', ({ pickupLocation }) => pickupLocation.name],
  ['Drop Off', ({ dropoffLocation }) => dropoffLocation.name],
  [
    'Price (CAD)',
    ({ pricing: { priceCadCents } }) => (priceCadCents === null ? null : (priceCadCents / 100).toFixed(2)),
  ],
  ['Notes', ({ orderNotes }) => orderNotes],
]

/** A row, and what it has in its courier's own fields. */
export interface CsvOrder {
  readonly row: DeliveryOrderListItem
  readonly orderFields: readonly KeptOrderField[]
}

/**
 * The orders as a CSV file that arrives in pieces.
 * @param fields names of the own fields that are exported, each a column
 */
export function ordersAsCsv(
  orders: readonly CsvOrder[],
  fields: readonly string[],
  wait: (milliseconds: number) => Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const cellsOf = ({ row, orderFields }: CsvOrder) => [
    ...columns.map(([, cell]) => cell(row)),
    ...fields.map((name) => {
      const value = orderFields.find((field) => field.name === name)?.value
      return value === undefined ? null : fieldText(value)
    }),
  ]
  const lines = [[...columns.map(([title]) => title), ...fields], ...orders.map(cellsOf)].map(spreadsheetLine)
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await wait(chunkPauseMs)
      controller.enqueue(encoder.encode(lines.slice(at, at + chunkRows).join('')))
      at += chunkRows
      if (at >= lines.length) controller.close()
    },
  })
}

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

/** The rows as a CSV file that arrives in pieces. */
export function ordersAsCsv(
  rows: readonly DeliveryOrderListItem[],
  wait: (milliseconds: number) => Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))].map(
    (cells) => `${cells.map(quoted).join(',')}\r\n`,
  )
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

function quoted(cell: string | number | null): string {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

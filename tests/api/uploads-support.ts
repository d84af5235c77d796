import { crc32, deflateSync } from 'node:zlib'
import { WebSocket } from 'ws'
import type { components } from '#generated/server-types.ts'
import type { Answer, Caller, World } from '#tests/api/orders/order-world.ts'

type Upload = components['schemas']['Upload']
type Media = components['schemas']['DeliveryOrderMedia']

/** A picture of this many pixels on each side, of noise that no compression shrinks: about three bytes for each pixel. */
export function picture(side = 4): Buffer {
  const rows = Buffer.alloc(side * (1 + side * 3))
  let state = 7
  for (let index = 0; index < rows.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    // A row begins with its filter, which is none.
    rows[index] = index % (1 + side * 3) === 0 ? 0 : state >>> 24
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export interface FileFacts {
  readonly fileName?: string
  readonly contentType?: string
  readonly sizeBytes: number
}

export function announce(world: World, who: Caller, file: FileFacts): Promise<Answer<Upload>> {
  const { fileName = 'Front door.png', contentType = 'image/png', sizeBytes } = file
  return world.call<Upload>(who, 'POST', '/uploads', { body: { fileName, contentType, sizeBytes } })
}

/** Announces a file and brings all of it; answers the upload. */
export async function bringFile(
  world: World,
  who: Caller,
  bytes: Buffer,
  file: Partial<FileFacts> = {},
): Promise<Upload> {
  const { body } = await announce(world, who, { sizeBytes: bytes.length, ...file })
  const socket = await openSocket(world)
  socket.begin(body.ticket)
  await socket.next()
  for (let at = 0; at < bytes.length; at += body.chunkBytes) {
    socket.bytes(bytes.subarray(at, at + body.chunkBytes))
    const { type } = await socket.next()
    if (type !== 'progress' && type !== 'done') throw new Error(`The upload was answered with ${type}.`)
  }
  await socket.closed
  return body
}

export function attach(world: World, who: Caller, orderId: number, url: string, name = 'Front door.png') {
  return world.call<Media>(who, 'POST', `/delivery-orders/${orderId}/media`, { body: { name, url } })
}

export interface Message {
  readonly type: string
  readonly receivedBytes?: number
  readonly code?: string
  readonly message?: string
}

/** A connection to the websocket, whose messages are read one after the other. */
export async function openSocket(
  world: Pick<World, 'address'>,
  // `from` is the address that a proxy says the caller has.
  options: { origin?: string; path?: string; from?: string } = {},
) {
  const { origin, path = '/api/uploads/socket', from } = options
  const socket = new WebSocket(`${world.address.replace('http', 'ws')}${path}`, {
    ...(origin && { origin }),
    ...(from && { headers: { 'x-forwarded-for': from } }),
  })
  const arrived: Message[] = []
  const waiting: ((message: Message) => void)[] = []
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    const reader = waiting.shift()
    if (reader) reader(message)
    else arrived.push(message)
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    begin: (ticket: string | null) => socket.send(JSON.stringify({ type: 'begin', ticket })),
    text: (text: string) => socket.send(text),
    bytes: (bytes: Buffer) => socket.send(bytes),
    /** The next message, or the fact that there will be none. */
    next: async (): Promise<Message> => {
      const first = arrived.shift()
      if (first) return first
      const message = new Promise<Message>((resolve) => {
        waiting.push(resolve)
      })
      return Promise.race([message, closed.then((code) => ({ type: `closed with ${code}` }))])
    },
    /** As a connection breaks: without a word. */
    cut: () => socket.terminate(),
    closed,
  }
}

/** Counts the rows that files and uploads are kept in. */
export function countStoredRows({ database }: Pick<World, 'database'>) {
  const tables = ['uploads', 'upload_parts', 'stored_files', 'stored_file_parts', 'delivery_order_media'] as const
  return database.systemTransaction(async (db) => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts[table] = count
    }
    return counts
  })
}

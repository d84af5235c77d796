import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { PoolClient } from 'pg'
import { connectDatabase } from '#server/db/connect.ts'
import type { Recording } from './recording.ts'

/*
 * The bare server that the product is compared with: node:http and pg, nothing else. It answers the same requests with the
 * statements that the product sent for them, in the same transaction, role and order, as many at a time; the number of the
 * order is put in where the recording has its own. No router, no validation, no rules.
 *
 * node scripts/bench/peer.ts <file>, with PORT: the file is a PeerTask as JSON.
 */

export interface PeerTask {
  dataDir: string
  /** The Authorization header of the one caller that it knows. */
  authorization: string
  /** By the keys of the recorded order, in whose place another one's are put. */
  recordings: Record<'list' | 'get' | 'create', Recording & { orderId: number; uid?: string }>
}

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PeerTask
const database = await connectDatabase({ dataDir: task.dataDir })

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body)
      response.writeHead(body === null ? 401 : 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      })
      response.end(text)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(process.env.PORT), process.env.HOST)
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void database.close())
})

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = request.url ?? ''
  if (url === '/ready') return {}
  if (request.headers.authorization !== task.authorization) return null
  if (request.method === 'POST') {
    const body: unknown = JSON.parse(await textOf(request))
    const id = takenId(rowsOf(await replay('create'), /nextval/))
    return { ...recordedAnswer('create'), id, availableAt: Object(body).availableAt }
  }
  const orderId = /^\/api\/delivery-orders\/(\d+)\//.exec(url)?.[1]
  if (orderId !== undefined) return rowsOf(await replay('get', Number(orderId)), / from "delivery_orders" as "o"/)[0]
  const [page] = rowsOf(await replay('list'), /coalesce\(json_agg\(/)
  return { ...recordedAnswer('list'), data: page?.items }
}

interface Answered {
  text: string
  rows: Record<string, unknown>[]
}

/** @param orderId the order that is asked for; a created one takes its number first */
async function replay(name: keyof PeerTask['recordings'], orderId?: number): Promise<Answered[]> {
  const { statements, orderId: recordedId, uid: recordedUid } = task.recordings[name]
  const uid = randomUUID()
  const client = await database.pool.connect()
  const sent: Promise<Answered>[] = []
  let id = orderId
  try {
    for (const { after, ...statement } of statements) {
      for (const { text, rows } of await Promise.all(sent.slice(0, after))) {
        if (text.includes('nextval')) id = takenId(rows)
      }
      const values = statement.values.map((value) => {
        if (value === recordedId && id !== undefined) return id
        return value === recordedUid && value !== undefined ? uid : value
      })
      sent.push(send(client, { ...statement, values }))
    }
    const answered = await Promise.all(sent)
    client.release()
    return answered
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** The number that the statement about what is on offer has taken for the order. */
function takenId([row]: readonly Record<string, unknown>[]): number {
  const id: unknown = Object(row?.found).order_id
  if (typeof id !== 'number') throw new Error('No number was taken for the order')
  return id
}

async function send(client: PoolClient, statement: { text: string; values: unknown[] }): Promise<Answered> {
  const { rows } = await client.query<Record<string, unknown>>(statement)
  return { text: statement.text, rows }
}

function rowsOf(answered: readonly Answered[], pattern: RegExp): Record<string, unknown>[] {
  return answered.find(({ text }) => pattern.test(text))?.rows ?? []
}

function recordedAnswer(name: keyof PeerTask['recordings']): object {
  return Object(task.recordings[name].answer)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { Deps } from '#server/http/context.ts'
import { SOCKET_PATH } from './create-upload.ts'
import { CHUNK_BYTES } from './limits.ts'
import { discardUpload, openUpload, receivePiece } from './receive-upload.ts'
import type { OpenUpload, Refusal } from './receive-upload.ts'

/** How many connections there may be, and how long one may be there without a ticket. */
export interface SocketLimits {
  /** Every connection may hold a message in memory: more than this many would not fit into a small machine. */
  readonly mostConnections: number
  /** Whoever has a ticket shows it at once. Milliseconds. */
  readonly beginMs: number
}

const usualLimits: SocketLimits = { mostConnections: 400, beginMs: 10_000 }
/** A connection that answers no ping for this long is gone, whatever TCP believes. Milliseconds. */
const PING_MS = 30_000
/** Pings without a message between them: somebody keeps a connection open and brings nothing. */
const MOST_IDLE_PINGS = 4

/** Close codes of RFC 6455. */
const closeCodes = { done: 1000, goingAway: 1001, refused: 1008, failed: 1011, tryLater: 1013 } as const

/** Whether a request asks for the websocket; every other request that offers to upgrade is answered as it stands. */
export function isUploadSocket(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
  return isWebSocket && (request.url ?? '').split('?')[0] === SOCKET_PATH
}

/** Takes the bytes of uploads by the messages that the contract's `Upload` describes. */
export function serveUploadSocket(server: FastifyInstance, deps: Deps, limits: SocketLimits = usualLimits): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: CHUNK_BYTES, perMessageDeflate: false })
  const atWork = new Set<Promise<void>>()
  // Oldest first. Anybody can open a connection: those without a ticket must not keep out those who have one.
  const ticketless = new Set<WebSocket>()

  server.server.on('upgrade', (request, stream, head) => {
    const [oldest] = ticketless
    const isFull = sockets.clients.size >= limits.mostConnections
    const status = isFull && !oldest ? '503 Service Unavailable' : refusedUpgrade(request, deps)
    if (status !== null) return void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    if (isFull && oldest) dismiss(oldest)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      ticketless.add(socket)
      const tooLate = setTimeout(() => dismiss(socket), limits.beginMs).unref()
      const begun = () => {
        clearTimeout(tooLate)
        ticketless.delete(socket)
      }
      const work = serve(socket, deps, begun).finally(() => {
        begun()
        atWork.delete(work)
      })
      atWork.add(work)
    })
  })
  function dismiss(socket: WebSocket): void {
    ticketless.delete(socket)
    socket.terminate()
  }
  // Before the HTTP server closes, which would wait for these connections. What a piece has begun is finished.
  server.addHook('preClose', async () => {
    for (const socket of sockets.clients) {
      socket.close(closeCodes.goingAway)
      socket.terminate()
    }
    await Promise.all(atWork)
  })
}

/** A page of another origin must not use its visitor's network to talk to us; a ticket it could not have anyway. */
function refusedUpgrade({ headers }: IncomingMessage, { config }: Deps): string | null {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return null
  return URL.canParse(origin) && new URL(origin).host === host ? null : '403 Forbidden'
}

/**
 * Serves a connection until it closes and nothing of it is at work any more.
 * @param onBegun once it has shown its ticket
 */
function serve(socket: WebSocket, deps: Deps, onBegun: () => void): Promise<void> {
  const connection: Connection = { socket, deps, upload: null, onBegun }
  let work = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    // One message at a time: the network waits while the database writes, and nothing piles up here.
    socket.pause()
    work = work.then(() => answer(connection, data, isBinary)).finally(() => socket.resume())
  })
  const stopPings = keepAlive(socket)
  // An error of the connection is followed by its close.
  socket.on('error', () => {})
  return new Promise((resolve) => {
    socket.on('close', () => {
      stopPings()
      void work.then(resolve)
    })
  })
}

interface Connection {
  readonly socket: WebSocket
  readonly deps: Deps
  /** null until the ticket was shown. */
  upload: OpenUpload | null
  readonly onBegun: () => void
}

async function answer(connection: Connection, data: RawData, isBinary: boolean): Promise<void> {
  const { socket, deps } = connection
  // Messages that had arrived before the connection was closed.
  if (socket.readyState !== socket.OPEN) return
  try {
    await (isBinary ? takePiece(connection, toBuffer(data)) : takeCommand(connection, readCommand(toBuffer(data))))
  } catch (error) {
    deps.log.error({ err: error }, 'A piece of an upload could not be kept.')
    refuse(socket, { code: 'failed', message: 'Something went wrong on our side. Try again.' }, closeCodes.failed)
  }
}

async function takePiece(connection: Connection, bytes: Buffer): Promise<void> {
  const { socket, deps, upload } = connection
  if (upload === null) return refuse(socket, beginFirst)
  const received = await receivePiece(deps, upload, bytes)
  if ('refused' in received) {
    const { refused } = received
    return refuse(socket, refused, refused.code === 'conflict' ? closeCodes.tryLater : closeCodes.refused)
  }
  connection.upload = received.ok
  if (received.ok.isDone) return finish(socket)
  send(socket, { type: 'progress', receivedBytes: received.ok.receivedBytes })
}

async function takeCommand(connection: Connection, command: Command | null): Promise<void> {
  const { socket, deps, upload } = connection
  if (command?.type === 'begin' && upload === null) {
    const opened = await openUpload(deps, command.ticket)
    if ('refused' in opened) return refuse(socket, opened.refused)
    connection.upload = opened.ok
    connection.onBegun()
    send(socket, { type: 'ready', receivedBytes: opened.ok.receivedBytes })
    if (opened.ok.isDone) finish(socket)
    return
  }
  if (upload === null) return refuse(socket, beginFirst)
  if (command?.type !== 'cancel') return refuse(socket, { code: 'malformed', message: 'There is no such message.' })
  await discardUpload(deps, upload)
  socket.close(closeCodes.done)
}

type Command = { readonly type: 'begin'; readonly ticket: string } | { readonly type: 'cancel' }

function readCommand(bytes: Buffer): Command | null {
  const message = parseJson(bytes.toString())
  if (typeof message !== 'object' || message === null || !('type' in message)) return null
  if (message.type === 'cancel') return { type: 'cancel' }
  const isBegin = message.type === 'begin' && 'ticket' in message && typeof message.ticket === 'string'
  return isBegin ? { type: 'begin', ticket: String(message.ticket) } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const beginFirst = { code: 'malformed', message: 'The first message must begin an upload.' } as const

type Message =
  | { type: 'ready' | 'progress'; receivedBytes: number }
  | { type: 'done' }
  | { type: 'error'; code: Refusal['code'] | 'malformed' | 'failed'; message: string }

function send(socket: WebSocket, message: Message): void {
  socket.send(JSON.stringify(message))
}

function finish(socket: WebSocket): void {
  send(socket, { type: 'done' })
  socket.close(closeCodes.done)
}

function refuse(
  socket: WebSocket,
  refusal: { code: Refusal['code'] | 'malformed' | 'failed'; message: string },
  closeCode: number = closeCodes.refused,
): void {
  send(socket, { type: 'error', ...refusal })
  socket.close(closeCode)
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}

/** Ends a connection whose other side is gone, or brings nothing. @returns what stops it */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true
  let idlePings = 0
  socket.on('pong', () => (isAlive = true))
  socket.on('message', () => {
    isAlive = true
    idlePings = 0
  })
  const timer = setInterval(() => {
    if (!isAlive || idlePings >= MOST_IDLE_PINGS) return socket.terminate()
    isAlive = false
    idlePings += 1
    socket.ping()
  }, PING_MS)
  timer.unref()
  return () => clearInterval(timer)
}

import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { nothingBegun } from '#domain/files/upload-refusals.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Deps } from '#server/http/context.ts'
import { uploadSocketPath } from './create-upload.ts'
import { mostChunkBytes } from './limits.ts'
import {
  discardUpload,
  openUpload,
  receivePiece,
  type OpenUpload,
  type ReceiveResult,
  type UploadRefusal,
} from './receive-upload.ts'

/** How many connections there may be, and how long one may be there without a ticket. */
export interface SocketLimits {
  /** Every connection may hold a message in memory: more than this many would not fit into a small machine. */
  readonly mostConnections: number
  /** Of these, one network address: a large office behind one, yet no place that a single machine can take from all. */
  readonly mostOfAddress: number
  /** Uploads at a time that one person brings: more than the twenty files that one answer of a driver takes. */
  readonly mostOfPerson: number
  /** A browser that has a ticket shows it at once. Milliseconds. */
  readonly beginMs: number
}

const usualLimits: SocketLimits = { mostConnections: 400, mostOfAddress: 100, mostOfPerson: 24, beginMs: 10_000 }
/** How long the other side may take to answer that a connection is closed. Milliseconds. */
const goodbyeMs = 2_000
/** A connection that answers no ping for this long is gone, whatever TCP believes. Milliseconds. */
const pingMs = 30_000
/** Pings without a message between them: somebody keeps a connection open and brings nothing. */
const mostIdlePings = 4

/** Close codes of RFC 6455. */
const closeCodes = { done: 1000, goingAway: 1001, refused: 1008, failed: 1011, tryLater: 1013 } as const

/** Whether a request asks for the websocket; every other request that offers to upgrade is answered as it stands. */
export function isUploadSocket(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
  return isWebSocket && (request.url ?? '').split('?')[0] === uploadSocketPath
}

/** Takes the bytes of uploads by the messages that the contract's `Upload` describes. */
export function serveUploadSocket(server: FastifyInstance, deps: Deps, limits: SocketLimits = usualLimits): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostChunkBytes, perMessageDeflate: false })
  const atWork = new Set<Promise<void>>()
  const holders: Holders = new Map()
  // Oldest first, by their address. Anybody can open a connection: those without a ticket must not keep out those who have one.
  const ticketless = new Map<WebSocket, string>()
  const addresses = new Map<WebSocket, string>()
  let isStopping = false

  server.server.on('upgrade', (request, stream, head) => {
    const address = proxyAddr(request, [...deps.config.trustedProxies])
    const isCrowded = countOf(addresses.values(), address) >= limits.mostOfAddress
    const isFull = isCrowded || sockets.clients.size >= limits.mostConnections
    // A new connection from an address that fills its places takes the place of an older one from there.
    const oldest = isFull && [...ticketless].find(([, from]) => !isCrowded || from === address)?.[0]
    const status = isStopping || (isFull && !oldest) ? '503 Service Unavailable' : refusedUpgrade(request, deps)
    if (status !== null) {
      // A connection whose other side stays would be waited for when the server stops.
      return void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy())
    }
    if (oldest) dismiss(oldest)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      addresses.set(socket, address)
      ticketless.set(socket, address)
      const tooLate = setTimeout(() => dismiss(socket), limits.beginMs).unref()
      const begun = () => {
        clearTimeout(tooLate)
        ticketless.delete(socket)
      }
      const work = serve(socket, { deps, limits, holders }, begun).finally(() => {
        begun()
        atWork.delete(work)
      })
      atWork.add(work)
      socket.on('close', () => addresses.delete(socket))
    })
  })
  function dismiss(socket: WebSocket): void {
    ticketless.delete(socket)
    addresses.delete(socket)
    socket.terminate()
  }
  // Before the HTTP server closes, which would wait for these connections. What a piece has begun is finished.
  server.addHook('preClose', async () => {
    isStopping = true
    for (const socket of sockets.clients) {
      socket.close(closeCodes.goingAway)
      socket.terminate()
    }
    await Promise.all(atWork)
  })
}

function countOf<Value>(values: Iterable<Value>, wanted: Value): number {
  let count = 0
  for (const value of values) if (value === wanted) count += 1
  return count
}

/** A page of another origin must not use its visitor's network to talk to us; a ticket it could not have anyway. */
function refusedUpgrade({ headers }: IncomingMessage, { config }: Deps): string | null {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return null
  return URL.canParse(origin) && new URL(origin).host === host ? null : '403 Forbidden'
}

/** What all connections share. */
interface Shared {
  readonly deps: Deps
  readonly limits: SocketLimits
  readonly holders: Holders
}

/** Which connection brings an upload, by its uid: one at a time, so that nobody takes many places by one ticket. */
type Holders = Map<string, Connection>

/**
 * Serves a connection until it closes and nothing of it is at work any more.
 * @param onBegun once it has shown its ticket
 */
function serve(socket: WebSocket, shared: Shared, onBegun: () => void): Promise<void> {
  const connection: Connection = { ...shared, socket, upload: null, work: Promise.resolve(), onBegun }
  socket.on('message', (data, isBinary) => {
    // One message at a time: the network waits while the database writes, and nothing piles up here.
    socket.pause()
    connection.work = connection.work.then(() => answer(connection, data, isBinary)).finally(() => socket.resume())
  })
  const stopPings = keepAlive(socket)
  // An error of the connection is followed by its close.
  socket.on('error', () => {})
  return new Promise((resolve) => {
    socket.on('close', () => {
      stopPings()
      void connection.work.then(() => {
        const { holders, upload } = connection
        if (upload !== null && holders.get(upload.uid) === connection) holders.delete(upload.uid)
        resolve()
      })
    })
  })
}

interface Connection extends Shared {
  readonly socket: WebSocket
  /** null until the ticket was shown. */
  upload: OpenUpload | null
  /** Resolves when what came is answered; never rejects. */
  work: Promise<void>
  readonly onBegun: () => void
}

async function answer(connection: Connection, data: RawData, isBinary: boolean): Promise<void> {
  const { socket, deps } = connection
  // Messages that had arrived before the connection was closed.
  if (socket.readyState !== socket.OPEN) return
  try {
    await (isBinary ? takePiece(connection, toBuffer(data)) : takeCommand(connection, readCommand(toBuffer(data))))
  } catch (error) {
    if (isUnavailable(error)) return refuse(socket, { code: 'busy', message: error.message }, closeCodes.tryLater)
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
    const opened = await takePlace(connection, command.ticket)
    // Somebody with the same ticket came meanwhile.
    if (socket.readyState !== socket.OPEN) return
    if ('refused' in opened) return refuse(socket, opened.refused)
    if (opened.ok === null) return refuse(socket, busy, closeCodes.tryLater)
    connection.upload = opened.ok
    send(socket, { type: 'ready', receivedBytes: opened.ok.receivedBytes })
    if (opened.ok.isDone) finish(socket)
    return
  }
  if (upload === null) return refuse(socket, beginFirst)
  if (command?.type !== 'cancel') return refuse(socket, { code: 'malformed', message: 'There is no such message.' })
  await discardUpload(deps, upload)
  close(socket, closeCodes.done)
}

/**
 * Opens the upload of a ticket for this connection alone. One that brings it already is ended: a browser that comes back after a
 * broken connection comes before the server has noticed that it broke. null when the person brings enough already.
 */
async function takePlace(connection: Connection, ticket: string): Promise<ReceiveResult<OpenUpload | null>> {
  const { deps, limits, holders } = connection
  const opened = await openUpload(deps, ticket)
  if ('refused' in opened) return opened
  const { uid, userId } = opened.ok
  const before = holders.get(uid)
  const others = [...holders.values()].filter(({ upload }) => upload?.userId === userId)
  if (!before && others.length >= limits.mostOfPerson) return { ok: null }
  holders.set(uid, connection)
  connection.upload = opened.ok
  connection.onBegun()
  if (!before) return opened
  refuse(before.socket, takenOver, closeCodes.tryLater)
  // A piece that it was at is kept, and this connection goes on behind it.
  await before.work
  return openUpload(deps, ticket)
}

const takenOver = { code: 'conflict', message: 'Another connection brings this file now.' } as const
const busy = { code: 'busy', message: 'You are bringing many files already. Try again in a moment.' } as const

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

const beginFirst = { code: 'malformed', message: nothingBegun } as const

type ErrorCode = UploadRefusal['code'] | 'malformed' | 'failed' | 'busy'

type Message =
  | { type: 'ready' | 'progress'; receivedBytes: number }
  | { type: 'done' }
  | { type: 'error'; code: ErrorCode; message: string }

function send(socket: WebSocket, message: Message): void {
  socket.send(JSON.stringify(message))
}

function finish(socket: WebSocket): void {
  send(socket, { type: 'done' })
  close(socket, closeCodes.done)
}

/** Ends a connection, whether the other side says goodbye or not. */
function close(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), goodbyeMs).unref()
}

function refuse(
  socket: WebSocket,
  refusal: { code: ErrorCode; message: string },
  closeCode: number = closeCodes.refused,
): void {
  send(socket, { type: 'error', ...refusal })
  close(socket, closeCode)
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
    if (!isAlive || idlePings >= mostIdlePings) return socket.terminate()
    isAlive = false
    idlePings += 1
    socket.ping()
  }, pingMs)
  timer.unref()
  return () => clearInterval(timer)
}

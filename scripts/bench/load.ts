import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface LoadOptions {
  /** On 127.0.0.1, and nowhere else. */
  port: number
  /** Whole HTTP requests, sent in turn; each connection waits for its answer before it sends the next. One that names a version is answered 304. */
  requests: readonly Buffer[]
  connections: number
  /** It ends when either is reached. */
  milliseconds: number
  most: number
}

/**
 * Sends requests as quickly as they are answered, and costs little itself: on two cores a caller that parses whatever it gets
 * would slow down the server that it measures.
 * @returns answers a second
 * @throws on any answer but 200, or 304 where a version is named, and on one of 200 without a content-length
 */
export async function answersPerSecond(options: LoadOptions): Promise<number> {
  const started = performance.now()
  const tally = { sent: 0, answered: 0 }
  const mayGoOn = () => performance.now() - started < options.milliseconds && tally.sent < options.most
  await Promise.all(Array.from({ length: options.connections }, () => runConnection(options, tally, mayGoOn)))
  return tally.answered / ((performance.now() - started) / 1_000)
}

async function runConnection(
  { port, requests }: LoadOptions,
  tally: { sent: number; answered: number },
  mayGoOn: () => boolean,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  try {
    await once(socket, 'connect')
    while (mayGoOn()) {
      const request = requests[tally.sent % requests.length]
      if (request === undefined) return
      tally.sent += 1
      socket.write(request)
      await readAnswer(socket, request.includes('if-none-match'))
      tally.answered += 1
    }
  } finally {
    socket.destroy()
  }
}

/** Waits until the whole answer is there. Its body is not looked at. */
function readAnswer(socket: Socket, isUnchanged: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    /** Bytes of the body that are still to come; unknown until the head is complete. */
    let missing: number | undefined
    const settle = (error?: Error) => {
      socket.off('data', take).off('error', settle).off('close', closed)
      if (error) reject(error)
      else resolve()
    }
    const closed = () => settle(new Error('The server closed the connection.'))
    const take = (chunk: Buffer) => {
      if (missing === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const answered = head.toString('latin1', 0, end)
        const whole = isUnchanged
          ? /^HTTP\/1\.1 304(?<length>)/
          : /^HTTP\/1\.1 200[^]*\r\ncontent-length: *(?<length>\d+)/i
        const length = whole.exec(answered)?.groups?.['length']
        if (length === undefined)
          return settle(new Error(`The server answered:\n${head.toString('utf8').slice(0, 1_000)}`))
        missing = Number(length) - (head.length - end - 4)
      } else missing -= chunk.length
      if (missing <= 0) settle()
    }
    socket.on('data', take).once('error', settle).once('close', closed)
  })
}

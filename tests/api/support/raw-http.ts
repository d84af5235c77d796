import { once } from 'node:events'
import net from 'node:net'

export interface RawAnswer {
  status: number
  /** As they were sent, each on its line, in small letters. */
  headers: string
  body: string
}

/** A connection on which a test writes what no client would. */
export interface RawConnection {
  write(bytes: string | Buffer): void
  /** All that came until the server closed the connection, or a whole answer with its length was there. */
  answer(): Promise<RawAnswer>
  /** Reads from now on what was left with the server. */
  read(): void
  /** Resolves when either side has closed the connection. */
  closed: Promise<unknown>
  end(): void
}

/**
 * @param origin `http://127.0.0.1:<port>`
 * @param reads what is answered; otherwise it is left with the server, but for what the system takes in
 */
export function connectRaw(origin: string, { reads = true } = {}): RawConnection {
  const { hostname, port } = new URL(origin)
  const socket = net.connect({ port: Number(port), host: hostname })
  let got = Buffer.alloc(0)
  const take = (chunk: Buffer) => (got = Buffer.concat([got, chunk]))
  if (reads) socket.on('data', take)
  // A server that refuses what is still being written resets the connection.
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  return {
    write: (bytes) => void socket.write(bytes),
    async answer() {
      while (!isWhole(got.toString('latin1')) && !socket.destroyed) {
        await Promise.race([once(socket, 'data').catch(() => null), closed])
      }
      return read(got)
    },
    read: () => void socket.on('data', take),
    closed,
    end: () => void socket.destroy(),
  }
}

function isWhole(text: string): boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  const start = text.indexOf('\r\n\r\n') + 4
  return length !== undefined && start > 3 && text.length - start >= Number(length)
}

function read(got: Buffer): RawAnswer {
  const [head = '', ...rest] = got.toString('utf8').split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
    headers: head.toLowerCase(),
    body: rest.join('\r\n\r\n'),
  }
}

import { connect, createServer, type Server, type Socket } from 'node:net'
import { serverUrl } from './arrange.ts'

/** The server under test behind another port of 127.0.0.1, which can go away and come back as a server that is stopped does. */
export interface Line {
  /** Without a slash at the end. */
  readonly url: string
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>
  /** Takes connections again, at the same port. */
  readonly mend: () => Promise<void>
}

export async function openLine(): Promise<Line> {
  const { hostname, port } = new URL(serverUrl())
  const ends = new Set<Socket>()
  const join = (end: Socket, other: Socket) => {
    ends.add(end)
    end.pipe(other)
    end.on('error', () => other.destroy())
    end.on('close', () => ends.delete(end))
  }
  const server = createServer((browser) => {
    const onward = connect(Number(port), hostname)
    join(browser, onward)
    join(onward, browser)
  })
  const ownPort = await listen(server, 0)
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut: async () => {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      for (const end of ends) end.destroy()
      await closed
    },
    mend: async () => void (await listen(server, ownPort)),
  }
}

/** @returns the port it listens on */
function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address !== null ? address.port : 0)
  })
  return promise
}

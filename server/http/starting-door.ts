import { once } from 'node:events'
import { createServer } from 'node:http'

/** Seconds: a start without migrations takes about as long. */
const retryAfterS = 2

const answer = JSON.stringify({
  code: 'starting',
  message: 'Waybill is starting. Try again in a moment.',
})

/**
 * Takes the port before anything else is done, so that a port in use is told before the database is changed, and answers every request 503
 * until the server takes over.
 * @returns gives the port back
 * @throws the error of `listen`
 */
export async function openStartingDoor(port: number, host: string): Promise<() => Promise<void>> {
  const door = createServer((request, response) => {
    request.resume()
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterS),
      connection: 'close',
    })
    response.end(answer)
  })
  door.listen({ port, host })
  await once(door, 'listening')
  return async () => {
    const closed = once(door, 'close')
    door.close()
    door.closeAllConnections()
    await closed
  }
}

import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#tests/api/orders/order-world.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly address: string
  readonly received: Received[]
  /** What is answered; 204 unless a test wants something else. */
  answer: (response: ServerResponse) => unknown
  /** The types of what came to a path, in their order. */
  types(path?: string): string[]
  close(): Promise<unknown>
}

/** A program that is told by webhooks, and keeps what it was told. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const agreeing = (response: ServerResponse) => response.writeHead(204).end()
  const server = await listen(
    http.createServer(async (request, response) => {
      received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
      await state.answer(response)
    }),
  )
  const state: Receiver = {
    address: server.address,
    received,
    answer: agreeing,
    types: (path) =>
      received.filter((each) => path === undefined || each.path === path).map(({ body }) => JSON.parse(body).type),
    close: () => server.close(),
  }
  return state
}

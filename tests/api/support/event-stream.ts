import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

export interface OpenStream {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Resolves with the next message that is no beat. @throws when the stream ends before */
  next(): Promise<EventSourceMessage>
  /** Resolves when the server has ended it. */
  ended(): Promise<void>
  close(): void
}

/**
 * Opens a stream of server-sent events over a connection of its own: fetch opens another one in the place of one that is left, which
 * a server that stops would wait for.
 * @param url whole, such as `http://127.0.0.1:8080/api/tenants/1/events`
 * @param after the Last-Event-ID
 */
export async function openStream(url: string, token: string, tenantId: number, after?: string): Promise<OpenStream> {
  const request = http.get(url, {
    agent: false,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'x-tenant-id': String(tenantId),
      ...(after !== undefined && { 'last-event-id': after }),
    },
  })
  request.on('error', () => {})
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error(`${url} was not answered.`)
  const messages = read(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    async next() {
      for (;;) {
        const { done, value } = await messages.next()
        if (done) throw new Error('The stream ended.')
        if (value.event !== 'beat') return value
      }
    },
    async ended() {
      while (!(await messages.next()).done);
    },
    close: () => void response.destroy(),
  }
}

function read(response: IncomingMessage): { next(): Promise<IteratorResult<EventSourceMessage, undefined>> } {
  const heard: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => heard.push(message) })
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]()
  return {
    async next() {
      for (;;) {
        const value = heard.shift()
        if (value !== undefined) return { done: false, value }
        const chunk: IteratorResult<unknown> = await chunks.next()
        if (chunk.done) return { done: true, value: undefined }
        parser.feed(String(chunk.value))
      }
    },
  }
}

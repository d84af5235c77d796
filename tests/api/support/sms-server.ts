import http from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#tests/api/orders/order-world.ts'

/** An SMS service that keeps what it was asked, and answers as it is told; null: never. */
export async function startSmsServer() {
  const state: {
    asked: { to: string; text: string; id: string; authorization?: string | undefined }[]
    answer: number | null
  } = { asked: [], answer: 200 }
  const server = await listen(
    http.createServer(async (request, response) => {
      state.asked.push({ ...JSON.parse(await text(request)), authorization: request.headers.authorization })
      if (state.answer !== null) response.writeHead(state.answer).end('{}')
    }),
  )
  return Object.assign(state, server)
}

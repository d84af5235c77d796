import http from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#tests/api/orders/order-world.ts'

interface AskedSms {
  readonly to: string
  readonly text: string
  readonly id: string
  readonly authorization?: string | undefined
}

/** An SMS service that keeps what it was asked, and answers as it is told; null: never, or once `goOn` has it answer all that still wait. */
export async function startSmsServer() {
  const state: { asked: AskedSms[]; answer: number | null; unanswered: Set<AskedSms> } = {
    asked: [],
    answer: 200,
    unanswered: new Set(),
  }
  const stalled = new Set<() => void>()
  const server = await listen(
    http.createServer(async (request, response) => {
      const sms: AskedSms = { ...JSON.parse(await text(request)), authorization: request.headers.authorization }
      state.asked.push(sms)
      if (state.answer !== null) return void response.writeHead(state.answer).end('{}')
      const goOn = () => {
        state.unanswered.delete(sms)
        stalled.delete(goOn)
        response.writeHead(200).end('{}')
      }
      state.unanswered.add(sms)
      stalled.add(goOn)
      response.on('close', () => stalled.delete(goOn))
    }),
  )
  return Object.assign(state, server, {
    goOn() {
      state.answer = 200
      for (const goOn of stalled) goOn()
    },
  })
}

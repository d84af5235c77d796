import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswer } from '#server/http/compress-answer.ts'

const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Meewasin ${id}` })))

async function answered(text: string, accepted?: string) {
  const app = fastify().get('/', async (_request, reply) => reply.send(await compressAnswer(reply, text)))
  const { headers, rawPayload } = await app.inject({
    url: '/',
    headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  })
  return { coding: headers['content-encoding'], vary: headers.vary, bytes: rawPayload }
}

test.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, GZIP;q=0.8'])(
  'a list is sent small to "%s"',
  async (accepted) => {
    const { coding, vary, bytes } = await answered(list, accepted)
    expect({ coding, vary }).toEqual({ coding: 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(bytes).toString()).toBe(list)
    expect(bytes.length).toBeLessThan(list.length / 3)
  },
)

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip', 'gzip;q=0, *'])(
  'and as it is to "%s"',
  async (accepted) => {
    const { coding, bytes } = await answered(list, accepted)
    expect({ coding, text: bytes.toString() }).toEqual({ coding: undefined, text: list })
  },
)

test('a short answer is sent as it is', async () => {
  expect((await answered('{"id":1}', 'gzip')).bytes.toString()).toBe('{"id":1}')
})

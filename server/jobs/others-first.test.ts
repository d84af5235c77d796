import { channel } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { restAfter, watchRequests, workThrough } from './others-first.ts'

const asked = { isAsked: () => true }
const quiet = { isAsked: () => false }

/** Works through twelve items, each of which takes a turn of the event loop. @returns the most that were in hand at once, and what was done */
async function workWith(requests: { isAsked(): boolean }) {
  const done: number[] = []
  let [inHand, most] = [0, 0]
  const items = Array.from({ length: 12 }, (_, index) => index)
  await workThrough(items, { atOnce: 4, requests }, async (item) => {
    inHand += 1
    most = Math.max(most, inHand)
    await new Promise(setImmediate)
    inHand -= 1
    done.push(item)
  })
  return { most, done: done.toSorted((one, other) => one - other), items }
}

test('works on several at once while nobody asks', async () => {
  const { most, done, items } = await workWith(quiet)
  expect(most).toBe(4)
  expect(done).toEqual(items)
})

test('works on one at a time while requests come, and on all of them', async () => {
  const { most, done, items } = await workWith(asked)
  expect(most).toBe(1)
  expect(done).toEqual(items)
})

test('an error ends the work with it', async () => {
  const fail = () => Promise.reject(new Error('No.'))
  await expect(workThrough([1, 2], { atOnce: 2, requests: quiet }, fail)).rejects.toThrow('No.')
})

test('rests as long as the work took, at most half a second, and not at all while nobody asks', async () => {
  expect(await restAfter(3.2, undefined, asked)).toBe(4)
  expect(await restAfter(2_000, undefined, asked)).toBe(500)
  expect(await restAfter(2_000, undefined, quiet)).toBe(0)
  await expect(restAfter(2_000, AbortSignal.abort(), asked)).rejects.toThrow('aborted')
})

test('hears of requests to servers of this process, and forgets them', async () => {
  let now = 1_000
  const requests = watchRequests(() => now)
  expect(requests.isAsked()).toBe(false)
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
  server.close()
  expect(requests.isAsked()).toBe(true)
  now += 200
  expect(requests.isAsked()).toBe(false)
  channel('http.server.request.start').publish({})
  expect(requests.isAsked()).toBe(true)
})

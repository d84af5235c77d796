import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import {
  deepGeoJson,
  deepKml,
  emptySharedTexts,
  hugeComment,
  sharedBlanks,
  unclosedTags,
  zipBomb,
} from '#server/files/testing/hostile-files.ts'
import { workbookOf } from '#server/files/testing/workbook.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* Files that nobody should send: each is refused in words, and everybody else is served meanwhile. */

let app: TestApp
let world: World
let token: string
let userId: number

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[13])).token
  const me = await app.call('/api/me', { token, tenantId: world.courier.tenantId })
  userId = (me.json as Schema<'Me'>).id
})
afterAll(() => app.close())

interface Sent {
  readonly status: number
  readonly body: { readonly errors?: Readonly<Record<string, string[]>> }
  readonly why: string
}

async function sendTo(address: string, type: string, body: Buffer | string): Promise<Sent> {
  const response = await fetch(`${app.origin}/api/tenants/${world.courier.tenantId}/${address}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-tenant-id': String(world.courier.tenantId),
      'content-type': type,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const answer = (await response.json()) as Sent['body']
  return { status: response.status, body: answer, why: Object.values(answer.errors ?? {}).join(' ') }
}

const sendWorkbook = (bytes: Buffer) => sendTo('spreadsheets/read', 'application/octet-stream', bytes)

/**
 * How long this thread, which the server runs in, may be at anything between two answers about the health. Milliseconds of its own
 * work: on a machine that is busy with other things the clock says nothing.
 */
const patienceMs = 300

const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Asks for the health again and again until something is done. */
async function whileAsked<Result>(
  work: Promise<Result>,
): Promise<{ result: Result; answered: number; late: number[] }> {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  // It is awaited below; until then it is nobody's.
  end.catch(() => null)
  const late: number[] = []
  let answered = 0
  while (!isDone) {
    const before = workedMs()
    const { status } = await app.call('/api/health')
    if (status === 200 && !isDone) answered += 1
    await pause(2)
    const worked = workedMs() - before
    if (worked > patienceMs) late.push(worked)
  }
  return { result: await end, answered, late }
}

describe('a hostile file is refused in words, and the health is told meanwhile', () => {
  test.each([
    ['tags that are never closed', unclosedTags, /more than 50 deep in each other/],
    ['one huge comment', hugeComment, /longer than 200,000 characters/],
    ['shared texts of nothing', emptySharedTexts, /more than 500,000 texts/],
    ['a zip bomb', zipBomb, /unpacks to more than 50 MB/],
    ['a deep KML', () => Buffer.from(deepKml()), /no Excel workbook/],
    ['a deep GeoJSON', () => Buffer.from(deepGeoJson()), /no Excel workbook/],
  ])('%s', async (_what, fileOf, why) => {
    const file = fileOf()
    expect(file.length).toBeLessThan(2_000_000)
    const { result, answered, late } = await whileAsked(sendWorkbook(file))
    expect(result).toMatchObject({ status: 422, why: expect.stringMatching(why) })
    expect({ wasAsked: answered > 0, late }).toEqual({ wasAsked: true, late: [] })
  })

  test('one shared text of blanks in hundreds of cells is read, and is nothing', async () => {
    const { result, answered, late } = await whileAsked(sendWorkbook(sharedBlanks()))
    expect(result).toMatchObject({ status: 200, body: { csv: '' } satisfies Partial<Schema<'Spreadsheet'>> })
    expect({ wasAsked: answered > 0, late }).toEqual({ wasAsked: true, late: [] })
  })

  test('as a photo, and as a file of locations', async () => {
    const photo = (text: string) =>
      app.call(`/api/users/${userId}/photo`, {
        method: 'PUT',
        token,
        tenantId: world.courier.tenantId,
        json: { content: Buffer.from(text).toString('base64') },
      })
    for (const text of [deepKml(5_000), deepGeoJson(5_000)]) {
      const { result } = await whileAsked(photo(text))
      expect(result).toMatchObject({ status: 422, json: { errors: { '/content': [expect.any(String)] } } })
    }
    const query = new URLSearchParams({
      mapping: JSON.stringify({ name: 'name', streetAddress: 'street', city: 'city', province: 'province' }),
    })
    const { result, late } = await whileAsked(
      sendTo(`locations/import?${query}`, 'text/csv', `name\n${','.repeat(400_000)}`),
    )
    expect(result).toMatchObject({ status: 422, why: expect.stringMatching(/Line 2: it has more than 1,000 columns/) })
    expect(late).toEqual([])
  })
})

test('two hostile files at once keep nobody from the health, and a good file is read after them', async () => {
  const { result, late } = await whileAsked(
    Promise.all([sendWorkbook(emptySharedTexts()), sendWorkbook(zipBomb()), sendWorkbook(workbookOf([['Ref']]))]),
  )
  expect(result.map(({ status }) => status)).toEqual([422, 422, 200])
  expect(late).toEqual([])
})

test('callers that go away leave their files, however many', async () => {
  const file = emptySharedTexts()
  const path = `/api/tenants/${world.courier.tenantId}/spreadsheets/read`
  const gone = Array.from({ length: 22 }, () => {
    const request = http.request(`${app.origin}${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'x-tenant-id': world.courier.tenantId,
        'content-type': 'application/octet-stream',
      },
    })
    request.on('error', () => null)
    request.end(file)
    return request
  })
  // Two are read and twenty wait: one more is told to come again.
  const read = async () => (await sendWorkbook(workbookOf([['Ref']]))).status
  await expect.poll(read).toBe(503)
  for (const request of gone) request.destroy()
  // A fraction of what reading them all would take.
  await expect.poll(read, { timeout: 5_000 }).toBe(200)
})

import http from 'node:http'
import { SaxesParser } from 'saxes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import {
  deepGeoJson,
  deepKml,
  elementsOfNothing,
  emptySharedTexts,
  hugeComment,
  sharedBlanks,
  unclosedTags,
  zipBomb,
} from '#server/files/testing/hostile-files.ts'
import { bookOf, workbookOf, zipOf } from '#server/files/testing/workbook.ts'
import { createUntrustedFiles, type UntrustedFiles } from '#server/files/untrusted.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/*
 * Files that nobody should send: each is refused in words, and everybody else is served meanwhile. The server runs in the thread of the
 * tests, where no file may be read: how long others wait is told by the order in which things happen, and not by a clock.
 */

let app: TestApp
let world: World
let token: string
let userId: number
let reading: MockInstance<UntrustedFiles['readUntrusted']>
/** The parser of this thread, which fails. */
let parser: MockInstance<SaxesParser['write']>

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[13])).token
  const me = await app.call('/api/me', { token, tenantId: world.courier.tenantId })
  userId = (me.json as Schema<'Me'>).id
})
afterAll(() => app.close())

beforeEach(() => {
  reading = vi.spyOn(app.deps.files, 'readUntrusted')
  parser = vi.spyOn(SaxesParser.prototype, 'write').mockImplementation(() => {
    throw new Error('A file is read in the thread of the requests.')
  })
})
afterEach(() => {
  reading.mockRestore()
  parser.mockRestore()
})

interface Sent {
  readonly status: number
  readonly body: { readonly errors?: Readonly<Record<string, string[]>> }
  readonly why: string
}

function callerHeaders(type: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'x-tenant-id': String(world.courier.tenantId),
    'content-type': type,
  }
}

const addressOf = (rest: string) => `${app.origin}/api/tenants/${world.courier.tenantId}/${rest}`

async function sendTo(address: string, type: string, body: Buffer | string): Promise<Sent> {
  const response = await fetch(addressOf(address), {
    method: 'POST',
    headers: callerHeaders(type),
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const answer = (await response.json()) as Sent['body']
  return { status: response.status, body: answer, why: Object.values(answer.errors ?? {}).join(' ') }
}

const workbooks = 'spreadsheets/read'
const bytesAsTheyAre = 'application/octet-stream'
const sendWorkbook = (bytes: Buffer) => sendTo(workbooks, bytesAsTheyAre, bytes)

/** Waits until so many files have been given to the threads. */
async function begun(count: number): Promise<void> {
  await expect.poll(() => reading.mock.calls.length, { interval: 1 }).toBe(count)
}

const howItStands = () => reading.mock.settledResults.map(({ type }) => type)

/** Asks for the health until something is done; throws when it is not told. */
async function whileAsked<Result>(work: Promise<Result>): Promise<Result> {
  const done = new AbortController()
  const end = work.finally(() => done.abort())
  const asked = (async () => {
    do expect((await app.call('/api/health')).status).toBe(200)
    while (!done.signal.aborted)
  })()
  const [result] = await Promise.all([end, asked])
  return result
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
    expect(await whileAsked(sendWorkbook(file))).toMatchObject({ status: 422, why: expect.stringMatching(why) })
  })

  test('one shared text of blanks in hundreds of cells is read, and is nothing', async () => {
    expect(await whileAsked(sendWorkbook(sharedBlanks()))).toMatchObject({
      status: 200,
      body: { csv: '' } satisfies Partial<Schema<'Spreadsheet'>>,
    })
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
      const result = await whileAsked(photo(text))
      expect(result).toMatchObject({ status: 422, json: { errors: { '/content': [expect.any(String)] } } })
    }
    const query = new URLSearchParams({
      mapping: JSON.stringify({ name: 'name', streetAddress: 'street', city: 'city', province: 'province' }),
    })
    const result = await whileAsked(sendTo(`locations/import?${query}`, 'text/csv', `name\n${','.repeat(400_000)}`))
    expect(result).toMatchObject({ status: 422, why: expect.stringMatching(/Line 2: it has more than 1,000 columns/) })
    expect(reading.mock.calls.map(([kind]) => kind)).toEqual(['contents', 'contents', 'csv'])
  })
})

test('a file that takes too long, or too much memory, is a 422 in words for its sender alone', async () => {
  const hasty = createUntrustedFiles({ patienceMs: 1 })
  const small = createUntrustedFiles({ mostMemoryMb: 16, atOnce: 1 })
  try {
    reading.mockImplementationOnce(hasty.readUntrusted)
    expect(await whileAsked(sendWorkbook(elementsOfNothing()))).toMatchObject({
      status: 422,
      why: expect.stringMatching(/not read within 0.001 seconds/),
    })
    reading.mockImplementationOnce(small.readUntrusted)
    const texts = Array.from({ length: 9_000 }, (_, index) => `${index} `.repeat(400))
    expect(await whileAsked(sendWorkbook(zipOf(bookOf({ rows: '', texts }))))).toMatchObject({
      status: 422,
      why: expect.stringMatching(/more memory than one file may have/),
    })
  } finally {
    await Promise.all([hasty.close(), small.close()])
  }
})

test('two hostile files at once keep nobody from the health, and a good file is read after them', async () => {
  const files = [emptySharedTexts(), zipBomb(), workbookOf([['Ref']])]
  const sent = await whileAsked(Promise.all(files.map(sendWorkbook)))
  expect(sent.map(({ status }) => status)).toEqual([422, 422, 200])
})

test('while too many files wait, one more is told to come again', async () => {
  const full = createUntrustedFiles({ mostWaiting: 0 })
  reading.mockImplementationOnce(full.readUntrusted)
  expect(await sendWorkbook(workbookOf([['Ref']]))).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/Too many files are being read/) },
  })
  await full.close()
  expect((await sendWorkbook(workbookOf([['Ref']]))).status).toBe(200)
})

test('others are served while a file is read that takes long, and it is left once its caller goes away', async () => {
  const request = http.request(addressOf(workbooks), {
    method: 'POST',
    agent: false,
    headers: callerHeaders(bytesAsTheyAre),
  })
  request.on('error', () => null)
  request.end(elementsOfNothing())
  await begun(1)
  expect((await app.call('/api/health')).status).toBe(200)
  const good = await sendWorkbook(workbookOf([['Ref']]))
  expect(good).toMatchObject({ status: 200, body: { csv: 'Ref\r\n' } satisfies Partial<Schema<'Spreadsheet'>> })
  expect(howItStands()).toEqual(['incomplete', 'fulfilled'])
  request.destroy()
  await expect(reading.mock.results[0]?.value).rejects.toThrow('The caller went away.')
})

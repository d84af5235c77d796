import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'

/** Says in which folder a demo stands that nobody has used. */
const note = join(projectRoot, 'test-results/unused-demo')
/** The demo is made for a moment, and its drivers stand where they were then. Seconds. */
const staysFreshS = 30 * 60

/** An empty folder for the data of a server. It is near the root of the disk: the path of a socket may not be long. */
export function emptyDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'waybill-e2e-'))
}

/** Leaves a demo to the test that wants one next, in place of the one before. */
export function leaveDemo(dataDir: string): void {
  const before = takeNote()
  if (before !== undefined) rmSync(before, { recursive: true, force: true })
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, dataDir)
}

/**
 * A demo that was left by a first start of the product as it stands, today and a short while ago: making one takes a third of the
 * time until the first journey. It is nobody else's from here on.
 *
 * @returns its folder, or undefined when there is none
 */
export function takeDemo(): string | undefined {
  const madeAt = secondsOf(note)
  const builtAt = secondsOf(join(projectRoot, 'dist/server/main.js'))
  const dataDir = takeNote()
  if (dataDir === undefined || madeAt === undefined || builtAt === undefined) return undefined
  const now = Date.now() / 1_000
  const dayOf = (seconds: number) => wallTimeAt(Math.floor(seconds), demoTimeZone).date
  if (madeAt > builtAt && now - madeAt < staysFreshS && dayOf(now) === dayOf(madeAt)) return dataDir
  rmSync(dataDir, { recursive: true, force: true })
  return undefined
}

function takeNote(): string | undefined {
  if (!existsSync(note)) return undefined
  const dataDir = readFileSync(note, 'utf8')
  rmSync(note)
  return existsSync(dataDir) ? dataDir : undefined
}

function secondsOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat && stat.mtimeMs / 1_000
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'

const folder = 'server/db/migrations'

/** Seconds after which a commit counts as landed, before the newest commit: a change is written, checked and landed within a day. */
const landedAfterSeconds = 86_400

/** A commit whose migrations have landed. */
interface LandedCommit {
  readonly commit: string
  /** All that it holds landed as it stands there; another one may have been in the middle of a change. */
  readonly isWhole: boolean
}

/** A migration as a commit has it. */
export interface LandedMigration {
  name: string
  /** The name that git gives to the contents. */
  blob: string
}

/**
 * The commits whose migrations have landed: where this branch left `main`, and the newest commit that is a day older than the newest of
 * all. On `main` itself only the second says anything.
 * @throws Error in a shallow clone, which does not know
 */
export function landedCommits(): LandedCommit[] {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('This clone is shallow. Fetch the whole history: landed migrations are compared with it.')
  }
  const newest = Number(git('log', '-1', '--format=%ct'))
  const dayBefore = git('rev-list', '-1', '--first-parent', `--before=${newest - landedAfterSeconds}`, 'HEAD')
  const branchedAt = ['origin/main', 'main'].map((branch) => attempt('merge-base', branch, 'HEAD'))
  return [...new Set([...branchedAt, dayBefore])]
    .filter((commit) => commit !== '' && commit !== git('rev-parse', 'HEAD'))
    .map((commit) => ({ commit, isWhole: branchedAt.includes(commit) }))
}

/** The migrations of a commit. */
export function migrationsOf(commit: string): LandedMigration[] {
  return git('ls-tree', commit, `${folder}/`)
    .split('\n')
    .map((line) => /^\d+ blob (?<blob>\S+)\t(?<path>.+\.sql)$/.exec(line)?.groups)
    .flatMap((groups) =>
      groups ? [{ name: groups['path']?.slice(folder.length + 1) ?? '', blob: groups['blob'] ?? '' }] : [],
    )
}

/**
 * The blob of each migration as it landed: as it stood a day after it was added. A commit of the day before may hold one half-way, that was
 * still being written or was put back before it landed.
 */
export function landedForms(): ReadonlyMap<string, string> {
  const log = git('log', '--first-parent', '--diff-filter=A', '--format=@%ct', '--name-only', 'HEAD', '--', folder)
  const addedAt = new Map<string, number>()
  let at = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) at = Number(line.slice(1))
    else if (line.endsWith('.sql')) addedAt.set(line.slice(folder.length + 1), at)
  }
  const days = Map.groupBy(addedAt, ([, seconds]) => seconds)
  return new Map(
    [...days].flatMap(([seconds, files]) => {
      const dayAfter = git('rev-list', '-1', '--first-parent', `--before=${seconds + landedAfterSeconds}`, 'HEAD')
      const names = new Set(files.map(([name]) => name))
      return migrationsOf(dayAfter).flatMap(({ name, blob }) => (names.has(name) ? [[name, blob] as const] : []))
    }),
  )
}

/** The blobs of these migrations in the work tree, by name; one that is gone is missing. */
export function blobsNow(names: readonly string[]): ReadonlyMap<string, string> {
  const there = names.filter((name) => existsSync(join(projectRoot, folder, name)))
  const blobs = git('hash-object', ...there.map((name) => `${folder}/${name}`)).split('\n')
  return new Map(there.map((name, at) => [name, blobs[at] ?? '']))
}

/** The contents of a blob. */
export function contentsOf(blob: string): Buffer {
  return execFileSync('git', ['cat-file', 'blob', blob], { cwd: projectRoot })
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** An empty text where git knows no answer. */
function attempt(...words: string[]): string {
  try {
    return git(...words)
  } catch {
    return ''
  }
}

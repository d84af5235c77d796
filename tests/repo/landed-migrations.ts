import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'

const folder = 'server/db/migrations'

/** Seconds after which a commit counts as landed, before the newest commit: a change is written, checked and landed within a day. */
const landedAfterSeconds = 86_400

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
export function landedCommits(): string[] {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('This clone is shallow. Fetch the whole history: landed migrations are compared with it.')
  }
  const newest = Number(git('log', '-1', '--format=%ct'))
  const dayBefore = git('rev-list', '-1', '--first-parent', `--before=${newest - landedAfterSeconds}`, 'HEAD')
  const branchedAt = ['origin/main', 'main'].map((branch) => attempt('merge-base', branch, 'HEAD'))
  return [...new Set([dayBefore, ...branchedAt])].filter(
    (commit) => commit !== '' && commit !== git('rev-parse', 'HEAD'),
  )
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

import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** What a page may run and wear although it came from no file of ours: its own words, as `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const none: InlineSources = { scripts: [], styles: [] }
const inlineScript = /<script>([\s\S]*?)<\/script>/g
const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/**
 * Reads which scripts and styles a page brings along (scripts/build/first-paint.ts), again whenever the file has changed:
 * a build may replace it while the server runs.
 *
 * @param file the page; where there is none nothing is allowed
 */
export function inlineSourcesOf(file: string): () => InlineSources {
  let known = { changedAt: -1, sources: none }
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return none
    if (changedAt !== known.changedAt) known = { changedAt, sources: readSources(readFileSync(file, 'utf8')) }
    return known.sources
  }
}

function readSources(page: string): InlineSources {
  const hashes = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, text = '']) => sourceOf(text))
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) }
}

/** By what a policy knows a text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

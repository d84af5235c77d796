import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/** The folders whose imports have rules. */
const checkedFolders = ['domain', 'generated', 'mocks', 'scripts', 'server', 'src', 'tests']

export interface BrokenArrow {
  /** The rule's name in .dependency-cruiser.cjs. */
  rule: string
  /** The importing module, from the root. */
  from: string
  /** What it imports. */
  to: string
}

interface CruiseResult {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  modules: { source: string }[]
}

/**
 * Imports that the rules of .dependency-cruiser.cjs forbid.
 *
 * @param root a folder with that file, a package.json and a tsconfig.json
 * @throws when the cruiser did not read every source: it answers "no violations" about files it cannot parse
 */
export function brokenArrows(root: string): BrokenArrow[] {
  const folders = checkedFolders.filter((folder) => existsSync(join(root, folder)))
  const sources = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/.bin/depcruise'), '--output-type=json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(`dependency-cruiser failed: ${stderr}`)
  const result = JSON.parse(stdout) as CruiseResult

  const read = new Set(result.modules.map((module) => module.source))
  const unread = sources.filter((file) => !read.has(file))
  if (unread.length > 0) throw new Error(`dependency-cruiser did not read ${unread.length} files, such as ${unread[0]}`)

  return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

if (import.meta.main) {
  const broken = brokenArrows(projectRoot)
  for (const { rule, from, to } of broken) console.error(`${rule}: ${from} imports ${to}`)
  process.exitCode = broken.length > 0 ? 1 : 0
}

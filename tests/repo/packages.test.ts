import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

interface PackageFile {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  scripts: Record<string, string>
}

interface LockEntry {
  version?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const exact = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** What the owner asked for, each of which docs/architecture.md gives its work. */
const asked = [
  'react',
  'react-dom',
  'orval',
  '@tanstack/react-query',
  'axios',
  '@rjsf/core',
  '@rjsf/validator-ajv8',
  '@blueprintjs/core',
  '@blueprintjs/table',
  'react-router-dom',
  'dayjs',
  'leaflet',
  'msw',
  '@faker-js/faker',
  'vitest',
]

describe('package.json and its lock', () => {
  const own = JSON.parse(readTracked('package.json')) as PackageFile
  const lockText = readTracked('package-lock.json')
  const lock = JSON.parse(lockText) as { packages: Record<string, LockEntry> }

  test('every version is exact', () => {
    const versions = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
    expect(Object.entries(versions).filter(([, version]) => !exact.test(version))).toEqual([])
  })

  test('the lock names no registry, so that it installs from whichever one a machine has', () => {
    expect(lockText).not.toMatch(/"resolved":/)
  })

  test('the lock holds the checksum of every package', () => {
    const unchecked = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.integrity)
    expect(unchecked).toEqual([])
  })

  test('the lock holds the packages of every platform, without which npm ci refuses it', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => {
          const entry = resolveInLock(lock.packages, path, name)
          return entry === undefined || (exact.test(version) && entry.version !== version)
        })
        .map(([name, version]) => `${name}@${version} for ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('every package that was asked for does work, and the documentation says which', () => {
    const sources = trackedFiles().filter(
      (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$|^tests\//.test(path),
    )
    const text = sources.map(readTracked).join('\n')
    const documentation = readTracked('docs/architecture.md')
    const idle = asked.filter((name) => !new RegExp(`(from |import\\()'${name}(/[^']*)?'`).test(text))
    expect(idle).toEqual([])
    expect(asked.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([])
  })

  test('every command that package.json offers has its script', () => {
    const commands = Object.values(own.scripts).flatMap((line) => line.match(/bootstrap\.mjs (\S+)/)?.[1] ?? [])
    const missing = commands.filter(
      (command) => !existsSync(join(projectRoot, 'scripts', `${command.replaceAll(':', '-')}.ts`)),
    )
    expect(missing).toEqual([])
  })
})

/** What a package finds under a name: the nearest node_modules on the way up to the root. */
function resolveInLock(packages: Record<string, LockEntry>, from: string, name: string): LockEntry | undefined {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder}/node_modules/${name}`]
    if (entry !== undefined) return entry
  }
  return packages[`node_modules/${name}`]
}

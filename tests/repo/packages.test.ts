import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { readTracked } from './tracked-files.ts'

interface PackageFile {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  scripts: Record<string, string>
}

const EXACT = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

describe('package.json and its lock', () => {
  const own = JSON.parse(readTracked('package.json')) as PackageFile
  const lockText = readTracked('package-lock.json')
  const lock = JSON.parse(lockText) as { packages: Record<string, { integrity?: string; link?: boolean }> }

  test('every version is exact', () => {
    const versions = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
    expect(Object.entries(versions).filter(([, version]) => !EXACT.test(version))).toEqual([])
  })

  test('the lock names no registry, so that it installs from whichever one a machine has', () => {
    expect(lockText).not.toMatch(/"resolved":/)
  })

  test('the lock holds the checksum of every package', () => {
    const unchecked = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.integrity)
    expect(unchecked).toEqual([])
  })

  test('every command that package.json offers has its script', () => {
    const commands = Object.values(own.scripts).flatMap((line) => line.match(/bootstrap\.mjs (\S+)/)?.[1] ?? [])
    const missing = commands.filter(
      (command) => !existsSync(join(projectRoot, 'scripts', `${command.replaceAll(':', '-')}.ts`)),
    )
    expect(missing).toEqual([])
  })
})

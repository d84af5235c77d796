import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'

/** Every file that is, or with the next `git add` would be, part of the repository; paths from the root. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return list.split('\0').filter((path) => path !== '' && existsSync(join(projectRoot, path)))
}

/** The text of a file of the repository. */
export function readTracked(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

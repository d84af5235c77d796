import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from './project-root.ts'

let root: string

/** A project with one package in its lock, one script, and an `npm` that notes its calls and installs that package. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waybill-bootstrap-'))
  mkdirSync(join(root, 'scripts'))
  for (const file of ['bootstrap.mjs', 'debian-packages.mjs', 'exclusive.mjs', 'hand-over.mjs']) {
    cpSync(join(projectRoot, 'scripts', file), join(root, 'scripts', file))
  }
  writeFileSync(join(root, 'scripts/say-it.ts'), 'console.log(process.argv.slice(2).join(" "))\nprocess.exitCode = 7\n')
  writeLock('1.0.0')
  mkdirSync(join(root, 'bin'))
  npmDoes('mkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json')
})

afterEach(() => rmSync(root, { recursive: true }))

function writeLock(version: string): void {
  const integrity = 'sha512-of-it'
  const packages = {
    '': {},
    'node_modules/a': { version, integrity },
    'node_modules/a/node_modules/@of/c': { version: '3.0.0', integrity },
    'node_modules/d': { version: '4.0.0', integrity, name: 'e', optional: true },
    'node_modules/b': { version: '2.0.0', optional: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

/** What it does to install; its settings are those of `settings.json`, if there are any. */
function npmDoes(commands: string): void {
  const file = join(root, 'bin/npm')
  const lines = [
    '#!/bin/sh',
    `top=${root}`,
    '[ "$1" = config ] && exec cat "$top/settings.json"',
    'echo "$@" >> "$top/npm-calls"',
  ]
  writeFileSync(file, `${lines.join('\n')}\n${commands}\n`)
  chmodSync(file, 0o755)
}

function npmCalls(): string[] {
  const log = join(root, 'npm-calls')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
}

function bootstrap(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` }
  return new Promise((done) => {
    execFile(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], { env }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

describe('a command', () => {
  test('gets its arguments, and its exit code is the answer', async () => {
    const { code, stdout } = await bootstrap('say:it', 'one', '--two')
    expect({ code, stdout }).toEqual({ code: 7, stdout: 'one --two\n' })
  })

  test('that does not exist is named, and nothing is installed', async () => {
    const { code, stderr } = await bootstrap('fly')
    expect(code).toBe(1)
    expect(stderr).toContain('there is no script "fly"')
    expect(npmCalls()).toEqual([])
  })
})

describe('the packages', () => {
  test('are installed once, and again when the lock changes', async () => {
    await bootstrap('say:it')
    await bootstrap('say:it')
    expect(npmCalls()).toHaveLength(1)
    writeLock('1.0.1')
    await bootstrap('say:it')
    expect(npmCalls()).toHaveLength(2)
  })

  test('are installed once when two commands start together', async () => {
    const runs = await Promise.all([bootstrap('say:it'), bootstrap('say:it')])
    expect(runs.map(({ code }) => code)).toEqual([7, 7])
    expect(npmCalls()).toHaveLength(1)
  })

  test('that someone installed by hand are taken as they are', async () => {
    mkdirSync(join(root, 'node_modules'))
    const installed = {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/@of/c': { version: '3.0.0' },
      },
    }
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed))
    await bootstrap('say:it')
    expect(npmCalls()).toEqual([])
  })

  test.runIf(process.platform === 'linux')('are installed on one core', async () => {
    npmDoes('mkdir node_modules; grep Cpus_allowed_list /proc/self/status > "$top/cores"')
    await bootstrap('say:it')
    expect(readFileSync(join(root, 'cores'), 'utf8')).toMatch(/^Cpus_allowed_list:\s*\d+$/m)
  })

  test('are fetched from where the registry that npm is configured for has them', async () => {
    const settings = { registry: 'http://127.0.0.1:1/all/', '@of:registry': 'http://127.0.0.1:2' }
    writeFileSync(join(root, 'settings.json'), JSON.stringify(settings))
    writeFileSync(join(root, '.npmrc'), 'fund=false')
    npmDoes('mkdir node_modules; cp package-lock.json .npmrc "$top/bin"')
    await bootstrap('say:it')
    const { packages } = JSON.parse(readFileSync(join(root, 'bin/package-lock.json'), 'utf8'))
    expect(Object.values<{ resolved?: string }>(packages).map(({ resolved }) => resolved)).toEqual([
      undefined,
      'http://127.0.0.1:1/all/a/-/a-1.0.0.tgz',
      'http://127.0.0.1:2/@of/c/-/c-3.0.0.tgz',
      'http://127.0.0.1:1/all/e/-/e-4.0.0.tgz',
      undefined,
    ])
    expect(existsSync(join(root, 'bin/.npmrc'))).toBe(true)
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('resolved')
  })

  test('are asked for one by one where the registry has them elsewhere', async () => {
    writeFileSync(join(root, 'settings.json'), JSON.stringify({ registry: 'http://127.0.0.1:1/' }))
    npmDoes('grep -q resolved package-lock.json && exit 1; mkdir node_modules; touch node_modules/asked')
    const { code, stderr } = await bootstrap('say:it')
    expect({ code, asked: existsSync(join(root, 'node_modules/asked')) }).toEqual({ code: 7, asked: true })
    expect(stderr).toContain('asking the registry for each')
    expect(npmCalls()).toHaveLength(2)
  })

  test('are installed in their place where they cannot be moved there', async () => {
    npmDoes('[ "$PWD" = "$top" ] && mkdir node_modules; exit 0')
    const { code } = await bootstrap('say:it')
    expect({ code, calls: npmCalls().length }).toEqual({ code: 7, calls: 2 })
  })

  test('that cannot be installed stop the command', async () => {
    npmDoes('exit 3')
    const { code, stdout, stderr } = await bootstrap('say:it')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('npm ci failed with exit code 3')
    expect(existsSync(join(root, '.installing'))).toBe(false)
  })
})

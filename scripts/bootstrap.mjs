// Runs scripts/<command>.ts on the project's own Node with the project's own packages, installing them first when they
// are missing or not those of package-lock.json. This file and what it imports run on whatever Node the machine has
// (18 or newer) before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumOfSystem, installChromium, mayInstall } from './debian-packages.mjs'
import { runExclusively } from './exclusive.mjs'
import { handOver } from './hand-over.mjs'

const requiredNodeMajor = 24

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const stampFile = join(modules, '.waybill-lock')
/** Stands while one process installs, and is gone with it. */
const workshop = join(root, '.installing')

/** What went wrong in words for the person at the terminal, where a stack would not help. */
class Failure extends Error {}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`waybill: ${error instanceof Failure ? error.message : error.stack}`)
  process.exit(1)
}

/** @param {string[]} args the command and its arguments */
async function main([command, ...args]) {
  const script = command && join(root, 'scripts', `${command.replaceAll(':', '-')}.ts`)
  if (!script || !existsSync(script)) {
    throw new Failure(`there is no script "${command ?? ''}"; package.json lists the commands`)
  }
  await installPackages(command === 'test' && args.length === 0 ? installBrowser : undefined)
  const env = { ...process.env, PATH: [binaries, pathWithoutProject()].join(delimiter) }
  await handOver(projectNode(), [script, ...args], env)
}

/**
 * Installs exactly what package-lock.json says, unless that is what stands in node_modules already.
 *
 * @param {(() => Promise<void>) | undefined} meanwhile what the other cores can do for the command until then
 */
async function installPackages(meanwhile) {
  const lockText = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lockText).digest('hex')
  if (readIfThere(stampFile) === stamp) return

  const onWait = () => say('another process is installing the packages; waiting for it')
  await runExclusively(workshop, { onWait }, async () => {
    if (readIfThere(stampFile) === stamp) return
    if (!holdsEveryPackage(JSON.parse(lockText.toString())))
      await Promise.all([fillModules(lockText.toString()), meanwhile?.()])
    writeFileSync(stampFile, stamp)
  })
}

/**
 * Whether npm's own record of node_modules agrees with the lock file, as it does after an `npm ci` by hand. A package
 * marked optional may be missing: it is one for another platform.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 */
function holdsEveryPackage(lock) {
  const record = readIfThere(join(modules, '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

/** The browser of the tests; who runs them asks for it again, and says why it is not to be had. */
async function installBrowser() {
  if (process.env.CHROMIUM_PATH !== undefined || chromiumOfSystem() !== undefined || !mayInstall()) return
  await installChromium(say).catch(() => undefined)
}

/**
 * The lock names no registry, so npm asks for the whole history of each package before it fetches it, which takes a third of the
 * installation. It is told where they are instead, beside the project, and asks only when they are not there.
 *
 * @param {string} lockText
 */
async function fillModules(lockText) {
  say('installing the packages of package-lock.json with npm ci (about a minute, once)')
  const started = Date.now()
  for (const file of ['package.json', '.npmrc']) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(workshop, file))
  }
  writeFileSync(join(workshop, 'package-lock.json'), withAddresses(lockText))
  if ((await runNpmCi(workshop)) !== 0 || !moveIn()) {
    say('not all of them are where they should be; asking the registry for each')
    const code = await runNpmCi(root)
    if (code !== 0) throw new Failure(`npm ci failed with exit code ${code}; its messages are above`)
  }
  say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Whether what was installed beside the project now stands in it: nothing takes the place of a folder that is a volume of its own. */
function moveIn() {
  try {
    rmSync(modules, { recursive: true, force: true })
    renameSync(join(workshop, 'node_modules'), modules)
    return true
  } catch {
    return false
  }
}

/**
 * The lock with the address of each package at the registry that npm is configured for, as every registry forms it. What
 * is fetched from there has to be what the lock says all the same.
 *
 * @param {string} lockText
 */
function withAddresses(lockText) {
  const { stdout } = spawnSync('npm', ['config', 'list', '--json'], { ...npmSurroundings(root), encoding: 'utf8' })
  const settings = parsed(stdout)
  if (settings?.registry === undefined) return lockText
  const lock = JSON.parse(lockText)
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.integrity === undefined || entry.resolved !== undefined) continue
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const [scope, bare = scope] = name.split('/')
    const registry = settings[`${scope}:registry`] ?? settings.registry
    entry.resolved = `${registry.replace(/\/$/, '')}/${name}/-/${bare}-${entry.version}.tgz`
  }
  return JSON.stringify(lock)
}

/** @param {string} folder @returns {Promise<number>} the exit code */
async function runNpmCi(folder) {
  // The tools that build and check the product are development dependencies: an environment that says "production"
  // must not leave them out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const [program, ...words] = [...onOneCore(), 'npm', ...args]
  const child = spawn(program, words, { ...npmSurroundings(folder), stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new Failure(`npm could not be started: ${error.message}`)))
    child.once('exit', (exitCode) => done(exitCode ?? 1))
  })
}

/** npm must run on the machine's own Node: the project's one is among the files that it replaces. @param {string} folder */
function npmSurroundings(folder) {
  return { cwd: folder, env: { ...process.env, PATH: pathWithoutProject() }, shell: process.platform === 'win32' }
}

/** @param {string} json @returns {any} undefined where it is none */
function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * What keeps a program to one core where Linux can say so. npm passes each of a hundred thousand files from thread to thread, and
 * waking another core for it takes longer than writing it: on one core of a virtual machine it is done in two thirds of the time.
 *
 * @returns {string[]} the words to put before a command; none where it cannot be done
 */
function onOneCore() {
  const core = readIfThere('/proc/self/status')?.match(/^Cpus_allowed_list:\s*(\d+)/m)?.[1]
  return core && spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '--cpu-list', core] : []
}

/** The Node that comes with the packages; where there is none that runs, the machine's own when it is new enough. */
function projectNode() {
  const packaged = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged) && (process.execPath === packaged || spawnSync(packaged, ['--version']).status === 0)) {
    return packaged
  }
  if (Number(process.versions.node.split('.')[0]) >= requiredNodeMajor) return process.execPath
  throw new Failure(
    `this needs Node ${requiredNodeMajor} or newer: no package brings one for ${process.platform} ${process.arch}, ` +
      `and the one that runs this is ${process.version}. Install it from https://nodejs.org and try again.`,
  )
}

/** The search path without node_modules/.bin, which npm puts in front. */
function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => resolve(folder) !== binaries).join(delimiter)
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Progress goes to standard error: a script may print something for machines. @param {string} message */
function say(message) {
  process.stderr.write(`waybill: ${message}\n`)
}

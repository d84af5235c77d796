import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { serverFlags } from '../server-flags.ts'
import { buildServer } from './build-server.ts'
import { packageNameOf, packagesOf } from './packages-of.ts'

/** The commands that an operator needs beside the server. */
export const operatorCommands = [
  'backup',
  'create-admin',
  'doctor',
  'held',
  'jobs',
  'migrate',
  'restore',
  'two-step-off',
] as const

/** The files that the server reads beside its code, at their places in the project. */
const filesOfServer = [
  'generated/openapi.json',
  'generated/public-openapi.json',
  'server/db/migrations',
  'server/seed/data',
]

/** The packages whose files the server reads without importing them: fonts of documents. */
const fontPackages = /^(@bcgov\/bc-sans|@expo-google-fonts\/inter|@fontsource-variable\/noto-sans-[a-z]+)$/

/** The parts of packages that no program reads while it runs: types, source maps and tests, a sixth of their size. */
const forDevelopers = /\.(d\.[cm]?ts|map)$|\/node_modules\/(@[^/]+\/)?[^/]+\/tests?$/

/** The parts of the project's package.json that the product has too. */
interface ProjectFile {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Writes a folder that holds the built product and nothing else: the server and the commands as bundles, the application, the files that the
 * server reads, and the packages that it imports. No sources, tests, mocks or tools of the build, no repository, and no embedded PostgreSQL.
 * The folder gets its name only when it is whole.
 *
 * @param root the project's folder
 * @param folder the folder to write, which must not exist
 * @param built the folder with `app/` and `docs/`, as the build leaves them
 * @throws Error if the folder exists already
 */
export async function assembleProduct(root: string, folder: string, built = join(root, 'dist')): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} exists already: name a folder that does not.`)
  const next = `${folder}.unfinished`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, 'dist'), { recursive: true })
  for (const part of ['app', 'docs']) cpSync(join(built, part), join(next, 'dist', part), { recursive: true })
  for (const path of filesOfServer) {
    cpSync(join(root, path), join(next, path), { recursive: true, filter: (from) => !/\.(md|ts)$/.test(from) })
  }

  const programs = ['server/main.ts', ...operatorCommands.map((command) => `scripts/${command}.ts`)]
  const imported = await buildServer(root, join(next, 'dist/server'), programs)
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ProjectFile
  const fonts = Object.keys(project.dependencies).filter((name) => fontPackages.test(name))
  const names = [...new Set([...imported.flatMap((specifier) => packageNameOf(specifier) ?? []), ...fonts])].toSorted()
  for (const from of packagesOf(root, names)) {
    const to = join(next, relative(root, from))
    mkdirSync(dirname(to), { recursive: true })
    // A package that lies within another one is copied only if it is needed itself.
    const isNeeded = (path: string): boolean => path !== join(from, 'node_modules') && !forDevelopers.test(path)
    cpSync(from, to, { recursive: true, filter: isNeeded })
  }
  writeFileSync(join(next, 'package.json'), `${JSON.stringify(packageFile(project, names), null, 2)}\n`)
  renameSync(next, folder)
}

/** The package.json of the product, whose commands are called as those of the project are. */
function packageFile({ name, version, license, dependencies }: ProjectFile, names: readonly string[]): object {
  const commands = operatorCommands.map((command) => [command, `node --enable-source-maps dist/server/${command}.js`])
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    scripts: { start: ['node', ...serverFlags, 'dist/server/main.js'].join(' '), ...Object.fromEntries(commands) },
    dependencies: Object.fromEntries(names.map((one) => [one, dependencies[one]])),
  }
}

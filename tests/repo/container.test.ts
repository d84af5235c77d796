import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '#scripts/project-root.ts'
import { serverFlags } from '#scripts/server-flags.ts'
import { sourcesOfBuild } from '#scripts/build/source-stamp.ts'
import { loadConfig } from '#server/config.ts'
import {
  commandOf,
  imageVariables,
  instructionsOf,
  interpolate,
  pairsOf,
  readContainerFile,
  serverVariables,
} from './container-files.ts'
import { readTracked } from './tracked-files.ts'

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  networks?: string[] | Record<string, { ipv4_address: string }>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  tmpfs?: string[]
  read_only?: boolean
  init?: boolean
  stop_grace_period?: string
}

interface Compose {
  services: Record<'database' | 'app' | 'proxy', Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
  volumes: Record<string, null>
}

const instructions = instructionsOf(readContainerFile('Dockerfile'))
const compose = parse(readContainerFile('compose.yaml')) as Compose
const secrets = {
  DOMAIN: 'deliveries.example',
  POSTGRES_PASSWORD: 'd0a3b8f7c2e14965',
  WAYBILL_DATABASE_PASSWORD: '8c1f6e0a7d2b4953',
  SESSION_SECRET: 'kX3vQ9zL1mN7bT5rW2yD8sJ4hG6fC0aPeUoIiBqZ',
}

const known = serverVariables()
/** The variables of npm, with which an operator runs commands in the container. */
const others = new Set(['NPM_CONFIG_CACHE', 'NPM_CONFIG_UPDATE_NOTIFIER'])

function copies(): { from: string | undefined; sources: string[]; target: string; stage: number }[] {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ text, stage }) => {
      const words = text.split(' ')
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
      const paths = words.filter((word) => !word.startsWith('--'))
      return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '', stage }
    })
}

/** Whether a path from the root reaches the builder past Dockerfile.dockerignore; a later line counts before an earlier one. */
function reachesBuilder(path: string): boolean {
  const lines = readContainerFile('Dockerfile.dockerignore').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return rules.reduce((isIn, rule) => {
    const name = rule.replace(/^!/, '')
    const isMeant =
      name === '*' || path === name || path.startsWith(`${name}/`) || (name.startsWith('**/') && matchesEnd(path, name))
    return isMeant ? rule.startsWith('!') : isIn
  }, true)
}

function matchesEnd(path: string, rule: string): boolean {
  const end = rule.slice('**/'.length)
  return end.startsWith('*') ? path.endsWith(end.slice(1)) : path === end || path.endsWith(`/${end}`)
}

describe('the Dockerfile', () => {
  test('copies from the repository what is there and reaches the builder', () => {
    const fromHere = copies().filter(({ from }) => from === undefined)
    expect(fromHere.length).toBeGreaterThan(5)
    for (const path of fromHere.flatMap(({ sources }) => sources)) {
      expect(existsSync(join(projectRoot, path)), path).toBe(true)
      expect(reachesBuilder(path), path).toBe(true)
    }
    for (const path of ['.git/config', '.env', 'data/secret', 'node_modules/a', 'server/.env', 'server/config.test.ts'])
      expect(reachesBuilder(path), path).toBe(false)
  })

  test('has in the builder everything that a build is made of, and what its commands run', () => {
    const copied = copies().flatMap(({ from, sources }) => (from === undefined ? sources : []))
    const isCopied = (path: string) => copied.some((source) => path === source || path.startsWith(`${source}/`))
    const sources = globSync([...sourcesOfBuild], { cwd: projectRoot }).filter((path) => !/\.test\.tsx?$/.test(path))
    expect(sources.length).toBeGreaterThan(1_000)
    expect(sources.filter((path) => !isCopied(path) || !reachesBuilder(path))).toEqual([])
    const commands = instructions.filter(({ name, stage }) => name === 'RUN' && stage === 0).map(({ text }) => text)
    expect(commands).toEqual(['npm ci --include=dev', 'node scripts/assemble.ts /app'])
    expect(isCopied('scripts/assemble.ts') && existsSync(join(projectRoot, 'scripts/assemble.ts'))).toBe(true)
  })

  test('takes for the image what the command of the builder writes, and nothing else', () => {
    expect(copies().filter(({ stage }) => stage === 1)).toEqual([
      { from: 'build', sources: ['/app'], target: './', stage: 1 },
    ])
    const froms = instructions.filter(({ name }) => name === 'FROM').map(({ text }) => text)
    expect(froms).toEqual(['${NODE_IMAGE} AS build', '${NODE_IMAGE}'])
    const [major] = process.versions.node.split('.')
    expect(instructions.find(({ name }) => name === 'ARG')?.text).toBe(`NODE_IMAGE=node:${major}-slim`)
  })

  test('runs the server as npm start does, as a user without rights, and lets it end', () => {
    expect(commandOf(instructions, 'CMD')).toEqual(['node', ...serverFlags, 'dist/server/main.js'])
    const last = (name: string) => instructions.findLast((one) => one.name === name)?.text
    expect([last('USER'), last('STOPSIGNAL'), last('WORKDIR')]).toEqual(['node', 'SIGTERM', '/app'])
    const { PORT, DATA_DIR, ...more } = imageVariables(instructions)
    expect([last('EXPOSE'), last('VOLUME')]).toEqual([PORT, DATA_DIR])
    expect(instructions.some(({ name, text }) => name === 'RUN' && text.includes(`chown node:node ${DATA_DIR}`))).toBe(
      true,
    )
    expect(Object.keys(more).filter((name) => !known.has(name) && !others.has(name))).toEqual([])
  })
})

describe('compose.yaml', () => {
  const { app, database, proxy } = compose.services

  test('builds with the repository as context and the file that is there', () => {
    const context = join(projectRoot, 'docs/operating/container', app.build?.context ?? '')
    expect(join(context, '.')).toBe(join(projectRoot, '.'))
    expect(existsSync(join(context, app.build?.dockerfile ?? 'none'))).toBe(true)
  })

  test('gives the server an environment that it starts with in production', () => {
    const given = Object.entries({ ...imageVariables(instructions), ...app.environment })
    expect(given.map(([name]) => name).filter((name) => !known.has(name) && !others.has(name))).toEqual([])
    const variables = Object.fromEntries(given.map(([name, value]) => [name, interpolate(value, secrets)]))
    expect(loadConfig(variables)).toMatchObject({
      environment: 'production',
      publicUrl: 'https://deliveries.example',
      databaseUrl: `postgres://waybill:${secrets.WAYBILL_DATABASE_PASSWORD}@database:5432/waybill`,
      smtpUrl: null,
      seed: 'none',
    })
  })

  test('refuses to start without a secret, and the sample names each variable and no secret', () => {
    const text = readContainerFile('compose.yaml')
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    const sample = pairsOf(readContainerFile('env.sample'))
    expect(Object.keys(sample).toSorted()).toEqual([...new Set(used)].toSorted())
    for (const name of Object.keys(secrets)) {
      expect(sample[name], name).toBe('')
      expect(() => interpolate(text, { ...secrets, [name]: '' })).toThrow(`${name} is missing in .env`)
    }
    expect(interpolate(text, secrets)).not.toContain('$')
    expect(readTracked('.gitignore').split('\n')).toContain('.env')
  })

  test('has a read-only root in which only the volume and the memory for temporary files can be written', () => {
    expect([app.read_only, app.init, app.tmpfs]).toEqual([true, true, ['/tmp']])
    expect(app.volumes).toEqual([`data:${imageVariables(instructions).DATA_DIR}`])
    expect(imageVariables(instructions).NPM_CONFIG_CACHE).toMatch(/^\/tmp\//)
    // Above the 20 s in which the server lets requests end.
    expect(readTracked('server/main.ts')).toMatch(/stopSeconds = 20$/m)
    expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThan(20)
  })

  test('names volumes, networks, files and services that are there', () => {
    for (const service of [app, database, proxy]) {
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('./')) expect(readContainerFile(source.slice(2)).length, source).toBeGreaterThan(0)
        else expect(Object.keys(compose.volumes)).toContain(source)
      }
      const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {})
      expect(networks.filter((network) => !(network in compose.networks))).toEqual([])
      for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(compose.services)).toContain(other)
    }
    accessSync(join(projectRoot, 'docs/operating/container/create-database.sh'), constants.X_OK)
  })

  test('keeps the database from everybody but the application, and believes the proxy alone', () => {
    expect(database.networks).toEqual(['inside'])
    expect(compose.networks.inside).toEqual({ internal: true })
    expect([database.ports, app.ports]).toEqual([undefined, undefined])
    const address = Array.isArray(proxy.networks) ? undefined : proxy.networks?.front?.ipv4_address
    expect(app.environment?.TRUSTED_PROXIES).toBe(address)
    const [subnet = ''] = compose.networks.front?.ipam?.config.map((one) => one.subnet) ?? []
    expect(subnet.replace(/0\/24$/, '')).toBe(address?.replace(/\d+$/, ''))
    expect(proxy.ports?.map((port) => port.split(':')[0])).toEqual(['80', '443', '443'])
  })

  test('has the database that its script makes, and asks it over the network', () => {
    const { pathname, username } = new URL(interpolate(app.environment?.DATABASE_URL ?? '', secrets))
    const script = readContainerFile('create-database.sh')
    expect(script).toContain(`create role ${username} login createrole password :'password';`)
    expect(script).toContain(`create database ${pathname.slice(1)} owner ${username};`)
    expect(database.healthcheck?.test).toEqual(
      expect.arrayContaining(['--host=127.0.0.1', `--username=${username}`, `--dbname=${pathname.slice(1)}`]),
    )
    const used = [...script.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !(name in (database.environment ?? {})))).toEqual([])
    execFileSync('sh', ['-n', join(projectRoot, 'docs/operating/container/create-database.sh')])
  })
})

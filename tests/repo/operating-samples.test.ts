import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operatorCommands } from '#scripts/build/assemble-product.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { serverFlags } from '#scripts/server-flags.ts'
import { loadConfig } from '#server/config.ts'
import { pairsOf, readContainerFile, serverVariables } from './container-files.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const samples = 'docs/operating/samples'
const readSample = (name: string): string => readTracked(`${samples}/${name}`)
const units = ['waybill.service', 'waybill-backup.service', 'waybill-backup.timer']

let scratch: string

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'waybill-samples-'))
})

afterEach(() => rmSync(scratch, { recursive: true }))

/** The directives of a unit: each key with its values, whichever section it stands in. */
function directivesOf(name: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let section: string | undefined
  for (const line of readSample(name).split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const header = /^\[(Unit|Service|Timer|Install)\]$/.exec(line)?.[1]
    if (header !== undefined) {
      section = header
      continue
    }
    const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (section === undefined || key === undefined || value === undefined || value !== value.trim())
      throw new Error(`${name}: "${line}" is no directive of a section.`)
    found.set(key, [...(found.get(key) ?? []), value])
  }
  return found
}

/** Whether a program is installed here. */
function has(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}

describe('the units of systemd', () => {
  const server = directivesOf('waybill.service')
  const backup = directivesOf('waybill-backup.service')
  const timer = directivesOf('waybill-backup.timer')
  const variablesOf = (unit: Map<string, string[]>) => pairsOf(unit.get('Environment')?.join('\n') ?? '')

  test('run what the assembled product has, as the container does', () => {
    expect(server.get('ExecStart')?.[0]?.split(' ').slice(1)).toEqual([...serverFlags, 'dist/server/main.js'])
    const [, command] = /npm run --silent (\w+) -- "\$file"/.exec(readSample('waybill-backup.sh')) ?? []
    expect(operatorCommands).toContain(command)
    expect(server.get('WorkingDirectory')?.[0]).toMatch(/\/current$/)
    expect(backup.get('WorkingDirectory')).toEqual(server.get('WorkingDirectory'))
    expect(backup.get('ExecStart')?.[0]?.split(' ')[1]).toBe(backup.get('ReadWritePaths')?.[0])
    expect(timer.get('Persistent')).toEqual(['yes'])
  })

  test('give the server an environment that it starts with in production', () => {
    const [file = ''] = server.get('EnvironmentFile') ?? []
    expect([basename(file), backup.get('EnvironmentFile')]).toEqual(['waybill.env', [file]])
    const sample = pairsOf(readSample('waybill.env'))
    const known = serverVariables()
    const named = [...Object.keys(sample), ...Object.keys(variablesOf(server))]
    expect(named.filter((name) => !known.has(name))).toEqual([])
    const filled = {
      ...sample,
      DATABASE_URL: 'postgres://waybill:8c1f6e0a7d2b4953@127.0.0.1/waybill',
      SESSION_SECRET: 'kX3vQ9zL1mN7bT5rW2yD8sJ4hG6fC0aPeUoIiBqZ',
    }
    expect(loadConfig({ ...variablesOf(server), ...filled })).toMatchObject({
      environment: 'production',
      port: 8080,
      host: '127.0.0.1',
      trustedProxies: ['loopback'],
    })
    expect([sample.DATABASE_URL, sample.SESSION_SECRET]).toEqual(['', ''])
    expect(() => loadConfig({ ...variablesOf(server), ...sample })).toThrow('SESSION_SECRET')
  })

  test.each([
    ['waybill.service', server],
    ['waybill-backup.service', backup],
  ])('hold %s back from everything but its data', (_name, unit) => {
    for (const key of ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome', 'RestrictNamespaces'])
      expect([key, unit.get(key)]).toEqual([key, ['yes']])
    expect([unit.get('ProtectSystem'), unit.get('CapabilityBoundingSet')]).toEqual([['strict'], ['']])
    expect(unit.get('User')).toEqual(['waybill'])
    expect(unit.get('ReadWritePaths')).toHaveLength(1)
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false)
  })

  test('let the server end its requests, and start it again', () => {
    expect(server.get('ReadWritePaths')).toEqual([variablesOf(server).DATA_DIR])
    expect(Number.parseInt(server.get('TimeoutStopSec')?.[0] ?? '', 10)).toBeGreaterThan(20)
    expect([server.get('KillSignal'), server.get('Restart')]).toEqual([['SIGTERM'], ['on-failure']])
  })

  test('are understood by systemd where there is one', () => {
    expect(units.map((name) => directivesOf(name).size > 3)).toEqual([true, true, true])
    if (!has('systemd-analyze')) return
    for (const name of units) {
      // The program must be there for systemd to be content, and the two lines are for newer ones.
      const text = readSample(name).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      writeFileSync(join(scratch, name), text.replace(/^Restart(Steps|MaxDelaySec)=.*\n/gm, ''))
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => join(scratch, name))], {
      encoding: 'utf8',
    })
    const ours = stderr.split('\n').filter((line) => line.includes('waybill'))
    expect([status, ours]).toEqual([0, []])
  })
})

describe('the site for nginx', () => {
  const text = readSample('nginx.conf').replace(/^\s*#.*\n/gm, '')
  /** The text between the braces of a block that begins with these words. */
  const block = (words: string): string => {
    const start = text.indexOf(`${words} {`)
    expect(start, words).toBeGreaterThanOrEqual(0)
    let depth = 0
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1
      if (text[at] === '}' && --depth === 0) return text.slice(start, at)
    }
    throw new Error(`The block ${words} does not end.`)
  }

  test('is well-formed: each line opens a block, closes one or is a directive', () => {
    const odd = text.split('\n').filter((line) => !/^\s*$|^\s*[\w$'][^{};]*(;|\{)$|^\s*'' '';$|^\s*\}$/.test(line))
    expect(odd).toEqual([])
    expect(text.split('{').length).toBe(text.split('}').length)
    expect(text.match(/proxy_pass (\S+);/g)).toEqual(Array(3).fill('proxy_pass http://waybill;'))
    const [port] = readSample('waybill.service').match(/(?<=^Environment=PORT=)\d+/m) ?? []
    expect(block('upstream waybill')).toContain(`server 127.0.0.1:${port};`)
  })

  test('passes on what the contract has: events without a buffer, websockets, and bodies above the limit of the server', () => {
    const contract = readTracked('generated/openapi.json')
    expect(contract).toContain('"/tenants/{tenantId}/events"')
    expect(contract).toContain('"/uploads/socket"')
    const [, pattern = ''] = /location ~ (\S*events\S*) \{/.exec(text) ?? []
    expect(new RegExp(pattern).test('/api/tenants/17/events')).toBe(true)
    expect(new RegExp(pattern).test('/api/tenants/17/events/more')).toBe(false)
    expect(block(`location ~ ${pattern}`)).toContain('proxy_buffering off;')
    expect(text).toContain('location = /api/uploads/socket {')
    expect(text).toMatch(
      /proxy_set_header Upgrade \$http_upgrade;\n\s*proxy_set_header Connection \$waybill_connection;/,
    )
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(Number(/client_max_body_size (\d+)m;/.exec(text)?.[1])).toBeGreaterThan(4)
    // A header in a place of its own would take the place of all those above it.
    expect(text.match(/location[^}]*proxy_set_header/g)).toBeNull()
    expect(text.toLowerCase()).not.toContain('strict-transport-security')
  })

  test('speaks TLS 1.2 and 1.3 alone, with forward secrecy, and redirects people, not programs', () => {
    expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    const ciphers = /ssl_ciphers (\S+);/.exec(text)?.[1]?.split(':') ?? []
    expect(ciphers).toHaveLength(6)
    expect(ciphers.filter((cipher) => !/^ECDHE-(ECDSA|RSA)-.*(GCM|POLY1305)/.test(cipher))).toEqual([])
    const programs = block('location ~ ^/(api|auth)(/|$)')
    expect(programs).toContain('return 403')
    expect(block('location /')).toContain('return 308 https://$host$request_uri;')
    expect(/log_format waybill '([^']*)'/.exec(text)?.[1]).not.toMatch(/\$(request|request_uri|args)\b/)
  })

  test('is understood by nginx where it is installed', () => {
    expect(text).toContain('server_name deliveries.example;')
    if (!has('nginx') || !has('openssl')) return
    const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate]
    spawnSync('openssl', [...request, '-subj', '/CN=deliveries.example'])
    const site = text
      .replaceAll(/\S+\/fullchain\.pem/g, certificate)
      .replaceAll(/\S+\/privkey\.pem/g, key)
      .replaceAll(/access_log \S+/g, `access_log ${join(scratch, 'access.log')}`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(scratch, name)};`,
    )
    writeFileSync(join(scratch, 'site.conf'), site)
    writeFileSync(
      join(scratch, 'nginx.conf'),
      `pid ${join(scratch, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')} include site.conf; }\n`,
    )
    const { stderr } = spawnSync('nginx', ['-t', '-p', scratch, '-c', join(scratch, 'nginx.conf')], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('test is successful')
  })
})

describe('the site for Caddy', () => {
  const text = readSample('Caddyfile')

  test('is that of the container, for a server on the same machine', () => {
    const [name, address] = ['deliveries.example', '127.0.0.1:8080']
    expect(text.replaceAll(name, '{$DOMAIN}').replace(address, 'app:8080')).toBe(readContainerFile('Caddyfile'))
    expect(text).toContain(`reverse_proxy ${address} {`)
  })

  test('passes on events as they come and bodies above the limit of the server, and redirects people, not programs', () => {
    expect(text.split('{').length).toBe(text.split('}').length)
    expect(text).toContain('flush_interval -1')
    expect(Number(/max_size (\d+)MB/.exec(text)?.[1])).toBeGreaterThan(4)
    expect(text).toMatch(/@programs path \/api \/api\/\* \/auth \/auth\/\*\n\thandle @programs \{\n\t\trespond .* 403/)
    expect(text.toLowerCase()).not.toContain('strict-transport-security')
  })

  test('is understood by Caddy where it is installed', () => {
    expect(text).toMatch(/^deliveries\.example \{$/m)
    if (spawnSync('caddy', ['version']).error !== undefined) return
    const file = join(projectRoot, samples, 'Caddyfile')
    const { status } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env.PATH, HOME: scratch },
    })
    expect(status).toBe(0)
  })
})

describe('the script that keeps backups', () => {
  /** The programs that the script finds before those of the machine: npm, and a clock that stands. */
  function withPrograms(npm: string, stamp = '2026-11-30T031500Z', week = '2026-W49'): string {
    const folder = join(scratch, 'bin')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`)
    writeFileSync(join(folder, 'date'), `#!/bin/sh\ncase "$*" in *W*) echo ${week} ;; *) echo ${stamp} ;; esac\n`)
    for (const name of ['npm', 'date']) chmodSync(join(folder, name), 0o755)
    return folder
  }

  const works = `[ "$1 $2 $3 $4" = "run --silent backup --" ] && echo "backup" > "$5"`
  const list = (name: string): string[] => readdirSync(join(scratch, 'backups', name)).toSorted()

  function run(programs: string) {
    const script = join(projectRoot, samples, 'waybill-backup.sh')
    const { status, stderr } = spawnSync('sh', [script, join(scratch, 'backups')], {
      env: { PATH: `${programs}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    return { status, stderr }
  }

  /** Twenty days and ten weeks before the one on which the script runs. */
  function fill(): { daily: string[]; weekly: string[] } {
    const day = (number: number) => `waybill-2026-11-${String(number).padStart(2, '0')}T031500Z.backup`
    const files = {
      daily: Array.from({ length: 20 }, (_, index) => day(index + 1)),
      weekly: Array.from({ length: 10 }, (_, index) => `waybill-2026-W${39 + index}.backup`),
    }
    for (const [name, names] of Object.entries(files)) {
      mkdirSync(join(scratch, 'backups', name), { recursive: true })
      for (const file of names) writeFileSync(join(scratch, 'backups', name, file), 'older')
    }
    return files
  }

  test('keeps the newest 14 days and 8 weeks, and other files', () => {
    const { daily, weekly } = fill()
    writeFileSync(join(scratch, 'backups/daily/before-upgrade.backup'), 'by hand')
    expect(run(withPrograms(works))).toEqual({ status: 0, stderr: '' })
    const made = 'waybill-2026-11-30T031500Z.backup'
    expect(list('daily')).toEqual(['before-upgrade.backup', ...daily.slice(-13), made])
    expect(list('weekly')).toEqual([...weekly.slice(-7), 'waybill-2026-W49.backup'])
  })

  test('can be handed to the shell of a container, of which npm takes nothing', () => {
    const { status } = spawnSync('sh', ['-s', join(scratch, 'backups')], {
      input: readSample('waybill-backup.sh'),
      env: { PATH: `${withPrograms(`cat > /dev/null; ${works}`)}:${process.env.PATH}` },
    })
    expect([status, list('daily').length, list('weekly').length]).toEqual([0, 1, 1])
  })

  test('keeps the first of each week', () => {
    expect(run(withPrograms(works)).status).toBe(0)
    expect(run(withPrograms(works, '2026-12-01T031500Z')).status).toBe(0)
    expect(run(withPrograms(works, '2026-12-07T031500Z', '2026-W50')).status).toBe(0)
    expect(list('daily')).toHaveLength(3)
    expect(list('weekly')).toEqual(['waybill-2026-W49.backup', 'waybill-2026-W50.backup'])
  })

  test.each([
    ['fails', 'exit 1'],
    ['leaves no file', 'exit 0'],
    ['leaves an empty file', ': > "$5"'],
  ])('removes nothing if the backup %s', (_how, npm) => {
    const { daily, weekly } = fill()
    expect(run(withPrograms(npm)).status).toBe(1)
    expect(list('daily').filter((name) => daily.includes(name))).toEqual(daily)
    expect(list('weekly')).toEqual(weekly)
  })

  test('wants a folder', () => {
    const { status, stderr } = spawnSync('sh', [join(projectRoot, samples, 'waybill-backup.sh')], { encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stderr).toContain('names the folder of the backups')
  })
})

test('every command in the pages for operators is there where the page runs it', () => {
  const pages = trackedFiles().filter((path) => /^docs\/operating\/[\w-]+\.md$/.test(path))
  const offered = (JSON.parse(readTracked('package.json')) as { scripts: Record<string, string> }).scripts
  const lines = pages.flatMap((path) => readTracked(path).split('\n'))
  const commands = lines.flatMap((line) =>
    [...line.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, command = '']) => ({ line, command })),
  )
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter(({ command }) => !(command in offered))).toEqual([])
  const inContainer = commands.filter(({ line }) => line.includes('exec app'))
  expect(inContainer.map(({ command }) => command)).toContain('create-admin')
  expect(inContainer.filter(({ command }) => !operatorCommands.some((known) => known === command))).toEqual([])
  const services = lines.flatMap(
    (line) => line.match(/(?<=docker compose (?:exec|cp|logs) (?:--no-TTY )?)[a-z]+/) ?? [],
  )
  expect(
    [...new Set(services)].filter((name) => !readContainerFile('compose.yaml').includes(`\n  ${name}:\n`)),
  ).toEqual([])
  expect(services.length).toBeGreaterThan(5)
})

import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '#server/config.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const strongSecret = 'n8Yp3vQe7XsL1kTbR5wZ0cUfHj9mGd2A'

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    loadConfig({ DATA_DIR: folder, ...variables })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.faults
  }
}

describe('the configuration', () => {
  test("needs nothing on a machine of one's own, and keeps the secret it makes", () => {
    const first = loadConfig({ DATA_DIR: folder })
    expect(first).toMatchObject({ port: 8080, host: '127.0.0.1', seed: 'demo', publicUrl: 'http://127.0.0.1:8080' })
    expect(first.sessionSecret).toBe(readFileSync(path.join(folder, 'secret'), 'utf8').trim())
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(loadConfig({ DATA_DIR: folder }).sessionSecret).toBe(first.sessionSecret)
  })

  test.each([
    [{}, 10],
    [{ PG_POOL: '25' }, 25],
  ])('opens as many connections as %j says', (variables, poolSize) => {
    expect(loadConfig({ DATA_DIR: folder, ...variables }).poolSize).toBe(poolSize)
  })

  test.each(['0', '1001', 'many', '2.5'])('refuses a pool of %s', (size) => {
    expect(faultsOf({ PG_POOL: size })).toEqual([`PG_POOL must be a whole number from 1 to 1000, not "${size}".`])
  })

  test('reads what the documentation lists, and nothing else', () => {
    const asked = new Set<string>()
    loadConfig(
      new Proxy({ DATA_DIR: folder }, { get: (given, name) => (asked.add(String(name)), Reflect.get(given, name)) }),
    )
    const listed = ['../README.md', '../docs/production.md'].flatMap((page) =>
      readFileSync(path.join(import.meta.dirname, page), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1])),
    )
    expect([...asked].toSorted()).toEqual([...new Set(listed)].toSorted())
  })

  test('names every fault at once, and repeats no password', () => {
    const faults = faultsOf({
      PORT: '80a',
      WAYBILL_SEED: 'some',
      DATABASE_URL: 'mysql://root:hunter2@db/waybill',
      PUBLIC_URL: 'waybill.example',
      ALLOWED_REDIRECTS: 'https://app.example*',
    })
    expect(faults.map((fault) => fault.split(/[ :]/)[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'WAYBILL_SEED',
      'ALLOWED_REDIRECTS',
    ])
    expect(faults.join()).not.toContain('hunter2')
  })

  test('is refused in production without a secret', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('SESSION_SECRET must be set')])
  })

  test.each([
    ['tiny', 'is shorter than 32 characters'],
    ['a-very-long-secret-that-somebody-typed', 'contains "secret"'],
    ['Change-Me-before-you-go-live-with-this', 'contains "change-me"'],
    ['x'.repeat(40), 'is one character repeated'],
    ['abacabadabacabaeabacabadabacabaf', 'has only 6 different characters'],
    ['correct horse battery '.repeat(3), 'repeats a short piece'],
    ['0123456789012345678901234567890123456', 'repeats a short piece'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'runs along the alphabet'],
  ])('is refused everywhere with the secret %s', (secret, reason) => {
    const faults = faultsOf({ SESSION_SECRET: secret })
    expect(faults).toEqual([expect.stringMatching(/^SESSION_SECRET must be a random text/)])
    expect(faults[0]).toContain(reason)
    expect(faults[0]).not.toContain(secret)
  })

  test('takes secrets as the usual tools make them', () => {
    for (let round = 0; round < 20; round += 1) {
      const bytes = randomBytes(24)
      for (const text of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url'), randomUUID()])
        expect(faultsOf({ SESSION_SECRET: text })).toEqual([])
    }
  })

  test('asks for https in production, except on this machine', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: strongSecret }
    const faults = [expect.stringContaining('PUBLIC_URL must begin with https://')]
    expect(faultsOf({ ...production, PUBLIC_URL: 'http://deliveries.example' })).toEqual(faults)
    expect(faultsOf({ ...production, HOST: '10.0.0.5' })).toEqual(faults)
    for (const url of ['https://deliveries.example', 'http://localhost:8080', 'http://[::1]:8080'])
      expect(faultsOf({ ...production, PUBLIC_URL: url })).toEqual([])
    expect(faultsOf({ PUBLIC_URL: 'http://deliveries.example' })).toEqual([])
  })

  test('refuses the passwords of examples in production, except on this machine', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: strongSecret }
    const storage = (url: string) => ({
      OBJECT_STORAGE_URL: url,
      OBJECT_STORAGE_BUCKET: 'waybill-files',
      OBJECT_STORAGE_REGION: 'us-east-1',
      OBJECT_STORAGE_KEY: 'minioadmin',
      OBJECT_STORAGE_SECRET: 'minioadmin',
    })
    expect(
      faultsOf({
        ...production,
        DATABASE_URL: 'postgres://waybill:Secret@db.example/waybill',
        ...storage('https://objects.example'),
      }),
    ).toEqual([expect.stringContaining('DATABASE_URL'), expect.stringContaining('OBJECT_STORAGE_SECRET')])
    const here = { DATABASE_URL: 'postgres://waybill:secret@127.0.0.1/waybill', ...storage('http://localhost:9000') }
    expect(faultsOf({ ...production, ...here })).toEqual([])
  })

  test('takes addresses, ranges and named ranges for proxies', () => {
    const entries = ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.0/104', 'loopback', 'uniquelocal']
    expect(loadConfig({ DATA_DIR: folder, TRUSTED_PROXIES: entries.join(', ') }).trustedProxies).toEqual(entries)
  })

  test.each([
    ['proxy.example', 'is no IP address'],
    ['true', 'is no IP address'],
    ['1', 'is no IP address'],
    ['10.0.0.1/33', 'is no IP address'],
    ['10.0.0.0/8/8', 'is no IP address'],
    ['10.0.0.0/255.0.0.0', 'is no IP address'],
    ['0.0.0.0/0', 'covers so many addresses'],
    ['::/0', 'covers so many addresses'],
    ['128.0.0.0/1', 'covers so many addresses'],
    ['::ffff:0:0/96', 'covers so many addresses'],
  ])('refuses %s as a proxy', (entry, reason) => {
    expect(faultsOf({ TRUSTED_PROXIES: `127.0.0.1, ${entry}` })).toEqual([
      expect.stringMatching(`^TRUSTED_PROXIES: "${entry.replaceAll('.', '[.]')}" ${reason}`),
    ])
  })

  test.each([
    [{}, null],
    [{ HOST: 'localhost' }, null],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://waybill.localhost:8080' }, null],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ PUBLIC_URL: 'https://deliveries.example/' }, 'PUBLIC_URL is https://deliveries.example/'],
    [{ NODE_ENV: 'production', SESSION_SECRET: strongSecret }, 'NODE_ENV is production'],
    [{ HOST: '0.0.0.0', WAYBILL_SEED: 'demo', DEMO_IN_PUBLIC: 'yes' }, null],
  ])('with %j refuses the demo because of %s', (variables, reason) => {
    expect(loadConfig({ DATA_DIR: folder, ...variables }).demoRefusedBecause).toBe(reason)
  })

  test.each([
    [{ DEMO_IN_PUBLIC: 'yes' }, 'needs WAYBILL_SEED=demo'],
    [{ DEMO_IN_PUBLIC: 'maybe', WAYBILL_SEED: 'demo' }, 'must be one of yes, no'],
    [{ DEMO_IN_PUBLIC: 'yes', NODE_ENV: 'production', SESSION_SECRET: strongSecret }, 'must not be yes in production'],
  ])('refuses to show the demo in public with %j', (variables, reason) => {
    expect(faultsOf(variables)).toEqual([expect.stringContaining(`DEMO_IN_PUBLIC`)])
    expect(faultsOf(variables)[0]).toContain(reason)
  })

  test('has no demo in production', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: strongSecret }
    expect(loadConfig({ DATA_DIR: folder, ...production }).seed).toBe('none')
    expect(faultsOf({ ...production, WAYBILL_SEED: 'demo' })).toEqual([expect.stringContaining('WAYBILL_SEED')])
  })

  const token = 'a-long-random-text-for-those-who-watch'
  test.each([
    [{}, null],
    [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1', token: null }],
    [
      { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5', METRICS_TOKEN: token },
      { port: 9464, host: '10.0.0.5', token },
    ],
  ])('with %j tells figures at %j', (variables, metrics) => {
    expect(loadConfig({ DATA_DIR: folder, ...variables }).metrics).toEqual(metrics)
  })

  test.each([
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT must be a whole number from 1 to 65535 other than PORT, not "8080".'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number from 1 to 65535 other than PORT, not "on".'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be a random text of at least 32 characters without blanks.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of error, warn, info, debug, not "loud".'],
  ])('refuses %j', (variables, fault) => {
    expect(faultsOf(variables)).toEqual([fault])
  })

  test('logs each request in production, and warnings alone elsewhere', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: strongSecret }
    expect(loadConfig({ DATA_DIR: folder }).logLevel).toBe('warn')
    expect(loadConfig({ DATA_DIR: folder, ...production }).logLevel).toBe('info')
    expect(loadConfig({ DATA_DIR: folder, ...production, LOG_LEVEL: 'error' }).logLevel).toBe('error')
  })

  test('takes an object storage whole or not at all', () => {
    const storage = {
      OBJECT_STORAGE_URL: 'https://objects.example',
      OBJECT_STORAGE_BUCKET: 'waybill-files',
      OBJECT_STORAGE_REGION: 'ca-central-1',
      OBJECT_STORAGE_KEY: 'key',
      OBJECT_STORAGE_SECRET: 'hunter2',
    }
    expect(loadConfig({ DATA_DIR: folder }).objectStorage).toBeNull()
    expect(loadConfig({ DATA_DIR: folder, ...storage }).objectStorage).toEqual({
      url: 'https://objects.example',
      bucket: 'waybill-files',
      region: 'ca-central-1',
      key: 'key',
      secret: 'hunter2',
    })
    const { OBJECT_STORAGE_REGION: _region, OBJECT_STORAGE_KEY: _key, ...some } = storage
    expect(faultsOf(some)).toEqual([
      expect.stringContaining('OBJECT_STORAGE_REGION'),
      expect.stringContaining('OBJECT_STORAGE_KEY'),
    ])
    const wrong = faultsOf({ ...storage, OBJECT_STORAGE_URL: 's3://waybill', OBJECT_STORAGE_BUCKET: 'My Bucket' })
    expect(wrong).toEqual([
      expect.stringContaining('OBJECT_STORAGE_BUCKET'),
      expect.stringContaining('OBJECT_STORAGE_URL'),
    ])
    expect(wrong.join()).not.toContain('hunter2')
  })
})

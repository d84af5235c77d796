import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '#server/config.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECRET = 'n8Yp3vQe7XsL1kTbR5wZ0cUfHj9mGd2A'

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

  test.each([undefined, 'change-me', 'secret'.repeat(10), 'short'])(
    'is refused in production with the secret %s',
    (secret) => {
      const variables = { NODE_ENV: 'production', ...(secret !== undefined && { SESSION_SECRET: secret }) }
      expect(faultsOf(variables)).toEqual([expect.stringContaining('SESSION_SECRET')])
    },
  )

  test('has no demo in production', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET }
    expect(loadConfig({ DATA_DIR: folder, ...production }).seed).toBe('none')
    expect(faultsOf({ ...production, WAYBILL_SEED: 'demo' })).toEqual([expect.stringContaining('WAYBILL_SEED')])
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

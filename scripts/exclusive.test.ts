import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runExclusively } from './exclusive.mjs'

let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-lock-'))
  lock = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('works under the same lock never overlap', async () => {
  let inside = 0
  let most = 0
  let waits = 0
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside)
    await new Promise((done) => setImmediate(done))
    inside--
  }
  await Promise.all([1, 2, 3].map(() => runExclusively(lock, { onWait: () => waits++ }, work)))
  expect({ most, waits }).toEqual({ most: 1, waits: 2 })
})

test('the lock is free again after a failure', async () => {
  const failing = runExclusively(lock, {}, () => Promise.reject(new Error('no space left')))
  await expect(failing).rejects.toThrow('no space left')
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose holder is gone is taken over', async () => {
  mkdirSync(lock)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(lock, anHourAgo, anHourAgo)
  expect(await runExclusively(lock, {}, () => 'done')).toBe('done')
})

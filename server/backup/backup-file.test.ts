import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackupFault } from './backup-fault.ts'
import { endOfRows, headerLine, readBackup, sealBackup, sequencesLine, tableLine } from './backup-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-backup-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function sealedText(rows: string): Promise<Buffer> {
  async function* parts() {
    yield headerLine({ version: '1', madeAt: '2026-11-20T18:00:00Z', migrations: [] })
    yield tableLine('tenants', ['id', 'name'])
    yield rows
    yield endOfRows
    yield sequencesLine([])
  }
  const texts: Buffer[] = []
  for await (const part of sealBackup(parts())) texts.push(Buffer.from(part))
  return Buffer.concat(texts)
}

/** The rows of a file, and how many bytes of it were read; or what is said of it. */
async function read(content: Buffer): Promise<{ rows?: string; said?: string; bytes: number }> {
  const file = path.join(folder, 'backup')
  await writeFile(file, content)
  let bytes = 0
  const rows: Buffer[] = []
  try {
    for await (const part of readBackup(file, (total) => (bytes = total))) {
      if (part.kind === 'table') for await (const piece of part.rows) rows.push(piece)
    }
    return { rows: Buffer.concat(rows).toString(), bytes }
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error
    return { said: error.message.replace(file, 'It'), bytes }
  }
}

const rows = '1\tPrairie Sky\n2\tback\\\\.\n'

describe('a backup', () => {
  test('is read as it was written, however long a row is and wherever its pieces end', async () => {
    expect(await read(gzipSync(await sealedText(rows)))).toMatchObject({ rows })
    expect(await read(gzipSync(await sealedText('')))).toMatchObject({ rows: '' })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 65_500, max: 65_560 }), async (length) => {
        const long = `1\t${'x'.repeat(length)}\n2\t\\\\.\n`
        expect((await read(gzipSync(await sealedText(long)))).rows).toBe(long)
      }),
      { numRuns: 30 },
    )
  })

  test('that was cut, damaged or altered anywhere is refused in words', async () => {
    const whole = gzipSync(await sealedText(rows.repeat(50)))
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.boolean(),
        fc.integer({ min: 1, max: 255 }),
        async (at, cut, by) => {
          const damaged = Buffer.from(whole)
          damaged[at] = (damaged[at] ?? 0) ^ by
          const answer = await read(cut ? damaged.subarray(0, at) : damaged)
          // Of its first ten bytes gzip needs not all: what they say of the time and the system is told nowhere.
          expect(answer.said ?? (at < 10 && !cut)).toBeTruthy()
        },
      ),
      { numRuns: 200 },
    )
    const text = (await sealedText(rows)).toString()
    for (const header of ['waybill-backup null', 'waybill-backup 5', 'waybill-backup {"format":1}', 'waybill-backup {'])
      expect(await read(gzipSync(text.replace(/^.*/, header)))).toMatchObject({
        said: expect.stringContaining('damaged'),
      })
    expect(await read(gzipSync(text.replace('Prairie', 'Prairle')))).toMatchObject({
      said: 'It was altered or damaged after it was made.',
    })
  })

  test('that stands there twice is refused', async () => {
    const whole = gzipSync(await sealedText(rows))
    expect(await read(Buffer.concat([whole, whole]))).toMatchObject({
      said: 'It goes on after its end: it is more than one backup.',
    })
  })

  test('that swells is let go within a bound, whatever swells in it', async () => {
    const zeros = Buffer.alloc(100_000_000, '0')
    const bomb = gzipSync(zeros, { level: 9 })
    expect(await read(bomb)).toMatchObject({ said: 'It was altered or damaged after it was made.' })
    const head = `${headerLine({ version: '1', madeAt: '', migrations: [] })}${tableLine('tenants', ['id'])}`
    const inRows = await read(gzipSync(Buffer.concat([Buffer.from(head), zeros]), { level: 9 }))
    expect(inRows).toMatchObject({ said: 'It swells to more text than a backup of its size has.' })
    expect(inRows.bytes).toBeLessThan(bomb.length)
  })
})

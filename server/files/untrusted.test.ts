import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { signaturePng } from '#server/documents/document-samples.ts'
import type { ThreadLimits } from '#server/threads/threads.ts'
import { unpackRows } from './packed-rows.ts'
import { createUntrustedFiles } from './untrusted.ts'
import { bookOf, workbookOf, zipOf } from './testing/workbook.ts'

function door(limits?: Partial<ThreadLimits>) {
  const files = createUntrustedFiles(limits)
  onTestFinished(() => files.close())
  return files
}

const rows = Array.from({ length: 5_000 }, (_, index) =>
  Array.from({ length: 40 }, (_each, at) => `value ${index} ${at}`),
)

test('each kind of file is read in a thread', async () => {
  const { readUntrusted } = door()
  expect(await readUntrusted('workbook', workbookOf([['Ref'], ['A 1']]), { sheet: null })).toEqual({
    sheets: ['Orders'],
    sheet: 'Orders',
    csv: 'Ref\r\nA 1\r\n',
  })
  const csv = await readUntrusted('csv', 'Ref\nA 1\n', { firstLine: 2, mostRows: 10 })
  expect(await unpackRows(csv)).toEqual({ heading: ['Ref'], rows: [{ line: 2, values: ['A 1'] }] })
  expect(await readUntrusted('contents', Buffer.from('Ref\nA 1\n'), { fileName: 'a.csv' })).toEqual({
    kind: 'text/csv',
    sha256: createHash('sha256').update('Ref\nA 1\n').digest('hex'),
  })
  expect(await readUntrusted('signature', signaturePng(40, 12), {})).toBe(true)
  expect(await readUntrusted('signature', signaturePng(40, 12).subarray(0, 60), {})).toBe(false)
})

test('what a file is refused for comes through the door word for word', async () => {
  await expect(door().readUntrusted('workbook', Buffer.from('Ref'), { sheet: null })).rejects.toMatchObject({
    kind: 'form',
    errors: { '': ['This is no Excel workbook. Save it as .xlsx or as CSV and choose that file.'] },
  })
})

test('a file that takes too long, or too much memory, is refused in words, and the next one is read', async () => {
  const book = workbookOf(rows)
  const hasty = door({ patienceMs: 1 })
  await expect(hasty.readUntrusted('workbook', book, { sheet: null })).rejects.toMatchObject({
    errors: { '': [expect.stringMatching(/not read within 0.001 seconds/)] },
  })
  const small = door({ mostMemoryMb: 16, atOnce: 1 })
  const texts = Array.from({ length: 9_000 }, (_, index) => `${index} `.repeat(400))
  await expect(
    small.readUntrusted('workbook', zipOf(bookOf({ rows: '', texts })), { sheet: null }),
  ).rejects.toMatchObject({
    errors: { '': [expect.stringMatching(/more memory than one file may have/)] },
  })
  expect(await small.readUntrusted('workbook', workbookOf([['Ref']]), { sheet: null })).toMatchObject({
    csv: 'Ref\r\n',
  })
})

test('files beyond those that may wait are told to come again, and one that nobody waits for is left', async () => {
  const { readUntrusted } = door({ atOnce: 1, mostWaiting: 1 })
  const gone = new AbortController()
  const read = (signal?: AbortSignal) => readUntrusted('workbook', workbookOf([['Ref']]), { sheet: null }, signal)
  const [first, second] = [read(gone.signal), read()]
  await expect(read()).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/Too many files are being read/),
  })
  gone.abort(new Error('The caller went away.'))
  await expect(first).rejects.toThrow('went away')
  expect(await second).toMatchObject({ csv: 'Ref\r\n' })
})

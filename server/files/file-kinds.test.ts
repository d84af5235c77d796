import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heicRefusal, executableKind, unknownKind } from '#domain/files/accepted-files.ts'
import { sniffKind } from './file-kinds.ts'

/** A zip archive with these texts in it, not compressed: the part of one that tells what it is. */
function archive(files: Record<string, string>): Buffer {
  return Buffer.concat(
    Object.entries(files).flatMap(([name, text]) => {
      const header = Buffer.alloc(30)
      header.writeUInt32LE(0x04034b50, 0)
      header.writeUInt16LE(20, 4)
      header.writeUInt32LE(crc32(text), 14)
      header.writeUInt32LE(text.length, 18)
      header.writeUInt32LE(text.length, 22)
      header.writeUInt16LE(name.length, 26)
      return [header, Buffer.from(name), Buffer.from(text)]
    }),
  )
}

function office(main: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${main}.main+xml`
  return archive({ '[Content_Types].xml': `<Types><Override PartName="/x" ContentType="${type}"/></Types>` })
}

const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)])

describe('what a file is by its content', () => {
  test.each([
    ['image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['image/gif', Buffer.from('GIF89a\x01\0\x01\0')],
    ['image/webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ')],
    ['application/pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['video/mp4', box('isom')],
    ['video/quicktime', box('qt  ')],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', office('wordprocessingml.document')],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', office('spreadsheetml.sheet')],
    ['text/plain', Buffer.from('solid waste, second door\nŁukasz')],
    ['text/plain', Buffer.from('a < b and <b>bold</b> words')],
    ['text/plain', Buffer.from('<?php echo 1 ?> is harmless as text')],
  ])('%s', async (kind, bytes) => {
    expect(await sniffKind(bytes, 'claims-to-be.html')).toEqual({ kind })
  })

  test('the name tells CSV from other text, and nothing else', async () => {
    const text = Buffer.from('name,city\nBroadway Clinic,Saskatoon\n')
    expect(await sniffKind(text, 'Orders.CSV ')).toEqual({ kind: 'text/csv' })
    expect(await sniffKind(text, 'Orders.pdf')).toEqual({ kind: 'text/plain' })
  })

  test('text is text in whatever encoding a program writes it', async () => {
    const windows = Buffer.from('5069e863652c5175616e746974e90d0a426fee74652c320d0a', 'hex')
    expect(await sniffKind(windows, 'manifest-ansi.csv')).toEqual({ kind: 'text/csv' })
    for (const text of ['\ufeffPièce\tQuantité\r\n', 'Pièce\tQuantité\r\n'])
      expect(await sniffKind(Buffer.from(text, 'utf16le'), 'Unicode.txt')).toEqual({ kind: 'text/plain' })
    expect(await sniffKind(Buffer.from('5069 8f63 651a'.replaceAll(' ', ''), 'hex'), 'dos.txt')).toEqual({
      kind: 'text/plain',
    })
  })

  test.each([
    ['a page', '<html lang="en"><head></head></html>', executableKind],
    ['a page in capitals behind blanks', '\n\t <!DOCTYPE HTML>', executableKind],
    ['a drawing behind its prologue', '<?xml version="1.0"?><!-- a --><!-- b --><svg/>', executableKind],
    ['a drawing of a namespace', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', executableKind],
    ['a photo as phones store it', box('heic'), heicRefusal],
    ['such a photo of another name', box('heix'), heicRefusal],
    ['an archive of anything', archive({ 'a.exe': 'MZ' }), unknownKind],
    ['a song', Buffer.from('ID3\x04\0\0\0\0\0\0'), unknownKind],
    ['a page in UTF-16', Buffer.from('\ufeff<html>', 'utf16le'), executableKind],
    ['bytes of anything', Buffer.from('00ff10e980017f', 'hex'), unknownKind],
  ])('%s is refused', async (_name, content, refused) => {
    expect(await sniffKind(Buffer.from(content), 'photo.jpg')).toEqual({ refused })
  })

  test('no bytes at all make it fail, or come to be a kind that is not taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.string(), async (bytes, name) => {
        const found = await sniffKind(bytes, name)
        expect('kind' in found ? found.kind : found.refused).not.toMatch(/html|javascript|xml$/)
      }),
    )
  })

  test('comments without an end are read in the time that their length takes', async () => {
    expect(await sniffKind(Buffer.from(`<!-- ${'<!--'.repeat(100_000)}`), 'a.txt')).toEqual({ kind: 'text/plain' })
  })
})

import { expect, test } from 'vitest'
import { signaturePng } from '#server/documents/document-samples.ts'
import { isDrawablePng } from './signature-image.ts'

test('a signature as a browser draws it can be printed', () => {
  expect(isDrawablePng(signaturePng(40, 12))).toBe(true)
})

test('an image whose data is cut off, changed or of another kind is left out', () => {
  const png = signaturePng(40, 12)
  expect(isDrawablePng(png.subarray(0, png.length - 30))).toBe(false)
  const spoiled = Buffer.from(png)
  spoiled.fill(0xff, spoiled.indexOf('IDAT') + 4, spoiled.indexOf('IDAT') + 12)
  expect(isDrawablePng(spoiled)).toBe(false)
  expect(isDrawablePng(Buffer.from('GIF89a'))).toBe(false)
  expect(isDrawablePng(new Uint8Array())).toBe(false)
})

test('an image that claims to be larger than its data, or than we unpack, is left out', () => {
  const taller = signaturePng(40, 12)
  taller.writeUInt32BE(13, taller.indexOf('IHDR') + 8)
  expect(isDrawablePng(taller)).toBe(false)
  for (let width = 41; width < 80; width++) {
    const wider = signaturePng(40, 12)
    wider.writeUInt32BE(width, wider.indexOf('IHDR') + 4)
    expect(isDrawablePng(wider), `${width} wide`).toBe(false)
  }
  const huge = signaturePng(40, 12)
  huge.writeUInt32BE(100_000, huge.indexOf('IHDR') + 4)
  expect(isDrawablePng(huge)).toBe(false)
})

import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { expect, test } from 'vitest'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { code128, qrCode, type CodeSymbol } from './barcode.ts'
import { sampleOrder } from './document-samples.ts'

/** The symbol as a scanner sees it: `scale` pixels a module, rows repeated to `rows` modules. */
function photographed(symbol: CodeSymbol, scale: number, rows = symbol.height): BinaryBitmap {
  const width = symbol.width * scale
  const height = rows * scale
  const stretch = rows / symbol.height
  const luminances = new Uint8ClampedArray(width * height).fill(255)
  for (const rectangle of symbol.rectangles) {
    const top = rectangle.y * stretch * scale
    const bottom = (rectangle.y + rectangle.height) * stretch * scale
    const left = rectangle.x * scale
    for (let y = top; y < bottom; y++) luminances.fill(0, y * width + left, y * width + left + rectangle.width * scale)
  }
  return new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(luminances, width, height)))
}

const asPrinted = new Map([[DecodeHintType.PURE_BARCODE, true]])

test.each([1, 10_482, 9_999_999, 12_345_678])('the bars of order %i read as its waybill number', (orderNumber) => {
  const bars = photographed(code128(waybillNumber(orderNumber)), 3, 40)
  expect(new Code128Reader().decode(bars).getText()).toBe(waybillNumber(orderNumber))
})

test('a waybill number has seven digits', () => {
  expect(waybillNumber(10_482)).toBe('WB0010482')
})

test('the QR code reads as the tracking address', () => {
  const { trackingUrl } = sampleOrder()
  expect(new QRCodeReader().decode(photographed(qrCode(trackingUrl), 4), asPrinted).getText()).toBe(trackingUrl)
})

test('both symbols keep their quiet zones blank', () => {
  const bars = code128('WB0010482')
  expect(Math.min(...bars.rectangles.map(({ x }) => x))).toBe(10)
  expect(Math.max(...bars.rectangles.map(({ x, width }) => x + width))).toBe(bars.width - 10)
  const qr = qrCode('https://waybill.example/t/1')
  for (const edge of ['x', 'y'] as const) expect(Math.min(...qr.rectangles.map((dark) => dark[edge]))).toBe(4)
  expect(Math.max(...qr.rectangles.map(({ x, width }) => x + width))).toBe(qr.width - 4)
  expect(Math.max(...qr.rectangles.map(({ y, height }) => y + height))).toBe(qr.height - 4)
})

test('a text that Code 128 cannot write is refused', () => {
  expect(() => code128('北京')).toThrow(RangeError)
})

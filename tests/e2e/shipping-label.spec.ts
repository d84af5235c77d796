import type { Locator } from '@playwright/test'
import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { PNG } from 'pngjs'
import { arrangeOrder, callerFor, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

// As dense as a cheap label printer: 8 dots a millimetre.
test.use({ deviceScaleFactor: 2 })

test('the codes on the label read as the waybill and its tracking address', async ({ page }) => {
  const orderId = await arrangeOrder(await callerFor('dispatcher@prairiesky.example'))
  await signIn(page, 'dispatcher@prairiesky.example', `/delivery-orders/${orderId}`)
  await page.getByRole('button', { name: 'Documents' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Shipping Label.pdf', exact: true }).click()
  const label = await opening

  const waybill = `WB${String(orderId).padStart(7, '0')}`
  await expect(label.getByText(waybill).first()).toBeVisible()
  const qr = label.getByRole('img', { name: `QR code to track ${waybill}` })
  const address = new QRCodeReader().decode(await photographed(qr), new Map([[DecodeHintType.PURE_BARCODE, true]]))
  expect(address.getText()).toBe(`${serverUrl()}/delivery-orders/${orderId}`)

  const bars = label.getByRole('img').and(label.locator(':not(.qr)')).first()
  expect(new Code128Reader().decode(await photographed(bars)).getText()).toBe(waybill)
})

/** What a scanner sees of an element. */
async function photographed(element: Locator): Promise<BinaryBitmap> {
  const { data, width, height } = PNG.sync.read(await element.screenshot())
  const luminances = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < luminances.length; pixel += 1) {
    const at = pixel * 4
    luminances[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
  }
  return new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(luminances, width, height)))
}

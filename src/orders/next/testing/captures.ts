import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** A picture of one pixel. */
export const photo = () => {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'load.png', { type: 'image/png' })
}

/** Signs with three strokes of a finger. */
export async function sign(): Promise<void> {
  await expect.element(page.getByRole('img', { name: /^Signature/ })).toBeVisible()
  const pad = page.getByRole('img', { name: /^Signature/ }).element()
  const { left, top, width, height } = pad.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    clientX: left + width * x,
    clientY: top + height * y,
    pointerId: 1,
    bubbles: true,
  })
  pad.setPointerCapture = () => undefined
  pad.dispatchEvent(new PointerEvent('pointerdown', at(0.2, 0.5)))
  pad.dispatchEvent(new PointerEvent('pointermove', at(0.5, 0.2)))
  pad.dispatchEvent(new PointerEvent('pointermove', at(0.8, 0.7)))
  pad.dispatchEvent(new PointerEvent('pointerup', at(0.8, 0.7)))
  await expect.element(page.getByRole('img', { name: 'Signature: signed' })).toBeVisible()
}

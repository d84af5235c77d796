import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { http } from 'msw'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { SkeletonLines } from './Skeleton.tsx'
import { WorkNotice } from './WorkNotice.tsx'

const forEver = new Promise<never>(() => undefined)
const status = (words: RegExp) => page.getByRole('status').getByText(words)

/** Time passes by itself, and at once where the test says so. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000) }
}

it('says nothing at first, then what is awaited, and at last offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await render(<SkeletonLines what="the comments" />)
  const shown = page.getByRole('status', { name: 'Loading the comments' })
  await vi.advanceTimersByTimeAsync(1_999)
  await expect.element(shown).toMatchTextContent(/^$/)
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(shown).toMatchTextContent(/^Still loading the comments…$/)
  await vi.advanceTimersByTimeAsync(8_000)
  await expect.element(shown).toMatchTextContent(/It takes unusually long\.Try again$/)
})

it('asks a list anew whose answer does not come', async () => {
  const time = holdTime()
  let asked = 0
  const { api } = await openWorld('/profile')
  api.use(http.get('*/tenants/:id/paginated-locations', () => (asked++ === 0 ? forEver : undefined)))
  await page.getByRole('link', { name: 'Locations' }).click()
  await expect.element(page.getByRole('status', { name: 'Loading locations' })).toBeInTheDocument()
  await time.pass(10)
  await expect.element(status(/^Still loading locations…/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('table', { name: 'Locations' })).toBeVisible()
  expect(asked).toBe(2)
  await expect.element(status(/^Still loading locations…/)).not.toBeInTheDocument()
})

it('says what is being done, and lets a person stop waiting for it without losing what they typed', async () => {
  const time = holdTime()
  const { api } = await openWorld('/profile/edit')
  api.use(http.patch('*/users/:id', () => forEver))
  await page.getByLabelText(/^First name/).fill('Danuta')
  await page.getByRole('button', { name: 'Save' }).click()
  await time.pass(2)
  await expect.element(status(/^Still saving…/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument()
  await time.pass(8)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^An unexpected error occurred/)
  await expect.element(page.getByLabelText(/^First name/)).toHaveValue('Danuta')
  await expect.element(status(/^Still saving…/)).not.toBeInTheDocument()
})

it('says that a part of the page is still to come', async () => {
  const time = holdTime()
  const code = Promise.withResolvers<() => string>()
  const { Part } = lazyComponent(() => code.promise)
  await render(
    <>
      <Part />
      <WorkNotice />
    </>,
  )
  await time.pass(2)
  await expect.element(status(/^Still loading a part of the page…/)).toBeVisible()
  code.resolve(() => 'Here it is')
  await expect.element(page.getByText('Here it is')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { clearSnackbars, showSuccess, takeOffer } from './snackbar.ts'

it('shows at most three, the last ones', async () => {
  onTestFinished(clearSnackbars)
  for (const word of ['one', 'two', 'three', 'four']) showSuccess(`Saved ${word}`)
  await expect.element(page.getByText('Saved four')).toBeVisible()
  await expect.element(page.getByText('Saved one')).not.toBeInTheDocument()
  expect(document.querySelectorAll('.wb-snackbars .bp6-toast')).toHaveLength(3)
  expect(await axeViolations()).toEqual([])
})

it('undoes what can be undone', async () => {
  onTestFinished(clearSnackbars)
  const undo = vi.fn<() => void>()
  showSuccess('Assigned to Dana K.', { label: 'Undo', run: undo })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
})

it('stays in sight however far the page is scrolled, and while it is', async () => {
  const tall = document.createElement('div')
  tall.style.height = '5000px'
  document.body.append(tall)
  onTestFinished(async () => {
    tall.remove()
    await clearSnackbars()
  })
  window.scrollTo(0, 3_000)
  showSuccess('Checked in')
  await expect.element(page.getByText('Checked in')).toBeInViewport()
  window.scrollTo(0, 100)
  await expect.element(page.getByText('Checked in')).toBeInViewport()
})

it('gives what the newest one offers to the key of Undo, once', async () => {
  onTestFinished(clearSnackbars)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  showSuccess('Archived Nutana Manor', { label: 'Undo', run: first })
  showSuccess('Archived Broadway Books', { label: 'Undo', run: second })
  await expect.element(page.getByText('Archived Broadway Books')).toBeVisible()
  expect(takeOffer()).toBe(true)
  await expect.element(page.getByText('Archived Broadway Books')).not.toBeInTheDocument()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect(takeOffer()).toBe(true)
  expect(first).toHaveBeenCalledOnce()
  expect(takeOffer()).toBe(false)
})

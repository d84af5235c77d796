import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { clearSnackbars, showSuccess } from './snackbar.ts'

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

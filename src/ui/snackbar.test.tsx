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

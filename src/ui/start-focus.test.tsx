import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const question = (children: ReactNode) => (
  <ConfirmDialog isOpen title="Archive?" onConfirm={() => undefined} onClose={() => undefined}>
    {children}
  </ConfirmDialog>
)

it('starts on what the dialog is for', async () => {
  await render(question(<input aria-label="Reason" />))
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus()
})

it('leaves whoever was quicker than the opening where they are', async () => {
  await render(question(<input aria-label="Reason" ref={(input) => input?.focus()} />))
  await expect.poll(() => document.querySelector('.bp6-overlay-appear-done')).not.toBeNull()
  await expect.element(page.getByLabelText('Reason')).toHaveFocus()
})

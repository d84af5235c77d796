import { type ReactNode, useEffect, useState } from 'react'
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

it('leaves a person who was quicker than the opening where they are', async () => {
  await render(question(<input aria-label="Reason" ref={(input) => input?.focus()} />))
  await expect.poll(() => document.querySelector('.bp6-overlay-appear-done')).not.toBeNull()
  await expect.element(page.getByLabelText('Reason')).toHaveFocus()
})

it('leaves a person who is already in what opened over it where they are', async () => {
  await render(question(<AnotherAtOnce />))
  await expect.element(page.getByLabelText('Reason')).toHaveFocus()
  const dialogs = () => [...document.querySelectorAll('.bp6-dialog-container')].map(({ classList }) => classList)
  await expect.poll(dialogs).toEqual([expect.toSatisfy(isDone), expect.toSatisfy(isDone)])
  await expect.element(page.getByLabelText('Reason')).toHaveFocus()
})

/** Once Blueprint has brought the focus into the first, and long before that one stands. */
function AnotherAtOnce() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => setIsOpen(true)))
  }, [])
  return isOpen && question(<input aria-label="Reason" ref={(input) => input?.focus()} />)
}

function isDone(classes: DOMTokenList): boolean {
  return classes.contains('bp6-overlay-appear-done')
}

import { Button } from '@blueprintjs/core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isSaveKey } from './save-key.ts'

it.each([
  ['Enter', '{Control>}{Enter}{/Control}'],
  ['Control', '{Control>}{Enter>}{/Control}{/Enter}'],
])('saves, and presses nothing that takes the focus, whether one lets go of %s first', async (_first, keys) => {
  const pressed = vi.fn<() => void>()
  const opener = page.getByRole('button', { name: 'Add prices' })
  const save = vi.fn<() => void>(() => opener.query()?.focus())
  await render(
    <>
      <Button text="Add prices" onClick={pressed} />
      <div role="presentation" onKeyDown={(event) => isSaveKey(event) && save()}>
        <input aria-label="Prices" />
      </div>
    </>,
  )
  await page.getByLabelText('Prices').click()
  await userEvent.keyboard(keys)
  expect(save).toHaveBeenCalledOnce()
  await expect.element(opener).toHaveFocus()
  expect(pressed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledOnce()
})

import { Dialog } from '@blueprintjs/core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { closeErrorDialog } from './error-dialog.ts'
import { useHotkeys } from './hotkeys.ts'
import { lazyComponent } from './lazy-component.tsx'

interface KeysProps {
  readonly onNew: () => void
  readonly onPalette: () => void
  readonly onHome?: () => void
  readonly dialogOpen?: boolean
}

function Keys({ onNew, onPalette, onHome = () => undefined, dialogOpen = false }: KeysProps) {
  useHotkeys({ newOrder: onNew, palette: onPalette, 'go home': onHome })
  return (
    <>
      <input aria-label="Notes" />
      <input type="checkbox" aria-label="Rush" />
      <div contentEditable suppressContentEditableWarning aria-label="Editor" role="textbox" tabIndex={0} />
      <Dialog isOpen={dialogOpen} title="Over the page" />
    </>
  )
}

async function renderKeys(dialogOpen = false) {
  const onNew = vi.fn<() => void>()
  const onPalette = vi.fn<() => void>()
  await render(<Keys onNew={onNew} onPalette={onPalette} dialogOpen={dialogOpen} />)
  return { onNew, onPalette }
}

it('hears its key on the page and on controls that take no text', async () => {
  const { onNew } = await renderKeys()
  await userEvent.keyboard('n')
  await page.getByRole('checkbox', { name: 'Rush' }).click()
  await userEvent.keyboard('n')
  expect(onNew).toHaveBeenCalledTimes(2)
})

it.each(['Notes', 'Editor'])('steals nothing while someone types in %s', async (name) => {
  const { onNew, onPalette } = await renderKeys()
  await page.getByLabelText(name).click()
  await userEvent.keyboard('n')
  expect(onNew).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(onPalette).toHaveBeenCalledOnce()
})

it('rests under a dialog, but for keys that work everywhere', async () => {
  const { onNew, onPalette } = await renderKeys(true)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(onNew).not.toHaveBeenCalled()
  expect(onPalette).toHaveBeenCalledOnce()
})

it('rests while the code of what will cover the page comes, and works again when it does not', async () => {
  const code = Promise.withResolvers<never>()
  const { Part } = lazyComponent(() => code.promise, { covers: true })
  const { onNew, onPalette } = await renderKeys()
  const covering = await render(<Part />)
  await userEvent.keyboard('n{Control>}k{/Control}')
  expect(onNew).not.toHaveBeenCalled()
  expect(onPalette).toHaveBeenCalledOnce()
  code.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => document.querySelector('[data-covers]')).toBeNull()
  await userEvent.keyboard('n')
  expect(onNew).toHaveBeenCalledOnce()
  await covering.unmount()
  closeErrorDialog()
})

it('leaves combinations of the browser alone', async () => {
  const { onNew } = await renderKeys()
  await userEvent.keyboard('{Control>}n{/Control}')
  expect(onNew).not.toHaveBeenCalled()
})

it('takes two keys one after the other for one, and the second alone for nothing', async () => {
  const onNew = vi.fn<() => void>()
  const onHome = vi.fn<() => void>()
  await render(<Keys onNew={onNew} onPalette={onNew} onHome={onHome} />)
  await userEvent.keyboard('h')
  expect(onHome).not.toHaveBeenCalled()
  await userEvent.keyboard('gh')
  expect(onHome).toHaveBeenCalledOnce()
  // A person who meant to go somewhere does not begin an order by a slip.
  await userEvent.keyboard('gn')
  expect(onNew).not.toHaveBeenCalled()
  await userEvent.keyboard('n')
  expect(onNew).toHaveBeenCalledOnce()
})

function UndoKey({ onUndo }: { readonly onUndo: () => void }) {
  useHotkeys({ undo: onUndo })
  return <input aria-label="Notes" />
}

it('leaves the key of Undo to the text that one is typing', async () => {
  const onUndo = vi.fn<() => void>()
  await render(<UndoKey onUndo={onUndo} />)
  await page.getByLabelText('Notes').fill('abc')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(onUndo).not.toHaveBeenCalled()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(onUndo).toHaveBeenCalledOnce()
})

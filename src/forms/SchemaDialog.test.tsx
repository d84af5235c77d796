import type { RJSFSchema } from '@rjsf/utils'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { SchemaDialog } from './SchemaDialog.tsx'
import { SchemaDrawer } from './SchemaDrawer.tsx'
import { drawTheme } from '#src/ui/themes.ts'
import { sampleForm } from './testing/sample-form.ts'
import '@blueprintjs/core/lib/css/blueprint.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'

const schema: RJSFSchema = {
  type: 'object',
  properties: { timezone: { type: 'string', title: 'Time zone' }, name: { type: 'string', title: 'Name' } },
}
const form = sampleForm(schema, { timezone: { 'ui:widget': 'timezone' }, 'ui:order': ['name', 'timezone'] })
const name = () => page.getByRole('textbox', { name: 'Name' })
const dialog = () => page.getByRole('dialog', { name: 'Sample' })
const question = () => page.getByRole('alertdialog', { name: 'Discard changes?' })

describe.each([
  ['dialog', SchemaDialog],
  ['drawer', SchemaDrawer],
])('a form in a %s', (_kind, Overlay) => {
  async function open(onSubmit = () => Promise.resolve()) {
    drawTheme({ theme: 'courier', mode: 'light' })
    const onClose = vi.fn<() => void>()
    function Page() {
      const [isOpen, setOpen] = useState(true)
      const close = () => {
        onClose()
        setOpen(false)
      }
      return <Overlay form={form} isOpen={isOpen} onClose={close} onSubmit={onSubmit} value={{ name: 'Depot' }} />
    }
    await render(<Page />)
    await expect.element(name()).toHaveFocus()
    return onClose
  }

  it('starts in its first field', async () => {
    await open()
    await expect.element(name()).toHaveValue('Depot')
  })

  it('closes on Escape when nothing was changed', async () => {
    const onClose = await open()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await expect.element(name()).not.toBeInTheDocument()
  })

  it('asks before it throws changes away, and keeps them', async () => {
    const onClose = await open()
    await userEvent.fill(name(), 'Yard')
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Keep editing' }))
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(name()).toHaveValue('Yard')
    expect(onClose).not.toHaveBeenCalled()
    expect(await axeViolations()).toEqual([])
  })

  it('throws changes away when told to', async () => {
    const onClose = await open()
    await userEvent.fill(name(), 'Yard')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('is sent with Ctrl and Enter', async () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await open(onSubmit)
    await userEvent.fill(name(), 'Yard')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Yard' })
  })

  it('keeps Escape in an open list for the list', async () => {
    const onClose = await open()
    await userEvent.click(page.getByRole('combobox', { name: 'Time zone' }))
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(name()).toBeVisible()
  })

  it('fills a phone', async () => {
    await page.viewport(390, 844)
    await open()
    const box = dialog().element().getBoundingClientRect()
    await page.viewport(1280, 800)
    expect([box.width, box.height]).toEqual([390, 844])
  })
})

it('is named by the contract', async () => {
  await render(<SchemaDialog form={form} isOpen onClose={() => {}} onSubmit={() => Promise.resolve()} />)
  await expect.element(dialog()).toBeVisible()
})

import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { paths } from '#src/paths.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { isFocusLost } from '#src/ui/use-focus-back.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]
const indexOfFocus = () => rowLinks().findIndex((row) => row === document.activeElement)

/** Every overlay, opened and closed by keys alone: the focus is then where it was. */
const overlays: readonly [what: string, address: string, opener: () => Locator, key: string, overlay: () => Locator][] =
  [
    ['the palette', '/home', () => button(/account/), '{Control>}k{/Control}', () => page.getByRole('listbox')],
    ['the list of keys', '/home', () => button(/account/), '?', () => page.getByRole('dialog', { name: 'Keys' })],
    [
      'the account menu',
      '/home',
      () => button(/account/),
      '{Enter}',
      () => page.getByRole('menuitem', { name: 'Logout' }),
    ],
    [
      'the drawer of a row',
      '/locations',
      () => page.getByRole('table').getByRole('link').first(),
      '{Enter}',
      () => page.getByRole('dialog'),
    ],
    ['the drawer that adds', '/locations', () => button('Add location'), '{Enter}', () => page.getByRole('dialog')],
    [
      'the drawer that edits',
      '/locations',
      () => button(/^Edit /).first(),
      '{Enter}',
      () => page.getByRole('dialog').getByLabelText(/^Name/),
    ],
    [
      'the drawer of an order',
      '/order-history',
      () => page.getByRole('table').getByRole('link').first(),
      '{Enter}',
      () => page.getByRole('dialog'),
    ],
    ['the form of the profile', '/profile', () => button('Edit profile'), '{Enter}', () => page.getByRole('dialog')],
    [
      'the form of the password',
      '/profile',
      () => button('Change password'),
      '{Enter}',
      () => page.getByRole('dialog'),
    ],
  ]

describe('after Escape the focus is where it was', () => {
  it.each(overlays)('before %s', async (_what, address, opener, key, overlay) => {
    await openWorld(address)
    await expect.element(opener()).toBeVisible()
    const before = opener().element() as HTMLElement
    before.focus()
    await userEvent.keyboard(key)
    await expect.element(overlay().first()).toBeVisible()
    // It takes the focus first, some of them a frame later.
    await expect.poll(() => document.activeElement !== before && !isFocusLost()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(overlay()).not.toBeInTheDocument()
    await expect.element(page.elementLocator(inPlaceOf(before, opener))).toHaveFocus()
  })
})

/** A button that opens a popover is drawn anew with it, the first time. */
function inPlaceOf(before: HTMLElement, opener: () => Locator): HTMLElement {
  return before.isConnected ? before : (opener().element() as HTMLElement)
}

it('is where it was after the dialog that says what failed', async () => {
  await openWorld('/profile')
  const before = button('Change password').element() as HTMLElement
  before.focus()
  showError(new Error('refused'), { action: 'try' })
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(before)
})

it('is on the button whose act failed, which had lost it while it waited', async () => {
  const { mock } = await openWorld(({ world }) => paths.order(world.orders.at(-1)?.view.id ?? 0))
  await page.getByRole('tab', { name: /^Comments/ }).click()
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('At the back door')
  mock.settings.fault = '500'
  ;(button('Send').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.poll(isFocusLost).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(button('Send')).toHaveFocus()
})

it('is at the head of the page when nothing had it', async () => {
  await openWorld('/home')
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

describe('after archiving', () => {
  it.each([
    ['the first row', 0, 0],
    ['the last row', -1, -1],
  ])('%s, the focus is on the row that is now in its place', async (_what, row, then) => {
    await openWorld('/locations')
    await expect.poll(() => rowLinks().length).toBeGreaterThan(2)
    const count = rowLinks().length
    const name = rowLinks().at(row)?.textContent ?? ''
    const archive = button(/^Archive /)
      .elements()
      .at(row)
    if (!(archive instanceof HTMLElement)) throw new Error('Rows can be archived')
    archive.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rowLinks().map(({ textContent }) => textContent)).not.toContain(name)
    expect(rowLinks()).toHaveLength(count - 1)
    await expect.poll(() => document.activeElement?.closest('[data-index]')).toBe(rowLinks().at(then)?.closest('tr'))
  })

  it('what is ticked, the focus is on a row', async () => {
    await openWorld('/locations')
    await expect.poll(() => rowLinks().length).toBeGreaterThan(2)
    await userEvent.keyboard('jx')
    const archive = page.getByRole('group', { name: 'Selected locations' }).getByRole('button', { name: 'Archive' })
    await expect.element(archive).toBeVisible()
    ;(archive.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(archive).not.toBeInTheDocument()
    await expect.poll(indexOfFocus).toBe(0)
  })
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')

/** Opens a page of an order of so many pieces; tells which labels were asked for, and how often something was printed. */
async function openOrder(pieces: number, address: (id: number) => string) {
  // A frame in place of the tab, which would cover the page that is tested.
  const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { title: 'Tab' }))
  const tab = frame.contentWindow
  if (tab === null) throw new Error('The frame has no window')
  const print = vi.spyOn(tab, 'print').mockReturnValue(undefined)
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab)
  onTestFinished(() => {
    opening.mockRestore()
    frame.remove()
  })
  const ofPieces = (mock: MockWorld) => {
    const { id } = assigned(mock)
    const found = mock.world.orders.find(({ view }) => view.id === id)
    if (found === undefined) throw new Error('The world has no such order')
    found.view = { ...found.view, totalParcels: pieces }
    return address(id)
  }
  const { api } = await openWorld(ofPieces)
  const asked = () => api.requests.flatMap(({ url }) => /shipping-label-(?:html|pdf)\?.*/.exec(url)?.[0] ?? [])
  return { asked, print }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('prints one label for each piece where the papers of an order are, beside the one for the order', async () => {
  const { asked, print } = await openOrder(5, paths.order)
  await button('Documents').click()
  await expect.element(button('Shipping Label.pdf')).toBeVisible()
  await button('5 labels, one for each piece').click()
  await expect.poll(asked).toEqual(['shipping-label-html?firstPiece=1&lastPiece=5'])
  await expect.poll(() => print.mock.calls).toHaveLength(1)
  await button('Download 5 labels, one for each piece').click()
  await expect.poll(asked).toContain('shipping-label-pdf?firstPiece=1&lastPiece=5')
})

it('offers it once an order is placed', async () => {
  const { asked, print } = await openOrder(3, paths.orderSuccess)
  await button('Print 3 labels, one for each piece').click()
  await expect.poll(asked).toEqual(['shipping-label-html?firstPiece=1&lastPiece=3'])
  await expect.poll(() => print.mock.calls).toHaveLength(1)
})

it('offers no choice for one piece', async () => {
  await openOrder(1, (id) => `${paths.order(id)}?tab=documents`)
  await expect.element(page.getByRole('list', { name: 'Documents' }).getByText('Shipping Label.pdf')).toBeVisible()
  await expect.element(page.getByText('one for each piece')).not.toBeInTheDocument()
})

it('asks which of very many pieces, and takes no more than are printed at a time', async () => {
  const { asked } = await openOrder(10_000, (id) => `${paths.order(id)}?tab=documents`)
  await button('10,000 labels, one for each piece').click()
  const dialog = page.getByRole('dialog', { name: 'Labels for pieces' })
  await expect.element(dialog.getByLabelText('First piece')).toHaveValue('1')
  await expect.poll(() => document.querySelector('.bp6-dialog-container[class*="-active"]')).toBeNull()
  expect(await axeViolations()).toEqual([])
  const last = dialog.getByLabelText('Last piece')
  await last.fill('201')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('At most 200 labels at a time')
  await expect.element(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
  await dialog.getByLabelText('First piece').fill('x')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Enter a number from 1')
  expect(asked()).toEqual([])
  await dialog.getByLabelText('First piece').fill('101')
  await last.fill('300')
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toEqual(['shipping-label-html?firstPiece=101&lastPiece=300'])
  await expect.element(dialog).not.toBeInTheDocument()
})

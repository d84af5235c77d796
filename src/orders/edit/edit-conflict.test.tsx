import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { letSomebodyElseEdit } from '#mocks/order-edit.ts'
import { queryClient } from '#src/http/query-client.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { dialog, enter, field, openEdit, parcel, submit } from './testing/open-edit.tsx'

/** The callout that says what somebody else changed. */
const conflict = dialog.getByRole('alert').filter({ hasText: 'changed this order' })
const notes = 'Use the loading door; the front is being painted.'

/** Edits PO number, distance and notes, while somebody else saves other notes and one more box. */
async function meetSomebodyElse() {
  const opened = await openEdit()
  await enter('PO Number', 'sentinel:conflict')
  await enter('Distance', '15')
  await enter('Order Notes', 'Mine')
  await submit.click()
  await expect.element(conflict).toBeVisible()
  return opened
}

it('says who changed what and when, and marks what both changed', async () => {
  const { order } = await meetSomebodyElse()
  await expect.element(conflict.getByText('Priya Nair changed this order at 10:05:')).toBeVisible()
  const lines = conflict.getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `Order Notes: none →is now ${notes}changed by both`,
    'Medium box, quantity: 2 →is now 3',
  ])
  // nothing of what was entered is lost, and nothing of theirs overwritten
  await expect.element(field('Order Notes')).toHaveValue('Mine')
  await expect.element(field('Distance')).toHaveValue('15')
  expect(order.view).toMatchObject({ orderNotes: notes, distanceM: 14_300, poNumber: 'PO-1' })
  await expect.element(submit).toBeDisabled()
  await expect.element(submit).toHaveAccessibleDescription('Choose Reload or Apply again first.')
  expect(await axeViolations()).toEqual([])
})

it('Reload asks before it drops mine and takes theirs', async () => {
  const { saved, order } = await meetSomebodyElse()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await conflict.getByRole('button', { name: 'Reload' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('Distance')).toHaveValue('15')
  await conflict.getByRole('button', { name: 'Reload' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(field('PO Number')).toHaveValue('PO-1')
  await expect.element(field('Order Notes')).toHaveValue(notes)
  await expect.element(field('Distance')).toHaveValue('14.3')
  await expect.element(parcel('Medium box').getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
  expect(await saved()).toHaveLength(1)
  // as it stands now nothing is unsaved
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(order.view).toMatchObject({ orderNotes: notes, distanceM: 14_300, poNumber: 'PO-1' })
})

it('Apply again puts mine on top of theirs, to be saved by the person', async () => {
  const { saved, order } = await meetSomebodyElse()
  await conflict.getByRole('button', { name: 'Apply again' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(field('PO Number')).toHaveValue('sentinel:conflict')
  await expect.element(field('Order Notes')).toHaveValue('Mine')
  await expect.element(field('Distance')).toHaveValue('15')
  await expect.element(parcel('Medium box').getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
  expect(await saved()).toHaveLength(1)
  await submit.click()
  await expect.element(page.getByText('Delivery order updated')).toBeVisible()
  expect((await saved()).map(({ version }) => version)).toEqual([1, 2])
  expect(order.view).toMatchObject({ orderNotes: 'Mine', distanceM: 15_000 })
  expect(order.view.parcelDetails.map(({ quantity }) => quantity)).toEqual([3])
})

it('goes to the way on by which nothing is lost, and works by the keyboard', async () => {
  await meetSomebodyElse()
  await expect.element(conflict.getByRole('button', { name: 'Apply again' })).toHaveFocus()
  await expect.element(conflict.getByRole('button', { name: 'Apply again' })).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('PO Number')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Delivery order updated')).toBeVisible()
})

it('says while one still types that somebody else has saved, and shows what when asked', async () => {
  const { order, saved } = await openEdit()
  await enter('Distance', '15')
  letSomebodyElseEdit(order, Math.floor(Date.now() / 1_000))
  await queryClient.invalidateQueries()
  const note = dialog.getByRole('status').filter({ hasText: 'Priya Nair changed this order meanwhile.' })
  await expect.element(note).toBeVisible()
  await expect.element(field('Distance')).toHaveValue('15')
  await expect.element(field('Order Notes')).toHaveValue('')
  await note.getByRole('button', { name: 'See what changed' }).click()
  await expect.element(conflict).toMatchTextContent(notes)
  await expect.element(note).not.toBeInTheDocument()
  await conflict.getByRole('button', { name: 'Apply again' }).click()
  await expect.element(field('Order Notes')).toHaveValue(notes)
  await expect.element(field('Distance')).toHaveValue('15')
  expect(await saved()).toEqual([])
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

/** docs/rules/messages-out.md, "From an order". */

const assigned = orderThatIs('assigned')

it('writes to somebody of the order, says why somebody cannot be reached, and stands on the timeline', async () => {
  await openWorld((mock) => paths.order(assigned(mock).id))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Write a message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a message' })
  const to = dialog.getByRole('combobox', { name: 'To' })
  const send = dialog.getByRole('button', { name: 'Send' })
  await expect.element(to.getByRole('option', { name: 'Drop-off contact: No e-mail address is known' })).toBeDisabled()
  await expect.element(send).toHaveAccessibleDescription('Enter a subject first')
  expect(await axeViolations()).toEqual([])
  await dialog.getByRole('combobox', { name: 'By' }).selectOptions('Text message')
  await to.selectOptions('dropoff')
  await expect.element(to).toHaveValue('dropoff')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We are late.')
  await userEvent.click(send)
  await expect.element(page.getByText('Message sent')).toBeVisible()
  await expect.element(page.getByText(/^Text message to /)).toBeVisible()
})

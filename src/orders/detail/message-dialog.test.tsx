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

async function openDialog() {
  const opened = await openWorld((mock) => `${paths.order(assigned(mock).id)}?show=message`)
  const dialog = page.getByRole('dialog', { name: 'Write a message' })
  await expect.element(dialog.getByRole('combobox', { name: 'To' })).toBeVisible()
  return { ...opened, dialog, to: dialog.getByRole('combobox', { name: 'To' }) }
}

it('says at the receiver that they cannot be reached any more, keeps what was written, and sends it to nobody else', async () => {
  const { mock, api, dialog, to } = await openDialog()
  await to.selectOptions('driver')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Rear door')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The front one is locked.')
  const order = mock.world.orders.find(({ view }) => view.id === assigned(mock).id)
  if (order === undefined) throw new Error('The world has no such order')
  order.view = { ...order.view, driver: null }
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await expect.element(to).toHaveAccessibleDescription('The order has no driver')
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
  await expect.element(to).toHaveValue('driver')
  await expect.element(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  expect(await axeViolations()).toEqual([])
  expect(api.sent('POST', '/email')).toHaveLength(1)

  await to.selectOptions('customer')
  await expect.element(to).not.toHaveAttribute('aria-invalid')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByText('Message sent')).toBeVisible()
  expect(await api.sent('POST', '/email')[1]?.json()).toMatchObject({ to: 'customer', subject: 'Rear door' })
})

it('says at the text that it is refused, until it is changed', async () => {
  const { dialog } = await openDialog()
  const text = dialog.getByRole('textbox', { name: 'Message' })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Rear door')
  await text.fill('sentinel:422')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await expect.element(text).toHaveAccessibleDescription('This value is refused')
  await text.fill('The front one is locked.')
  await expect.element(text).not.toHaveAttribute('aria-invalid')
})

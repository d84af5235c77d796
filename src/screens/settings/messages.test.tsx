import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Message } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const owner = { role: 'owner' } as const
const table = () => page.getByRole('table', { name: 'Messages' })
const rows = () => table().getByRole('row').elements().length - 1
const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name })
const choose = (group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name }).click({ force: true })
const search = () => page.getByPlaceholder('Address or number')
const drawer = () => page.getByRole('dialog').first()
const again = () => drawer().getByRole('button', { name: 'Send again' })
const asked = () => page.getByRole('alertdialog')

/** One that the organization of the test sent. */
function messageOf({ world, tenantId }: MockWorld, asks: (message: Message) => boolean): Message {
  const found = world.resources.message.find((message) => message.tenantId === tenantId && asks(message))
  if (found === undefined) throw new Error('The world has no such message')
  return found
}

/** Opens one of them at its address. */
async function openOne(asks: (message: Message) => boolean, role: 'owner' | 'viewer' = 'owner') {
  let id = 0
  const opened = await openWorld(
    (mock) => {
      id = messageOf(mock, asks).id
      return `/settings/messages/${id}`
    },
    { role },
  )
  await expect.element(drawer().getByText('About', { exact: true })).toBeVisible()
  const resent = () => opened.api.sent('POST', `/messages/${id}/resend`)
  return { ...opened, resent, message: messageOf(opened.mock, (message) => message.id === id) }
}

it('lists the newest first, and narrows by channel, state and receiver', async () => {
  const { mock } = await openWorld('/settings/messages', owner)
  const own = mock.world.resources.message.filter(({ tenantId }) => tenantId === mock.tenantId)
  await expect.poll(rows).toBe(own.length)
  await expect.element(table().getByRole('row').nth(1)).toMatchTextContent(/E-mail.*Waiting.*New Comment/)
  expect(await axeViolations()).toEqual([])

  await filter('By').click()
  await choose('By', 'Text message')
  await expect.poll(rows).toBe(own.filter(({ channel }) => channel === 'sms').length)
  await userEvent.keyboard('{Escape}')
  await filter('State').click()
  await choose('State', 'Unknown')
  await expect.poll(rows).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(table().getByRole('row').nth(1)).toMatchTextContent(/Text message.*Unknown/)

  await filter('Clear filters').click()
  await expect.poll(rows).toBe(own.length)
  await search().fill('dana@example.com')
  await expect.poll(rows).toBe(own.filter(({ recipient }) => recipient === 'dana@example.com').length)
})

it('opens one from the list, with what it says, and leads to its order', async () => {
  const { mock, router } = await openWorld('/settings/messages', owner)
  const failed = messageOf(
    mock,
    ({ channel, state, body }) => channel === 'email' && state === 'failed' && body !== null,
  )
  await filter('State').click()
  await choose('State', 'Failed')
  await userEvent.keyboard('{Escape}')
  await table()
    .getByRole('row', { name: new RegExp(failed.subject ?? '') })
    .getByRole('link')
    .click()
  await expect.element(drawer().getByText('550 User unknown')).toBeVisible()
  await expect.element(drawer().getByText(`${failed.recipientName}, ${failed.recipient}`)).toBeVisible()
  await expect.element(drawer().getByText(/this is new at Prairie Sky Couriers/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await drawer().getByText('To the order').click()
  await expect.poll(() => router.state.location.pathname).toBe(`/delivery-orders/${failed.deliveryOrderId}`)
})

it('sends at once again what failed, after which it waits and cannot be sent again', async () => {
  const { resent, message } = await openOne(({ state, body }) => state === 'failed' && body !== null)
  await again().click()
  await expect.element(page.getByText(`Sending it again to ${message.recipient}`)).toBeVisible()
  expect(await resent()[0]?.json()).toEqual({})
  await expect.element(drawer().getByText('Waiting', { exact: true })).toBeVisible()
  await expect.element(again()).not.toBeInTheDocument()
})

it('asks before it sends again a text message of which nobody knows', async () => {
  const { resent } = await openOne(({ state }) => state === 'unknown')
  await again().click()
  await expect.element(asked().getByText('Nobody knows whether it arrived: it may arrive twice.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await asked().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asked()).not.toBeInTheDocument()
  expect(resent()).toEqual([])
  await again().click()
  await asked().getByRole('button', { name: 'Send again' }).click()
  await expect.element(drawer().getByText('Waiting', { exact: true })).toBeVisible()
  expect(await resent()[0]?.json()).toEqual({ mayArriveTwice: true })
})

it('asks before it sends again an e-mail that was sent', async () => {
  const { resent } = await openOne(
    ({ channel, state, body }) => channel === 'email' && state === 'sent' && body !== null,
  )
  await again().click()
  await expect.element(asked().getByText('It was sent before: it arrives twice.')).toBeVisible()
  await asked().getByRole('button', { name: 'Send again' }).click()
  await expect.element(drawer().getByText('Waiting', { exact: true })).toBeVisible()
  expect(await resent()[0]?.json()).toEqual({})
})

it.each([
  ['on its way', ({ state }: Message) => state === 'sending'],
  ['a text message that was sent', ({ channel, state }: Message) => channel === 'sms' && state === 'sent'],
] as const)('does not offer to send again what is %s', async (_, asks) => {
  await openOne(asks)
  await expect.element(again()).not.toBeInTheDocument()
})

it('hides what held a link for its receiver, and never sends it again', async () => {
  const { message } = await openOne(({ state, body }) => state === 'failed' && body === null)
  await expect.element(drawer().getByText('It holds a link or code that is for its recipient alone.')).toBeVisible()
  await expect.element(drawer().getByText(message.failure ?? '')).toBeVisible()
  await expect.element(again()).not.toBeInTheDocument()
})

it('says to those who may not why they cannot send it again', async () => {
  const { resent } = await openOne(({ state, body }) => state === 'failed' && body !== null, 'viewer')
  await expect.element(again()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(again()).toHaveAccessibleDescription('Your role does not let you send it again.')
  again().element().focus()
  await userEvent.keyboard('{Enter}')
  expect(resent()).toEqual([])
})

it('says that nothing was sent yet, that nothing fits, and that it cannot be had', async () => {
  const { mock } = await openWorld('/settings/messages', { ...owner, tenantKind: 'stranger' })
  await expect.element(page.getByText(/^No messages yet\. Every e-mail and text message/)).toBeVisible()
  await search().fill('nobody@example.com')
  await expect.element(page.getByText('No messages match')).toBeVisible()
  mock.settings.fault = '500'
  await search().fill('somebody@example.com')
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  mock.settings.fault = null
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No messages match')).toBeVisible()
})

it('fits a telephone', () =>
  onPhone(async () => {
    await openOne(({ state }) => state === 'unknown')
    await expect.element(again()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }))

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './deliveries.tsx'
import './webhooks.tsx'

const owner = { role: 'owner' } as const
const drawer = () => page.getByRole('dialog').first()
const dialog = () => page.getByRole('dialog').last()

it('lists endpoints with what keeps them from being told', async () => {
  await openWorld('/settings/webhooks', owner)
  const list = page.getByRole('table')
  await expect.element(list.getByRole('row', { name: /Warehouse system.*3 events.*On/ })).toBeVisible()
  await expect.element(list.getByRole('row', { name: /Old shop.*Off/ })).toBeVisible()
  await expect.element(list.getByRole('row', { name: /Till.*Has no secret yet/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('shows a secret once, and says that the old one goes on for a day', async () => {
  await openWorld('/settings/webhooks', owner)
  await userEvent.click(page.getByRole('link', { name: 'Warehouse system', exact: true }))
  await expect.element(drawer().getByText('Ends in x4Q=')).toBeVisible()
  await userEvent.click(drawer().getByRole('button', { name: 'Change the secret' }))
  await userEvent.click(dialog().getByRole('button', { name: 'Change the secret' }))
  await expect
    .element(dialog().getByLabelText('The secret'))
    .toHaveTextContent('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwT1mHxWY0kFo=')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog().getByRole('button', { name: 'I have kept it' }))
  await expect.element(drawer().getByText(/^Signs as well until/)).toBeVisible()
})

it('says why one turned off by itself, and turns it on', async () => {
  await openWorld('/settings/webhooks', owner)
  await userEvent.click(page.getByRole('link', { name: 'Old shop', exact: true }))
  await expect.element(drawer().getByText(/Turned off by itself. Nothing reached it for three days./)).toBeVisible()
  await userEvent.click(drawer().getByRole('button', { name: 'Turn on' }))
  await expect.element(drawer().getByRole('button', { name: 'Turn off' })).toBeVisible()
})

it('sends a test and shows what is sent', async () => {
  await openWorld('/settings/webhooks', owner)
  await userEvent.click(page.getByRole('link', { name: 'Warehouse system', exact: true }))
  await userEvent.click(drawer().getByRole('button', { name: 'Send a test' }))
  await expect.element(drawer().getByText(/"type": "webhook.test"/)).toBeVisible()
  await expect.element(drawer().getByText(/webhook-id: msg_/)).toBeVisible()
})

it('sends one again, and what failed of a time', async () => {
  const { api } = await openWorld('/settings/webhook-deliveries', owner)
  const failed = page.getByRole('table').getByRole('row', { name: /Test.*Failed/ })
  await userEvent.click(failed.getByRole('link'))
  await userEvent.click(drawer().getByRole('button', { name: 'Send again' }))
  await expect.element(drawer().getByText('Waiting')).toBeVisible()
  expect(api.requests.some(({ url }) => /webhook-deliveries\/\d+\/replay$/.test(new URL(url).pathname))).toBe(true)
  await userEvent.click(drawer().getByText('To the endpoint'))
  await userEvent.click(drawer().getByRole('button', { name: 'Send again' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }))
  await expect.element(page.getByText('There was nothing to send again').first()).toBeVisible()
})

it.each([
  { tenantKind: 'courier', role: 'owner', path: '/accounting-billing/invoices/41' },
  { tenantKind: 'customer', role: 'owner', path: '/vendors/1/invoices/41' },
] as const)('leads a $tenantKind to the invoice that was told of', async ({ path, ...who }) => {
  await openWorld('/settings/webhook-deliveries', who)
  await userEvent.click(
    page
      .getByRole('table')
      .getByRole('row', { name: /Invoice sent/ })
      .getByRole('link'),
  )
  await expect.element(drawer().getByRole('button', { name: 'To the invoice' })).toHaveAttribute('href', path)
})

it('is offered to nobody who may not read prices or change the organization', async () => {
  await openWorld('/settings/webhooks', { role: 'viewer' })
  await expect.element(page.getByRole('link', { name: 'Warehouse system' })).not.toBeInTheDocument()
})

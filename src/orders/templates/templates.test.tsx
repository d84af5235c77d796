import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nameOfTemplate } from '#domain/orders/order-templates.ts'
import type { OrderTemplateInput } from '#generated/model/index.ts'
import { queryClient } from '#src/http/query-client.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
import '#src/layouts/AppLayout.tsx'
import '#src/orders/scheduler/SchedulerScreen.tsx'
import './order-templates.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
const notes = page.getByRole('textbox', { name: 'Order notes' })
const dialog = page.getByRole('dialog', { name: 'Save as template' })

async function openScheduler(address = '/scheduler') {
  stopCalendar()
  const { mock, api } = serveWorld({ tenantKind: 'customer' })
  const { router } = await openApp(address)
  return { router, mock, api }
}

it('begins an order with a template, and changes the template with it', async () => {
  const { router, api } = await openScheduler()
  await userEvent.click(button('Templates'))
  await userEvent.click(entry('Monday blood samples'))
  await expect.poll(() => router.state.location.search).toMatch(/^\?template=\d+$/)
  const id = router.state.location.search.split('=')[1] ?? ''
  await expect.element(notes).toHaveValue('Refrigerated: hand over at once.')
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')

  await notes.fill('Keep cold')
  await userEvent.click(button('Templates'))
  await userEvent.click(entry('Save as template'))
  await expect.element(dialog.getByRole('radio', { name: 'Change “Monday blood samples”' })).toBeChecked()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: /^Save template/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  const [change] = api.sent('PATCH', `/order-templates/${id}`)
  expect(await change?.clone().json()).toMatchObject({
    version: 1,
    order: { orderNotes: 'Keep cold', parcels: [{ quantity: 2 }] },
  })
})

it('does not write over what a colleague has changed meanwhile, nor takes its own change for one', async () => {
  const { router, mock, api } = await openScheduler()
  await userEvent.click(button('Templates'))
  await userEvent.click(entry('Monday blood samples'))
  await expect.element(notes).toHaveValue('Refrigerated: hand over at once.')
  const change = async (text: string) => {
    await notes.fill(text)
    await userEvent.click(button('Templates'))
    await userEvent.click(entry('Save as template'))
    await userEvent.click(dialog.getByRole('button', { name: /^Save template/ }))
  }
  for (const text of ['Keep cold', 'Keep frozen']) {
    await change(text)
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const id = Number(router.state.location.search.split('=')[1])
  const row = mock.world.resources.orderTemplate?.find((template) => template.id === id)
  Object.assign(row ?? {}, { version: 9 })
  await queryClient.refetchQueries()
  await change('Keep warm')
  await expect.element(dialog.getByText(/changed/)).toBeVisible()
  const sent = await Promise.all(api.sent('PATCH', `/order-templates/${id}`).map((request) => request.clone().json()))
  expect(sent.map(({ version }: { version: number }) => version)).toEqual([1, 2, 3])
})

it('keeps what is entered under a name, which no other has', async () => {
  const { mock, api } = await openScheduler()
  await notes.fill('Ring twice')
  await userEvent.click(button('Templates'))
  await userEvent.click(entry('Save as template'))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('monday BLOOD samples')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(nameOfTemplate)).toBeVisible()
  await name.fill('Friday run')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = api.sent('POST', `/tenants/${mock.tenantId}/order-templates`)
  const kept: OrderTemplateInput = await sent.at(-1)?.clone().json()
  expect(kept).toMatchObject({ name: 'Friday run', order: { orderNotes: 'Ring twice' } })
  expect(kept.order).not.toHaveProperty('pickupLocationId')

  await userEvent.click(button('Templates'))
  await expect.element(entry('Friday run')).toBeVisible()
})

it('lists them, shows one, renames it and orders with it', async () => {
  const { router, api } = await openScheduler('/scheduler/templates')
  await expect.element(page.getByText('Monday blood samples').first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByText('Monday blood samples').first())
  await expect.element(button('Order with it')).toBeVisible()
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  await userEvent.click(button('Edit'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Monday samples')
  await userEvent.click(page.getByRole('button', { name: /^Save changes/ }))
  await expect.element(page.getByText('Monday samples').first()).toBeVisible()
  const [change] = api.sent('PATCH', `/order-templates/${id}`)
  expect(await change?.clone().json()).toEqual({ name: 'Monday samples', version: 1 })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { http } from 'msw'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import type { BrokerageException, FieldChange } from '#generated/model/index.ts'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { queryClient } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderNow, orderThatIs } from '#tests/components/world-orders.ts'

it.each([
  ['assigned', 'picked up', 'picked-up'],
  ['pickedUp', 'dropped off', 'dropped-off'],
  ['droppedOff', 'completed', 'completed'],
] as const)('moves an order that is %s on in the words of its status, once', async (status, words, path) => {
  const { mock, api } = await openWorld((world) => paths.order(orderThatIs(status)(world).id))
  const { id } = orderThatIs(status)(mock)
  await page.getByRole('button', { name: `Mark as ${words}` }).click()
  await expect.element(page.getByText(`Are you sure you want to mark this delivery order as ${words}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(`Delivery order marked as ${words}`)).toBeVisible()
  const sent = api.requests.filter(({ url }) => url.endsWith(`/delivery-orders/${id}/${path}`))
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

it.each([
  ['pickedUp', 'pickup', 'assigned'],
  ['droppedOff', 'drop-off', 'pickedUp'],
] as const)('takes an order that is %s back', async (status, move, before) => {
  const { mock } = await openWorld((world) => paths.order(orderThatIs(status)(world).id))
  const { id } = orderThatIs(status)(mock)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: `Undo ${move}` }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(`The ${move} was undone`)).toBeVisible()
  await expect.element(page.getByText(`${move === 'pickup' ? 'Pickup' : 'Drop-off'} undone`)).toBeVisible()
  expect(orderNow(mock, id).view.status).toBe(before)
})

it('undoes a step that was marked by mistake', async () => {
  const { mock } = await openWorld((world) => `${paths.order(orderThatIs('assigned')(world).id)}?show=pickedUp`)
  const { id } = orderThatIs('assigned')(mock)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The pickup was undone')).toBeVisible()
  expect(orderNow(mock, id).view.status).toBe('assigned')
})

it('shows in both steps of assigning what the driver has in hand already', async () => {
  const { mock } = await openWorld((world) => `${paths.order(orderThatIs('created')(world).id)}?show=assign`)
  const busy = orderThatIs('assigned')(mock)
  const drawer = page.getByRole('dialog', { name: 'Assign Driver' })
  const search = drawer.getByRole('combobox', { name: 'Drivers' })
  await search.fill((busy.driver?.lastName ?? '').toUpperCase())
  const option = drawer.getByRole('option').first()
  await expect.element(option.getByText(/^[1-9]\d* orders?, next drop \d.* from the pickup$/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await option.click()
  const inHand = drawer.getByRole('list', { name: 'In hand' })
  await expect.element(inHand.getByText(`#${busy.id}`, { exact: true })).toBeVisible()
  await expect.poll(() => inHand.element().textContent).toContain(`${busy.pickupLocation.name} → `)
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(search).toBeVisible()
})

it('takes the order back from nobody when the question is answered with no', async () => {
  const { mock, api } = await openWorld((world) => `${paths.order(orderThatIs('assigned')(world).id)}?show=unassign`)
  await expect.element(page.getByText('Are you sure you want to unassign this order from the driver?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(orderThatIs('assigned')(mock).driver).not.toBeNull()
})

it('says in the edit of a brokered order what reaches the courier that carries it out, and sends it there', async () => {
  const { mock } = await openWorld((world) => {
    const [sold, bought] = brokered(world)
    Object.assign(bought, { orderNotes: sold.orderNotes })
    return `${paths.order(sold.id)}?show=edit`
  })
  const dialog = page.getByRole('dialog', { name: 'Edit delivery order' })
  await expect
    .element(dialog.getByText(/^Queen City Rush carries this order out\. New notes reach Queen City Rush at once/))
    .toBeVisible()
  await dialog.getByRole('textbox', { name: 'Order Notes' }).fill('Gate code 4711')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Delivery order updated')).toBeVisible()
  expect(brokered(mock)[1].orderNotes).toBe('Gate code 4711')
})

it('says nothing of other couriers in the edit of an order that is not brokered', async () => {
  await openWorld((world) => `${paths.order(orderThatIs('created')(world).id)}?show=edit`)
  await expect.element(page.getByRole('textbox', { name: 'Order Notes' })).toBeVisible()
  await expect.element(page.getByText(/carries this order out/)).not.toBeInTheDocument()
})

type Told = Omit<BrokerageException, 'otherTenantName'>

describe('what the other courier changed', () => {
  const price = { exception: 'bought_price_changed', version: 2, pricingFrom: 950, pricingTo: 5_950 } as const
  const edit: Told = { exception: 'sold_order_edited', version: 2, changes: [weight(12, 14)] }

  function weight(from: number, to: number): FieldChange {
    return { field: 'parcelWeightKg', name: 'Medium box', from, to }
  }

  /** Opens a sold order of which this was told. */
  function openTold(told: Told, role?: NonNullable<MockWorldOptions['role']>) {
    const options = role === undefined ? {} : { role }
    return openWorld((world) => {
      const [sold] = brokered(world)
      sold.exceptions = [told.exception]
      sold.brokerageExceptions = [{ ...told, otherTenantName: 'Queen City Rush' }]
      return paths.order(sold.id)
    }, options)
  }

  it('is accepted, and then no more to be answered', async () => {
    const { mock, api } = await openTold(price)
    await expect.element(page.getByText('Queen City Rush changed the price that it asks for this order')).toBeVisible()
    await expect.element(page.getByText('Agreed: $9.50. Now: $59.50, before tax.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect
      .element(page.getByText('Queen City Rush changed the price that it asks for this order'))
      .not.toBeInTheDocument()
    const [request] = api.requests.filter(({ url }) => url.endsWith('/brokerage-answer'))
    expect(await request?.clone().json()).toEqual({ exception: 'bought_price_changed', version: 2, accept: true })
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await expect.element(page.getByText('Accepted the changed price')).toBeVisible()
    expect(brokered(mock)[1].brokerageExceptions).toEqual([])
  })

  it('is answered with a comment, which the other courier finds on its order', async () => {
    const { mock } = await openTold(edit)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Medium box, weight: 26.46 lb to 30.86 lb' }))
      .toBeVisible()
    const answer = page.getByRole('button', { name: 'Answer', exact: true })
    await answer.click()
    const field = page.getByRole('textbox', { name: 'Answer to Queen City Rush' })
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Send answer' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(answer).toHaveFocus()
    await answer.click()
    await field.fill('The van takes two.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect.element(page.getByText('Answer sent')).toBeVisible()
    await expect.element(page.getByText('Queen City Rush asks to change this order')).not.toBeInTheDocument()
    const bought = mock.world.orders.find(({ view }) => view.id === brokered(mock)[0].brokerage?.buyOrderId)
    expect(bought?.view.brokerageExceptions).toMatchObject([
      { exception: 'brokerage_answered', comment: 'The van takes two.' },
    ])
  })

  it('shows a viewer no amount, and says why nothing can be answered', async () => {
    await openTold({ exception: price.exception, version: 2 }, 'viewer')
    await expect.element(page.getByText('Queen City Rush changed the price that it asks for this order')).toBeVisible()
    await expect.element(page.getByText(/59\.50/)).not.toBeInTheDocument()
    const accept = page.getByRole('button', { name: 'Accept' })
    await expect.element(accept).toHaveAccessibleDescription(/does not let you answer other couriers/)
  })

  it('says so when it has changed meanwhile', async () => {
    const { mock } = await openTold(price)
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    const [sold] = brokered(mock)
    sold.brokerageExceptions = sold.brokerageExceptions.map((told) => ({ ...told, version: 3, pricingTo: 7_000 }))
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.element(page.getByText('This has changed meanwhile. Please look at it again.')).toBeVisible()
    await expect.element(page.getByText('Agreed: $9.50. Now: $70.00, before tax.')).toBeVisible()
  })
})

it.each([
  ['owner', true],
  ['dispatcher', false],
] as const)(
  'tells the %s why each line of the price is so, and where it was set whom that opens',
  async (role, opens) => {
    const priced = ({ world }: MockWorld) => {
      const found = world.orders.find(({ view }) => view.pricing.status === 'priced' && view.status === 'assigned')
      if (found === undefined) throw new Error('No assigned order of the world is priced')
      return found
    }
    const { mock } = await openWorld((world) => paths.order(priced(world).view.id), { role })
    await page.getByRole('button', { name: 'Why this price?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Why this price' })
    const [line] = priced(mock).price.result.lines
    await expect
      .element(dialog.getByRole('heading', { name: `${line?.name} ${formatCents(line?.priceCadCents ?? 0)}` }))
      .toBeVisible()
    await expect.element(dialog.getByText(/^[\d.]+ km × \$1\.10 = \$/)).toBeVisible()
    const setting = dialog.getByRole('link', { name: 'Set in Distance' })
    if (opens)
      await expect
        .element(setting)
        .toHaveAttribute(
          'href',
          expect.stringMatching(/^\/settings\/services\/\d+\/revisions\/\d+\?part=distance-range$/),
        )
    else await expect.element(setting).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Why this price?' })).toHaveFocus()
  },
)

it('lets the lines of a price be scrolled by keys', async () => {
  await page.viewport(1280, 320)
  onTestFinished(() => page.viewport(1280, 800))
  await openWorld(
    ({ world }) => {
      const found = world.orders.find(({ view }) => view.pricing.status === 'priced' && view.status === 'assigned')
      return paths.order(found?.view.id ?? 0)
    },
    { role: 'dispatcher' },
  )
  await page.getByRole('button', { name: 'Why this price?' }).click()
  const lines = page.getByRole('dialog', { name: 'Why this price' }).getByRole('region', { name: 'Lines of the price' })
  await expect.element(lines).toHaveFocus()
  const last = lines.getByRole('listitem').last()
  await expect.element(last).not.toBeInViewport()
  await userEvent.keyboard('{End}')
  await expect.element(last).toBeInViewport()
})

describe('a colleague who cancels the order', () => {
  /** Cancels the order that is open, and lets the page hear of it. */
  async function colleagueCancels(mock: MockWorld, id: number) {
    const order = mock.world.orders.find(({ view }) => view.id === id)
    if (order === undefined) throw new Error('No such order')
    const by = { actorName: 'Priya Nair', actorTenantName: 'Prairie Sky Couriers' }
    order.view = {
      ...order.view,
      status: 'cancelled',
      cancellation: { cancelledAt: mock.world.now, reason: 'Ordered twice', ...by },
    }
    await queryClient.invalidateQueries()
  }

  it.each([
    ['edit', 'Edit delivery order', 'Order Notes', 'Submit'],
    ['pricing', 'Pricing Override', 'Price of Wait Time', 'Update Pricing'],
    ['driverPay', 'Edit Driver Pay', 'Rate', 'Update Pricing'],
  ])('leaves what was entered under ?show=%s, names who it was, and lets nothing be saved', async (show, ...names) => {
    const [title, label, save] = names
    const { mock } = await openWorld((world) => `${paths.order(orderThatIs('assigned')(world).id)}?show=${show}`)
    const { id } = orderThatIs('assigned')(mock)
    const dialog = page.getByRole('dialog', { name: title })
    const field = dialog.getByRole('textbox', { name: label })
    await field.fill('47')
    await colleagueCancels(mock, id)
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'Priya Nair cancelled this order.' }))
      .toBeVisible()
    await expect.element(field).toHaveValue('47')
    const button = dialog.getByRole('button', { name: save })
    await expect.element(button).toHaveAccessibleDescription(/takes no more changes/)
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is named when a question closes by it', async () => {
    const { mock, search } = await openWorld(
      (world) => `${paths.order(orderThatIs('assigned')(world).id)}?show=pickedUp`,
    )
    const { id } = orderThatIs('assigned')(mock)
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await colleagueCancels(mock, id)
    await expect.element(page.getByText('Priya Nair cancelled this order.')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(search().get('show')).toBeNull()
  })
})

/** Two orders of the world, as sold and bought. */
function brokered(world: MockWorld) {
  const [sold, bought] = [orderThatIs('created')(world), orderThatIs('assigned')(world)]
  const partner = world.world.tenants.find(({ key }) => key === 'stranger')?.tenant
  if (partner === undefined) throw new Error('The world has no other courier')
  sold.brokerage = {
    sellOrderId: sold.id,
    buyOrderId: bought.id,
    receiverTenant: { id: partner.id, name: partner.name },
    sellPreTaxCadCents: null,
    buyPreTaxCadCents: null,
    marginCadCents: null,
  }
  bought.brokerage = sold.brokerage
  return [sold, bought] as const
}

it.each([
  ['Edit pricing', 'dialog'],
  ['Edit order details', 'dialog'],
  ['Edit driver pay', 'dialog'],
  ['Pickup on the map', 'dialog'],
  ['Retract Driver', 'alertdialog'],
] as const)('gives the focus back to "%s" once what it opened is closed', async (name, role) => {
  await openWorld((world) => paths.order(orderThatIs('assigned')(world).id))
  const opener = page.getByRole('button', { name, exact: true })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const opened = page.getByRole(role)
  await expect.element(opened).toBeVisible()
  // It takes the focus in the frame after it is drawn; until then Escape is still the page's.
  await expect.poll(() => document.activeElement?.closest('.bp6-portal')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(opened).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('is one dialog from the press on while the driver pay is still on its way, and starts in its first field', async () => {
  const { api } = await openWorld((world) => paths.order(orderThatIs('assigned')(world).id))
  const opener = page.getByRole('button', { name: 'Edit driver pay', exact: true })
  await expect.element(opener).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  api.use(http.get('*/driver-pay', () => released))
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Driver Pay' })
  await expect.element(dialog).toBeVisible()
  const frame = dialog.element()
  release(undefined)
  await expect.element(dialog.getByRole('textbox', { name: 'Earning type' })).toHaveFocus()
  expect(dialog.element()).toBe(frame)
})

it('gives the focus back to the button of the menu that a dialog was opened from', async () => {
  await openWorld((world) => paths.order(orderThatIs('assigned')(world).id))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel Delivery' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus()
})

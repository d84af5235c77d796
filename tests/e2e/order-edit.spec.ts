import type { Page } from '@playwright/test'
import type { DeliveryOrderOverrideView, DeliveryOrderPageView } from '#generated/model/index.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const owner = 'owner@prairiesky.example'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit delivery order' })
const fieldOf = (page: Page, name: string) =>
  dialogOf(page).getByRole(name === 'Quantity' ? 'spinbutton' : 'textbox', { name, exact: true })
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Submit' })
const factsOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openEditor(page: Page, email: string, orderId: number): Promise<void> {
  await signIn(page, email, `/delivery-orders/${orderId}?show=edit`)
  await expect(fieldOf(page, 'PO Number')).toBeVisible()
}

test('the details and parcels of an order are edited with its price beside, and every fault is said', async ({
  page,
}) => {
  // Every field once: a busy machine needs more than a minute for it.
  test.setTimeout(120_000)
  const office = await callerFor(dispatcher)
  const changes = { poNumber: 'PO-100', orderNotes: 'Ring twice' }
  const orderId = await arrangeOrder(office, { status: 'assigned', changes })
  const before = await office.call<DeliveryOrderOverrideView>('GET', `/delivery-orders/${orderId}/override-view`)
  await signIn(page, dispatcher, `/delivery-orders/${orderId}`)
  await factsOf(page, 'Order details').getByRole('button', { name: /^Edit/ }).click()
  const dialog = dialogOf(page)
  const total = dialog.getByRole('complementary', { name: 'Price' }).locator('output')

  await test.step('as it stands', async () => {
    await expect(fieldOf(page, 'PO Number')).toBeFocused()
    await expect(fieldOf(page, 'PO Number')).toHaveValue('PO-100')
    await expect(dialog.getByText('10 / 300')).toBeVisible()
    await expect(total).toHaveText(/^\$\d/)
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(1000)
  })

  await test.step('what is no number', async () => {
    const faults = [
      ['Distance', 'far', 'Distance must be a number'],
      ['Minutes', 'ten', 'Time must be a number'],
      [
        'Quantity',
        'two',
        'Parcel details must be an array of objects with quantity, weight, length, width, and height',
      ],
    ] as const
    for (const [name, text, message] of faults) {
      const good = await fieldOf(page, name).inputValue()
      await fieldOf(page, name).fill(text)
      await expect(dialog.getByText('Invalid input', { exact: true })).toBeVisible()
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
      await expect(submitOf(page)).toBeDisabled()
      await fieldOf(page, name).fill(good)
      await expect(dialog.getByText('Invalid input', { exact: true })).toHaveCount(0)
    }
  })

  await test.step('the schedule', async () => {
    const time = dialog.getByRole('combobox', { name: 'Time of day' })
    await fieldOf(page, 'Scheduled').fill('1/2/2027')
    await expect(dialog.getByText('Must be a date as MM/DD/YYYY, from 2000 to 2100')).toBeVisible()
    await expect(submitOf(page)).toBeDisabled()
    await fieldOf(page, 'Scheduled').fill('01/04/2027')
    await expect(time).not.toHaveValue('')
    await time.selectOption({ label: '03:15' })
    await expect(
      dialog.getByText('The selected time is outside of typical dispatch hours for this courier'),
    ).toBeVisible()
    await time.selectOption({ label: '10:15' })
    await expect(dialog.getByText('The selected time is outside of')).toHaveCount(0)
  })

  await test.step('the parcels', async () => {
    await dialog.getByRole('button', { name: 'Delete Medium box' }).click()
    await expect(page.getByText('Are you sure you want to delete this parcel?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByText('Add at least one parcel to save the order.')).toBeVisible()
    await expect(submitOf(page)).toBeDisabled()
    const types = dialog.getByRole('combobox', { name: 'Parcel type to add' })
    await types.selectOption({ label: 'Envelope' })
    await dialog.getByRole('button', { name: 'Add parcel type' }).click()
    await expect(types.getByRole('option', { name: 'Envelope' })).toHaveCount(0)
    await expect(submitOf(page)).toBeEnabled()
  })

  await test.step('the price follows and is what the order then costs', async () => {
    const priceBefore = await total.innerText()
    await dialog.getByRole('combobox', { name: 'Service Speed' }).selectOption({ label: 'Rush' })
    await fieldOf(page, 'Order Notes').fill('Leave it at the desk')
    await expect(total).not.toHaveText(priceBefore)
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    const priceAfter = await total.innerText()
    await submitOf(page).click()
    await expect(page.getByText('Delivery order updated')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(factsOf(page, 'Pricing')).toContainText(priceAfter)
    await expect(factsOf(page, 'Order details')).toContainText('Rush')
    await expect(factsOf(page, 'Order details')).toContainText('Leave it at the desk')
    await expect(factsOf(page, 'Parcels')).toContainText('Envelope')
    await expect(factsOf(page, 'Parcels')).not.toContainText('Medium box')
  })

  await test.step('what nobody touched is what it was, to the last digit', async () => {
    const after = await office.call<DeliveryOrderOverrideView>('GET', `/delivery-orders/${orderId}/override-view`)
    expect({ distanceM: after.distanceM, timeS: after.timeS }).toEqual({
      distanceM: before.distanceM,
      timeS: before.timeS,
    })
    expect(after.version).toBe(before.version + 1)
    // 10:15 in Regina
    expect(after.availableAt).toBe(Date.parse('2027-01-04T16:15:00Z') / 1000)
  })
})

test.describe('of two people who edit one order', () => {
  // The refusal is what this is about.
  test.use({ expectedErrors: [/status of 422/] })

  test('the second is told what the first saved, and saves on top of it', async ({ page, browser }) => {
    // Two sign-ins and two editors: a busy machine needs more than a minute for it.
    test.setTimeout(120_000)
    const theirs = await (await browser.newContext()).newPage()
    const changes = { poNumber: 'PO-1', orderNotes: 'Ring twice' }
    const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned', changes })
    await openEditor(page, dispatcher, orderId)
    await openEditor(theirs, owner, orderId)
    await fieldOf(theirs, 'Order Notes').fill('Use the side door')
    await fieldOf(theirs, 'Quantity').fill('3')
    await submitOf(theirs).click()
    await expect(theirs.getByText('Delivery order updated')).toBeVisible()

    await fieldOf(page, 'PO Number').fill('PO-MINE')
    await fieldOf(page, 'Order Notes').fill('Mine')
    await submitOf(page).click()
    const conflict = dialogOf(page).getByRole('alert').filter({ hasText: 'changed this order' })
    await expect(conflict).toContainText(/Helen Dyck changed this order at \d\d:\d\d:/)
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Order Notes' })).toContainText('changed by both')
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Order Notes' })).toContainText('Use the side door')
    await expect(conflict.getByRole('listitem').filter({ hasText: 'Medium box, quantity' })).toContainText('3')
    await expect(submitOf(page)).toBeDisabled()

    await page.getByRole('button', { name: 'Apply again' }).click()
    await expect(fieldOf(page, 'PO Number')).toHaveValue('PO-MINE')
    await expect(fieldOf(page, 'Quantity')).toHaveValue('3')
    // nothing is saved until the person does
    expect(await shown(orderId)).toMatchObject({ poNumber: 'PO-1', orderNotes: 'Use the side door' })
    await submitOf(page).click()
    await expect(page.getByText('Delivery order updated')).toBeVisible()
    expect(await shown(orderId)).toMatchObject({ poNumber: 'PO-MINE', orderNotes: 'Mine', totalParcels: 3 })
  })
})

async function shown(orderId: number): Promise<DeliveryOrderPageView> {
  const office = await callerFor(dispatcher)
  return office.call<DeliveryOrderPageView>('GET', `/delivery-orders/${orderId}/page-view`)
}

import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

test('what waits on the board is what the badge counts', async ({ page }) => {
  await signIn(page, dispatcher, '/dispatch')
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dispatch/ })
  const unassigned = page.getByRole('region', { name: /^Unassigned \d+/ })
  await expect(unassigned.getByRole('link').first()).toBeVisible()
  // Other journeys place orders meanwhile, and the two ask once a minute: fresh from the server they agree.
  await expect(async () => {
    await page.reload()
    await expect(unassigned.getByRole('link').first()).toBeVisible()
    const count = Number(/\d+/.exec((await unassigned.getByRole('heading').textContent()) ?? '')?.[0])
    expect(await unassigned.getByRole('link').count()).toBe(count)
    await expect(entry).toHaveAccessibleName(new RegExp(`\\b${count} waiting`), { timeout: 2000 })
  }).toPass()
})

test('several orders are assigned at once with a result for each, and taken back', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const poNumber = `BULK-${Date.now()}`
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) ids.push(await arrangeOrder(office, { changes: { poNumber } }))
  const [first = 0, second = 0, third = 0] = ids
  await signIn(page, dispatcher, `/dispatch?q=${poNumber}`)
  const unassigned = page.getByRole('region', { name: /^Unassigned/ })
  await expect(unassigned.getByRole('link', { name: /^#/ })).toHaveCount(3)
  for (const id of ids) {
    await page.keyboard.press('j')
    await expect(unassigned.getByRole('link', { name: `#${id}` })).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `Select order ${id}` })).toBeChecked()
  }

  // Somebody else is faster with one of them.
  await office.call('POST', `/delivery-orders/${second}/cancelled`, { tenantId: office.tenantId, reason: 'By phone' })
  await expect(unassigned.getByRole('link', { name: /^#/ })).toHaveText([`#${first}`, `#${third}`])
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('a')
  await page.getByRole('combobox', { name: 'Drivers' }).fill('Owen')
  await page.getByRole('option', { name: /Owen Fraser/ }).click()
  await expect(page.getByText('2 orders assigned to Owen Fraser')).toBeVisible()
  const owen = page.getByRole('region', { name: /^Owen Fraser/ })
  await expect(owen.getByRole('link', { name: /^#/ })).toHaveText([`#${first}`, `#${third}`])
  const result = page.getByRole('alert', { name: 'Result' })
  await expect(result).toContainText('2 of 3 assigned to Owen Fraser')
  await expect(result.getByRole('listitem').filter({ hasText: `#${second}` })).not.toContainText('Assigned to')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unassigned.getByRole('link', { name: /^#/ })).toHaveText([`#${first}`, `#${third}`])
  await expect(owen.getByRole('link', { name: /^#/ })).toHaveCount(0)
})

test('the board shows what its address says, and Back undoes a filter', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const poNumber = `BOARD-${Date.now()}`
  const orderId = await arrangeOrder(office, { status: 'pickedUp', changes: { poNumber } })
  await signIn(page, dispatcher, `/dispatch?q=${poNumber}`)
  await expect(page.getByRole('region', { name: /^Kwame Mensah 1/ }).getByRole('link', { name: /^#/ })).toHaveText(
    `#${orderId}`,
  )
  await page.getByText('By status', { exact: true }).click()
  await expect(page).toHaveURL(/view=status/)
  await expect(page.getByRole('region', { name: /^In progress 1/ }).getByRole('link', { name: /^#/ })).toHaveText(
    `#${orderId}`,
  )
  await page.reload()
  await expect(page.getByRole('region', { name: /^In progress 1/ })).toBeVisible()
  await page.getByText('Tomorrow', { exact: true }).click()
  await expect(page).toHaveURL(/day=tomorrow/)
  await expect(page.getByRole('link', { name: `#${orderId}` })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: `#${orderId}` })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the board shows a column at a time and assigns by thumb', async ({ page }) => {
    const office = await callerFor(dispatcher)
    const poNumber = `PHONE-${Date.now()}`
    const orderId = await arrangeOrder(office, { changes: { poNumber } })
    await signIn(page, dispatcher, `/dispatch?q=${poNumber}`)
    const tabs = page.getByRole('group', { name: 'Columns' })
    await expect(tabs.getByRole('button', { name: /^Unassigned/, pressed: true })).toBeVisible()
    await expect(page.getByRole('region')).toHaveCount(1)
    const assign = page.getByRole('button', { name: `Assign order ${orderId}` })
    expect((await assign.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await assign.tap()
    await page.getByRole('option', { name: /Sienna Moreau/ }).tap()
    await expect(page.getByText(`#${orderId} assigned to Sienna Moreau`)).toBeVisible()
    await tabs.getByRole('button', { name: /^Sienna Moreau/ }).tap()
    await expect(page.getByRole('link', { name: `#${orderId}` })).toBeVisible()
  })
})

import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const owner = 'owner@prairiesky.example'

// The question is a refusal until somebody says yes.
test.use({ expectedErrors: [/422 .*\/delivery-orders\/bulk/] })

test('the office gives a driver a day off, the suggestion leaves them out, and an order for that day asks', async ({
  page,
}) => {
  const office = await callerFor(owner)
  const poNumber = `OFF-${Date.now()}`
  // A day that no other journey places orders on.
  const day = addDays(wallTimeAt(Date.now() / 1000, 'America/Regina').date, 40)
  const availableAt = Date.parse(`${day}T18:00:00Z`) / 1000
  const orderId = await arrangeOrder(office, { changes: { poNumber, availableAt } })

  await signIn(page, owner, '/drivers')
  await page
    .getByRole('row', { name: /Tomás Herrera/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Tomás Herrera', level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Days off' }).click()
  await page.getByRole('button', { name: 'Add day off' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add day off' })
  await form.getByLabel(/^From/).fill(day)
  await form.getByLabel(/^Until/).fill(day)
  await form.getByRole('button', { name: 'Add day off' }).click()
  await expect(page.getByRole('region', { name: 'To come' }).getByRole('listitem')).toHaveCount(1)

  await page.goto(`/dispatch?day=all&q=${poNumber}`)
  const unassigned = page.getByRole('region', { name: /^Unassigned/ })
  await expect(unassigned.getByRole('link', { name: `#${orderId}` })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const drivers = page.getByRole('combobox', { name: 'Drivers' })
  await expect(page.getByText('Off that day: Tomás Herrera')).toBeVisible()
  await expect(page.getByRole('option', { name: /Tomás/ })).toHaveCount(0)
  await drivers.fill('herrera')
  await page.getByRole('option', { name: /Tomás Herrera/ }).click()
  const question = page.getByRole('alertdialog', { name: 'The driver is off' })
  await expect(question).toContainText(`Assign order #${orderId} all the same?`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(unassigned.getByRole('link', { name: `#${orderId}` })).toBeVisible()

  await unassigned.getByRole('link', { name: `#${orderId}` }).focus()
  await page.keyboard.press('a')
  await drivers.fill('herrera')
  await page.getByRole('option', { name: /Tomás Herrera/ }).click()
  await question.getByRole('button', { name: 'Assign' }).click()
  const herrera = page.getByRole('region', { name: /^Tomás Herrera/ })
  await expect(herrera.getByRole('link', { name: `#${orderId}` })).toBeVisible()

  // The page of the driver, from the head of the column, names what falls on the day.
  await herrera.getByRole('link', { name: 'Tomás Herrera' }).click()
  await page.getByRole('tab', { name: 'Days off' }).click()
  await expect(page.getByRole('region', { name: 'To come' })).toContainText(`#${orderId}`)
  await page.getByRole('button', { name: /^Delete on/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No days off')).toBeVisible()
})

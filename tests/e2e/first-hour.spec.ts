import type { Page } from '@playwright/test'
import { serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { invitationFor } from '#tests/e2e/support/mail.ts'

const name = 'Wascana Couriers'
const email = 'noor@wascana.example'

// Addresses are made up, and nobody looks them up here.
test('an administrator makes a courier, and its owner is led to the first delivered order', async ({
  page,
  browser,
}) => {
  await test.step('the administrator makes it', async () => {
    await signIn(page, 'admin@waybill.example', '/settings/organizations')
    await page
      .getByRole('link', { name: 'New organization' })
      .or(page.getByRole('button', { name: 'New organization' }))
      .click()
    const form = page.getByRole('dialog', { name: 'New organization' })
    await form
      .getByLabel('Name', { exact: true })
      .or(form.getByRole('textbox', { name: /^Name/ }))
      .first()
      .fill(name)
    await form
      .getByLabel(/^Address/)
      .first()
      .fill('2420 Victoria Avenue, Regina, SK S4P 0S8')
    await page.keyboard.press('Tab')
    await form.getByRole('textbox', { name: /^Email/ }).fill(email)
    await form.getByLabel(/^First name/).fill('Noor')
    await form.getByRole('button', { name: 'Make and invite' }).click()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('Invited')
    await expectAccessibleInBothModes(page)
  })

  await expect.poll(() => invitationFor(email)).not.toBe('')
  const context = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 1440, height: 900 } })
  const owner = await context.newPage()
  const steps = owner.getByRole('region', { name: 'First steps' })
  const step = (title: RegExp) => steps.getByRole('link', { name: title })
  const home = () =>
    owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Waybill, home' }).click()

  await test.step('the owner comes in by the mail, and looks over what it bills to', async () => {
    await owner.goto(await invitationFor(email))
    await expect(owner.getByRole('heading', { name: `${name} is ready for you` })).toBeVisible()
    await owner.getByRole('button', { name: 'Make an account' }).click()
    await owner.getByLabel('Last name').fill('Rahman')
    await owner.getByRole('textbox', { name: 'Phone' }).fill('306 555 0180')
    for (const field of [/^Password(?! once)/, /^Password once more/])
      await owner.getByLabel(field).first().fill('a-good-password')
    await owner.getByRole('button', { name: 'Make the account' }).click()
    await owner.getByRole('button', { name: 'Continue' }).click()
    await expect(owner.getByRole('textbox', { name: /^Bill to name/ })).toHaveValue(name)
    await owner.getByRole('button', { name: 'Save and continue' }).click()
    await expect(steps).toContainText('0 of 6 done')
    await expectAccessibleInBothModes(owner)
  })

  await test.step('the list is put away and comes back', async () => {
    await steps.getByRole('button', { name: 'Hide' }).press('Enter')
    await expect(steps).toHaveCount(0)
    await owner.reload()
    await owner.getByRole('button', { name: 'First steps: 0 of 6 done' }).press('Enter')
    await steps.getByRole('button', { name: 'They are right' }).press('Enter')
    await expect(steps).toContainText('1 of 6 done')
  })

  await test.step('a service from a standard one', async () => {
    await step(/Publish a service/).click()
    await owner.getByRole('button', { name: 'Create service' }).click()
    await expect(owner.getByRole('heading', { name: 'Same day in the city: draft' })).toBeVisible()
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(owner.getByText('Can be ordered').first()).toBeVisible()
    await home()
  })

  await test.step('a driver', async () => {
    await step(/Add a driver/).click()
    await owner.getByRole('textbox', { name: /^Email/ }).fill('lee@wascana.example')
    await owner.getByLabel(/^First name/).fill('Lee')
    await owner.getByLabel(/^Last name/).fill('Moose')
    await owner.getByRole('button', { name: /^Make the account|^Add/ }).click()
    await expect(owner.getByText('Lee Moose has an account')).toBeVisible()
    await home()
  })

  await test.step('a customer', async () => {
    await step(/Add a customer/).click()
    await owner.getByRole('textbox', { name: /^Name/ }).fill('Cathedral Books')
    await owner
      .getByLabel(/^Address/)
      .first()
      .fill('2915 13th Avenue, Regina, SK')
    await owner.keyboard.press('Tab')
    await owner.getByRole('button', { name: 'Add the customer' }).click()
    await expect(owner.getByRole('heading', { name: 'Cathedral Books' })).toBeVisible()
    await home()
    await expect(steps).toContainText('4 of 6 done')
  })

  await test.step('an order', async () => {
    await step(/Place the first order/).click()
    await owner.getByRole('combobox', { name: 'Customer' }).fill('cathedral')
    await owner.getByRole('option', { name: /Cathedral Books/ }).click()
    await owner.getByRole('radio', { name: /Same day in the city/ }).check({ force: true })
    await addStop(owner, 'Pickup', '2915 13th Avenue')
    await addStop(owner, 'Drop-off', '3410 Hill Avenue')
    await owner.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
    await expect(owner.getByRole('complementary', { name: 'Price' })).toContainText(/Total\$\d+\.\d\d/)
    await owner.keyboard.press('Control+Enter')
    await owner.waitForURL(/\/delivery-orders\/\d+\/success$/)
  })

  await test.step('given to the driver, picked up and dropped off', async () => {
    const orderId = /\d+/.exec(new URL(owner.url()).pathname)?.[0]
    await owner.goto(`/delivery-orders/${orderId}`)
    await owner.getByRole('button', { name: 'Assign driver' }).first().click()
    await owner.getByRole('option', { name: /Lee Moose/ }).click()
    await owner
      .getByRole('dialog', { name: 'Assign Driver' })
      .getByRole('button', { name: /^(Assign|Confirm)/ })
      .click()
    for (const words of ['picked up', 'dropped off']) {
      await owner.getByRole('button', { name: `Mark as ${words}` }).click()
      await owner
        .getByRole('alertdialog')
        .or(owner.getByRole('dialog'))
        .getByRole('button', { name: 'Confirm' })
        .click()
      await expect(owner.getByText(`Delivery order marked as ${words}`)).toBeVisible()
    }
    await home()
    await expect(owner.getByRole('heading', { name: /, Noor$/ })).toBeVisible()
    await expect(steps).toHaveCount(0)
    await expect(owner.getByRole('button', { name: /^First steps/ })).toHaveCount(0)
  })

  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Noor Rahman')
  await context.close()
})

/** A location that the empty address book does not have: its street alone, in the town of the courier. */
async function addStop(page: Page, stop: string, street: string) {
  await page.getByRole('combobox', { name: stop }).fill(street)
  await page.getByRole('option', { name: `${street}, Regina, SK` }).click()
  const form = page.getByRole('dialog', { name: 'Add a location' })
  await expect(form.getByText('The pin stands in the middle of Regina.')).toBeVisible()
  await form.getByRole('button', { name: 'Add location' }).click()
  await expect(form).toHaveCount(0)
}

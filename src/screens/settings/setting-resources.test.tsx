import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

it('adds a contact whose details are checked by what they are, each at its own field', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/contacts/new')
  await expect.element(page.getByLabelText(/^Name/)).toBeVisible()
  await page.getByLabelText(/^Name/).fill('Renée Bouchard')
  await page.getByLabelText('Accounting').click({ force: true })
  await page.getByRole('button', { name: 'Add detail' }).click()
  await expect.element(page.getByLabelText('Detail 1: email')).toBeVisible()
  await page.getByLabelText('Detail 1: email').fill('billing')
  await page.getByRole('button', { name: 'Add detail' }).click()
  await page.getByLabelText('Detail 2: kind').selectOptions('Phone')
  await page.getByLabelText('Detail 2: phone').fill('306 651')
  await page.getByRole('button', { name: 'Add contact' }).last().click()
  await expect.element(page.getByLabelText('Detail 1: email')).toHaveAccessibleDescription('Must be a valid email')
  await expect
    .element(page.getByLabelText('Detail 2: phone'))
    .toHaveAccessibleDescription('Must be a valid phone number')
  expect(await axeViolations()).toEqual([])

  await page.getByLabelText('Detail 1: email').fill('billing@prairiesky.example')
  await page.getByLabelText('Detail 2: phone').fill('306 651 7211')
  await page.getByRole('button', { name: 'Add contact' }).last().click()
  await expect.element(page.getByText('Added Renée Bouchard')).toBeVisible()
  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/contacts'))
  expect(await sent?.json()).toEqual({
    name: 'Renée Bouchard',
    roles: ['Accounting'],
    details: [
      { type: 'email', value: 'billing@prairiesky.example' },
      { type: 'phone', value: '306 651 7211' },
    ],
  })
})

it('offers the QST among the taxes, with a rate as the others', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/taxes/new')
  await page.getByLabelText(/^Type/).selectOptions('Exempt')
  // What is not asked is hidden, and keeps its place in the form.
  const rate = page.getByRole('textbox', { name: /^Rate/ })
  await expect.element(rate).not.toBeInTheDocument()
  await page.getByLabelText(/^Type/).selectOptions('QST')
  await expect.element(rate).toBeVisible()
})

it('says which services charge a tax, and what is charged where no tax of one’s own holds', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/taxes')
  const service = page.getByRole('table', { name: 'Taxes' }).getByRole('link', { name: 'City Same Day' }).first()
  await expect.element(service).toHaveAttribute('href', '/settings/services/1/revisions/1?part=tax-settings')
  const standing = page.getByText(/^Where none of these holds/)
  await expect.element(standing).toMatchTextContent(/HST \(14%\) in NS; QST/)
  await expect.element(standing).toMatchTextContent(/PST SK \(6%\) in SK, for services that are set to charge it/)
  expect(await axeViolations()).toEqual([])
})

it('puts order fields in an order by buttons and by Alt with an arrow, the focus going along, and pins them there', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/order-fields')
  await page.getByRole('button', { name: 'Arrange fields' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Arrange fields' })
  const rows = () =>
    dialog
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent?.replace('Pinned', ''))
  await expect.poll(rows).toEqual(['Cost centre', 'Ward', 'Call before arriving'])
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await button('Move Ward up').click()
  expect(rows()).toEqual(['Ward', 'Cost centre', 'Call before arriving'])
  await expect.element(button('Move Ward up')).toBeDisabled()
  await expect.element(button('Move Ward down')).toHaveFocus()
  const pin = dialog.getByRole('checkbox', { name: 'Pinned: Call before arriving' })
  await pin.click({ force: true })
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(pin).toHaveFocus()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Call before arriving is now 2 of 3')
  expect(await axeViolations()).toEqual([])
  await button('Save').click()
  await expect.element(page.getByText('Saved the order of the fields')).toBeVisible()
  const [order] = api.sent('PUT', '/tenants/1/delivery-order-fields/order')
  expect(await order?.json()).toEqual({ ids: [602, 603, 601] })
  const names = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => /Ward|Cost centre|Call before/.exec(row.textContent ?? '')?.[0])
  await expect.poll(names).toEqual([undefined, 'Ward', 'Call before', 'Cost centre'])
})

it('keeps the limits of a parcel type as they were typed, and shows them in the units of the reader', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/parcel-types/new')
  await page.getByLabelText(/^Name/).fill('Sachet')
  await page.getByLabelText(/^Heaviest/).fill('8 oz')
  await page.getByLabelText(/^Longest/).fill('15 in')
  await page.getByRole('button', { name: 'Add parcel type' }).last().click()
  await expect.element(page.getByText('Added Sachet')).toBeVisible()
  const typed = { weight: { number: 8, unit: 'oz' }, length: { number: 15, unit: 'in' } }
  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/base-parcel-types'))
  expect(await sent?.json()).toMatchObject({ name: 'Sachet', maxWeightKg: 0.226796185, maxLengthM: 0.381, typed })

  await expect.element(page.getByRole('row', { name: /Sachet/ })).toMatchTextContent(/0\.5 lb/)
  await page.getByRole('link', { name: 'Sachet' }).click()
  await page.getByRole('dialog', { name: 'Sachet' }).getByText('Edit', { exact: true }).click()
  const heaviest = page.getByLabelText(/^Heaviest/)
  await expect.element(heaviest).toHaveValue('0.5')
  await userEvent.click(heaviest)
  await expect.element(heaviest).toHaveValue('8 oz')
  await userEvent.click(page.getByLabelText(/^Longest/))
  await expect.element(page.getByLabelText(/^Longest/)).toHaveValue(`1' 3"`)
})

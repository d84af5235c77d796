import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

/** What every page of settings does, shown on two; and the index beside them. */

const owner = { role: 'owner' } as const
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const memo = () => page.getByRole('textbox', { name: 'Memo' })
const save = () => page.getByRole('button', { name: 'Save accounting settings' })

async function openFinance(options: Parameters<typeof openWorld>[1] = owner) {
  const opened = await openWorld('/settings/finance', options)
  await expect.element(memo()).toBeVisible()
  const sent = () => opened.api.requests.filter(({ method }) => method === 'PATCH')
  return { ...opened, sent }
}

it('shows what the contract says where nobody has set anything, and sends what was changed', async () => {
  const { sent } = await openFinance()
  await expect.element(page.getByRole('combobox', { name: 'Payment terms' })).toHaveDisplayValue('Net 30')
  await memo().fill('Thank you.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Saved Accounting')).toBeVisible()
  expect(await sent()[0]?.json()).toEqual({ invoiceMemo: 'Thank you.', version: 1 })
  await memo().clear()
  await save().click()
  await expect.poll(() => sent().length).toBe(2)
  expect(await sent()[1]?.json()).toEqual({ invoiceMemo: null, version: 2 })
})

it('says at its field what the contract does not take', async () => {
  const { sent } = await openFinance()
  const number = page.getByRole('textbox', { name: 'GST/HST number' })
  await number.fill('12345')
  await save().click()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription(/Must be nine digits, RT and four digits/)
  expect(sent()).toEqual([])
})

it('tells the second of two what the first changed, and puts the own change on top when saved again', async () => {
  const { mock, sent } = await openFinance()
  await memo().fill('Mine.')
  const tenantId = mock.tenantId ?? 0
  mock.world.settings.accountingSettings = {
    [tenantId]: {
      version: 7,
      gstHstNumber: null,
      paymentTerms: 'net10',
      billingCycle: 'weekly',
      invoicePrefix: null,
      invoiceMemo: null,
    },
  }
  await save().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /Somebody else changed these settings.*Payment terms: Net 30.+Net 10Billing cycle: Monthly.+Weekly/,
    )
  await save().click()
  await expect.element(page.getByText('Saved Accounting')).toBeVisible()
  expect(await sent()[1]?.json()).toEqual({ invoiceMemo: 'Mine.', version: 7 })
  expect(mock.world.settings.accountingSettings[tenantId]).toMatchObject({
    paymentTerms: 'net10',
    invoiceMemo: 'Mine.',
  })
})

it('shows a new name of the organization in the frame at once, and sends the version that the change is based on', async () => {
  const { api } = await openWorld('/settings/general', owner)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveValue('Prairie Sky Couriers')
  await name.fill('Big Sky Couriers')
  await page.getByRole('button', { name: 'Save general settings' }).click()
  await expect.element(page.getByTitle('Big Sky Couriers')).toBeVisible()
  const sent = api.requests.find(({ method }) => method === 'PATCH')
  expect(await sent?.json()).toEqual({ name: 'Big Sky Couriers', version: 1 })
})

it('asks before what was typed is lost on the way to another page', async () => {
  const { router } = await openFinance()
  await memo().fill('Half a')
  await page.getByRole('link', { name: 'Vehicles' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(memo()).toHaveValue('Half a')
  expect(router.state.location.pathname).toBe('/settings/finance')
})

it('shows to a person who may not change it what is set, and why nothing can be changed', async () => {
  await openWorld('/settings/supplier-settings', { role: 'viewer' })
  const reason = page.getByText('Your role in Prairie Sky Couriers does not let you change what suppliers may do')
  await expect.element(reason).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Suppliers may place orders for us' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Save suppliers' })).toBeDisabled()
})

it('offers no page of prices to somebody who may only look, and says so at its address', async () => {
  await openWorld('/settings/dispatch', { role: 'viewer' })
  await expect.element(page.getByText('You do not have permission to do this.').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vehicles' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Service maps' }).elements()).toEqual([])
})

it('charges for cancelling nothing, a fee or a percentage, each in its own control', async () => {
  const { api } = await openWorld('/settings/dispatch', owner)
  const kind = page.getByRole('combobox', { name: 'Once a driver is assigned: kind' })
  await expect.element(kind).toHaveDisplayValue('Nothing')
  await kind.selectOptions('A fee')
  await page.getByRole('textbox', { name: 'Once a driver is assigned: fee' }).fill('12.50')
  const before = page.getByRole('combobox', { name: 'Before a driver is assigned: kind' })
  await before.selectOptions('A percentage')
  const percent = page.getByRole('textbox', { name: 'Before a driver is assigned: percent' })
  await percent.fill('half')
  await page.getByRole('button', { name: 'Save dispatch settings' }).click()
  await expect.element(percent).toHaveAccessibleDescription(/number/)
  await percent.fill('7.5 %')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save dispatch settings' }).click()
  await expect.element(page.getByText('Saved Dispatch')).toBeVisible()
  const sent = api.requests.find(({ method }) => method === 'PATCH')
  expect(await sent?.json()).toMatchObject({
    cancellationCharge: {
      beforeAssignment: { type: 'percentage', amount: 7.5 },
      afterAssignment: { type: 'fee', amount: 1250 },
    },
  })
})

it('keeps holidays: typed ones, and the public ones of a province and year that are not there yet', async () => {
  const { api } = await openWorld('/settings/dispatch', owner)
  const add = page.getByRole('button', { name: 'Add holiday' })
  await expect.element(add).toBeVisible()
  await add.click()
  await expect.element(page.getByLabelText('Holiday 1: day')).toHaveFocus()
  await page.getByLabelText('Holiday 1: day').fill('2027-07-01')
  await page.getByRole('textbox', { name: 'Holiday 1: name' }).fill('Inventory')
  const offer = page.getByRole('group', { name: 'Public holidays' })
  await offer.getByRole('combobox', { name: 'Year' }).selectOptions('2027')
  await offer.getByRole('combobox', { name: 'Province' }).selectOptions('Saskatchewan')
  await offer.getByRole('button', { name: 'Add 9 public holidays' }).click()
  await expect.element(offer.getByRole('button')).toMatchTextContent('All public holidays are in')
  await page.getByRole('button', { name: 'Remove Family Day on 2027-02-15' }).click()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save dispatch settings' }).click()
  await expect.element(page.getByText('Saved Dispatch')).toBeVisible()
  const sent = (await api.requests.find(({ method }) => method === 'PATCH')?.json()) as { holidays: object[] }
  expect(sent.holidays).toHaveLength(9)
  expect(sent.holidays[3]).toEqual({ date: '2027-07-01', name: 'Inventory' })
})

it('finds a setting by what it is called, and goes to its page', async () => {
  const { router } = await openFinance()
  const index = page.getByRole('navigation', { name: 'Settings' })
  await index.getByRole('searchbox').fill('cancelling')
  await expect.element(index.getByRole('status')).toMatchTextContent(/^1 of \d+ pages$/)
  await expect.element(index.getByRole('link')).toMatchTextContent('What cancelling costs')
  await index.getByRole('link').click()
  await expect.poll(() => router.state.location.pathname).toBe('/settings/dispatch')
  await index.getByRole('searchbox').fill('zzyzx')
  await expect.element(index.getByText('Nothing is called “zzyzx”.')).toBeVisible()
})

it('leaves the slash to the list of a page, and takes it where there is none', async () => {
  await openFinance()
  const index = page.getByRole('searchbox', { name: 'Find a setting' })
  await userEvent.keyboard('/')
  await expect.element(index).toHaveFocus()
  await page.getByRole('link', { name: 'Vehicles' }).click()
  await expect.element(heading('Vehicles')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
})

it('stands in the menu for a person who has one of the four rights', async () => {
  await openWorld('/locations', { role: 'dispatcher' })
  await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible()
})

it('says so to a person for whom none of the four rights opens a page', async () => {
  await openWorld('/settings', { tenantKind: 'supplier', role: 'scheduler' })
  await expect.element(heading('No settings are open to you')).toBeVisible()
  await expect.element(page.getByText(/Nothing is called/)).not.toBeInTheDocument()
})

it('says without Retry what may not be seen', async () => {
  await openWorld('/settings/vehicles', { tenantKind: 'customer', role: 'scheduler' })
  await expect.element(page.getByText('You do not have permission to do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

it('is on a phone an index, then the page with the way back', () =>
  onPhone(async () => {
    const { router } = await openWorld('/settings', owner)
    await expect.element(heading('Settings')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await page.getByRole('link', { name: 'Accounting' }).click()
    await expect.element(heading('Accounting')).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/settings')
  }))

it('leads from the dispatch settings, as from every page of one thing, to who changed them', async () => {
  const { router, mock } = await openWorld('/settings/dispatch', { role: 'owner' })
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Audit entries', level: 1 })).toBeVisible()
  const asked = new URLSearchParams(router.state.location.search)
  expect(asked.get('subjectType')).toBe('courier-settings')
  expect(asked.get('subjectId')).toBe(`${mock.tenantId}..${mock.tenantId}`)
})

it('offers no history to those who do not read the audit', async () => {
  await openWorld('/drivers/8', { role: 'dispatcher' })
  await expect.element(page.getByRole('button', { name: 'History', exact: true })).not.toBeInTheDocument()
})

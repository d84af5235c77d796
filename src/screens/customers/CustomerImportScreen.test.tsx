import { HttpResponse, http as msw } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getCreateOnboardingResponseMock,
  getGetManagedCustomerOnboardingsMockHandler,
} from '#generated/client/relationships/relationships.msw.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const columns = 'company,number,street,city,prov,lat,lng,first,last,email,terms'
const at = (street: string) => `${street},Saskatoon,SK,52.1,-106.6`
const file = (...rows: readonly string[]) => [columns, ...rows].join('\n')
const list = file(
  `Elm Bakery,C-7,${at('12 Elm Street')},Ana,Roy,ana@elm.example,net 30`,
  `ELM BAKERY,,${at('14 Elm Street')},,,,`,
  `North Clinic,C-8,${at('16 Elm Street')},Bo,Lee,not-mail,`,
)

async function open(options: Parameters<typeof openWorld>[1] = { role: 'owner' }) {
  const opened = await openWorld('/customers', options)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible()
  return opened
}

async function check(text: string): Promise<void> {
  await userEvent.upload(
    page.getByLabelText('CSV file or workbook'),
    new File([text], 'customers.csv', { type: 'text/csv' }),
  )
  await page.getByRole('button', { name: /^Check \d/ }).click()
}

const tile = (label: string) =>
  page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name: new RegExp(`${label}$`) })
const summary = () => page.getByRole('status').filter({ hasText: 'Nothing is stored yet' })

async function write(cell: string, text: string): Promise<void> {
  await page.getByRole('gridcell', { name: cell, exact: true }).first().dblClick()
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`)
}

it('takes a list of customers: what each row adds is told, a fault mended in place, and the list has them', async () => {
  const { api, mock } = await open()
  const before = mock.world.resources.customer?.length ?? 0
  expect(await axeViolations()).toEqual([])
  await check(list)
  await expect
    .element(summary())
    .toMatchTextContent('It makes 1 customer, 2 locations and 1 contact. 1 row will be left out.')
  await expect
    .element(page.getByRole('row', { name: /^2 Elm Bakery Clean .*Customer, location and contact/ }))
    .toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^4 North Clinic Refused email: Must be a valid email/ }))
    .toBeVisible()
  expect(await axeViolations()).toEqual([])

  await page.getByRole('gridcell', { name: 'not-mail' }).click()
  await userEvent.keyboard('{Control>}a{/Control}bo@clinic.example{Enter}')
  await expect.element(tile('Refused')).toMatchTextContent(/^0/)
  await expect.element(summary()).toMatchTextContent('It makes 2 customers, 3 locations and 2 contacts.')
  expect(mock.world.resources.customer).toHaveLength(before)

  await page.getByRole('button', { name: 'Import 3 good rows' }).click()
  await expect.element(page.getByText('2 customers, 3 locations and 2 contacts added to your customers')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const calls = api.requests.filter(({ url }) => url.includes('/customers/import'))
  expect(calls.map(({ url }) => new URL(url).searchParams.get('dryRun'))).toEqual(['true', 'true', 'false'])
  await page.getByRole('button', { name: 'See the customers' }).click()
  await expect.element(page.getByRole('link', { name: /^Elm Bakery/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^North Clinic/ })).toBeVisible()

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await check(list.replace('not-mail', 'bo@clinic.example'))
  await expect.element(page.getByText('Every good row of this file is among your customers already.')).toBeVisible()
  await expect.element(tile('Already there')).toMatchTextContent(/^3/)
  await expect.element(page.getByRole('region', { name: 'Offer them their organization' })).toBeVisible()
})

it('gives a customer that is there what it has not, and says so', async () => {
  await open()
  await check(file(`Elm Bakery,C-7,${at('12 Elm Street')},,,,net 30`))
  await page.getByRole('button', { name: 'Import 1 good row' }).click()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await check(
    file(
      `Elm Bakery,,${at('12 Elm Street')},Ana,Roy,,`,
      `North Clinic,,${at('16 Elm Street')},,,,`,
      `,,${at('1 X')},,,,`,
    ),
  )
  await expect.element(summary()).toMatchTextContent('It makes 1 customer, 1 location and 1 contact.')
  await page.getByRole('button', { name: 'Import 2 good rows' }).click()
  await expect.element(page.getByText('1 customer got more, 1 row was refused')).toBeVisible()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: 'Download the refused row' }).click()
  const [given] = saved.mock.calls[0] ?? []
  saved.mockRestore()
  expect(given instanceof Blob && (await given.text()).split('\r\n')[1]).toBe(`,,${at('1 X')},,,,,company: Required`)
})

it('goes in parts of 100, and asks again about the rows that waited for the one that was mended', async () => {
  const { api } = await open()
  const shops = Array.from({ length: 100 }, (_, index) => `Shop ${index},,${at(`${index + 20} Main Street`)},,,,`)
  await check(
    file(
      `Elm Bakery,,${at('12 Elm Street')},,,,net 10`,
      ...shops,
      `Elm Bakery,,${at('14 Elm Street')},,,,net 30`,
      `Elm Bakery,,${at('16 Elm Street')},,,,net 30`,
    ),
  )
  await expect.element(tile('Refused')).toMatchTextContent(/^2/)
  const asked = () =>
    api.requests
      .filter(({ url }) => url.includes('/customers/import'))
      .map(({ url }) => new URL(url).searchParams.get('firstLine'))
  expect(asked()).toEqual(['2', '102'])
  await expect
    .element(page.getByRole('row', { name: /^103 Elm Bakery Refused terms: Line 2 has other payment terms/ }))
    .toBeVisible()
  await write('net 10', 'net 30')
  await expect.element(tile('Refused')).toMatchTextContent(/^0/)
  expect(asked()).toEqual(['2', '102', '2'])
  await expect.element(summary()).toMatchTextContent('It makes 101 customers and 103 locations.')
})

it('offers those that are chosen to their people, one call each, and nothing to whom something was offered', async () => {
  const { api, mock } = await open()
  const idOf = (name: string) =>
    mock.world.resources.customer?.find((row) => Reflect.get(row, 'name') === name)?.id ?? 0
  const waiting = { customerTenantId: 0, toEmail: 'bo@oak.example' }
  const tried: string[] = []
  api.use(
    getGetManagedCustomerOnboardingsMockHandler(() => {
      const oak = getCreateOnboardingResponseMock({ ...waiting, customerTenantId: idOf('Oak') })
      return { data: [oak], total: 1, totalIsCapped: false, page: 0, pageSize: 100 }
    }),
    msw.post('*/api/tenants/:customerId/onboarding', async ({ request, params }) => {
      tried.push(`${params['customerId']} ${JSON.stringify(await request.json())}`)
      if (tried.length === 2)
        return HttpResponse.json(
          { code: 'already_offered', message: 'Somebody was quicker.', errors: {} },
          { status: 422 },
        )
      return HttpResponse.json(getCreateOnboardingResponseMock())
    }),
  )
  const shop = (name: string, email: string) => `${name},,${at(`1 ${name} Street`)},Ana,Roy,${email},`
  await check(
    file(
      shop('Elm', 'ana@elm.example'),
      shop('Oak', 'ana@oak.example'),
      shop('Ash', 'ana@ash.example'),
      shop('Fir', ''),
    ),
  )
  await page.getByRole('button', { name: 'Import 4 good rows' }).click()
  const box = (name: string) => page.getByRole('checkbox', { name: `Offer ${name}` })
  await expect.element(page.getByText('Offered to bo@oak.example, and waiting')).toBeVisible()
  await expect.element(box('Oak')).toBeDisabled()
  await expect.element(box('Fir')).toBeDisabled()
  await expect.element(box('Elm')).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Send offers' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'All 2 with an email' }).click({ force: true })
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Send 2 offers' }).click()
  await expect.element(page.getByText('Offered', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Offered before, and waiting')).toBeVisible()
  const asked = (email: string) => `{"offeredTo":"person","toEmail":"${email}","toFirstName":"Ana","toLastName":"Roy"}`
  expect(tried).toEqual([`${idOf('Elm')} ${asked('ana@elm.example')}`, `${idOf('Ash')} ${asked('ana@ash.example')}`])
  await expect.element(box('Elm')).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Send offers' })).toBeDisabled()
  expect(await axeViolations()).toEqual([])
})

it.each([
  ['a courier’s viewer', { role: 'viewer' as const }, /does not let you import customers/],
  ['a customer', { role: 'owner' as const, tenantKind: 'customer' as const }, /Only a courier keeps customers/],
])('is not offered to %s', async (_, options, why) => {
  const { router } = await openWorld('/customers', options)
  await expect.element(page.getByRole('button', { name: 'Import', exact: true })).not.toBeInTheDocument()
  await router.navigate('/customers/import')
  await expect.element(page.getByText('You cannot import customers')).toBeVisible()
  await expect.element(page.getByText(why)).toBeVisible()
})

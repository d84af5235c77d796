import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const file = [
  'Ref,From,Ship to,Qty',
  'R-1,Main depot,Broadway Bakery,2',
  'R-2,Main depot,Nowhere,1',
  'R-3,Main depot,Elm Clinic,1',
].join('\n')

const tile = (label: string) =>
  page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name: new RegExp(`${label}$`) })

it('takes a file from its columns to its orders, with a fault mended in place', async () => {
  const { api, router } = await openWorld(paths.orderImport(), { tenantKind: 'customer', role: 'scheduler' })
  expect(await axeViolations()).toEqual([])
  await userEvent.upload(
    page.getByLabelText('CSV file or workbook'),
    new File([file], 'monday.csv', { type: 'text/csv' }),
  )
  await expect.element(page.getByRole('combobox', { name: 'Drop-off', exact: true })).toHaveValue('Ship to')
  expect(await axeViolations()).toEqual([])
  // Of so many fields those come first that the file has; one that is taken from its column stays, to be given another.
  const fields = page.getByRole('region', { name: 'Columns' }).getByRole('combobox')
  await expect.element(fields).toHaveLength(4)
  await page.getByRole('combobox', { name: 'Reference', exact: true }).selectOptions('')
  await expect.element(fields).toHaveLength(4)
  await page.getByRole('combobox', { name: 'Reference', exact: true }).selectOptions('Ref')
  await page.getByRole('combobox', { name: 'Field of Ref', exact: true }).selectOptions('PO number')
  await expect.element(fields).toHaveLength(5)
  await page.getByRole('combobox', { name: 'Field of Ref', exact: true }).selectOptions('Reference')
  await page.getByRole('button', { name: /^Show \d+ fields without a column$/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Notes', exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Show those with a column alone' }).click()
  await expect.element(fields).toHaveLength(4)

  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect.element(tile('Refused')).toMatchTextContent(/^1/)
  await expect.element(page.getByText('It places 2 orders for $42.80.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('No location “Nowhere” is in the address book', { exact: false })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('gridcell', { name: 'Nowhere' }).click()
  await userEvent.keyboard('{Control>}a{/Control}Main clinic{Enter}')
  await expect.element(tile('Refused')).toMatchTextContent(/^0/)

  await page.getByRole('button', { name: 'Import 3 good rows' }).click()
  await expect.element(page.getByRole('heading', { name: 'monday.csv', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/scheduler\/imports\/\d+$/)
  const [sent] = api.requests.filter(({ method, url }) => method === 'POST' && url.includes('/order-imports?'))
  expect(new URL(sent?.url ?? '').searchParams.get('fileName')).toBe('monday.csv')
})

it('says what became of a file row by row', async () => {
  await openWorld(paths.orderImported(51), { tenantKind: 'customer', role: 'scheduler' })
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect
    .element(rows.getByRole('row', { name: /^2 Placed R-1042 Broadway Bakery #10482 \$21\.40$/ }))
    .toBeVisible()
  await expect.element(rows.getByRole('row', { name: /^3 Refused R-1043 Nowhere Ship to: No location/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByLabelText('Outcome').selectOptions('Refused')
  await expect.element(rows.getByText('R-1042')).not.toBeInTheDocument()
})

it('gives out what a cancelled one left as a file', async () => {
  const { api } = await openWorld(paths.orderImported(52), { tenantKind: 'customer', role: 'scheduler' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('2 rows were not placed', { exact: false })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: 'Rest as CSV' }).click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  saved.mockRestore()
  const asked = api.requests.map(({ url }) => new URL(url)).findLast(({ pathname }) => pathname.endsWith('/rows'))
  expect(asked?.searchParams.get('pagination')).toBe(JSON.stringify({ filter: { outcome: 'waiting' } }))
})

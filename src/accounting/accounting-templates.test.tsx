import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './AccountingDataScreen.tsx'
import './GroupSheet.tsx'
import './templates/TemplateList.tsx'
import './templates/SaveTemplateDialog.tsx'
import './templates/TemplatesDialog.tsx'

const address =
  '/accounting-data?grouping=CustomerCustomer&from=2026-10-01&until=2026-10-31&states=unbilled&sort=-total'
const kept = { tenantId: 1, version: 1, archived: false, createdAt: 1, updatedAt: 1 }
const monthEnd = {
  ...kept,
  id: 901,
  name: 'Month end',
  grouping: 'DriverPayPeriod',
  period: 'lastMonth',
  columns: ['party', 'span', 'pay'],
  filter: { isPaid: false },
  sort: '-pay',
}

async function open(templates: readonly object[]) {
  stopCalendar()
  return openWorld(
    ({ world }) => {
      world.resources['accountingTemplate'] = [...templates] as MockWorld['world']['resources'][string]
      return address
    },
    { role: 'owner' },
  )
}
const templatesOf = ({ world }: MockWorld) => world.resources['accountingTemplate'] ?? []
const openMenu = () => userEvent.click(page.getByRole('button', { name: 'Templates' }))
const headings = () =>
  [...document.querySelectorAll('.wb-list-table thead th')].map(({ textContent }) => textContent).filter(Boolean)

it('shows a template with its grouping, days, filters, order and columns', async () => {
  const { search } = await open([monthEnd])
  await openMenu()
  await userEvent.click(page.getByRole('menuitem', { name: /Month end.*Driver, by pay period · Last month/ }))
  await expect
    .poll(() => Object.fromEntries(search()))
    .toEqual({
      grouping: 'DriverPayPeriod',
      from: '2026-10-01',
      until: '2026-10-31',
      paid: 'no',
      sort: '-pay',
    })
  await expect.poll(headings).toEqual(['Driver', 'Pay period', 'Driver pay'])
})

it('keeps the view under a name, and puts it in the place of one of that name', async () => {
  const { mock } = await open([])
  await openMenu()
  await expect.element(page.getByText('No templates yet')).toBeVisible()
  await userEvent.click(page.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = page.getByRole('alertdialog', { name: 'Save this view' })
  await expect.element(dialog.getByLabelText('Period')).toHaveValue('lastMonth')
  await userEvent.fill(dialog.getByLabelText('Name'), 'To bill')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }))
  await expect.element(page.getByText('Saved To bill')).toBeVisible()
  const view = { grouping: 'CustomerCustomer', period: 'lastMonth', filter: { states: ['unbilled'] }, sort: '-total' }
  expect(templatesOf(mock)).toEqual([expect.objectContaining({ name: 'To bill', columns: [], ...view })])

  await openMenu()
  await userEvent.click(page.getByRole('menuitem', { name: 'Save this view…' }))
  await userEvent.fill(dialog.getByLabelText('Name'), 'to bill')
  await userEvent.selectOptions(dialog.getByLabelText('Period'), 'This quarter')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace template' }))
  await expect.element(page.getByText('Replaced to bill')).toBeVisible()
  expect(templatesOf(mock)).toEqual([expect.objectContaining({ name: 'To bill', period: 'thisQuarter' })])
})

it('renames a template, and deletes it after a question', async () => {
  const { mock } = await open([monthEnd])
  await openMenu()
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename or delete…' }))
  const dialog = page.getByRole('dialog', { name: 'Templates' })
  await userEvent.fill(dialog.getByLabelText('Name of Month end'), 'Pay day')
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
  await expect.element(page.getByText('Renamed Month end to Pay day')).toBeVisible()
  expect(templatesOf(mock)).toEqual([expect.objectContaining({ name: 'Pay day', grouping: 'DriverPayPeriod' })])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Pay day' }))
  const question = page.getByRole('alertdialog', { name: 'Delete Pay day?' })
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await expect.element(dialog.getByText('There are no templates any more.')).toBeVisible()
  expect(templatesOf(mock)).toEqual([])
})

it('shows the groups as a sheet, whose cells are copied as plain numbers', async () => {
  const { search } = await open([])
  await userEvent.click(page.getByRole('radio', { name: 'Sheet' }))
  await expect.poll(() => search().get('view')).toBe('sheet')
  await expect.element(page.getByRole('grid', { name: 'Groups' })).toBeInTheDocument()
  const numbers = () =>
    [...document.querySelectorAll('[role=gridcell][data-number=true]')].map((cell) => cell.getAttribute('title'))
  await expect.poll(() => numbers().some((text) => /^\d+\.\d\d$/.test(text ?? ''))).toBe(true)
  await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

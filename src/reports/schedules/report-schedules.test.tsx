import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '../ReportsScreen.tsx'
import './report-schedules.tsx'

const owner = { role: 'owner' } as const

const open = (address: string, choice: Parameters<typeof openWorld>[1] = owner) => {
  stopCalendar()
  return openWorld(address, choice)
}
const drawer = () => page.getByRole('dialog')
const bodiesOf = async (requests: readonly Request[], ending: RegExp) =>
  Promise.all(
    requests
      .filter(({ url, method }) => method === 'POST' && ending.test(new URL(url).pathname))
      .map(async (request): Promise<unknown> => JSON.parse(await request.clone().text())),
  )

it('lists what is sent, and what paused by itself', async () => {
  await open('/reports/schedules')
  const list = page.getByRole('table')
  await expect.element(list.getByRole('row', { name: /Month end.*Every month on day 1 at 07:00/ })).toBeVisible()
  await expect.element(list.getByRole('row', { name: /Every Monday.*Paused/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('says why one is paused, and resumes it', async () => {
  await open('/reports/schedules')
  await userEvent.click(page.getByRole('link', { name: 'Every Monday', exact: true }))
  await expect.element(drawer().getByText(/^Paused\. Dana Kowalski may not read/)).toBeVisible()
  await userEvent.click(drawer().getByRole('button', { name: 'Resume' }))
  await expect.element(drawer().getByRole('button', { name: 'Pause' })).toBeVisible()
})

it('sends one now, and says what became of it', async () => {
  await open('/reports/schedules')
  await userEvent.click(page.getByRole('link', { name: 'Month end', exact: true }))
  await userEvent.click(drawer().getByRole('button', { name: 'Send now' }))
  await expect.element(page.getByText('Sent to 2 addresses, with 42 orders.').first()).toBeVisible()
})

it('begins a new one with the report that one looks at', async () => {
  const { api } = await open('/reports?kind=SummaryByDriver&from=2026-10-01&until=2026-11-30&customer=2')
  await userEvent.click(page.getByRole('button', { name: 'By mail' }))
  await expect.element(drawer().getByRole('textbox', { name: /^Name/ })).toHaveValue('Summary By Driver')
  await userEvent.click(drawer().getByRole('button', { name: 'Add report schedule' }))
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'Summary By Driver', exact: true }))
    .toBeVisible()
  const [sent] = await bodiesOf(api.requests, /report-schedules$/)
  expect(sent).toMatchObject({
    reportKind: 'SummaryByDriver',
    filter: { customerIds: [2] },
    period: 'lastMonth',
    every: 'month',
    dayOfMonth: 1,
    timeOfDay: 25_200,
  })
})

it('is offered to nobody who may not read the accounting', async () => {
  await open('/reports/schedules', { role: 'viewer' })
  await expect.element(page.getByRole('link', { name: 'Month end' })).not.toBeInTheDocument()
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './PayScreen.tsx'
import './wizard/NewPayRunScreen.tsx'
import './run/PayRunScreen.tsx'
import './statement/StatementScreen.tsx'
import './FairnessScreen.tsx'

const owner = { role: 'owner' } as const
/** A period that is over after all orders of the world. */
const until = '2099-12-31'
const open = (path: string, options: MockWorldOptions = owner) => openWorld(path, options)
const dryRun = `/accounting-driver-pay/new-bill?step=preview&until=${until}&payDate=${until}`

/** Says where in the books pay is put, so that nothing keeps a run from being made. */
function nameBooks({ world, tenantId }: MockWorld): void {
  const books = { package: 'qbo', payAccount: '5100', payTaxCode: 'Exempt', version: 1 }
  world.settings['accountingSettings'] = { [tenantId ?? 0]: books }
}

const openNamed = (path: string) =>
  openWorld((mock) => {
    nameBooks(mock)
    return path
  }, owner)

it('lists what drivers earned and are due, and begins a run for those who are ticked', async () => {
  const { mock, search, router } = await openWorld(({ world }) => {
    const completed = world.orders.find(({ view }) => view.status === 'completed' && view.driver !== null)
    const at = completed?.view.times.completedAt ?? 0
    return `/accounting-driver-pay?until=${new Date(at * 1_000).toISOString().slice(0, 10)}`
  }, owner)
  const table = page.getByRole('table', { name: 'Drivers' })
  const row = table.getByRole('row').nth(1)
  await expect.element(row).toBeVisible()
  await expect
    .element(page.getByText(/is due to \d+ drivers? up to .*, with all that is left from before: \d+ order/))
    .toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Pay period' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect(mock.world.pay?.runs ?? []).toEqual([])
  const box = row.getByRole('checkbox').element()
  if (box instanceof HTMLElement) box.focus()
  await userEvent.keyboard(' ')
  await userEvent.click(page.getByRole('button', { name: 'Pay run for them…' }))
  await expect.element(page.getByRole('heading', { name: 'New pay run' })).toBeVisible()
  expect(search().get('drivers')).toMatch(/^\d+$/)
  await expect.element(page.getByRole('radio', { name: 'Chosen ones' })).toBeChecked()
  await expect
    .element(
      page
        .getByRole('group', { name: /^Whom: 1 driver/ })
        .getByRole('checkbox')
        .first(),
    )
    .toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/accounting-driver-pay/new-bill')
  expect(search().get('step')).toBe('preview')
})

it('says what keeps a run from being made, and leads to where it is mended', async () => {
  await open(dryRun)
  const faults = page.getByRole('region', { name: 'What is to be mended first' })
  await expect.element(faults.getByText(/No account of driver pay is chosen/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Make \d+ statement/ })).toBeDisabled()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(faults.getByRole('link', { name: 'Accounting settings' }).first())
  await expect.element(page.getByRole('heading', { level: 1, name: /Accounting|Finance/ })).toBeVisible()
})

it('makes a run whose statements open with their arithmetic, are paid, and are void once it is reversed', async () => {
  const { mock } = await openNamed(dryRun)
  await expect.element(page.getByRole('table', { name: 'Statements that it would make' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ statement/ }))
  await expect.element(page.getByRole('heading', { level: 1, name: /^PAY-1 to PAY-\d+$/ })).toBeVisible()
  const statements = page.getByRole('table', { name: 'Statements' })
  expect(await axeViolations()).toEqual([])

  await userEvent.click(page.getByRole('button', { name: /^Download driver-pay-/ }))
  await expect.element(page.getByText(/^Downloaded by/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Download again driver-pay-/ }))
  const question = page.getByRole('alertdialog', { name: 'Download it again?' })
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))

  await userEvent.click(statements.getByRole('link', { name: 'PAY-1', exact: true }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'PAY-1' })).toBeVisible()
  const orders = page.getByRole('table', { name: 'Orders' })
  const line = orders.getByRole('row').nth(1)
  await expect.element(line).toMatchTextContent(/Order \d+: .* to .*\$[\d.,]+.*60 %usual rate/)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Mark as paid' }))
  await expect.element(page.getByText('Marked PAY-1 as paid')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mark as not paid' }))
  await expect.element(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible()

  await userEvent.click(page.getByRole('link', { name: 'Its pay run' }))
  await userEvent.click(page.getByRole('button', { name: 'Reverse…' }))
  const dialog = page.getByRole('alertdialog', { name: 'Reverse this pay run?' })
  await expect.element(dialog.getByRole('button', { name: 'Reverse' })).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The wrong period.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
  await expect.element(page.getByText(/^Reversed by .*The wrong period\./)).toBeVisible()
  await expect.element(statements.getByText('Void').first()).toBeVisible()
  expect(mock.world.pay?.runs[0]?.run).toMatchObject({ state: 'reversed', reversalReason: 'The wrong period.' })
})

it('marks all statements of a run as paid, and lists them', async () => {
  const { mock, router } = await openNamed(dryRun)
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ statement/ }))
  await userEvent.click(page.getByRole('button', { name: 'Mark all as paid' }))
  await expect.element(page.getByText(/^Marked \d+ statements? as paid/)).toBeVisible()
  const made = mock.world.pay?.runs[0]?.statements.length
  await router.navigate('/accounting-driver-pay?view=statements&paid=yes')
  const rows = page.getByRole('table', { name: 'Statements' })
  await expect.element(rows).toHaveAttribute('aria-rowcount', String((made ?? 0) + 1))
  expect(await axeViolations()).toEqual([])

  // Of one order alone it is said on its own page.
  const orderId = mock.world.pay?.runs[0]?.statements[0]?.lines[0]?.orderId
  await router.navigate(`/delivery-orders/${orderId}`)
  const money = page.getByRole('group', { name: 'The driver’s money' })
  await expect.element(money.getByText(/^On PAY-\d+, paid/)).toBeVisible()
  await userEvent.click(money.getByRole('button', { name: 'Mark as not paid' }))
  await expect.element(page.getByText(`Driver of #${orderId} not paid`)).toBeVisible()
  await expect.element(money.getByText(/not paid yet$/)).toBeVisible()
  await expect.element(money.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('shows how far a run is, and lets it be cancelled', async () => {
  const { mock } = await openNamed(dryRun)
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ statement/ }))
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByText('Nothing of it was kept', { exact: false })).toBeVisible()
  expect(mock.world.pay?.runs[0]?.run.state).toBe('cancelled')
  await userEvent.click(page.getByRole('button', { name: 'Look again' }))
  await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible()
})

it('keeps extras and deductions, and leaves those that stand on a statement', async () => {
  const { mock } = await openWorld(({ world }) => {
    const [first] = world.resources['payExtra'] ?? []
    if (first !== undefined) Object.assign(first, { isPaidOut: true, statementNumber: 'PAY-7' })
    return '/accounting-driver-pay/extras'
  }, owner)
  const table = page.getByRole('table', { name: 'Extras' })
  await expect.element(table.getByRole('row', { name: /PAY-7/ })).toBeVisible()
  await expect.element(table.getByText('Not yet').first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const [paidOut] = mock.world.resources['payExtra'] ?? []
  const name = String(Reflect.get(paidOut ?? {}, 'name'))
  await userEvent.click(table.getByRole('link', { name: new RegExp(name) }))
  await expect.element(page.getByText(/It stands on PAY-7, and stays as it is/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('says what drivers earn by the hour and the kilometre beside the median', async () => {
  const { search } = await open('/accounting-driver-pay/fairness?from=2000-01-01&until=2099-12-31')
  const table = page.getByRole('table', { name: 'Drivers' })
  await expect.element(table.getByText(/\d+ % (above|below) the median|At the median/).first()).toBeVisible()
  await expect.element(page.getByText(/^The median of all drivers is \$/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(table.getByRole('button', { name: /^Pay a kilometre/ }))
  await expect.poll(() => search().get('sort')).toBe('-perKilometre')
})

it('shows at a driver what was paid, and adds what comes beside orders', async () => {
  const { mock } = await openWorld(({ world }) => {
    const driver = world.people.find(({ user }) => user.email === 'driver1@prairiesky.example')
    return `/drivers/${driver?.user.id}/pay`
  }, owner)
  await expect.element(page.getByText('None yet. The first pay run makes one.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add extra' }))
  const form = page.getByRole('dialog')
  await userEvent.fill(form.getByLabelText(/^Day/), '2030-05-01')
  await userEvent.fill(form.getByLabelText(/^What for/), 'Snow tires')
  await userEvent.fill(form.getByLabelText(/^Amount/), '25')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Add extra' }))
  const extras = page.getByRole('region', { name: 'Extras and deductions' })
  await expect.element(extras.getByText(/^Snow tires/)).toBeVisible()
  expect(mock.world.resources['payExtra']?.at(-1)).toMatchObject({ name: 'Snow tires', amountCadCents: 2_500 })
  await userEvent.click(extras.getByRole('button', { name: 'Delete Snow tires' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect.element(extras.getByText(/^Snow tires/)).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

it('is denied to those who do not read the books', async () => {
  await open('/accounting-driver-pay', { role: 'dispatcher' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByText(/does not let you see driver pay\.$/)).toBeVisible()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    const { router } = await openNamed(dryRun)
    const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible()
    fits()
    await userEvent.click(page.getByRole('button', { name: /^Make \d+ statement/ }))
    await userEvent.click(page.getByRole('link', { name: 'PAY-1', exact: true }))
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    fits()
    expect(await axeViolations()).toEqual([])
    await router.navigate(`/accounting-driver-pay?until=${until}`)
    await expect.element(page.getByRole('heading', { name: 'Driver pay' })).toBeVisible()
    fits()
  })
})

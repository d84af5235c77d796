import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const asAdmin = { tenantKind: 'internal', role: 'admin' } as const
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const rows = () => page.getByRole('row')

it('puts the sections beside each other, in the theme of administrators', async () => {
  const { router } = await openWorld('/super-admin', asAdmin)
  await expect.element(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('admin')
  const tabs = page.getByRole('navigation', { name: 'Super Admin' })
  for (const [tab, heading] of [
    ['Plans', 'Plans'],
    ['Errors', 'Errors'],
    ['Versions', 'Versions'],
    ['First paints', 'First paints'],
    ['Messages', 'Messages'],
    ['Jobs', 'Installation'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect(await axeViolations(), tab).toEqual([])
  }
  expect(router.state.location.pathname).toBe('/super-admin/jobs')
})

it.each([
  ['/settings/organizations/new', 'New organization'],
  ['/settings/organizations?kind=Courier', null],
])('still opens %s', async (address, name) => {
  const { search } = await openWorld(address, asAdmin)
  await expect.element(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeInTheDocument()
  if (name !== null) await expect.element(dialog(name)).toBeVisible()
  else expect(search().get('kind')).toBe('Courier')
})

it('is closed to everybody else', async () => {
  await openWorld(() => '/super-admin/errors', { role: 'owner' }).catch(() => undefined)
  await expect.element(page.getByText('For administrators of Waybill')).toBeVisible()
})

it('shows an error with its reports, and calls it resolved and open again', async () => {
  await openWorld('/super-admin/errors', asAdmin)
  await page.getByRole('link', { name: /Order # has no stop #/ }).click()
  const drawer = dialog('Order # has no stop #')
  await drawer.getByText(/Order 10482 has no stop 3/).click()
  await expect.element(drawer.getByText(/at StopList/).first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect.element(drawer.getByRole('button', { name: 'Open it again' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(rows().filter({ hasText: 'Order # has no stop #' }).getByText('Resolved')).toBeVisible()
})

it('says before a plan is changed what it means for those who have it', async () => {
  await openWorld('/super-admin/plans', asAdmin)
  await page.getByRole('button', { name: 'Change Supplier' }).click()
  const form = dialog('Change the plan Supplier')
  await expect.element(form.getByText(/what is added to its features they get/)).toBeVisible()
  await form.getByText('Planner', { exact: true }).click()
  await expect.element(form.getByText('1 organization gets Planner.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Changed the plan Supplier')).toBeVisible()
})

it('lists versions, first paints and messages, without a whole address', async () => {
  const { search } = await openWorld('/super-admin/versions', asAdmin)
  await expect.element(rows().filter({ hasText: '0.1.0' }).getByText('This server')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Super Admin' })
  await tabs.getByRole('link', { name: 'First paints' }).click()
  await expect.element(rows().filter({ hasText: '/delivery-orders/:id' }).getByText('1.3 s')).toBeVisible()
  await page.getByText('30 days').click()
  expect(search().get('days')).toBe('30')
  await tabs.getByRole('link', { name: 'Messages' }).click()
  await expect.element(page.getByText('d…@prairiesky.example')).toBeVisible()
  await page.getByRole('button', { name: 'State' }).click()
  await page.getByRole('button', { name: 'Failed' }).click()
  await expect.element(page.getByText('…23')).toBeVisible()
  await expect.element(page.getByText('d…@prairiesky.example')).not.toBeInTheDocument()
})

it('tells the people of a suspended organization why, and lets them in again', async () => {
  const { mock } = await openWorld(({ world }) => {
    const courier = world.tenants.find(({ tenant }) => tenant.kind === 'Courier')?.tenant
    const suspension = { since: world.now, reason: 'Three invoices are open', byName: null }
    world.administration = {
      suspensions: { [courier?.id ?? 0]: suspension },
      plans: {},
      planChanges: {},
      errors: [],
      versions: [],
      paints: [],
      messages: [],
    }
    return '/home'
  })
  await expect.element(page.getByRole('heading', { name: 'Suspended' })).toBeVisible()
  await expect
    .element(page.getByText('Prairie Sky Couriers is suspended: Three invoices are open. Nothing of it is lost.'))
    .toBeVisible()
  expect(await axeViolations()).toEqual([])
  if (mock.world.administration) mock.world.administration.suspensions = {}
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

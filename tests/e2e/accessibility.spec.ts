import type { Page } from '@playwright/test'
import type { Invoice, PayStatement } from '#generated/model/index.ts'
import { arrangeOrder, callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessible, expectArrived, inColours, signIn, test } from '#tests/e2e/support/journey.ts'
import { smallTargets } from '#tests/e2e/support/targets.ts'
import {
  accountingScreens,
  customerScreens,
  draftScreens,
  locationScreens,
  type MainScreen,
  orderScreens,
  billingScreens,
  moneyScreens,
  plannerScreens,
  priceBookScreens,
  settingScreens,
  vendorScreens,
} from '#tests/main-screens.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const owner = 'owner@prairiesky.example'

// They read, each on a page of its own, and together take longer than any other file: the worker that is free takes the next.
test.describe.configure({ mode: 'parallel' })

/**
 * Every main screen on a phone, in dark colours, once what it is about has arrived. At a desk, in either colours and with what
 * opens on them they are looked at on the mocks. Each group is a test, so that none comes near its time limit.
 */
const groups: readonly [about: string, who: string, screens: () => Promise<readonly MainScreen[]>][] = [
  ['orders', dispatcher, ordersOfDemo],
  ['locations and people', dispatcher, locationsOfDemo],
  ['customers', owner, customersOfDemo],
  ['vendors', 'owner@meewasin.example', vendorsOfDemo],
  ['the planner', 'scheduler@meewasin.example', plannerOfDemo],
  ['accounting', owner, () => Promise.resolve(accountingScreens())],
  ['billing', owner, async () => billingScreens(undefined)],
  ['money', 'bookkeeper@prairiesky.example', moneyOfDemo],
  ['settings', owner, settingsOfDemo],
  ['the price book', owner, priceBookOfDemo],
  ['a draft', owner, draftOfDemo],
]

async function ordersOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor(dispatcher)
  return orderScreens({
    placed: await arrangeOrder(office),
    onItsWay: await arrangeOrder(office, { status: 'pickedUp' }),
  })
}

async function locationsOfDemo(): Promise<readonly MainScreen[]> {
  return locationScreens((await first(await callerFor(dispatcher), 'paginated-locations'))?.id)
}

async function customersOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor(owner)
  const { data } = await listOf<{ id: number; state: string; kind: string }>(
    office,
    `/tenants/${office.tenantId}/invitations-paginated`,
  )
  const waiting = data.find(({ state, kind }) => state === 'pending' && kind === 'customer')
  const { data: customers } = await listOf<Named>(office, `/tenants/${office.tenantId}/paginated-customers`, {
    search: 'Meewasin',
  })
  // The one whose contacts the demo names.
  return customerScreens(
    customers.find(({ name }) => name === 'Meewasin Pharmacy Group'),
    waiting?.id,
  )
}

async function vendorsOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor('owner@meewasin.example')
  return vendorScreens(await first(office, 'paginated-vendors'), await first(office, 'potential-vendors'))
}

async function plannerOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor('scheduler@meewasin.example')
  const path = `/tenants/${office.tenantId}/recurring-orders-paginated`
  const { data } = await listOf<Named & { status: string }>(office, path, { pageSize: 100 })
  const one = (status: string) => data.find((row) => row.status === status)
  return plannerScreens(one('active'), one('invalid'))
}

async function moneyOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor('bookkeeper@prairiesky.example')
  const { data: invoices } = await listOf<Invoice>(office, `/tenants/${office.tenantId}/invoices`)
  const invoice = invoices.find(({ state }) => state === 'paid')
  const { data: statements } = await listOf<PayStatement>(office, `/tenants/${office.tenantId}/driver-pay-statements`)
  const statement = statements.find(({ state }) => state === 'paid')
  return moneyScreens({
    invoice: invoice?.id,
    customer: invoice?.customer.id,
    payRun: statement?.invoiceExportId,
    payStatement: statement?.id,
  })
}

async function settingsOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor(owner)
  return settingScreens((await first(office, 'vehicles'))?.id, await first(office, 'protocols'))
}

async function priceBookOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor(owner)
  const service = await first(office, 'services-meta')
  const { data } = await office.call<{ data: { id: number }[] }>('GET', `/services/${service?.id}/revisions`)
  return priceBookScreens(service?.id, data[0]?.id, await first(office, 'service-maps-meta'))
}

async function draftOfDemo(): Promise<readonly MainScreen[]> {
  const office = await callerFor(owner)
  const { data } = await listOf<Named & { draftRevisionId: number | null; isTemplate: boolean }>(
    office,
    `/tenants/${office.tenantId}/services-meta`,
  )
  const service = data.find(({ draftRevisionId, isTemplate }) => draftRevisionId !== null && !isTemplate)
  return draftScreens(service, service?.draftRevisionId ?? undefined)
}

interface Named {
  readonly id: number
  readonly name: string
}

/** The first row of a list of the organization. */
async function first(office: Awaited<ReturnType<typeof callerFor>>, list: string): Promise<Named | undefined> {
  return (await listOf<Named>(office, `/tenants/${office.tenantId}/${list}`, { pageSize: 1 })).data[0]
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [about, who, screens] of groups)
    test(`no screen of ${about} scrolls sideways or breaks a rule of accessibility in the dark, and what one presses is large enough`, async ({
      page,
    }) => {
      await signIn(page, who, '/switch-tenants')
      await inColours(page, 'dark')
      for (const { path, heading } of await screens())
        await test.step(path, async () => {
          await open(page, path, heading)
          const width = await page.evaluate(() =>
            Math.max(document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0),
          )
          expect(width, 'width of the page').toBeLessThanOrEqual(390)
          expect(await smallTargets(page), 'targets under 44 pixels').toEqual([])
          await expectAccessible(page)
        })
    })
})

test('the page after signing out breaks no rule of accessibility, in light and in dark colours', async ({ page }) => {
  await signIn(page, dispatcher)
  await page.goto('/logout')
  await expect(page.getByLabel('Email')).toBeVisible()
  // The server's own page, which has no theme but the device's.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

/** Goes there within the page, as a link does: loading the product anew each time would cost more than looking at it. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
  await expectArrived(page.locator(':root'))
}

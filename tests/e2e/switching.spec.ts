import type { Page } from '@playwright/test'
import type { TenantSummary } from '#generated/model/index.ts'
import { callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const admin = 'admin@waybill.example'
/** What stands on the screens of the one organization alone. */
const ofTheFirst = /Meewasin|Nutana|Bridge City|prairiesky/i

const poNumber = 'PO 4410 of the first'

/** All that the browser keeps: what is stored, and the names and contents of its caches. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''))
      }),
    )
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached])
  })
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Switch Organizations' }).click()
  await page.getByRole('combobox', { name: 'Search organizations' }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('complementary', { name: 'Session' })).toContainText(`You are viewing ${name}`)
}

test('nothing of an organization is left once one has switched to another: stores, calls, streams, Back, other tabs', async ({
  page,
  context,
}) => {
  const caller = await callerFor(admin)
  const found = await listOf<TenantSummary>(caller, `/users/${caller.me.id}/switchable-tenants`, { search: 'Queen' })
  const second = found.data[0]?.id
  await signIn(page, admin)
  await switchTo(page, 'Prairie Sky Couriers')
  await page.goto('/scheduler')
  await page.getByRole('textbox', { name: 'PO number' }).fill(poNumber)
  await expect.poll(() => keptBy(page)).toContain(poNumber)
  // Each is read whole, one after another, as a person would look around.
  for (const [path, text] of [
    ['/customers', 'Nutana Flowers'],
    ['/drivers', 'Owen Fraser'],
    ['/locations', 'Stonebridge Centre'],
    ['/order-history', 'Meewasin'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(text)
  }
  const other = await context.newPage()
  await other.goto('/customers')
  await expect(other.getByRole('main')).toContainText('Nutana Flowers')

  const asked: string[] = []
  await switchTo(page, 'Queen City Rush')
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const named = request.headers()['x-tenant-id'] ?? /^\/api\/tenants\/(\d+)\//.exec(pathname)?.[1]
    if (pathname.startsWith('/api/') && named !== undefined) asked.push(named)
  })
  expect(await keptBy(page)).not.toMatch(ofTheFirst)
  for (const path of ['/customers', '/drivers', '/locations', '/order-history']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Meewasin|Nutana|Bridge City/)
  }
  // The four, home, the choice of the organization, and the list where one left the first one.
  for (let step = 0; step < 6; step += 1) await page.goBack()
  await expect(page).toHaveURL(/\/order-history$/)
  await expect(page.getByRole('complementary', { name: 'Session' })).toContainText('You are viewing Queen City Rush')
  await expect(page.getByRole('main')).not.toContainText(/Meewasin|Nutana|Bridge City/)
  // An order that was begun stays with the organization for which it was begun.
  await page.goto('/scheduler')
  await expect(page.getByRole('textbox', { name: 'PO number' })).toHaveValue('')
  expect(new Set(asked)).toEqual(new Set([String(second)]))
  // The other tab has followed: it asks for the second one's customers now.
  await expect(other.getByRole('complementary', { name: 'Session' })).toContainText('You are viewing Queen City Rush')
  await expect(other.getByRole('main')).not.toContainText('Nutana Flowers')
})

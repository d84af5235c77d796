import type { Page } from '@playwright/test'
import { arrangeOrder, callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessible, expectArrived, inColours, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const owner = 'owner@prairiesky.example'

// They read, each on a page of its own, and together take longer than any other file: whoever is free takes the next.
test.describe.configure({ mode: 'parallel' })

interface Screen {
  readonly path: string
  readonly heading: string | RegExp
}

/**
 * Every main screen on a phone, in dark colours, once what it is about has arrived. At a desk, in either colours and with what
 * opens on them they are looked at in src/screens/accessibility.test.tsx. Each group is a test, so that none comes near its time limit.
 */
const groups: readonly [about: string, who: string, screens: () => Promise<readonly Screen[]>][] = [
  ['orders', dispatcher, orderScreens],
  ['locations and people', dispatcher, locationScreens],
  ['settings', owner, settingScreens],
  ['the price book', owner, priceBookScreens],
  ['a draft', owner, draftScreens],
]

async function orderScreens(): Promise<readonly Screen[]> {
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office)
  const onItsWayId = await arrangeOrder(office, { status: 'pickedUp' })
  return [
    { path: '/home', heading: /, Dana$/ },
    { path: '/dispatch', heading: 'Dispatch' },
    { path: '/dispatch?view=exceptions', heading: 'Dispatch' },
    { path: `/delivery-orders/${orderId}/success`, heading: `Order #${orderId} placed` },
    { path: '/order-history?q=no+such+order', heading: 'Order History' },
    { path: '/order-history', heading: 'Order History' },
    { path: `/order-history?order=${onItsWayId}`, heading: `#${onItsWayId}` },
    { path: `/delivery-orders/${onItsWayId}`, heading: `#${onItsWayId}` },
    { path: '/scheduler', heading: 'New order' },
    { path: `/scheduler?again=${orderId}`, heading: 'New order' },
  ]
}

async function locationScreens(): Promise<readonly Screen[]> {
  const office = await callerFor(dispatcher)
  const [location] = (await listOf(office, `/tenants/${office.tenantId}/paginated-locations`, { pageSize: 1 })).data
  return [
    { path: '/locations', heading: 'Locations' },
    { path: '/locations/new', heading: 'Add location' },
    { path: `/locations/${location?.id}`, heading: 'Locations' },
    { path: '/locations/import', heading: 'Import locations' },
    { path: '/profile', heading: 'My Profile' },
    { path: '/profile/edit', heading: /profile/i },
    { path: '/switch-tenants', heading: 'Switch Organizations' },
  ]
}

async function settingScreens(): Promise<readonly Screen[]> {
  const office = await callerFor(owner)
  const [vehicle] = (await listOf(office, `/tenants/${office.tenantId}/vehicles`, { pageSize: 1 })).data
  const [protocol] = (
    await listOf<{ id: number; name: string }>(office, `/tenants/${office.tenantId}/protocols`, { pageSize: 1 })
  ).data
  return [
    { path: '/settings/finance', heading: 'Accounting' },
    { path: '/settings/general', heading: 'General' },
    { path: '/settings/contacts/new', heading: 'Add contact' },
    { path: '/settings/vehicles', heading: 'Vehicles' },
    { path: '/settings/vehicles/new', heading: 'Add vehicle' },
    { path: `/settings/vehicles/${vehicle?.id}`, heading: 'Vehicles' },
    { path: `/settings/vehicles/${vehicle?.id}/edit`, heading: 'Vehicles' },
    { path: '/settings/protocols', heading: 'Protocols' },
    { path: `/settings/protocols/${protocol?.id}`, heading: protocol?.name ?? '' },
    { path: '/settings/supplier-settings', heading: 'Suppliers' },
    { path: '/settings/images', heading: 'Images' },
    { path: '/settings/dispatch', heading: 'Dispatch' },
    { path: '/settings/notifications', heading: 'Notifications' },
    { path: '/settings/driver-pay', heading: 'Driver pay' },
    { path: '/settings/taxes/new', heading: 'Add tax' },
    { path: '/settings/order-fields/new', heading: 'Add order field' },
    { path: '/settings/parcel-types/new', heading: 'Add parcel type' },
    { path: '/settings/service-speeds/new', heading: 'Add service speed' },
    { path: '/settings/tags/new', heading: 'Add tag' },
  ]
}

async function priceBookScreens(): Promise<readonly Screen[]> {
  const office = await callerFor(owner)
  const [service] = (await listOf(office, `/tenants/${office.tenantId}/services-meta`, { pageSize: 1 })).data
  const [map] = (
    await listOf<{ id: number; name: string }>(office, `/tenants/${office.tenantId}/service-maps-meta`, { pageSize: 1 })
  ).data
  const { data } = await office.call<{ data: { id: number }[] }>('GET', `/services/${service?.id}/revisions`)
  return [
    { path: '/settings/services', heading: 'Services' },
    { path: '/settings/services/new', heading: 'New service' },
    { path: `/settings/services/${service?.id}`, heading: 'Revisions' },
    { path: `/settings/services/${service?.id}/revisions/${data[0]?.id}?part=distance-range`, heading: 'Distance' },
    { path: '/settings/fuel-surcharge', heading: 'Fuel surcharge' },
    { path: '/settings/service-maps', heading: 'Service maps' },
    { path: `/settings/service-maps/${map?.id}`, heading: map?.name ?? '' },
  ]
}

/** Of the parts one of each kind of field; what is alike in two of them is looked at once. */
async function draftScreens(): Promise<readonly Screen[]> {
  const office = await callerFor(owner)
  const { data } = await listOf<{ id: number; name: string; draftRevisionId: number | null; isTemplate: boolean }>(
    office,
    `/tenants/${office.tenantId}/services-meta`,
  )
  const service = data.find(({ draftRevisionId, isTemplate }) => draftRevisionId !== null && !isTemplate)
  const draft = `/settings/services/${service?.id}/revisions/${service?.draftRevisionId}`
  return [
    { path: `${draft}?check=price`, heading: 'What would this cost?' },
    { path: `${draft}/try-out`, heading: `Try ${service?.name} on past orders` },
    { path: `${draft}?part=parcel-types`, heading: 'Parcel types' },
    { path: `${draft}?part=time-of-day`, heading: 'Time of day' },
    { path: `${draft}?part=service-map`, heading: 'Service map' },
    { path: `${draft}?part=fuel-surcharge`, heading: 'Fuel surcharge' },
  ]
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
          expect(await tooSmall(page), 'targets under 44 pixels').toEqual([])
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

/** What is pressed or typed into, in the page and not in running text, and is smaller to a thumb than a thumb. */
function tooSmall(page: Page): Promise<string[]> {
  const pressed = 'button, select, a[href], label.bp6-control, input:not([type=checkbox], [type=radio], [type=file])'
  return page.locator(pressed).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const hidden = width === 0 || !target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      // A line of text may reach further than it is high to the eye.
      const reaches = ['::before', '::after'].map((part) => {
        const { position, height: reach } = getComputedStyle(target, part)
        return position === 'absolute' ? Number.parseFloat(reach) : 0
      })
      const isOut = target.matches('.leaflet-container *, .wb-visually-hidden *, [href="#main"], p *')
      if (hidden || isOut || Math.max(height, ...reaches) >= 44) return []
      const name = target.getAttribute('aria-label') ?? target.textContent
      return [`${target.tagName} ${name}: ${Math.round(width)} x ${Math.round(height)}`]
    }),
  )
}

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DeliveryOrderMedia, DeliveryOrderUpdate, ParcelDetail } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')

/** An order as large as they come: 200 types of parcels, 500 entries and 40 files. */
function largeOrder(mock: MockWorld): number {
  const view = assigned(mock)
  const record = mock.world.orders.find((order) => order.view === view)
  if (record === undefined) throw new Error('The order is not in the world')
  const times = <Item,>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, at) => make(at))
  Object.assign(view, {
    parcelDetails: times(200, (at): ParcelDetail => ({
      id: at + 1,
      name: `Box ${at + 1}`,
      quantity: 1,
      lengthM: 0.3,
      widthM: 0.2,
      heightM: 0.1,
      weightKg: 2,
    })),
  })
  record.updates = times(500, (at): DeliveryOrderUpdate => ({
    id: 10_000 - at,
    type: at % 2 === 0 ? 'assigned_commented' : 'assigned',
    createdAt: mock.world.now - at,
    occurredAt: mock.world.now - at,
    deliveryOrderId: view.id,
    comment: `Comment ${at + 1}`,
    commenterName: 'Dana Kowalski',
  }))
  record.media = times(40, (at): DeliveryOrderMedia => ({
    id: at + 1,
    name: `Photo ${at + 1}.jpg`,
    url: `/delivery-orders/${view.id}/media/${at + 1}`,
    contentType: 'image/jpeg',
    sizeBytes: 68,
    createdAt: mock.world.now,
    attachedByName: null,
    stop: null,
  }))
  return view.id
}

const rows = (selector: string) => document.querySelectorAll(selector).length

/** More than fit into any window of these tests, far fewer than there are. */
const mostRows = 60

it('keeps only what is near the eye of 200 parcels and 500 entries in the document', async () => {
  await openWorld((mock) => paths.order(largeOrder(mock)))
  await expect.element(page.getByText('Box 1', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Comment 1', { exact: true })).toBeVisible()
  expect(rows('[aria-label="Parcels"] > li')).toBeLessThan(mostRows)
  expect(rows('[aria-label="Timeline"] > li')).toBeLessThan(mostRows)
  expect(document.querySelector('[aria-label="Timeline"] > li')?.getAttribute('aria-setsize')).toBe('500')

  const main = document.getElementById('main')
  main?.scrollTo(0, main.scrollHeight)
  await expect.element(page.getByText('Comment 499', { exact: true })).toBeVisible()
  expect(rows('[aria-label="Timeline"] > li')).toBeLessThan(mostRows)
  await expect.element(page.getByText('Comment 1', { exact: true })).not.toBeInTheDocument()

  const parcels = page.getByRole('region', { name: '200 parcel types' }).element()
  parcels.scrollTo(0, parcels.scrollHeight)
  await expect.element(page.getByText('Box 200', { exact: true })).toBeInTheDocument()
  expect(rows('[aria-label="Parcels"] > li')).toBeLessThan(mostRows)
})

it('keeps only what is near the eye of 250 comments, and counts them all', async () => {
  await openWorld((mock) => `${paths.order(largeOrder(mock))}?tab=comments`)
  await expect.element(page.getByRole('tab', { name: 'Comments 250' })).toBeVisible()
  await expect.element(page.getByText('Comment 1', { exact: true })).toBeVisible()
  expect(rows('[aria-label="Comments"] > li')).toBeLessThan(mostRows)
})

it('names all of 40 files', async () => {
  await openWorld((mock) => `${paths.order(largeOrder(mock))}?tab=documents`)
  await expect.element(page.getByRole('tab', { name: 'Documents & Media 41' })).toBeVisible()
  await expect.element(page.getByText(/^Photo 1\.jpg$/).first()).toBeInTheDocument()
})

it('keeps what happened near in the drawer, however many parcels there are', async () => {
  await openWorld((mock) => paths.orderDrawer(largeOrder(mock), paths.orderHistory()))
  const parcels = page.getByRole('region', { name: '200 parcel types' })
  await expect.element(parcels).toBeVisible()
  expect(rows('[aria-label="Parcels"] > li')).toBeLessThan(mostRows)
  expect(parcels.element().getBoundingClientRect().height).toBeLessThan(300)
  parcels.element().scrollTo(0, parcels.element().scrollHeight)
  await expect.element(page.getByText('Box 200', { exact: true })).toBeInTheDocument()
})

const endless = 'https://maps.example/'.padEnd(120, 'x')

/** An order whose every text is one word that no line can hold. */
function endlessOrder(mock: MockWorld): number {
  const view = orderThatIs('cancelled')(mock)
  for (const location of [view.pickupLocation, view.dropoffLocation])
    Object.assign(location, {
      name: endless,
      fullName: endless,
      formattedAddress: endless,
      contactName: endless,
      pickupNotes: endless,
      dropoffNotes: endless,
    })
  Object.assign(view, {
    poNumber: endless,
    orderNotes: endless,
    serviceName: endless,
    serviceSpeedName: 'Before the close of the third business day',
    driver: { id: 1, firstName: endless, lastName: endless },
    senderTenant: { id: 2, name: endless },
    tags: [{ id: 1, name: endless, iconImageSrc: null }],
    cancellation: { cancelledAt: mock.world.now, actorName: endless, actorTenantName: endless, reason: endless },
    parcelDetails: view.parcelDetails.map((parcel) => ({ ...parcel, name: endless, quantity: 10_000 })),
  })
  return view.id
}

/** What stands beyond the edge of the box that it is in, or over what stands beside it. */
function spilled(boxes: string): string[] {
  return [...document.querySelectorAll(boxes)].flatMap((box) => {
    const edge = box.getBoundingClientRect().right
    return [...box.querySelectorAll(':is(p, dd, li, strong, span, th, td)')]
      .filter((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        return text.getBoundingClientRect().right > edge + 1
      })
      .map((part) => `${box.getAttribute('aria-label')}: ${part.textContent.slice(0, 40)}`)
  })
}

it.each([
  ['a desk', async (look: () => Promise<void>) => look()],
  ['a phone', onPhone],
])('breaks words without an end inside their cards, at %s', async (_, at) => {
  await at(async () => {
    const { mock, router } = await openWorld((world) => paths.order(endlessOrder(world)))
    await expect.element(page.getByText('10000 ×').first()).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Driver', exact: true })).toBeVisible()
    expect(spilled('#main .wb-card:not(:has(.leaflet-container))')).toEqual([])
    expect(spilled('[aria-label="Parcels"] > li')).toEqual([])
    await router.navigate(paths.orderDrawer(endlessOrder(mock), paths.orderHistory()))
    await expect.element(page.getByRole('region', { name: 'Charge To' })).toBeVisible()
    expect(spilled('[role="dialog"] section')).toEqual([])
  })
})

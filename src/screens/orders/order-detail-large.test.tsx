import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DeliveryOrderMedia, DeliveryOrderUpdate, ParcelDetail } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { openOrders, orderThatIs } from './testing/open-orders.tsx'

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
  await openOrders((mock) => paths.order(largeOrder(mock)))
  await expect.element(page.getByText('Box 1', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Comment 1', { exact: true })).toBeVisible()
  expect(rows('.wb-parcels > li')).toBeLessThan(mostRows)
  expect(rows('.wb-timeline > li')).toBeLessThan(mostRows)
  expect(document.querySelector('.wb-timeline > li')?.getAttribute('aria-setsize')).toBe('500')

  const main = document.getElementById('main')
  main?.scrollTo(0, main.scrollHeight)
  await expect.element(page.getByText('Comment 499', { exact: true })).toBeVisible()
  expect(rows('.wb-timeline > li')).toBeLessThan(mostRows)
  await expect.element(page.getByText('Comment 1', { exact: true })).not.toBeInTheDocument()

  const parcels = document.querySelector('.wb-parcels-window')
  parcels?.scrollTo(0, parcels.scrollHeight)
  await expect.element(page.getByText('Box 200', { exact: true })).toBeInTheDocument()
  expect(rows('.wb-parcels > li')).toBeLessThan(mostRows)
})

it('keeps only what is near the eye of 250 comments, and counts them all', async () => {
  await openOrders((mock) => `${paths.order(largeOrder(mock))}?tab=comments`)
  await expect.element(page.getByRole('tab', { name: 'Comments 250' })).toBeVisible()
  await expect.element(page.getByText('Comment 1', { exact: true })).toBeVisible()
  expect(rows('.wb-comment-list > li')).toBeLessThan(mostRows)
})

it('names all of 40 files', async () => {
  await openOrders((mock) => `${paths.order(largeOrder(mock))}?tab=documents`)
  await expect.element(page.getByRole('tab', { name: 'Documents & Media 41' })).toBeVisible()
  await expect.element(page.getByText(/^Photo 1\.jpg$/).first()).toBeInTheDocument()
})

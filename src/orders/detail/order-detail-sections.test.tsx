import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')
const cancelled = orderThatIs('cancelled')
const completed = orderThatIs('completed')

const region = (name: string) => page.getByRole('region', { name, exact: true })
const textOf = (card: Locator) => () => card.element().textContent

async function openWith(
  change: Partial<DeliveryOrderPageView>,
  options: Parameters<typeof openWorld>[1] = {},
  pick = assigned,
) {
  return openWorld((mock) => {
    const view = Object.assign(pick(mock), change)
    return paths.order(view.id)
  }, options)
}

describe('order details', () => {
  it('say everything that docs/rules/order-page.md lists', async () => {
    await openWith({
      poNumber: 'PO-7781',
      orderNotes: 'Fragile.\nThis side up.',
      totalWeightKg: 25,
      totalVolumeM3: 0.192,
      totalParcels: 3,
      vehicleName: 'Cargo van',
      distanceM: 14_300,
      timeS: 3_849,
      senderTenant: { id: 2, name: 'Meewasin Pharmacy Group' },
      scheduledByTenant: { id: 2, name: 'Meewasin Pharmacy Group' },
      senderUser: { firstName: 'Aylin', lastName: 'Yılmaz', admin: false },
      tags: [{ id: 1, name: 'Keep cold', iconImageSrc: '/icons/cold.svg' }],
    })
    const card = region('Order details')
    await expect.poll(textOf(card)).toContain('PO NumberPO-7781')
    for (const text of ['Total Items3', 'Total Weight55.12 lb', 'Total Volume6.78 ft³', 'Distance14.3 km'])
      await expect.poll(textOf(card)).toContain(text)
    await expect.poll(textOf(card)).toContain('Time1h 04m 09s')
    await expect.poll(textOf(card)).toContain('· Cargo van')
    await expect.poll(textOf(card)).toContain('ScheduledAylin Yılmaz, Meewasin Pharmacy Group · ')
    await expect.poll(textOf(card)).toContain('Order NotesFragile.\nThis side up.')
    expect(card.getByText('Keep cold').element().querySelector('img')?.getAttribute('src')).toBe('/icons/cold.svg')
  })

  it('name the platform for what an administrator placed', async () => {
    await openWith({ senderUser: { firstName: 'Noor', lastName: 'Haddad', admin: true } })
    await expect.poll(textOf(region('Order details'))).toContain('ScheduledNoor Haddad, Waybill · ')
  })

  it('name the supplier that placed it for the customer', async () => {
    await openWith({
      senderUser: { firstName: 'George', lastName: 'Oduya', admin: false },
      senderTenant: { id: 2, name: 'Meewasin Pharmacy Group' },
      scheduledByTenant: { id: 3, name: 'Northline Medical Supply' },
    })
    const card = region('Order details')
    await expect.poll(textOf(card)).toContain('ScheduledGeorge Oduya, Northline Medical Supply · ')
  })

  it('link the recurring order only for the tenant that scheduled it and has the planner', async () => {
    const { mock } = await openWith({
      createdByRecurringOrderId: 7,
      scheduledByTenant: { id: 1, name: 'Prairie Sky Couriers' },
    })
    const hasPlanner = mock.world.tenants[0]?.features.includes('Planner') === true
    expect(hasPlanner).toBe(true)
    await expect
      .element(region('Order details').getByRole('link', { name: 'Recurring order #7' }))
      .toHaveAttribute('href', '/planner/recurring-order/7')
  })

  it.each([
    ['another tenant scheduled it', { id: 2, name: 'Meewasin' }, true],
    ['the tenant has no planner', { id: 1, name: 'Prairie Sky' }, false],
  ])('name the recurring order in plain text when %s', async (_, scheduledByTenant, keepsPlanner) => {
    await openWorld((mock) => {
      const features = mock.world.tenants[0]?.features
      if (!keepsPlanner) features?.splice(features.indexOf('Planner'), 1)
      return paths.order(Object.assign(assigned(mock), { createdByRecurringOrderId: 7, scheduledByTenant }).id)
    })
    await expect.element(region('Order details').getByText('Recurring order #7')).toBeVisible()
    await expect.element(region('Order details').getByRole('link')).not.toBeInTheDocument()
  })
})

describe('the stops', () => {
  const everyDay = (day: object) =>
    Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
    )

  it.each([
    ['Open 24 Hours', {}],
    ['Closed', everyDay({ closed: true })],
    [
      '08:00 – 17:00, break 12:00 – 12:30',
      everyDay({ hours: { openTime: 28_800, closeTime: 61_200, breakStartTime: 43_200, breakEndTime: 45_000 } }),
    ],
  ])('say %s today', async (text, operatingHours) => {
    await openWorld((mock) => {
      const view = assigned(mock)
      Object.assign(view.pickupLocation, {
        operatingHours,
        unitNumber: '110',
        contactName: 'Aylin Ünal',
        phone: '+13066517211',
        pickupNotes: 'Ring twice.',
      })
      return paths.order(view.id)
    })
    const pickup = region('Pickup')
    await expect.poll(textOf(pickup)).toContain(`Today ${text}`)
    await expect.poll(textOf(pickup)).toContain('110-')
    await expect.element(pickup.getByText('Aylin Ünal')).toBeVisible()
    await expect
      .element(pickup.getByRole('link', { name: '(306) 651-7211' }))
      .toHaveAttribute('href', 'tel:+13066517211')
    await expect.element(pickup.getByText('Ring twice.')).toBeVisible()
  })
})

describe('parcels', () => {
  const parcelDetails = [
    { id: 1, name: 'Medium box', quantity: 2, lengthM: 0.508, widthM: 0.4064, heightM: 0.3048, weightKg: 12.5 },
  ]

  it.each([
    ['Metric', ['Max 0.51 m × 0.41 m × 0.3 m each', '12.5 kg each', '0.063 m³ each']],
    ['MetricMixed', ['Max 20 in × 16 in × 12 in each', '27.56 lb each', '2.222 ft³ each']],
    ['Imperial', ['Max 20 in × 16 in × 12 in each', '27.56 lb each', '16.623 gal each']],
  ] as const)('are measured for somebody who reads %s', async (unitPreference, texts) => {
    await openWorld((mock) => {
      mock.person.me = { ...mock.person.me, unitPreference }
      return paths.order(Object.assign(assigned(mock), { parcelDetails }).id)
    })
    const card = region('Parcels')
    await expect.element(card.getByText('2 ×')).toBeVisible()
    for (const text of texts) await expect.poll(textOf(card)).toContain(text)
    // One unit alone: not feet beside inches.
    expect(textOf(card)().match(/Max /g)).toHaveLength(1)
  })

  it('say nothing of what nobody knows, nor of the 0 that orders of before had in its place', async () => {
    const unknown = { lengthM: null, widthM: null, heightM: null, weightKg: null }
    const ofBefore = { lengthM: 0, widthM: 0, heightM: 0, weightKg: 2 }
    await openWith({
      parcelDetails: [
        { id: 1, name: 'Parcel', quantity: 2, ...unknown },
        { id: 2, name: 'Bag', quantity: 1, ...ofBefore },
      ],
      totalWeightKg: null,
      totalVolumeM3: null,
    })
    await expect.poll(textOf(region('Parcels'))).toMatch(/2 ×\s*Parcel\s*1 ×\s*Bag\s*4\.41 lb each$/)
    const details = textOf(region('Order details'))
    await expect.poll(details).toContain('Total Items')
    expect(details()).not.toMatch(/Total (Weight|Volume)/)
  })
})

describe('the pencils', () => {
  const pencils = ['Edit order details', 'Edit parcels', 'Edit pricing', 'Edit driver pay']

  it('stand on an open order and name what they open in the address, beside the tab', async () => {
    const { search } = await openWorld((mock) => `${paths.order(assigned(mock).id)}?tab=comments`)
    for (const name of pencils) await expect.element(page.getByRole('button', { name })).toBeEnabled()
    await page.getByRole('button', { name: 'Edit pricing' }).click()
    await expect.poll(() => search().toString()).toBe('tab=comments&show=pricing')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('stand on a completed order too', async () => {
    await openWorld((mock) => paths.order(completed(mock).id))
    for (const name of pencils) await expect.element(page.getByRole('button', { name })).toBeEnabled()
  })

  it('are gone from a cancelled order, and its address opens none', async () => {
    await openWorld((mock) => `${paths.order(cancelled(mock).id)}?show=edit`)
    await expect.element(region('Cancelled')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Edit / })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('say why they are not for a viewer, who sees no price and no pay', async () => {
    await openWorld((mock) => paths.order(assigned(mock).id), { role: 'viewer' })
    const pencil = page.getByRole('button', { name: 'Edit order details' })
    await expect.element(pencil).toHaveAttribute('aria-disabled', 'true')
    await expect.element(pencil).toHaveAccessibleDescription(/Your role in .* does not let you edit orders/)
    for (const card of ['Pricing', 'Driver pay']) await expect.element(region(card)).not.toBeInTheDocument()
  })

  it('are not there for a customer, who edits nothing and sees no pay', async () => {
    const isMine = ({ senderTenant, status }: DeliveryOrderPageView) => senderTenant.id === 2 && status === 'assigned'
    await openWorld((mock) => paths.order(mock.world.orders.find(({ view }) => isMine(view))?.view.id ?? 0), {
      tenantKind: 'customer',
      role: 'scheduler',
    })
    await expect.element(region('Courier')).toBeVisible()
    await expect.element(region('Parcels')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Edit / })).not.toBeInTheDocument()
    await expect.element(region('Driver pay')).not.toBeInTheDocument()
  })
})

describe('the tabs', () => {
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })

  it('are chosen in the address, which Back leaves as a whole', async () => {
    const { search, router } = await openWorld((mock) => paths.order(assigned(mock).id))
    await expect.element(tab('Timeline')).toHaveAttribute('aria-selected', 'true')
    await tab('Protocol').click()
    await expect.poll(() => search().get('tab')).toBe('protocol')
    await expect.element(page.getByRole('tabpanel', { name: 'Protocol' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.poll(() => search().get('tab')).toBeNull()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    ['a desk', (run: () => Promise<void>) => run()],
    ['a phone', onPhone],
  ])('have nothing wrong at %s, and nothing to scroll sideways', (_, at) =>
    at(async () => {
      await openWorld((mock) => paths.order(completed(mock).id))
      const panel = page.getByRole('tabpanel')
      const main = document.getElementById('main')
      await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(5)
      const tabs = page.getByRole('tab').elements()
      for (const each of tabs) {
        await page.elementLocator(each).click()
        await expect.element(panel).toHaveAttribute('aria-labelledby', each.id)
        await expect.element(page.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
        expect(main?.scrollWidth, each.id).toBe(main?.clientWidth)
        expect(await axeViolations(panel.element()), each.id).toEqual([])
      }
      expect(await axeViolations()).toEqual([])
    }),
  )
})

it('shows what a cancelled order is charged, and struck through what it cost before', async () => {
  const charged = ({ world }: MockWorld) => {
    const found = world.orders.find(({ view }) => view.status === 'cancelled' && (view.pricing.priceCadCents ?? 0) > 0)
    if (found === undefined) throw new Error('No order of the world was cancelled with a charge')
    return found.view
  }
  const { mock } = await openWorld((world) => paths.order(charged(world).id))
  const { priceCadCents, beforeCancellation } = charged(mock).pricing
  const card = region('Pricing')
  await expect.element(card.getByRole('row', { name: /^Cancellation Charge/ })).toBeVisible()
  expect([...card.element().children].at(-3)?.textContent).toBe(`Total${formatCents(priceCadCents ?? 0)}`)
  const before = card.getByRole('region', { name: 'Before cancellation' })
  await expect
    .element(before.getByRole('deletion'))
    .toMatchTextContent(formatCents(beforeCancellation?.priceCadCents ?? 0))
  await expect.element(card.getByRole('button', { name: 'Edit pricing' })).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

it('says who cancelled an order and why', async () => {
  const { mock }: { mock: MockWorld } = await openWorld((world) => paths.order(cancelled(world).id))
  const { cancellation } = cancelled(mock)
  const card = region('Cancelled')
  await expect.element(card.getByText('Cancelled by')).toBeVisible()
  await expect.poll(textOf(card)).toContain(`${cancellation?.actorName}, ${cancellation?.actorTenantName}`)
  await expect.element(card.getByText(cancellation?.reason ?? '')).toBeVisible()
})

it('tells on a phone, too, when each step was taken and when the order is due', async () => {
  await onPhone(async () => {
    const { mock } = await openWith({})
    const strip = page.getByRole('list', { name: 'Progress' })
    await expect.element(strip.getByText(/^Due/)).toBeVisible()
    const times = [...strip.element().querySelectorAll('time')]
    expect(times.every((time) => time.getBoundingClientRect().height > 0)).toBe(true)
    expect(times).toHaveLength(assigned(mock).dueAt === null ? 2 : 3)
    for (const name of strip.element().querySelectorAll<HTMLElement>('li > span:first-of-type'))
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1)
  })
})

it('says nothing of the bill to whom prices are hidden', async () => {
  await openWith({}, { role: 'viewer' })
  await expect.element(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  await expect.element(page.getByText(/Unbilled|Billed|Not Billable/)).not.toBeInTheDocument()
})

it('says in the units of the reader what a price was measured by', async () => {
  const measured = { category: 'weight', value: 34 } as const
  await openWorld((mock) => {
    const { id, pricing } = assigned(mock)
    pricing.lineItems[0]?.items.push({
      key: 'weight_range',
      name: 'Weight',
      priceCadCents: 1500,
      detail: '34 kg',
      measured,
    })
    pricing.lineItems.push({
      label: 'Other',
      items: [{ key: 'tag:1', name: 'Fragile', priceCadCents: 0 }],
      subtotalLabel: 'Other Subtotal',
      subtotalCadCents: 0,
    })
    return paths.order(id)
  })
  await expect.element(region('Pricing').getByText('74.96 lb')).toBeVisible()
  await expect.element(region('Pricing').getByText('34 kg')).not.toBeInTheDocument()
  // What costs nothing is not listed.
  await expect.element(region('Pricing').getByText('Fragile')).not.toBeInTheDocument()
})

import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notification } from '#generated/model/index.ts'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { holdIntervals } from '#tests/components/hold-intervals.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

/** Milliseconds between two questions how much there is. */
const asksAgainMs = 10_000

const bell = () => page.getByRole('button', { name: /^Notifications/ })
const drawer = () => page.getByRole('dialog', { name: 'Notifications' })

let id = 70_000

/** One more notice of the person who is signed in, about an order or none. */
function tell({ world, person, tenantId }: MockWorld, changes: Partial<Notification> = {}): Notification {
  const notice: Notification = {
    id: (id += 1),
    type: 'newDeliveryOrder',
    shortDescription: 'New Delivery Order',
    longDescription: `Order #${id} was placed`,
    createdAt: Math.floor(Date.now() / 1_000),
    isUnread: true,
    deliveryOrderIds: [id],
    payload: { delivery_order_id: id },
    ...changes,
  }
  world.notices.unshift({ userId: person.user.id, tenantId: tenantId ?? 0, notice })
  return notice
}

/** Home, for somebody who was told these alone. */
const openWith = (notices: readonly Partial<Notification>[], options: MockWorldOptions = {}) =>
  openWorld((mock) => {
    mock.world.notices = []
    for (const notice of notices.toReversed()) tell(mock, notice)
    return '/home'
  }, options)

it('counts what is unread, reads it by opening, and is back at none when it is closed', async () => {
  const { mock, api } = await openWith([{}, {}, { isUnread: false }])
  await expect.element(bell()).toHaveAccessibleName('Notifications, 2 unread')
  await expect.element(bell()).toMatchTextContent(/^2$/)
  await bell().click()
  await expect.element(drawer().getByText('Unread', { exact: true }).first()).toBeInTheDocument()
  expect(drawer().getByText('Unread', { exact: true }).elements()).toHaveLength(2)
  await expect.poll(() => api.sent('POST', '/refresh-notifications').length).toBe(1)
  await expect.poll(() => mock.world.notices.every(({ notice }) => !notice.isUnread)).toBe(true)
  // What was unread stays marked for as long as one looks.
  expect(drawer().getByText('Unread', { exact: true }).elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(bell()).toHaveAccessibleName('Notifications')
  await expect.element(bell()).toHaveFocus()
})

it('never drifts: it says what the server counts, also less, and that there are more than it counts', async () => {
  const intervals = holdIntervals()
  const { mock } = await openWith([{}])
  await expect.element(bell()).toHaveAccessibleName('Notifications, 1 unread')
  for (let more = 0; more < 110; more += 1) tell(mock, { isUnread: true })
  await intervals.pass(asksAgainMs)
  await expect.element(bell()).toMatchTextContent('99+')
  await expect.element(bell()).toHaveAccessibleName('Notifications, 100 or more unread')
  // Read on another device.
  mock.world.notices = []
  await intervals.pass(asksAgainMs)
  await expect.element(bell()).toHaveAccessibleName('Notifications')
})

it('says that there are none yet', async () => {
  await openWith([])
  await bell().click()
  await expect.element(drawer().getByText('No notifications')).toBeVisible()
  await expect.element(drawer().getByText('You have not received any notifications yet')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('says that they cannot be had, and has them at another try', async () => {
  const { api } = await openWith([{}])
  let fails = true
  api.use(
    http.get('*/users/:userId/notifications', () =>
      fails ? HttpResponse.json({ code: 'fault', message: 'It broke.' }, { status: 500 }) : undefined,
    ),
  )
  await bell().click()
  const again = drawer().getByRole('button', { name: 'Retry' })
  await expect.element(again).toBeVisible()
  fails = false
  await again.click()
  await expect.element(drawer().getByText(/was placed/)).toBeVisible()
})

it('shows earlier ones when asked', async () => {
  const hour = 3_600
  const now = Math.floor(Date.now() / 1_000)
  await openWith(Array.from({ length: 30 }, (_, at) => ({ createdAt: now - at * hour, isUnread: false })))
  await bell().click()
  const rows = () =>
    drawer()
      .getByRole('link', { name: /was placed/ })
      .elements()
  await expect.poll(() => rows().length).toBe(25)
  await drawer().getByRole('button', { name: 'Show earlier ones' }).click()
  await expect.poll(() => rows().length).toBe(30)
  await expect.element(drawer().getByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument()
})

it('puts neighbours of a kind into one line, which opens by key and leads on', async () => {
  const { router } = await openWorld((mock) => {
    mock.world.notices = []
    const payload = { driver_id: mock.person.user.id }
    for (let at = 0; at < 12; at += 1)
      tell(mock, {
        type: 'newAssignment',
        deliveryOrderIds: [500 + at],
        payload: { ...payload, delivery_order_id: 500 + at },
      })
    return '/home'
  })
  await bell().click()
  const folded = drawer().getByRole('button', { name: /12 orders were assigned to you/ })
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false')
  ;(folded.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(folded).toHaveAttribute('aria-expanded', 'true')
  expect(
    drawer()
      .getByRole('link', { name: /Order #/ })
      .elements(),
  ).toHaveLength(12)
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/delivery-orders/511')
  await expect.element(drawer()).not.toBeInTheDocument()
})

it('says of an order that one may not see any more that it is so', async () => {
  await openWith([{ payload: {}, longDescription: 'Order #7 was assigned to you' }])
  await bell().click()
  await expect.element(drawer().getByText('You cannot see this order any more.')).toBeVisible()
  expect(
    drawer()
      .getByRole('link', { name: /Order #7/ })
      .elements(),
  ).toHaveLength(0)
})

it('leads to what one is told, and fits a phone', async () => {
  await onPhone(async () => {
    const { router } = await openWith([{}])
    await expect.element(bell()).toBeVisible()
    const bar = document.querySelector('header')
    expect(bar?.scrollWidth).toBe(bar?.clientWidth)
    await bell().click()
    await expect.element(drawer().getByText(/was placed/)).toBeVisible()
    expect(drawer().element().getBoundingClientRect().width).toBe(390)
    expect(await axeViolations()).toEqual([])
    await drawer().getByRole('link', { name: 'Notification settings' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/profile/edit-notifications')
    await expect.element(drawer()).not.toBeInTheDocument()
  })
})

it('says each of three that come, with the way to it, and of more how many there are', async () => {
  const intervals = holdIntervals()
  const { mock, router } = await openWith([{}])
  await expect.element(bell()).toHaveAccessibleName('Notifications, 1 unread')
  expect(document.querySelectorAll('.bp6-toast')).toHaveLength(0)
  for (let more = 0; more < 4; more += 1) tell(mock)
  await intervals.pass(asksAgainMs)
  await expect.element(page.getByText('4 new notifications')).toBeVisible()
  expect(document.querySelectorAll('.bp6-toast')).toHaveLength(1)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => drawer().element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  const told = [tell(mock), tell(mock), tell(mock)]
  await intervals.pass(asksAgainMs)
  for (const { longDescription } of told) await expect.element(page.getByText(longDescription)).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).last().click()
  const ways = told.map((one) => `/delivery-orders/${one.id}`)
  await expect.poll(() => ways.includes(router.state.location.pathname)).toBe(true)
})

/** Of what is no order: what is said, and where a press leads. */
const ofOffices: readonly (readonly [MockWorldOptions, readonly (readonly [string, string, string])[]])[] = [
  [
    { tenantKind: 'courier', role: 'owner' },
    [
      ['Application Received', 'applied to connect with you', '/customers/applications/received/851'],
      ['Partnership Offered', 'Battlefords Express offers you a partnership', '/partners/offers/received/871'],
      ['Partnership Declined', 'Battlefords Express declined your partnership offer', '/partners/offers/sent/872'],
      ['Partnership Accepted', 'Queen City Rush accepted your partnership offer', '/partners/4'],
      ['Invitation Accepted', 'Omar Haddad accepted your invitation', '/settings/users/invitations/802'],
      ['Invitation Rejected', 'Batoche Books declined your invitation', '/customers/invitations/808'],
    ],
  ],
  [
    { tenantKind: 'customer', role: 'owner' },
    [
      ['Application Approved', 'Prairie Sky Couriers approved your application', '/vendors/1'],
      ['Application Rejected', 'Queen City Rush rejected your application', '/vendors/applications/sent/855'],
      [
        'Ownership Transfer Request',
        'Queen City Rush asks you to take over Wascana Pharmacy',
        '/settings/ownership-requests/873',
      ],
    ],
  ],
]

it.each(ofOffices)('says to %j what is about no order, and leads to it', async (who, notices) => {
  const { router } = await openWorld('/home', who)
  await bell().click()
  for (const [title, sentence, target] of notices) {
    const notice = drawer().getByRole('link', { name: new RegExp(`${title}.*${sentence}`) })
    await expect.element(notice).toHaveAttribute('href', target)
  }
  const [title, sentence, target] = notices.at(-1) ?? ['', '', '']
  await drawer()
    .getByRole('link', { name: new RegExp(`${title}.*${sentence}`) })
    .click()
  await expect.poll(() => router.state.location.pathname).toBe(target)
  await expect.element(drawer()).not.toBeInTheDocument()
})

it('says that a customer was taken over, and by whom', async () => {
  await openWith(
    [
      {
        type: 'ownershipTransferAccepted',
        deliveryOrderIds: [],
        shortDescription: 'Ownership Transfer Accepted',
        longDescription: 'Pauline Ironside took over Bridge City Dental Lab',
        payload: { onboardingMeta: { managedCustomerOnboarding: { id: 874, customerTenantId: 9 } } },
      },
    ],
    { role: 'owner' },
  )
  await bell().click()
  await expect
    .element(drawer().getByRole('link', { name: /Pauline Ironside took over Bridge City Dental Lab/ }))
    .toHaveAttribute('href', '/customers/9')
})

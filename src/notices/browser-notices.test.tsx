import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { holdIntervals } from '#tests/components/hold-intervals.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const asksAgainMs = 10_000
const bell = () => page.getByRole('button', { name: /^Notifications/ })

/** What the browser was asked to show, in a tab that nobody sees. */
function outOfSight() {
  const shown: { readonly title: string; readonly options?: NotificationOptions; readonly press: () => void }[] = []
  class Shown extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string, options?: NotificationOptions) {
      super()
      shown.push({ title, ...(options && { options }), press: () => this.dispatchEvent(new Event('click')) })
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(navigator.locks, 'query').mockImplementation(async () => ({ held, pending: [] }))
  const held: LockInfo[] = []
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return { shown, held }
}

async function open() {
  const intervals = holdIntervals()
  const opened = await openWorld(({ world, person }) => {
    world.notices = world.notices.filter((one) => one.userId === person.user.id).slice(0, 3)
    for (const one of world.notices) one.notice = { ...one.notice, isUnread: false }
    world.notificationChoices[person.user.id] = {
      digest: 'atOnce',
      quietFrom: null,
      quietTo: null,
      language: 'en',
      choices: { newComment: { push: true } },
    }
    return '/home'
  })
  await expect.element(bell()).toHaveAccessibleName('Notifications')
  const { world } = opened.mock
  const template = world.notices[0]!
  const tell = (type: 'newComment' | 'cancelled', id: number) =>
    void world.notices.unshift({
      ...template,
      notice: {
        ...template.notice,
        id,
        type,
        isUnread: true,
        longDescription: `Told ${id}`,
        payload: { delivery_order_id: 10_482 },
      },
    })
  await expect.poll(() => opened.api.calls.filter((call) => call.endsWith('/unread-notification-count')).length).toBe(1)
  return { ...opened, tell, look: () => intervals.pass(asksAgainMs) }
}

it('shows out of sight what is switched to push, and a press opens it', async () => {
  const { shown } = outOfSight()
  const { tell, look, router } = await open()
  tell('newComment', 90_001)
  tell('cancelled', 90_002)
  await look()
  await expect.poll(() => shown.length).toBe(1)
  expect(shown[0]).toMatchObject({ options: { body: 'Told 90001', tag: 'notice-90001' } })
  expect(document.querySelectorAll('.bp6-toast')).toHaveLength(0)
  shown[0]?.press()
  await expect.poll(() => router.state.location.pathname).toBe('/delivery-orders/10482')
})

it('leaves it to a tab that is in sight', async () => {
  const { shown, held } = outOfSight()
  held.push({ name: 'waybill-in-sight', mode: 'shared', clientId: 'another' })
  const { tell, look } = await open()
  tell('newComment', 90_003)
  await look()
  await expect.element(bell()).toHaveAccessibleName('Notifications, 1 unread')
  expect(shown).toEqual([])
  expect(localStorage.getItem('shownNotificationIds') ?? '').not.toContain('90003')
})

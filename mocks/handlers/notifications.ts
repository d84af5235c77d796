import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { mailExample } from '#domain/messages/mails.ts'
import { allChoices, withChoices } from '#domain/notices/choices.ts'
import { capacityOf } from '#domain/notices/hears.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { NoticeDevice } from '#generated/model/index.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import type { MockNotice, World } from '../world-types.ts'

function noticesOf({ world, caller }: MockCall, userId: number): MockNotice[] {
  return world.notices.filter((one) => one.userId === userId && one.tenantId === caller.tenant?.tenant.id)
}

const countOf = (notices: readonly MockNotice[]) => notices.filter(({ notice }) => notice.isUnread).length

const capacityOfCaller = ({ caller }: MockCall) =>
  capacityOf(
    { ...caller, ownOrdersOnly: seesOnlyOwnOrders(caller) },
    caller.tenant?.features.includes('Courier') ?? false,
  )

function settingsOf(call: MockCall, userId: number) {
  const kept = call.world.notificationChoices[userId]
  return {
    digest: 'atOnce' as const,
    quietFrom: null,
    quietTo: null,
    language: 'en' as const,
    ...kept,
    choices: allChoices(capacityOfCaller(call), kept?.choices ?? {}),
  }
}

/** Any point of the curve will do: no push service ever sees it. */
const publicKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

const hereOn = (registeredAt: number): NoticeDevice => ({
  id: 1,
  device: 'Chrome on Windows',
  registeredAt,
  current: true,
})

/** At first a telephone. */
function otherBrowsers({ pushBrowsers, now }: World, userId: number): NoticeDevice[] {
  const telephone = { id: 2, device: 'Chrome on Android', registeredAt: now - 3 * 86_400, current: false }
  return pushBrowsers?.[userId] ?? [telephone]
}

const done = { done: true } as const

/** What people were told, and what they want to be told. */
export const notificationsMocks = defineMocks({
  getNotifications: ({ path }, call) =>
    pageOf(call, {
      rows: noticesOf(call, path.userId).map(({ notice }) => notice),
      sortBy: { createdAt: ({ createdAt }) => createdAt },
      usual: { field: 'createdAt', direction: 'desc' },
    }),

  getUnreadNotificationCount: ({ path }, call) => ({ count: countOf(noticesOf(call, path.userId)) }),

  refreshNotifications({ path, body }, call) {
    const notices = noticesOf(call, path.userId)
    for (const one of notices) {
      if (body.upTo === undefined || one.notice.id <= body.upTo) one.notice = { ...one.notice, isUnread: false }
    }
    return { count: countOf(notices), notificationsRefreshedAt: call.now() }
  },

  getPersonalNotificationSettings: ({ path }, call) => settingsOf(call, path.userId),

  savePersonalNotificationSettings({ path, body }, call) {
    const { choices, ...rest } = body
    const before = call.world.notificationChoices[path.userId]?.choices ?? {}
    call.world.notificationChoices[path.userId] = {
      ...rest,
      choices: withChoices(capacityOfCaller(call), before, choices),
    }
    return settingsOf(call, path.userId)
  },

  getMessagePreview({ path, query }, { caller }) {
    const { subject, greeting, paragraphs } = mailExample(path.type).text(
      query.language,
      caller.tenant?.tenant.name ?? '',
    )
    const text = [greeting, ...paragraphs].join('\n\n')
    return { subject, text, html: `<!doctype html><html lang="${query.language}"><body>${greeting}</body></html>` }
  },

  // Mail to any such address comes back, or is not wanted.
  getEmailRefusal: ({ path }, call) => {
    const yesterday = call.now() - 86_400
    const isRefused = path.email.startsWith('refused@')
    return {
      refusedAt: isRefused ? yesterday : null,
      reason: isRefused ? 'User unknown' : null,
      stoppedAt: path.email.startsWith('stopped@') ? yesterday : null,
    }
  },

  getPushSubscription: ({ path }, { world }) => ({ publicKey, subscribed: world.pushedTo === path.userId }),

  savePushSubscription({ path }, { world }) {
    world.pushedTo = path.userId
    return done
  },

  getPushSubscriptions: ({ path }, { world }) => ({
    data: [...(world.pushedTo === path.userId ? [hereOn(world.now)] : []), ...otherBrowsers(world, path.userId)],
  }),

  endPushSubscription({ path: { userId, pushSubscriptionId: id } }, { world }) {
    const others = otherBrowsers(world, userId)
    const isHere = world.pushedTo === userId && id === hereOn(world.now).id
    if (!isHere && !others.some((browser) => browser.id === id)) throw notFound(noSuch('browser'))
    if (isHere) delete world.pushedTo
    world.pushBrowsers = { ...world.pushBrowsers, [userId]: others.filter((browser) => browser.id !== id) }
    return done
  },

  deletePushSubscription(_input, { world }) {
    delete world.pushedTo
    return done
  },
})

import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PersonalNotificationSettings } from '#generated/model/index.ts'
import { keepPush } from '#src/notices/push/browser-push.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const address = '/profile/edit-notifications'
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Save notifications' })

async function sent(requests: readonly Request[]): Promise<PersonalNotificationSettings> {
  return requests[0]!.clone().json()
}

/** A browser whose person answers the question in this way, without a push service behind it. */
function answering(answer: NotificationPermission) {
  let permission: NotificationPermission = 'default'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (permission = answer))
  const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }
  let subscription: unknown = null
  const registration = {
    active: {},
    scope: '',
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: vi.fn<() => Promise<unknown>>(
        async () => (subscription = { toJSON: () => json, unsubscribe: async () => true }),
      ),
    },
    unregister: vi.fn<() => Promise<boolean>>(async () => {
      subscription = null
      return true
    }),
  }
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(async (_, options) => {
    registration.scope = `https://here${options?.scope}`
    return registration as never
  })
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () =>
    registration.scope === '' ? undefined : (registration as never),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  return { asked, registration, json }
}

it('shows what can concern the person, in groups, and saves what they choose', async () => {
  const { mock, api } = await openWorld(address, { role: 'owner' })
  await expect.element(box('New Delivery Order: In the app')).toBeChecked()
  await expect.element(page.getByRole('rowheader', { name: 'Application Received' })).toBeVisible()
  await expect.element(save()).toBeDisabled()
  await box('New Delivery Order: E-mail').click({ force: true })
  await page.getByLabelText('E-mails come').selectOptions('Once an hour')
  await page.getByLabelText('Language of e-mails and text messages').selectOptions('French')
  await page.getByLabelText('Keep my phone silent at certain hours').click({ force: true })
  await page.getByLabelText('To', { exact: true }).fill('6:30')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Notifications saved')).toBeVisible()
  const body = await sent(api.sent('PUT', '/notification-settings'))
  expect(body).toMatchObject({ digest: 'hourly', language: 'fr', quietFrom: 79_200, quietTo: 23_400 })
  expect(body.choices).toContainEqual({ type: 'newDeliveryOrder', inApp: true, push: false, email: true, sms: false })
  expect(mock.world.notificationChoices[mock.person.user.id]?.choices).toMatchObject({
    newDeliveryOrder: { email: true },
  })
  await expect.element(save()).toBeDisabled()
  expect(await axeViolations()).toEqual([])
})

it('offers a dispatcher nothing of ownership, and says why no text message can be sent', async () => {
  await openWorld(({ person }) => {
    person.me.phone = null
    return address
  })
  await expect.element(box('New Comment: In the app')).toBeVisible()
  expect(page.getByRole('rowheader', { name: 'Ownership Transfer Request' }).elements()).toHaveLength(0)
  expect(page.getByRole('rowheader', { name: 'Assignment Ended' }).elements()).toHaveLength(0)
  await expect.element(box('New Comment: Text')).toBeDisabled()
  await expect.element(box('New Comment: Text')).toHaveAccessibleDescription('Text messages need a phone number.')
  await expect
    .element(page.getByRole('link', { name: 'Add one to your profile' }))
    .toHaveAttribute('href', '/profile/edit')
})

it('refuses a time that is none, at its field', async () => {
  const { api } = await openWorld(address)
  await page.getByLabelText('Keep my phone silent at certain hours').click({ force: true })
  const from = page.getByLabelText('From', { exact: true })
  await from.fill('late')
  await save().click()
  await expect.element(from).toHaveAccessibleDescription('Must be a time such as 22:00')
  await expect.element(from).toHaveFocus()
  expect(api.sent('PUT', '/notification-settings')).toHaveLength(0)
})

it('asks before what was chosen is left behind', async () => {
  const { router } = await openWorld(address)
  await box('New Comment: E-mail').click({ force: true })
  await page.getByRole('link', { name: 'My Profile' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(router.state.location.pathname).toBe(address)
})

it('asks for notices of the browser when push is switched on, and has them sent here', async () => {
  const { asked, registration, json } = answering('granted')
  const { mock, api } = await openWorld(address)
  await expect.element(page.getByText('Push notices do not come to this browser.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await box('New Comment: Push').click({ force: true })
  await expect.element(page.getByText(/^Push notices come to this browser/)).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
  expect(registration.scope).toMatch(`/push/${mock.person.user.id}/`)
  expect(await api.sent('PUT', '/push-subscription')[0]?.clone().json()).toEqual(json)
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect.element(page.getByText('Push notices do not come to this browser.')).toBeVisible()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(mock.world.pushedTo).toBeUndefined()
})

it('says what to do when the person has blocked them', async () => {
  const { asked } = answering('denied')
  const { api } = await openWorld(address)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(page.getByText(/^You blocked notices of this site/)).toBeVisible()
  await box('New Comment: Push').click({ force: true })
  expect(asked).toHaveBeenCalledOnce()
  expect(api.sent('PUT', '/push-subscription')).toHaveLength(0)
})

it('is cards on a phone, by key as well', async () => {
  await onPhone(async () => {
    await openWorld(address, { role: 'owner' })
    await expect.element(box('New Comment: E-mail')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
    ;(box('New Comment: E-mail').element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(box('New Comment: E-mail')).toBeChecked()
    await expect.element(save()).toBeEnabled()
    expect(await axeViolations()).toEqual([])
  })
})

const browsers = () => page.getByRole('region', { name: 'Push notices go to' })

it('lists the browsers that were switched on, and turns another one off after a question', async () => {
  const { mock, api } = await openWorld(address)
  await expect.element(browsers().getByText('Chrome on Android')).toBeVisible()
  await expect.element(browsers().getByText(/^Turned on: /)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await browsers().getByRole('button', { name: 'Turn off Chrome on Android' }).click()
  const question = page.getByRole('alertdialog', { name: 'Turn off Chrome on Android?' })
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByText('No more push notices: Chrome on Android')).toBeVisible()
  await expect.element(browsers()).not.toBeInTheDocument()
  expect(api.sent('DELETE', `/users/${mock.person.user.id}/push-subscriptions/2`)).toHaveLength(1)
})

it('lists this browser as soon as it is on, and turns it off from there', async () => {
  const { registration } = answering('granted')
  const { mock } = await openWorld(address)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(browsers().getByText('This browser')).toBeVisible()
  await browsers().getByRole('button', { name: 'Turn off Chrome on Windows, this browser' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByText('Push notices do not come to this browser.')).toBeVisible()
  await expect.element(browsers().getByText('This browser')).not.toBeInTheDocument()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(mock.world.pushedTo).toBeUndefined()
})

it('forgets that this browser was on once it was turned off from another one', async () => {
  const { registration } = answering('granted')
  const { mock, api } = await openWorld(address)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(browsers().getByText('This browser')).toBeVisible()
  const ended = { code: 'push_ended', message: 'Turned off from another one.', errors: {} }
  api.use(http.put('*/push-subscription', () => HttpResponse.json(ended, { status: 422 })))
  await keepPush(mock.person.user.id)
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(await api.sent('PUT', '/push-subscription').at(-1)?.clone().json()).toMatchObject({ renews: true })
})

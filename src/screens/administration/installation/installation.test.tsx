import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FailedJob, RunningJob } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { faultsOnScreens } from '#tests/components/walk.ts'
import { installationScreens } from '#tests/main-screens.ts'

const admin = { role: 'admin', tenantKind: 'internal' } as const

function failedJobs(now: number): FailedJob[] {
  const mail = (id: number): FailedJob => ({
    id,
    name: 'password-reset',
    title: 'Mail to choose a password',
    tenant: null,
    error: 'The mail server did not take a mail (password-reset): connect ECONNREFUSED 127.0.0.1:25',
    attempts: 10,
    createdAt: now - 7_200,
    failedAt: now - id,
  })
  const tryOut: FailedJob = {
    ...mail(4),
    name: 'try-out',
    title: 'Try-out of prices',
    tenant: { id: 2, name: 'Prairie Sky Couriers' },
    error: 'relation "x" does not exist',
  }
  return [mail(1), mail(2), mail(3), tryOut]
}

function arrange(address: string, { world }: MockWorld): string {
  const running: RunningJob = {
    id: 9,
    name: 'try-out',
    title: 'Try-out of prices',
    tenant: { id: 2, name: 'Prairie Sky Couriers' },
    attempts: 1,
    startedAt: world.now,
    done: 120,
    total: 400,
    error: null,
    nextAttemptAt: null,
  }
  const paused = { done: null, total: null, attempts: 2, error: 'connect ETIMEDOUT', nextAttemptAt: world.now + 60 }
  world.failedJobs = failedJobs(world.now)
  world.runningJobs = [running, { ...running, id: 10, ...paused }]
  world.databaseShortage = { reason: 'The disk of the database is full.', at: world.now - 60 }
  world.mailState = {
    lastSentAt: world.now - 3_600,
    waiting: 18,
    waitingSince: world.now - 3_500,
    failingSince: world.now - 3_400,
    lastFailure: 'The mail server did not take a mail (invoice): connect ECONNREFUSED 127.0.0.1:25',
  }
  return address
}

it('shows what waits, what runs and how far it is, and leads to what failed of a kind', async () => {
  await openWorld((mock) => arrange('/super-admin/jobs', mock), admin)
  await expect.element(page.getByText('120 of 400')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Progress of Try-out of prices' })).toBeVisible()
  const paused = page.getByRole('listitem').filter({ hasText: 'next attempt' })
  await expect.element(paused).toMatchTextContent(/Failed 2 times, next attempt.*Another server that it needs cannot/)
  await expect.element(page.getByRole('row', { name: /^Try-out of prices/ })).toMatchTextContent(/1 after a failure/)
  await expect
    .element(page.getByRole('region', { name: 'Waiting for the next attempt' }).getByRole('listitem'))
    .toMatchTextContent(/Failed 2 times/)
  await page.getByRole('link', { name: '3 failed: Mail to choose a password' }).click()
  await expect.element(page.getByRole('table', { name: 'Failed jobs' }).getByRole('row').nth(3)).toBeVisible()
  await expect.element(page.getByText('3 failed jobs')).toBeVisible()
})

it('says that no e-mail leaves, why, how many wait, and when the last one left', async () => {
  const { api } = await openWorld((mock) => arrange('/super-admin/jobs', mock), admin)
  expect(api.requests.length).toBeGreaterThan(0)
  await expect.element(page.getByText('The disk of the database is full.')).toBeVisible()
  const banner = page.getByText('No e-mail leaves.')
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByText(/None has left since \w+ at \d\d:\d\d\. /)).toBeVisible()
  await expect.element(page.getByText(/The mail server cannot be reached\. 18 e-mails wait/)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Figures' }))
    .toMatchTextContent(/Last e-mail sent.*18 wait since/)
})

it('has what a restore holds sent or discarded, after it was asked', async () => {
  const { api } = await openWorld((mock) => {
    const address = arrange('/super-admin/jobs', mock)
    mock.world.heldSending = {
      since: mock.world.now - 60,
      emails: 18,
      texts: 0,
      webhooks: 46,
      pushes: 0,
      events: 0,
      reminderRuns: 0,
      reports: 0,
    }
    return address
  }, admin)
  await expect.element(page.getByText(/Held: 18 e-mails, 46 webhooks/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(page.getByText('What was held is discarded')).toBeVisible()
  const [sent] = api.requests.filter(({ url }) => url.endsWith('/held-sending'))
  expect(await sent?.json()).toEqual({ act: 'discard' })
  await expect.element(page.getByText(/Held: 18 e-mails/)).not.toBeInTheDocument()
})

it('retries one by keys from its drawer, the chosen ones, and all of a kind; then nothing is left', async () => {
  const { api } = await openWorld((mock) => arrange('/super-admin/jobs?show=failed', mock), admin)
  const list = page.getByRole('table', { name: 'Failed jobs' })
  const rows = list.getByRole('row')
  await expect.element(list.getByRole('row', { name: /Prairie Sky Couriers/ })).toMatchTextContent(/nobody foresaw/)
  await expect.element(rows.nth(1)).toMatchTextContent(/The installation.*The mail server cannot be reached\./)

  await userEvent.keyboard('j{Enter}')
  const drawer = page.getByRole('dialog', { name: 'Mail to choose a password' })
  await expect.element(drawer.getByText('10 times')).toBeVisible()
  expect(drawer.getByText('ECONNREFUSED', { exact: false }).element().checkVisibility()).toBe(false)
  await drawer.getByText('Technical text').click()
  await expect.element(drawer.getByText('ECONNREFUSED', { exact: false })).toBeVisible()
  await drawer.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('1 job begins anew')).toBeVisible()
  await expect.element(page.getByText('3 failed jobs')).toBeVisible()

  await list.getByRole('checkbox', { name: /Prairie Sky Couriers/ }).click({ force: true })
  await page.getByRole('group', { name: 'Selected failed jobs' }).getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('2 failed jobs')).toBeVisible()

  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('button', { name: 'Mail to choose a password' }).click()
  await page.getByRole('button', { name: 'Retry all of this kind' }).click()
  await page.getByRole('button', { name: 'Retry all', exact: true }).click()
  await expect.element(page.getByText('2 jobs begin anew')).toBeVisible()
  const sent = api.requests.filter(({ url }) => url.endsWith('/failed-jobs/retry'))
  const bodies: unknown[] = await Promise.all(sent.map((request) => request.json()))
  expect(bodies).toEqual([{ ids: [1] }, { ids: [4] }, { kind: 'password-reset' }])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByText('Nothing failed')).toBeVisible()
})

it('is not offered to an owner, and says at its address that it is not theirs', async () => {
  await openWorld('/super-admin/jobs', { role: 'owner' })
  await expect.element(page.getByText('For administrators of Waybill')).toBeVisible()
  expect(page.getByRole('link', { name: 'Installation' }).elements()).toEqual([])
})

it('breaks no rule of accessibility, nor does what opens on it', async () => {
  const faults = await faultsOnScreens(admin, (mock) => {
    arrange('', mock)
    return installationScreens(1)
  })
  expect(faults).toEqual([])
}, 60_000)

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
  return address
}

it('shows what waits, what runs and how far it is, and leads to what failed of a kind', async () => {
  await openWorld((mock) => arrange('/super-admin/jobs', mock), admin)
  await expect.element(page.getByText('120 of 400')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Progress of Try-out of prices' })).toBeVisible()
  const paused = page.getByRole('listitem').filter({ hasText: 'next attempt' })
  await expect.element(paused).toMatchTextContent(/Failed 2 times, next attempt.*Another server that it needs cannot/)
  await expect.element(page.getByRole('row', { name: /^Try-out of prices/ })).toMatchTextContent(/2/)
  await page.getByRole('link', { name: '3 failed: Mail to choose a password' }).click()
  await expect.element(page.getByRole('table', { name: 'Failed jobs' }).getByRole('row').nth(3)).toBeVisible()
  await expect.element(page.getByText('3 failed jobs')).toBeVisible()
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

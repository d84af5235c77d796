import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoPassword, serverUrl, tokensOf } from '#tests/e2e/support/arrange.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

/** A driver whom no other journey signs in as. */
const email = 'driver8@prairiesky.example'

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 4(01|22)/] })

  test('is replaced by a link in the mail, once, and ends every session', async ({ page }) => {
    const before = await tokensOf(email)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await askForLink(page, 'nobody@prairiesky.example')
    const answered = await page.getByRole('main').textContent()
    const mails = await mailsTo('nobody@prairiesky.example')
    expect(mails).toEqual([])

    await page.goto('/auth/forgot-password')
    await askForLink(page, email)
    // Nobody learns from the page who has an account.
    expect((await page.getByRole('main').textContent())?.replaceAll(email, '')).toBe(
      answered?.replaceAll('nobody@prairiesky.example', ''),
    )
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail = ''] = await mailsTo(email)
    const link = /https?:\S+\/auth\/reset-password\S+/.exec(mail)?.[0] ?? ''

    await page.goto(link)
    await setPassword(page, 'short', 'short')
    await setPassword(page, 'a-better-password', 'another-password')
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match.')
    await setPassword(page, 'a-better-password', 'a-better-password')
    await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible()

    await page.goto(link)
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    expect(await refreshStatus(before.refreshToken)).toBe(401)
    await expect(tokensOf(email)).rejects.toThrow()
    const { token } = await tokensOf(email, 'a-better-password')
    expect(token).not.toBe('')
  })
})

async function askForLink(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function setPassword(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password once more').fill(again)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

/** The mails with a link that the server would have sent, for a person who runs it without a mail server. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env.WAYBILL_E2E_DATA_DIR ?? '', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('-password-reset.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

async function refreshStatus(refreshToken: string): Promise<number> {
  const { status } = await fetch(`${serverUrl()}/api/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  return status
}

test.afterAll(async () => {
  // A person who runs the journeys twice on one server finds the demo's password again.
  const { token } = await tokensOf(email, 'a-better-password').catch(() => ({ token: null }))
  if (token === null) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const me: { id: number } = await (await fetch(`${serverUrl()}/api/me`, { headers })).json()
  await fetch(`${serverUrl()}/api/users/${me.id}/change-password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ currentPassword: 'a-better-password', newPassword: demoPassword }),
  })
})

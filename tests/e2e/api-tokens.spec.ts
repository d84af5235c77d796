import { serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signInOnPage, test } from '#tests/e2e/support/journey.ts'

/** Only this journey changes what its organization keeps tokens of. */
const person = 'owner@queencity.example'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a token is made and copied, a program calls with it, and revoking it is felt at once', async ({ page }) => {
  await signInOnPage(page, person, '/settings/api-tokens')
  await page.getByRole('button', { name: 'New token' }).first().click()
  const form = page.getByRole('dialog', { name: 'New API token' })
  await form.getByRole('textbox', { name: /^Name/ }).fill('ERP')
  await form.getByText(/^Place orders/).click()
  await form.getByText(/^See orders/).click()
  await expectAccessibleInBothModes(page)
  await form.getByRole('button', { name: 'Make it' }).click()
  const shown = page.getByRole('dialog', { name: 'The token ERP' })
  await shown.getByRole('button', { name: 'Copy' }).click()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toMatch(/^wbt_[\w-]{49}$/)
  const organization = /number (\d+)/.exec((await shown.textContent()) ?? '')?.[1] ?? ''
  await shown.getByRole('button', { name: 'I have kept it' }).click()

  const services = () =>
    fetch(`${serverUrl()}/api/tenants/${organization}/services`, { headers: { authorization: `Bearer ${token}` } })
  const answer = await services()
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, expect.stringContaining('r=119')])

  await page.getByRole('link', { name: 'ERP', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'ERP' })
  await drawer.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog', { name: 'Revoke ERP?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(drawer.getByText(/^Revoked: whatever calls/)).toBeVisible()
  expect((await services()).status).toBe(401)
})

test('the reference shows what programs may call, and asks for nothing from elsewhere', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: '1. A token' })).toBeVisible()
  await page.getByText('Orders', { exact: true }).first().click()
  await expect(page.getByText('Place several orders at once').first()).toBeVisible()
  expect(asked.filter((url) => !/^(?:data|blob):/.test(url) && !url.startsWith(serverUrl()))).toEqual([])
})

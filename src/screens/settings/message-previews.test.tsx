import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const owner = { role: 'owner' } as const
const choose = (name: string, label: string) =>
  page.getByRole('dialog').getByRole('combobox', { name }).selectOptions(label)
const frame = () => document.querySelector('iframe')

it('shows each mail in both languages, as a page that can do nothing and as text, at an address', async () => {
  const { search } = await openWorld('/settings/notifications', owner)
  await page.getByRole('button', { name: 'Preview mails' }).click()
  await expect.element(page.getByText('Helen Dyck invites you to', { exact: false })).toBeVisible()
  await expect.poll(() => frame()?.getAttribute('sandbox')).toBe('')
  expect(await axeViolations()).toEqual([])
  await choose('Language', 'French')
  await expect.element(page.getByText('Helen Dyck vous invite à rejoindre', { exact: false })).toBeVisible()
  await choose('Mail', 'Forgotten password')
  await expect.element(page.getByText('Choisissez un nouveau mot de passe pour Waybill')).toBeVisible()
  await choose('Shown as', 'Plain text')
  await expect.element(page.getByText('Bonjour Helen,', { exact: false })).toBeVisible()
  expect(frame()).toBeNull()
  expect([search().get('message'), search().get('language')]).toEqual(['passwordReset', 'fr'])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('fits a telephone', () =>
  onPhone(async () => {
    await openWorld('/settings/notifications?message=newDevice&language=fr', owner)
    await expect.element(page.getByText('Un nouvel appareil s’est connecté à Waybill')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }))

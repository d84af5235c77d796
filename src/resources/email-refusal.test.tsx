import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openWorld } from '#tests/components/open-world.tsx'

it('says under the field that mail to an address was refused, and lets it be used all the same', async () => {
  const { api } = await openWorld('/settings/users/new-user', { role: 'owner' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('dana@else.test')
  const asked = () => api.requests.filter(({ url }) => url.includes('/email-refusals/')).length
  await expect.poll(asked).toBe(1)
  const note = page.getByText(/Mail to this address was refused on .*: User unknown/)
  await expect.element(note).not.toBeInTheDocument()
  await email.fill('refused@else.test')
  await expect.element(note).toBeVisible()
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
})

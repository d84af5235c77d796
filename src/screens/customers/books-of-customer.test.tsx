import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/** The customer of the world that its courier manages, with a location of its own. */
function serveManaged(role: 'owner' | 'viewer' = 'owner') {
  const served = serveWorld({ role })
  const { resources } = served.mock.world
  const managed = resources.customer?.find((row) => Reflect.get(row, 'isManaged') === true)
  const [place] = resources.location
  if (managed === undefined || place === undefined) throw new Error('The world has no managed customer or no location.')
  resources.location = [
    ...resources.location,
    { ...place, id: 9_901, tenantId: managed.id, name: 'Back door', fullName: 'Back door' },
  ]
  return { ...served, id: managed.id }
}

it('adds, changes and deletes a contact of a managed customer, over its page', async () => {
  const { id } = serveManaged()
  const { router } = await openApp(`/customers/${id}/contacts`)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`/customers/${id}/contacts/new`)
  await page.getByLabelText(/^Name/).fill('Renée Bouchard')
  await page.getByRole('button', { name: 'Add contact' }).last().click()
  await expect.element(page.getByText('Added Renée Bouchard')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(`/customers/${id}/contacts`)
  await page.getByRole('link', { name: 'Renée Bouchard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await page.getByLabelText(/^Name/).fill('Renée Roy')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved Renée Roy')).toBeVisible()
  await page.getByRole('link', { name: 'Renée Roy' }).click()
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted Renée Roy')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Renée Roy' })).not.toBeInTheDocument()
})

it('changes and archives a location of a managed customer, and brings it back', async () => {
  const { id } = serveManaged()
  const { router } = await openApp(`/customers/${id}/locations`)
  await expect.element(page.getByRole('button', { name: 'Add location' })).toBeVisible()
  await page.getByRole('link', { name: 'Back door' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Side door')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved Side door')).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('link', { name: 'Side door' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('Archived Side door')).toBeVisible()
  await router.navigate(`/customers/${id}/locations?archived=1`)
  await expect.element(page.getByRole('link', { name: 'Side door' })).toBeVisible()
})

it('is read of a customer with people of its own, and where one may not change customers', async () => {
  serveManaged()
  const { router } = await openApp('/customers/2/locations')
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  expect(page.getByRole('button', { name: 'Add location' }).elements()).toEqual([])
  await router.navigate('/customers/2/contacts/new')
  await expect.element(page.getByText(/keeps its contacts and locations itself/)).toBeVisible()
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tenantByKey } from '#mocks/lookup.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

/** The stranger delivers around Regina. */
function serveRegina({ world }: MockWorld): number {
  const { id } = tenantByKey(world, 'stranger').tenant
  world.settings['marketplaceProfile'] = {
    [id]: {
      version: 2,
      isListed: true,
      headline: 'Regina within the day',
      description: null,
      picture: null,
      areas: [{ place: 'Regina, SK', latitude: 50.4452, longitude: -104.6189, radiusM: 40_000 }],
      serviceIds: [],
      phone: null,
      website: 'https://queencity.example/about',
    },
  }
  return id
}

it('finds those that serve a place, with how far they are, and anywhere again once it is emptied', async () => {
  const { search } = await openWorld(
    (mock) => (serveRegina(mock), '/vendors/profiles?place=Regina&at=50.45,-104.6&q=queen'),
    { role: 'owner', tenantKind: 'customer' },
  )
  const row = page.getByRole('row').filter({ hasText: 'Queen City Rush' })
  await expect.element(row).toMatchTextContent(/1 km/)
  await expect.element(row).toMatchTextContent(/Regina within the day/)
  expect(await axeViolations()).toEqual([])
  await page.getByRole('combobox', { name: 'Delivers at' }).clear()
  await expect.poll(() => search().get('at')).toBeNull()
  await expect.element(row).toBeVisible()
})

it('says that nobody serves a place', async () => {
  await openWorld((mock) => (serveRegina(mock), '/vendors/profiles?place=Montreal&at=45.5,-73.6'), {
    role: 'owner',
    tenantKind: 'customer',
  })
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

it('shows what a courier says of itself, and where it delivers on a map', async () => {
  await openWorld((mock) => `/vendors/profiles/${serveRegina(mock)}`, { role: 'owner', tenantKind: 'customer' })
  await expect.element(page.getByText('Regina within the day')).toBeVisible()
  await expect.element(page.getByText('40 km around Regina, SK')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'queencity.example' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Where Queen City Rush delivers' })).toBeVisible()
})

it('is written by its courier, who sees it as a stranger does', async () => {
  const { api } = await openWorld('/settings/marketplace', { role: 'owner' })
  await page.getByRole('button', { name: 'Write your profile' }).click()
  await page.getByRole('textbox', { name: 'Headline' }).fill('Anything in Saskatoon')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.element(page.getByText('Saved Marketplace profile')).toBeVisible()
  const sent = api.requests.find(({ method }) => method === 'PATCH')
  expect(await sent?.json()).toEqual({ headline: 'Anything in Saskatoon', version: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Preview' }))
  await expect.element(page.getByText('Anything in Saskatoon')).toBeVisible()
  await expect.element(page.getByText(/find you by your name alone/)).toBeVisible()
})

it('says of a place that was typed and not chosen what to do, keeps all that was written, and begins an area as the contract says', async () => {
  const { api } = await openWorld('/settings/marketplace/new', { role: 'owner' })
  await expect.element(page.getByText('None yet. Without a place you are found by your name alone.')).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: 'Services shown' }))
    .toHaveAttribute('placeholder', 'All that are published')
  await page.getByRole('textbox', { name: 'Headline' }).fill('Anything in Saskatoon')
  await page.getByRole('button', { name: 'Add place' }).click()
  const place = page.getByRole('combobox', { name: 'Place' })
  await expect.element(place).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'As far as' })).toHaveValue('25')
  await place.fill('Nowhere at all')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.element(place).toHaveAccessibleDescription(/Choose one of the suggestions/)
  await expect.element(place).toHaveFocus()
  await expect.element(place).toHaveValue('Nowhere at all')
  await expect.element(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Anything in Saskatoon')
  await expect.element(page.getByText(/Latitude/)).not.toBeInTheDocument()
  expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(false)
  expect(await axeViolations()).toEqual([])
})

it('shows the picture, and no link of what is no website', async () => {
  await openWorld(
    (mock) => {
      const id = serveRegina(mock)
      const profile = mock.world.settings['marketplaceProfile']?.[id]
      Object.assign(profile ?? {}, {
        picture: '/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11',
        website: 'javascript:alert(1)',
      })
      return `/vendors/profiles/${id}`
    },
    { role: 'owner', tenantKind: 'customer' },
  )
  await expect.element(page.getByText('40 km around Regina, SK')).toBeVisible()
  expect(document.querySelector('main img[src^="/api/images/3f1f0a9e"]')).not.toBeNull()
  await expect.element(page.getByText('Website')).not.toBeInTheDocument()
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
})

it('is nothing for who does not deliver', async () => {
  await openWorld('/settings/marketplace', { role: 'owner', tenantKind: 'customer' })
  await expect.element(page.getByText('Only couriers are found here')).toBeVisible()
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { openWorld } from '#tests/components/open-world.tsx'
import { serveLocations } from './testing/location-world.ts'

async function open() {
  serveLocations()
  const opened = await openApp('/locations')
  await expect.element(opened.screen.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible()
  return opened
}

const link = (name: RegExp) => page.getByRole('table').getByRole('link', { name })

it('lists locations with their address, contact, phone and the hours of today', async () => {
  await open()
  const row = page.getByRole('row', { name: /Broadway & 10th/ })
  await expect.element(row).toMatchTextContent(/Broadway shop.*Saskatoon.*737 Broadway Avenue.*Aylin Ünal/)
  await expect.element(row.getByRole('link', { name: '(306) 651-7211' })).toHaveAttribute('href', 'tel:+13066517211')
  await expect
    .element(page.getByRole('row', { name: /Stonebridge/ }))
    .toMatchTextContent(/110-3160 Preston.*Open 24 Hours/)
  await expect.element(page.getByText('2 locations')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('begins a new order with n, as on every screen', async () => {
  const { router } = await open()
  await expect.element(link(/Broadway/)).toBeVisible()
  await userEvent.keyboard('n')
  await expect.poll(() => router.state.location.pathname).toBe('/scheduler')
})

it('offers a file or a form when there is nothing yet, and says why a list did not come', async () => {
  const { mock } = serveLocations({ locations: [] })
  await openApp('/locations')
  await expect.element(page.getByText(/^No locations yet\. /)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Import a CSV file' }))
    .toHaveAttribute('href', '/locations/import')
  expect(await axeViolations()).toEqual([])

  mock.settings.fault = '403'
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect.element(page.getByText('You cannot see locations here')).toBeVisible()
  await expect.element(page.getByText('You do not have permission to do this.')).toBeVisible()
})

it('is walked and ticked by the keys of every list, and archived with a', async () => {
  const { mock } = await openWorld('/locations')
  const rows = () => [...document.querySelectorAll('[data-row-link]')]
  await expect.poll(() => rows().length).toBeGreaterThan(3)
  const [first, second] = rows().map(({ textContent }) => textContent)
  await userEvent.keyboard('/{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(rows()[0])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('2 locations selected')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Archived 2 locations')).toBeVisible()
  await expect.poll(() => rows().map(({ textContent }) => textContent)).not.toContain(first)
  expect(mock.world.resources.location.filter(({ archived }) => archived).map(({ name }) => name)).toEqual(
    expect.arrayContaining([first, second]),
  )
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement).toBe(rows().at(-1))
})

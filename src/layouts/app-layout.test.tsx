import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import { accessToken, refreshToken, signedInPerson } from '#mocks/context.ts'
import { tenantByKey } from '#mocks/lookup.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { signIn } from '#tests/components/open-app.tsx'
import { onPhone, openScreen, openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const openHome = (options: MockWorldOptions = {}) => openWorld('/home', options)

const menu = () => page.getByRole('navigation', { name: 'Main' })

it('names the organisation in the menu and remembers that it was closed', async () => {
  const { screen } = await openHome()
  await expect.element(menu().getByText('Prairie Sky Couriers')).toBeVisible()
  await screen.getByRole('button', { name: 'Close menu' }).click()
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  expect(localStorage.getItem('menuOpen')).toBe('false')
})

it('opens the closed menu while the pointer is at the left edge', async () => {
  localStorage.setItem('menuOpen', 'false')
  await openHome()
  const width = () => menu().element().getBoundingClientRect().width
  expect(width()).toBeLessThan(80)
  await menu().hover()
  await expect.poll(width).toBeGreaterThan(200)
})

it('becomes a drawer over the whole page on a small screen', async () => {
  await onPhone(async () => {
    const { screen } = await openHome()
    await expect.element(menu()).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(menu()).toBeVisible()
    expect(menu().element().getBoundingClientRect().width).toBe(390)
    await menu().getByRole('link', { name: 'Order History' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Order History' })).toBeVisible()
    await expect.element(menu()).not.toBeInTheDocument()
  })
})

it('offers to switch organisations only to those who have several', async () => {
  const { screen } = await openHome()
  await screen.getByRole('button', { name: /account/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Switch Organizations' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'Super Admin' })).not.toBeInTheDocument()
})

it('leads administrators to what they look after', async () => {
  const { screen } = await openWorld('/home', { tenantKind: 'internal', role: 'admin' })
  await screen.getByRole('button', { name: /account/ }).click()
  await page.getByRole('menuitem', { name: 'Super Admin' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
})

it('leads from the account menu to the profile, the organisations and out', async () => {
  const { screen, router } = await openWorld(({ world, person }) => {
    person.memberships.push({ tenantId: tenantByKey(world, 'customer').tenant.id, roles: [roles.scheduler] })
    return '/home'
  })
  await screen.getByRole('button', { name: /account/ }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Switch Organizations' }))
    .toHaveAttribute('href', '/switch-tenants')
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('href', '/logout')
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect.element(screen.getByRole('heading', { name: 'My Profile' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/profile')
})

it('remembers light and dark and dresses the page for the organisation', async () => {
  const { screen } = await openHome({ tenantKind: 'customer', role: 'scheduler' })
  await expect.poll(() => document.documentElement.dataset.theme).toBe('enterprise')
  await screen.getByRole('button', { name: /account/ }).click()
  await page.getByText('Dark', { exact: true }).click()
  expect(document.documentElement.dataset.mode).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('enterprise dark')
})

it('says in a banner that an administrator looks into an organisation', async () => {
  const { screen } = await openHome({ role: 'admin' })
  await expect.element(screen.getByRole('complementary', { name: 'Session' })).toMatchTextContent('as an administrator')
})

it('says in a banner whom one acts as, with the way back', async () => {
  localStorage.setItem('oldToken', 'own')
  const { mock } = serveWorld()
  const ids = [mock.person.user.id, signedInPerson(mock.world, { ...mock.settings, role: 'admin' }).user.id] as const
  signIn({ token: accessToken(...ids), refreshToken: refreshToken(...ids) })
  const { screen } = await openScreen('/home')
  await expect.element(screen.getByRole('complementary', { name: 'Session' })).toMatchTextContent('Dana Kowalski')
  await expect.element(screen.getByRole('link', { name: 'Stop' })).toHaveAttribute('href', '/logout')
})

it('opens the palette by key and goes to an order by its number', async () => {
  const { router } = await openHome()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search or go to' })).toHaveFocus()
  await userEvent.keyboard('10482')
  await expect.element(page.getByText('Order #10482')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/delivery-orders/10482')
})

it('holds a combobox over its list in the palette, and nothing that axe finds fault with', async () => {
  await openHome()
  await userEvent.keyboard('{Control>}k{/Control}')
  const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  const field = page.getByRole('combobox', { name: 'Search or go to' })
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.first().element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.last().element().id)
  expect(await axeViolations()).toEqual([])
})

it('walks the account menu by arrows, Home, End and letters', async () => {
  const { screen } = await openHome()
  ;(screen.getByRole('button', { name: /account/ }).element() as HTMLElement).focus()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('My Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(entry('Logout')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.element(entry('Light')).toHaveFocus()
  await userEvent.keyboard('{End}d')
  await expect.element(entry('Dark')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /account/ })).toHaveFocus()
})

it('goes to a section with g and its letter, and names these keys in the list of keys', async () => {
  const { router } = await openHome()
  await userEvent.keyboard('gl')
  await expect.poll(() => router.state.location.pathname).toBe('/locations')
  await expect.element(page.getByRole('heading', { name: 'Locations', level: 1 })).toHaveFocus()
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  for (const label of [
    'Home',
    'Dispatch',
    'Next row',
    'First row',
    'Open the row',
    'Select the row',
    'Clear the selection',
    'A page of rows down',
    'Archive or restore',
    'Open it',
  ])
    await expect.element(keys.getByRole('term').filter({ hasText: label }).first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('opens the account menu without a fault that axe finds', async () => {
  const { screen } = await openHome()
  await screen.getByRole('button', { name: /account/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('lists the keys on ?, and steals none while someone types', async () => {
  await openHome()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search or go to' })).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('combobox', { name: 'Search or go to' })).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

it('toggles the query inspector on meta and backslash', async () => {
  await openHome()
  await userEvent.keyboard('{Meta>}\\{/Meta}')
  await expect.element(page.getByRole('region', { name: 'Query inspector' })).toBeVisible()
  await expect.element(page.getByText('["tenant","1","/me"]')).toBeVisible()
  await userEvent.keyboard('{Meta>}\\{/Meta}')
  await expect.element(page.getByRole('region', { name: 'Query inspector' })).not.toBeInTheDocument()
})

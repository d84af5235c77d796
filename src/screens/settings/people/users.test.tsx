import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const table = page.getByRole('table', { name: 'Users' })
const rowOf = (name: string | RegExp) => table.getByRole('row', { name })

it('lists users with their roles and when they were last seen, filtered by role and by who never signed in', async () => {
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/settings/users')
  await expect.element(rowOf(/Ravi Patel/)).toMatchTextContent(/driver1@prairiesky\.example.*Driver/)
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: /^Role/ }).click()
  await page.getByRole('button', { name: 'Dispatcher', exact: true }).click()
  await expect.element(rowOf(/Dana Kowalski/)).toBeVisible()
  await expect.element(rowOf(/Ravi Patel/)).not.toBeInTheDocument()
  expect(new URLSearchParams(router.state.location.search).get('roleId')).toBe('6')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /^Sign-in/ }).click()
  await page.getByRole('button', { name: 'Never signed in', exact: true }).click()
  await expect.element(rowOf(/Kwame Mensah/)).toMatchTextContent(/Never signed in/)
  await expect.element(rowOf(/Ravi Patel/)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'New user' }))
    .toHaveAttribute('href', '/settings/users/new-user')
})

it('says what becomes of open orders before a driver is archived, takes them away when asked, and restores', async () => {
  const { api, mock } = serveWorld({ role: 'owner' })
  const { world } = mock
  const driver = world.people.find(({ user }) =>
    world.orders.some(({ view }) => view.driver?.id === user.id && view.status === 'assigned'),
  )
  if (!driver) throw new Error('No driver has an order in hand.')
  const { id, firstName, lastName } = driver.user
  const name = `${firstName} ${lastName}`
  await openApp(`/settings/users/${id}`)
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Roles' })).toMatchTextContent(/Driver.*since/)
  await expect.element(page.getByRole('region', { name: 'Organizations' })).toMatchTextContent(/Prairie Sky/)
  await expect.element(page.getByRole('region', { name: 'Open orders' })).toMatchTextContent(/No\. \d+/)
  expect(await axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: `Archive ${name}?` })
  await expect.element(dialog).toMatchTextContent(/signed out everywhere.*open order/)
  await expect.element(dialog.getByRole('radio', { name: /^Unassign \d+/ })).toBeChecked()
  expect(await axeViolations()).toEqual([])
  await dialog.getByText('Leave them as they are').click()
  await dialog.getByText(/^Unassign \d+/).click()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText(`Archived ${name}`)).toBeVisible()
  const [sent] = api.sent('PUT', '/users/archive')
  expect(await sent?.json()).toEqual({ userIds: [id], openOrders: 'unassign' })
  expect(world.orders.some(({ view }) => view.driver?.id === id && view.status === 'assigned')).toBe(false)

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText(`Restored ${name}`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
})

it('edits a user over their page, without units, and says of an owner why they stay', async () => {
  const { api, mock } = serveWorld({ role: 'organizationManager' })
  const ravi = mock.world.people.find(({ user }) => user.email === 'driver1@prairiesky.example')?.user
  const { router } = await openApp(`/settings/users/${ravi?.id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Ravi Patel' })
  await expect.element(form.getByText('Photo', { exact: true })).toBeVisible()
  await expect.element(form.getByLabelText('Units')).not.toBeInTheDocument()
  await userEvent.fill(form.getByLabelText(/^Last name/), '<b>Patel</b>')
  expect(await axeViolations()).toEqual([])
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ravi <b>Patel</b>', level: 1 })).toBeVisible()
  const [sent] = api.sent('PATCH', `/users/${ravi?.id}`)
  expect(await sent?.json()).toEqual({ lastName: '<b>Patel</b>' })

  const owner = mock.world.people.find(({ user }) => user.email === 'owner@prairiesky.example')?.user
  await router.navigate(`/settings/users/${owner?.id}`)
  await expect
    .element(page.getByRole('button', { name: 'Archive', exact: true }))
    .toHaveAccessibleDescription('The owner stays. Hand the organization over first.')
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openWorld } from '#tests/components/open-world.tsx'

/** The number of a figure, once it is there. */
async function countOf(figure: HTMLElement): Promise<string> {
  const count = () => figure.querySelector('span:last-of-type')?.textContent ?? ''
  await expect.poll(count).toMatch(/^\d/)
  return count()
}

const statuses = ['created', 'assigned', 'pickedUp', 'droppedOff,completed']

const figures = () => [...document.querySelectorAll<HTMLElement>('main ul a[data-status]')]

it.each([
  ['courier', 'dispatcher'],
  ['courier', 'viewer'],
  ['customer', 'scheduler'],
  ['supplier', 'scheduler'],
  ['stranger', 'owner'],
] as const)('each figure opens the list of as many orders as it counted: %s, %s', async (tenantKind, role) => {
  const { router, search } = await openWorld('/', { tenantKind, role })
  await expect.poll(() => figures().length).toBe(4)
  for (const [place, status] of statuses.entries()) {
    const figure = figures()[place]
    if (figure === undefined) throw new Error('There is no such figure.')
    const count = await countOf(figure)
    figure.click()
    await expect.poll(() => search().get('status')).toBe(status)
    const listed = () => document.querySelector('.wb-filter-count')?.textContent
    await expect.poll(listed).toMatch(new RegExp(`^${count} orders?$`))
    await router.navigate(-1)
    await expect.poll(() => figures().length).toBe(4)
  }
})

it('shows a dispatcher by which filters the unassigned were counted, to be changed there', async () => {
  const { screen, search } = await openWorld('/', { tenantKind: 'courier', role: 'dispatcher' })
  await screen.getByRole('link', { name: /^Unassigned/ }).click()
  await expect.poll(() => search().get('carrier')).toBe('own')
  await screen.getByRole('button', { name: /Carrier.*Own drivers/ }).click()
  await page.getByRole('group', { name: 'Carried out by' }).getByRole('button', { name: 'Other couriers' }).click()
  await expect.poll(() => search().get('carrier')).toBe('others')
})

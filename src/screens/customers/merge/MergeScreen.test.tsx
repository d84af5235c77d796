import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import type { Customer } from '#generated/model/index.ts'
import { ledgerOf } from '#mocks/invoices.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/** Two customers that the courier manages beside those of the world. */
function serveManaged(role: 'owner' | 'dispatcher' = 'owner') {
  const served = serveWorld({ role })
  const { resources } = served.mock.world
  const customers = resources.customer ?? []
  const [like] = customers
  if (like === undefined) throw new Error('The world has no customer.')
  const managed = { ...like, isManaged: true, accountNumber: null }
  const added = [
    { ...managed, id: 901, name: 'Nutana Florists', paymentTerms: 'net10', notes: 'Call before noon.' },
    { ...managed, id: 902, name: 'Nutana Blooms', paymentTerms: 'net30', notes: null },
  ]
  resources.customer = [...customers, ...added]
  const [place] = resources.location
  if (place === undefined) throw new Error('The world has no location.')
  resources.location = [
    ...resources.location,
    { ...place, id: 9_901, tenantId: 901, streetAddress: '12 Main Street' },
    { ...place, id: 9_902, tenantId: 901, streetAddress: '14 Main Street' },
    { ...place, id: 9_903, tenantId: 902, streetAddress: '12 Main St.' },
  ]
  return served
}

const row = (name: string) => page.getByRole('row', { name })

it('chooses the other, shows what moves and what is dropped, and merges once the name is typed', async () => {
  serveManaged()
  const { router } = await openApp('/customers/901')
  await page.getByRole('button', { name: 'Merge…' }).click()
  await expect.element(page.getByRole('link', { name: 'Nutana Blooms' })).toBeVisible()
  // Those with people of their own are not offered, and neither is it itself.
  expect(page.getByRole('link', { name: 'Meewasin Pharmacy Group' }).elements()).toEqual([])
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('link', { name: 'Nutana Blooms' }).click()
  await expect.element(row('Locations 1 1 –')).toBeVisible()
  await expect.element(row('Notes Call before noon.')).toBeVisible()
  await expect.element(row('Payment terms Net 10 Net 30')).toBeVisible()
  await expect.element(row('Nutana Florists $0.00')).toBeVisible()
  await expect.element(row('Nutana Blooms after the merge $0.00')).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Merge…' }).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Merge', exact: true })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Type Nutana Florists to confirm' }).fill('nutana florists')
  await confirm.click()
  await expect.element(page.getByText('Merged Nutana Florists into Nutana Blooms')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/customers/902')

  await router.navigate('/customers/901')
  await page.getByRole('link', { name: 'Nutana Blooms' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/customers/902')
})

it('names the papers and the open sums of both, and what becomes of them', async () => {
  const { mock } = serveManaged()
  const { resources } = mock.world
  const customers = (resources.customer as readonly Customer[] | undefined) ?? []
  const billed = ledgerOf(mock).runs.flatMap(({ invoices }) => invoices.map(({ customerId }) => customerId))[0] ?? 0
  const name = customers.find(({ id }) => id === billed)?.name ?? ''
  // One that was billed in the months before is managed as well.
  resources.customer = customers.map((one) => (one.id === billed ? { ...one, isManaged: true } : one))
  const { router } = await openApp(`/customers/${billed}/merge?into=902`)
  await expect.element(page.getByRole('row', { name: /^Invoices \d+ – –$/ })).toBeVisible()
  const owed = page.getByRole('row', { name: new RegExp(`^${name} \\$[1-9]`) })
  await expect.element(owed).toBeVisible()
  const sum = owed.element().textContent?.replace(name, '') ?? ''
  await expect.element(row(`Nutana Blooms after the merge ${sum}`)).toBeVisible()
  await expect.element(page.getByText(/from now on Nutana Blooms settles them/)).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Merge…' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: `Type ${name} to confirm` }).fill(name)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/customers/902')
  await router.navigate('/customers/902/merge?into=901')
  await expect.element(row(`Nutana Blooms ${sum}`)).toBeVisible()
})

it('finds whom it may become among however many customers, as well by typing', async () => {
  const { mock } = serveManaged()
  const { resources } = mock.world
  const [like] = resources.customer ?? []
  if (like === undefined) throw new Error('The world has no customer.')
  const others = (count: number, first: number, fields: object) =>
    Array.from({ length: count }, (_, index) => ({ ...like, ...fields, id: first + index, name: `Aspen ${index}` }))
  resources.customer = [...others(120, 2_000, {}), ...(resources.customer ?? [])]
  const { router } = await openApp('/customers/901/merge')
  await expect.element(page.getByRole('link', { name: 'Nutana Blooms' })).toBeVisible()
  expect(page.getByText('Search by name to see others.').elements()).toEqual([])

  resources.customer = [...others(120, 3_000, { isManaged: true }), ...resources.customer]
  await router.navigate('/customers/902/merge')
  await expect.element(page.getByText('Search by name to see others.')).toBeVisible()
  await page.getByPlaceholder('Name or customer number').fill('nutana fl')
  await expect.element(page.getByRole('link', { name: 'Nutana Florists' })).toBeVisible()
})

it('says why two cannot be merged, and turns them round', async () => {
  serveManaged()
  const { router } = await openApp('/customers/901/merge?into=2')
  await expect.element(page.getByText('The other one: Has people of its own, who keep it.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another' }).click()
  await page.getByRole('link', { name: 'Nutana Blooms' }).click()
  await page.getByRole('button', { name: 'Keep Nutana Florists instead' }).click()
  await expect.element(page.getByRole('heading', { name: 'Merge Nutana Blooms' })).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/customers/902/merge')
})

it('is for those who may change and end customers', async () => {
  serveManaged('dispatcher')
  await openApp('/customers/901/merge')
  await expect.element(page.getByText('You cannot merge customers here')).toBeVisible()
})

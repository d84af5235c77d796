import type { RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import {
  type AddressMatch,
  type SearchAddresses,
  AddressSearchContext,
  PickedAddressContext,
} from '../../address-search.tsx'
import { renderField, renderForm } from '../../testing/render-form.tsx'

const matches: AddressMatch[] = [
  {
    label: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
    name: null,
    streetAddress: '737 Broadway Avenue',
    city: 'Saskatoon',
    province: 'SK',
    postalCode: 'S7N 1B3',
    country: 'CA',
    latitude: 52.12,
    longitude: -106.66,
    approximate: false,
  },
  {
    label: '802 Broadway Avenue, Saskatoon, SK',
    name: 'Broadway Roastery',
    streetAddress: '802 Broadway Avenue',
    city: 'Saskatoon',
    province: 'SK',
    postalCode: null,
    country: 'CA',
    latitude: 52.11,
    longitude: -106.65,
    approximate: false,
  },
]
const place: RJSFSchema = {
  type: 'object',
  properties: {
    streetAddress: { type: 'string', title: 'Address' },
    city: { type: 'string', title: 'City' },
    province: { type: 'string', title: 'Province', enum: ['AB', 'SK'] },
    postalCode: { type: 'string', title: 'Postal code' },
    latitude: { type: 'number', title: 'Latitude' },
    longitude: { type: 'number', title: 'Longitude' },
  },
}
const ui = { streetAddress: { 'ui:widget': 'address' }, province: { 'ui:widget': 'select' } }
const address = () => page.getByRole('combobox', { name: 'Address' })
const searching = (search: SearchAddresses) => (form: ReactNode) => (
  <AddressSearchContext value={search}>{form}</AddressSearchContext>
)

it('finds addresses while one types and fills the fields beside it, by keyboard alone', async () => {
  const queries: string[] = []
  const search: SearchAddresses = (query) => {
    queries.push(query)
    return Promise.resolve(matches)
  }
  const form = await renderForm(place, ui, { around: searching(search) })
  await userEvent.type(address(), '737 broad')
  await expect.element(page.getByRole('option', { name: /737 Broadway/ })).toBeVisible()
  expect(queries).toEqual(['737 broad'])
  await expect.element(address()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(address()).toHaveValue('737 Broadway Avenue')
  await expect.element(address()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Saskatoon')
  await expect.element(page.getByText(/Filled in from 737/)).toBeInTheDocument()
  expect(await form.save()).toEqual([
    {
      streetAddress: '737 Broadway Avenue',
      city: 'Saskatoon',
      province: 'SK',
      postalCode: 'S7N 1B3',
      latitude: 52.12,
      longitude: -106.66,
    },
  ])
})

it('empties the postal code when the chosen address has none', async () => {
  const form = await renderForm(place, ui, { value: { postalCode: 'X0X 0X0' }, around: searching(async () => matches) })
  await userEvent.type(address(), 'roastery')
  await userEvent.click(page.getByRole('option', { name: /Roastery/ }))
  await expect.element(address()).toHaveValue('802 Broadway Avenue')
  const [saved] = await form.save()
  expect(saved).not.toHaveProperty('postalCode')
})

it('forgets city and pin when the street of a chosen address changes, and knows them again when it is back', async () => {
  const form = await renderForm(place, ui, { around: searching(async () => matches) })
  await userEvent.type(address(), '737 broad')
  await userEvent.click(page.getByRole('option', { name: /737 Broadway/ }))
  await userEvent.type(address(), ' W')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('')
  expect(await form.save()).toEqual([{ streetAddress: '737 Broadway Avenue W' }])
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Saskatoon')
})

it('takes what the form was opened with for a chosen address, where it is one', async () => {
  const [opened] = matches
  if (opened === undefined) throw new Error('No address')
  const form = await renderForm(place, ui, {
    value: { streetAddress: opened.streetAddress, city: opened.city, latitude: opened.latitude },
    around: (fields) => <PickedAddressContext value={opened}>{fields}</PickedAddressContext>,
  })
  await userEvent.fill(address(), '12 Elm Street')
  expect(await form.save()).toEqual([{ streetAddress: '12 Elm Street' }])
})

it('keeps an address that was typed in full', async () => {
  const form = await renderForm(place, ui, { around: searching(async () => []) })
  await userEvent.type(address(), '1 Nowhere Road')
  await expect.element(page.getByText('No address matches')).toBeVisible()
  expect(await form.save()).toEqual([{ streetAddress: '1 Nowhere Road' }])
})

it('closes its list on Escape and keeps the text', async () => {
  await renderForm(place, ui, { around: searching(async () => matches) })
  await userEvent.type(address(), 'broad')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(address()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(address()).toHaveValue('broad')
})

it('takes the whole address where there are no fields beside it', async () => {
  const form = await renderField(
    { type: 'string', title: 'Address' },
    { 'ui:widget': 'address' },
    { around: searching(async () => matches) },
  )
  await userEvent.type(address(), 'broad')
  await expect.element(page.getByRole('option', { name: /737 Broadway/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(await form.save()).toEqual([{ it: '737 Broadway Avenue, Saskatoon, SK S7N 1B3' }])
})

it('forgets a search that failed', async () => {
  const form = await renderForm(place, ui, { around: searching(() => Promise.reject(new Error('offline'))) })
  await userEvent.type(address(), 'broad')
  await expect.element(page.getByText('No address matches')).toBeVisible()
  expect(await form.save()).toEqual([{ streetAddress: 'broad' }])
})

it('shows its error once it is left', async () => {
  await renderField({ type: 'string', title: 'Address' }, { 'ui:widget': 'address' }, { required: true })
  await userEvent.click(address())
  await userEvent.tab()
  await expect.element(address()).toHaveAccessibleDescription('Required')
  expect(await axeViolations()).toEqual([])
})

import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawTheme } from '#src/ui/themes.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { type EntityOption, type EntitySearch, EntitySearchContext } from '../../entity-search.tsx'
import { renderForm } from '../../testing/render-form.tsx'

const row = (id: number, name: string, archived = false): EntityOption => ({ id, name, archived })
const vans = Array.from({ length: 25 }, (_, index) => row(index + 1, `Van ${index + 1}`))
const paths = { list: '/tenants/{tenantId}/vehicles', get: '/vehicles' }
const ui = (title: string) => ({ 'ui:widget': 'entity', 'ui:title': title, 'ui:options': { of: paths } })

it('finds rows on the server, page by page, names those that are chosen, for one id and for several', async () => {
  const find = vi.fn<EntitySearch['find']>(async (_paths, query, at) => {
    const found = vans.filter(({ name }) => name.includes(query))
    return { options: found.slice(at * 20, at * 20 + 20), total: found.length }
  })
  const named = vi.fn<EntitySearch['named']>(async (_paths, ids) =>
    [...vans, row(90, 'Old bike', true)].filter(({ id }) => ids.includes(id)),
  )
  const search = { find, named, addImage: vi.fn<EntitySearch['addImage']>() }
  const form = await renderForm(
    {
      type: 'object',
      required: ['one', 'many'],
      properties: {
        one: { type: ['integer', 'null'], title: 'Vehicle' },
        many: { type: 'array', title: 'Vehicles', uniqueItems: true, items: { type: 'integer' } },
      },
    },
    { one: ui('Vehicle'), many: ui('Vehicles') },
    {
      value: { one: 90, many: [2, 404] },
      around: (drawn) => <EntitySearchContext value={search}>{drawn}</EntitySearchContext>,
    },
  )
  const one = page.getByRole('combobox', { name: 'Vehicle', exact: true })
  const many = page.getByRole('combobox', { name: 'Vehicles', exact: true })
  const chosen = page.getByRole('list', { name: 'Vehicles: chosen' })
  await expect.element(one).toHaveValue('Old bike (archived)')
  await expect.element(chosen).toHaveTextContent('Van 2No. 404')
  expect(await axeViolations()).toEqual([])
  drawTheme({ theme: 'courier', mode: 'dark' })
  expect(await axeViolations()).toEqual([])

  await userEvent.click(many)
  await userEvent.click(page.getByRole('option', { name: 'Show more (5)' }))
  await userEvent.click(page.getByRole('option', { name: 'Van 25' }))
  await userEvent.click(page.getByRole('button', { name: 'Remove No. 404' }))
  await expect.element(chosen).toHaveTextContent('Van 2Van 25')

  await userEvent.fill(one, 'Van 24')
  await expect.element(page.getByRole('option')).toHaveTextContent('Van 24')
  await userEvent.keyboard('{Enter}')
  await expect.element(one).toHaveValue('Van 24')
  expect(find.mock.calls.map(([, query]) => query)).toContain('Van 24')
  expect(await form.save()).toEqual([{ one: 24, many: [2, 25] }])

  await userEvent.fill(one, 'Tram')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await userEvent.clear(one)
  await userEvent.tab()
  expect((await form.save()).at(-1)).toEqual({ one: null, many: [2, 25] })
})

it('lets the fields beside it begin as the chosen row has them, to be changed by the person who chose it', async () => {
  const maps = [
    { ...row(1, 'Saskatoon'), fields: { strategy: 'highest', fallback: 1_500 } },
    { ...row(2, 'Regina'), fields: { strategy: 'pickup', fallback: null } },
  ]
  const search: EntitySearch = {
    find: async (_paths, query) => {
      const options = maps.filter(({ name }) => name.includes(query))
      return { options, total: options.length }
    },
    named: async (_paths, ids) => maps.filter(({ id }) => ids.includes(id)),
    addImage: vi.fn<EntitySearch['addImage']>(),
  }
  const form = await renderForm(
    {
      type: 'object',
      required: ['map', 'strategy', 'fallback'],
      properties: {
        map: { type: ['integer', 'null'], title: 'Map' },
        strategy: { type: 'string', enum: ['both', 'highest', 'pickup'], title: 'Strategy' },
        fallback: { type: ['integer', 'null'], title: 'Fallback' },
      },
    },
    { map: { 'ui:widget': 'entity', 'ui:options': { of: paths, takes: ['strategy', 'fallback'] } } },
    {
      value: { map: null, strategy: 'both', fallback: 700 },
      around: (drawn) => <EntitySearchContext value={search}>{drawn}</EntitySearchContext>,
    },
  )
  const choose = async (name: string, typed = name) => {
    await userEvent.fill(page.getByRole('combobox', { name: 'Map' }), typed)
    await userEvent.click(page.getByRole('option', { name }))
  }
  await choose('Saskatoon')
  expect((await form.save()).at(-1)).toEqual({ map: 1, strategy: 'highest', fallback: 1_500 })
  await choose('Regina')
  expect((await form.save()).at(-1)).toEqual({ map: 2, strategy: 'pickup', fallback: null })
  await page.getByLabelText(/^Strategy/).selectOptions('both')
  await choose('Regina', 'Reg')
  expect((await form.save()).at(-1)).toEqual({ map: 2, strategy: 'both', fallback: null })
})

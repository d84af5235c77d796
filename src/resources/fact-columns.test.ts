import { expect, it } from 'vitest'
import { columnsOf, type Fact } from './fact-columns.tsx'

const row = {
  id: 7,
  name: 'Nomad',
  callSign: null as string | null,
  decks: 2,
  lengthM: 0,
  dailyCents: 12_550,
  rigged: false,
  size: 'large',
  phone: '+13065550100',
  launched: '2008-01-01',
  updatedAt: 1_795_000_000,
}
type Row = typeof row

const facts = {
  name: { title: 'Name', kind: 'text', sortField: 'name' },
  callSign: { title: 'Call sign', kind: 'text' },
  decks: { title: 'Decks', kind: 'number' },
  lengthM: { title: 'Length', kind: 'measure', unit: 'smallDistance' },
  dailyCents: { title: 'Daily rate', kind: 'money' },
  rigged: { title: 'Rigged', kind: 'boolean' },
  size: { title: 'Size', kind: 'choice', choices: { small: 'Small', large: 'Large' } },
  phone: { title: 'Phone', kind: 'phone' },
  launched: { title: 'Launched', kind: 'date' },
  updatedAt: { title: 'Updated', kind: 'instant', sortField: 'updatedAt' },
} as const satisfies Readonly<Record<string, Fact>>
const fields = Object.keys(facts) as (keyof typeof facts)[]

const columns = columnsOf<Row, 'name' | 'updatedAt', keyof typeof facts>(fields, facts, true)
const columnOf = (field: string) => columns.find(({ id }) => id === field)

it('calls, sorts and aligns a column as the contract says of its field, and keeps the first one', () => {
  expect(columns.map(({ id, title }) => [id, title])).toEqual(fields.map((field) => [field, facts[field].title]))
  expect(columns.flatMap(({ sortField }) => sortField ?? [])).toEqual(['name', 'updatedAt'])
  expect(columnOf('updatedAt')?.firstDirection).toBe('desc')
  expect(columns.filter(({ align }) => align === 'right').map(({ id }) => id)).toEqual([
    'decks',
    'lengthM',
    'dailyCents',
  ])
  expect(columns.filter(({ required }) => required).map(({ id }) => id)).toEqual(['name'])
  expect(columns.every(({ byDefault }) => byDefault)).toBe(true)
  expect(columnOf('name')?.width).toBeGreaterThan(columnOf('callSign')!.width)
})

it('writes values for spreadsheets: measures, money and dates plain, nothing for what is not there, and no moments', () => {
  expect(columns.flatMap(({ id, text }) => (text ? [[id, text(row)]] : []))).toEqual([
    ['name', 'Nomad'],
    ['callSign', ''],
    ['decks', '2'],
    ['lengthM', '0'],
    ['dailyCents', '125.50'],
    ['rigged', 'No'],
    ['size', 'Large'],
    ['phone', '(306) 555-0100'],
    ['launched', '2008-01-01'],
  ])
  expect(columnsOf<Row, 'name' | 'updatedAt', 'name'>(['name'], facts, false)[0]?.text).toBeUndefined()
})

it('shows the text of a value, an element where it has one, also of 0, and null for what is not there', () => {
  const shown = (field: string) => columnOf(field)?.cell(row)
  expect(['name', 'callSign', 'rigged', 'size', 'dailyCents', 'launched'].map(shown)).toEqual([
    'Nomad',
    null,
    'No',
    'Large',
    '$125.50',
    'Jan 1, 2008',
  ])
  expect(shown('lengthM')).toMatchObject({ props: { value: 0, of: 'smallDistance' } })
  expect(shown('updatedAt')).toMatchObject({ props: { at: 1_795_000_000 } })
  expect(shown('phone')).toMatchObject({ type: 'a', props: { href: 'tel:+13065550100', children: '(306) 555-0100' } })
})

it('takes what a resource says beside the field, and a column that it writes whole', () => {
  const [first, second] = columnsOf<Row, 'name', 'callSign'>(
    [
      { field: 'callSign', title: 'Sign', width: 60, byDefault: false, cell: ({ name }) => name },
      { id: 'crew', title: 'Crew', width: 90, cell: () => 'Ana' },
    ],
    facts,
    true,
  )
  expect(first).toMatchObject({ id: 'callSign', title: 'Sign', width: 60, byDefault: false, required: true })
  expect([first?.cell(row), first?.text?.(row)]).toEqual(['Nomad', ''])
  expect(second).toMatchObject({ id: 'crew', title: 'Crew', width: 90, byDefault: true, required: false })
  expect(second?.text).toBeUndefined()
})

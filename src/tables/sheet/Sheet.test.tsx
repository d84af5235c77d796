import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Sheet } from './Sheet.tsx'

const columns = ['City', 'Street'].map((heading) => ({ id: heading, heading, width: 120, text: String }))
const sheetOf = (rows: readonly number[]) => (
  <Sheet label="Places" columns={columns} rows={rows} numberOf={(row) => row} headingHeight={32} />
)

it('gives each cell and heading to its row by the time that it is drawn', async () => {
  const { rerender } = await render(sheetOf([1]))
  expect(owned()).toEqual(['2 headings of 2', '2 cells of 2'])
  await rerender(sheetOf([1, 2, 3]))
  expect(owned()).toEqual(['2 headings of 2', '6 cells of 6'])
})

/** How many of what is drawn a row says to be its own. */
function owned(): readonly string[] {
  return Object.entries({ headings: '[role=columnheader][id]', cells: '[role=gridcell]' }).map(([name, selector]) => {
    const drawn = [...document.querySelectorAll(selector)]
    const own = drawn.filter(({ id }) => document.querySelector(`[role=row][aria-owns~="${CSS.escape(id)}"]`) !== null)
    return `${own.length} ${name} of ${drawn.length}`
  })
}

import { expect, test } from 'vitest'
import { zoneFaults } from '#domain/pricing/zone-faults.ts'
import { checkOutlines } from './outline-checks.ts'

/** Outlines of so many corners each, that are looked at no more once they were checked. */
function outlinesOf(count: number, corners: number) {
  let looks = 0
  const outlines = Array.from({ length: count }, () => {
    const outline = Array.from({ length: corners }, (_, index): [number, number] => {
      const angle = (2 * Math.PI * index) / corners
      return [52 + Math.cos(angle), -106 + Math.sin(angle)]
    })
    const find = outline.findIndex.bind(outline)
    outline.findIndex = (...ask: Parameters<typeof find>) => {
      looks += 1
      return find(...ask)
    }
    return outline
  })
  return { outlines, looks: () => looks }
}

test('lets others have their turn after every two thousand corners, of many zones as of one of many parts', async () => {
  const many = outlinesOf(20, 1_000)
  const parts = outlinesOf(20, 1_000)
  const [bounds = [], ...further] = parts.outlines
  const zone = { bounds, parts: further.map((each) => ({ bounds, holes: [each] })) }
  for (const zones of [many.outlines.map((each) => ({ bounds: each })), [zone]]) {
    let turns = 0
    let other = setImmediate(function takeTurn() {
      turns += 1
      other = setImmediate(takeTurn)
    })
    await checkOutlines(zones)
    clearImmediate(other)
    expect(turns).toBeGreaterThanOrEqual(9)
  }
  expect([many.looks(), parts.looks()]).toEqual([20, 20])
  many.outlines.forEach((each) => expect(zoneFaults({ bounds: each })).toEqual([]))
  expect(many.looks()).toBe(20)
})

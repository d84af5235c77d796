import { expect, test } from 'vitest'
import { movedIds } from './moved-rows.ts'

test.each<[what: string, before: number[], after: number[], moved: number[]]>([
  ['nothing', [1, 2, 3], [1, 2, 3], []],
  ['one that went to the top', [1, 2, 3, 4], [4, 1, 2, 3], [4]],
  ['one that went down', [1, 2, 3, 4], [2, 3, 1, 4], [1]],
  ['a new one', [1, 2, 3], [1, 9, 2, 3], [9]],
  ['none where one is gone', [1, 2, 3], [1, 3], []],
  ['none of a page that was loaded', [1, 2], [1, 2, 3, 4], []],
  ['none of another list', [1, 2], [3, 4], []],
])('says that it has moved: %s', (_what, before, after, moved) => {
  expect([...movedIds(before, after)]).toEqual(moved)
})

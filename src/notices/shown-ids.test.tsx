import { beforeEach, expect, it } from 'vitest'
import { claimShown } from './shown-ids.ts'

beforeEach(() => localStorage.clear())

it('of three tabs that claim the same at once one shows it', async () => {
  const claims = await Promise.all([1, 2, 3].map(() => claimShown(2, [11, 12])))
  expect(claims.map((claim) => claim.size).toSorted()).toEqual([0, 0, 2])
  expect([...(await claimShown(2, [12, 13]))]).toEqual([13])
})

it('each of two people at one browser is shown their own', async () => {
  expect([...(await claimShown(2, [11]))]).toEqual([11])
  expect([...(await claimShown(3, [11]))]).toEqual([11])
  expect([...(await claimShown(2, [11]))]).toEqual([])
})

it('forgets the oldest, and what is of no use', async () => {
  localStorage.setItem('shownNotificationIds', '{"2": ["x", null, 5], "3": 7}')
  expect([...(await claimShown(2, [5]))]).toEqual([])
  await claimShown(
    2,
    Array.from({ length: 300 }, (_, at) => 1_000 + at),
  )
  const kept: { 2: number[] } = JSON.parse(localStorage.getItem('shownNotificationIds') ?? '{}')
  expect(kept[2]).toHaveLength(200)
  expect(kept[2].at(-1)).toBe(1_299)
  localStorage.setItem('shownNotificationIds', 'no JSON')
  expect([...(await claimShown(2, [5]))]).toEqual([5])
})

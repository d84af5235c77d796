import { expect, test } from 'vitest'
import { whoFinds } from './marketplace.ts'

const shown = { isListed: true, areas: 1, chosen: 0, seen: 2 }

test.each([
  [shown, true, /by where you deliver/],
  [{ ...shown, areas: 0 }, true, /by your name alone/],
  [{ ...shown, isListed: false }, false, /only those you are connected with/],
  [{ ...shown, seen: 0 }, false, /publish a service first/],
  [{ ...shown, seen: 0, chosen: 1 }, false, /None of the services that you show is published/],
])('%j: found %j', (profile, found, message) => {
  expect(whoFinds(profile)).toEqual({ found, message: expect.stringMatching(message) })
})

import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { chosenGroups, jsonLineOf, runGroups, textOf, type Group, type Outcome } from './run-groups.ts'

const figure = (name: string): Figure => ({
  group: 'Fake',
  name,
  value: 2,
  unit: 'ms',
  budget: { at: 'most', value: 1 },
})
const good = (name: string): Group => ({ name, says: `how ${name} does`, measure: async () => [figure(name)] })
const broken: Group = {
  name: 'broken',
  says: 'nothing',
  measure: async () => {
    throw new Error('The token expired.\n  at line 1')
  },
}

/** Runs groups with a clock that goes on by a second at each look. */
async function run(groups: readonly Group[]) {
  const seen: (string | Outcome)[] = []
  let now = 0
  const code = await runGroups(groups, {
    say: (message) => seen.push(message),
    print: (outcome) => seen.push(outcome),
    clock: () => (now += 1_000),
  })
  return { code, seen }
}

test('a group that throws does not lose the others, and each is printed before the next begins', async () => {
  const { code, seen } = await run([good('first'), broken, good('last')])
  expect(seen).toEqual([
    'first: how first does',
    { name: 'first', seconds: 1, figures: [figure('first')] },
    'broken: nothing',
    { name: 'broken', seconds: 1, figures: [], error: 'The token expired. at line 1' },
    'last: how last does',
    { name: 'last', seconds: 1, figures: [figure('last')] },
  ])
  expect(code).toBe(1)
})

test('figures over their budget are no failure', async () => {
  expect((await run([good('first'), good('last')])).code).toBe(0)
})

test('people read the figures and the time, and of a failure its name and reason in one line', () => {
  expect(textOf({ name: 'cost', seconds: 61.2, figures: [figure('list')] })).toBe(
    'Fake\n  list  2.00 ms    at most 1.00 ms  over budget\ncost took 61 s.\n',
  )
  expect(textOf({ name: 'live', seconds: 3, figures: [] })).toBe('live took 3 s.\n')
  expect(textOf({ name: 'broken', seconds: 3, figures: [], error: 'No.' })).toBe(
    'broken could not be measured (3 s): No.\n',
  )
})

test('machines read one line of JSON for each group, also of a failed one', () => {
  const line = jsonLineOf({ name: 'cost', seconds: 2, figures: [figure('list')] }, { cores: 2 })
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({
    cores: 2,
    name: 'cost',
    seconds: 2,
    figures: [{ ...figure('list'), withinBudget: false }],
  })
  expect(JSON.parse(jsonLineOf({ name: 'cost', seconds: 2, figures: [], error: 'No.' }, {}))).toMatchObject({
    name: 'cost',
    error: 'No.',
    figures: [],
  })
})

test('groups are measured in their own order, whichever order they are asked for in', () => {
  const groups = [{ name: 'one' }, { name: 'two' }, { name: 'long', isAlone: true }]
  const names = (only: string[]) => chosenGroups(groups, only).map(({ name }) => name)
  expect(names([])).toEqual(['one', 'two'])
  expect(names(['long,one'])).toEqual(['one', 'long'])
  expect(names(['two', 'one'])).toEqual(['one', 'two'])
  expect(() => names(['one,three'])).toThrow('No group is called three. There are one, two, long.')
})

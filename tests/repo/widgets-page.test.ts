import { expect, it } from 'vitest'
import { readTracked } from './tracked-files.ts'
import { stories } from './widget-stories.ts'

const registry = readTracked('src/forms/registry.ts')

/** The names by which `x-form.widget` may call what is registered; those with a capital rjsf looks up itself. */
function registered(): string[] {
  const maps = [...registry.matchAll(/^export const (?:widgets|fields|overviews)[^{]*\{\n([\s\S]*?)^\}/gm)]
  return maps.flatMap(([, entries = '']) => [...entries.matchAll(/^ {2}([a-z]\w*)[:,]/gm)].map(([, name = '']) => name))
}

it('tells of every registered widget, with a field that uses it', () => {
  const told = new Set(stories.map(({ widget }) => widget))
  expect(registered().length).toBeGreaterThan(20)
  expect(registered().filter((name) => !told.has(name))).toEqual([])
})

it('tells of no widget that is not there', () => {
  const known = new Set(registered())
  expect(stories.map(({ widget }) => widget).filter((name) => !known.has(name))).toEqual([])
})

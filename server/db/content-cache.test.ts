import { expect, test, vi } from 'vitest'
import { keepContent, type NamedContent } from './content-cache.ts'

type Load = () => Promise<NamedContent>
type Read = (text: string) => number[]

const numbers: Read = (text) => JSON.parse(text)
const content = (name: string, text: string) => vi.fn<Load>(async () => ({ name, text }))

test('a content is loaded and read once, and is the same object for everybody', async () => {
  const read = vi.fn<Read>(numbers)
  const kept = keepContent(read, 1_000)
  const load = content('one', '[1]')
  const first = await kept('one', load)
  expect(first).toEqual([1])
  expect(await kept('one', load)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  expect(read).toHaveBeenCalledTimes(1)
})

test('another name is another content', async () => {
  const kept = keepContent(numbers, 1_000)
  await kept('one', content('one', '[1]'))
  expect(await kept('two', content('two', '[2]'))).toEqual([2])
})

test('what has changed since its name was found is kept under the name that it has by now', async () => {
  const kept = keepContent(numbers, 1_000)
  expect(await kept('before', content('after', '[2]'))).toEqual([2])
  const never = content('never', '[3]')
  expect(await kept('after', never)).toEqual([2])
  expect(never).not.toHaveBeenCalled()
  expect(await kept('before', content('before', '[1]'))).toEqual([1])
})

test('of many who ask at once only one has to read it', async () => {
  const read = vi.fn<Read>(numbers)
  const kept = keepContent(read, 1_000)
  const values = await Promise.all(Array.from({ length: 32 }, () => kept('one', content('one', '[1]'))))
  expect(read).toHaveBeenCalledTimes(1)
  expect(new Set(values).size).toBe(1)
})

test('nobody can change what all share; only corners of outlines are left as they are', async () => {
  interface Map {
    fee: number
    zones: { name: string; bounds: number[][] }[]
  }
  const kept = keepContent((text): Map => JSON.parse(text), 1_000)
  const map = await kept('map', content('map', '{"fee":1,"zones":[{"name":"City","bounds":[[52,-106]]}]}'))
  const [zone] = map.zones
  expect(() => Object.assign(map, { fee: 0 })).toThrow(TypeError)
  expect(() => map.zones.pop()).toThrow(TypeError)
  expect(() => Object.assign(zone ?? {}, { name: '' })).toThrow(TypeError)
})

test('a failure to load is not kept', async () => {
  const kept = keepContent(numbers, 1_000)
  const fails = async (): Promise<NamedContent> => {
    throw new Error('No such row')
  }
  await expect(kept('one', fails)).rejects.toThrow('No such row')
  expect(await kept('one', content('one', '[1]'))).toEqual([1])
})

test('memory is bounded: what was not asked for longest goes first, and what is too large is never kept', async () => {
  const kept = keepContent(numbers, 100)
  const ten = '[1,2,3,45]'
  await kept('one', content('one', ten))
  await kept('two', content('two', ten))
  await kept('one', content('one', ten))
  await kept('three', content('three', ten))
  const [one, two] = [content('one', ten), content('two', ten)]
  await kept('one', one)
  await kept('two', two)
  expect(one).not.toHaveBeenCalled()
  expect(two).toHaveBeenCalledTimes(1)

  const large = content('large', `[${'1,'.repeat(20)}1]`)
  expect(await kept('large', large)).toHaveLength(21)
  await kept('large', large)
  expect(large).toHaveBeenCalledTimes(2)
})

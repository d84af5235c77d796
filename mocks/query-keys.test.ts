import { expect, it, onTestFinished, vi } from 'vitest'

/** The numbers that paths take, all different, so that a key that forgets one is found out. */
const sampleArguments = [101, 102, 103]

type KeyFactory = (...parameters: unknown[]) => readonly unknown[]

function isKeyFactory(entry: [string, unknown]): entry is [string, KeyFactory] {
  return /^get.+QueryKey$/.test(entry[0]) && typeof entry[1] === 'function'
}

const modules = import.meta.glob<Record<string, unknown>>('../generated/client/*/*.ts', { eager: true })
const factories = Object.entries(modules)
  .filter(([path]) => !path.endsWith('.msw.ts'))
  .flatMap(([, exports]) => Object.entries(exports).filter(isKeyFactory))

it('knows every query of the contract', () => {
  expect(factories.length).toBeGreaterThan(25)
})

it('has no two query keys that hash alike', () => {
  // Outside a page there is no storage to read the tenant from.
  const stored = new Map([['tenantId', '7']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  onTestFinished(() => void vi.unstubAllGlobals())
  const keys = factories.map(([name, factory]) => ({ name, key: JSON.stringify(factory(...sampleArguments)) }))
  const shared = keys.filter(({ name, key }) => keys.some((other) => other.name !== name && other.key === key))
  expect(shared).toEqual([])
  for (const { key } of keys) expect(key).toContain('"tenant","7"')
})

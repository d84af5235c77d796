import { describe, expect, it } from 'vitest'
import { lonelyResources } from './shared-resources.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

describe('what screens share', () => {
  it('is used by two folders at least', () => {
    const names = trackedFiles().filter(
      (name) => /^src\/.*\.(tsx?|css)$/.test(name) && !/\.test\.|\/testing\//.test(name),
    )
    expect(names.length).toBeGreaterThan(300)
    expect(lonelyResources(new Map(names.map((name) => [name, readTracked(name)])))).toEqual([])
  })

  it('is told apart from what one screen uses, also by way of another file', () => {
    const sources = new Map([
      [
        'src/screens/a/A.tsx',
        "import { Cell } from '#src/resources/stops/Cell.tsx'\nimport { Own } from '#src/resources/stops/Own.tsx'",
      ],
      ['src/screens/a/B.tsx', "const part = import('#src/resources/stops/Own.tsx')"],
      ['src/screens/b/C.tsx', "import { Cell } from '#src/resources/stops/Cell.tsx'"],
      ['src/resources/stops/Cell.tsx', "import styles from './cell.module.css'"],
      ['src/resources/stops/cell.module.css', ''],
      ['src/resources/stops/Own.tsx', "import { own } from './own.ts'"],
      ['src/resources/stops/own.ts', ''],
      ['src/resources/define-resource.ts', ''],
    ])
    expect(lonelyResources(sources)).toEqual(['src/resources/stops/Own.tsx', 'src/resources/stops/own.ts'])
  })
})

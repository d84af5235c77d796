import { expect, test } from 'vitest'
import { filesOf } from './route-weight.ts'

test('a route weighs what it needs before it shows, each file once', () => {
  const manifest = {
    'index.html': { file: 'index.js', css: ['index.css'], imports: ['_shared.js'], dynamicImports: ['src/List.tsx'] },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    'src/List.tsx': { file: 'list.js', css: ['list.css'], imports: ['_shared.js'], dynamicImports: ['src/Map.tsx'] },
    'src/Map.tsx': { file: 'map.js', css: ['map.css'] },
  }
  expect(filesOf(manifest, ['index.html', 'src/List.tsx'])).toEqual([
    'index.js',
    'index.css',
    'shared.js',
    'list.js',
    'list.css',
  ])
})

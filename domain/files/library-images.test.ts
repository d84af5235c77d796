import { expect, it } from 'vitest'
import { libraryImageFault } from './library-images.ts'

it('takes pictures that browsers draw, of 5 MB at most, and nothing that they could run', () => {
  const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'image/gif', 'text/html']
  expect(kinds.filter((kind) => libraryImageFault(kind, 1) === null)).toEqual(['image/png', 'image/jpeg', 'image/webp'])
  expect(libraryImageFault('image/png', 5 * 1_024 ** 2)).toBeNull()
  expect(libraryImageFault('image/png', 5 * 1_024 ** 2 + 1)).toContain('5 MB')
})

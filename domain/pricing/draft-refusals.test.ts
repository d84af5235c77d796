import { expect, test } from 'vitest'
import { refuseNoZones, refusePublished } from './draft-refusals.ts'
import { refuseFaults } from './revision-faults.ts'

test('a draft may be changed, a published revision not', () => {
  expect(() => refusePublished('draft')).not.toThrow()
  expect(() => refusePublished('published')).toThrow(expect.objectContaining({ code: 'revision_published' }))
})

test('a service map without zones is not published', () => {
  expect(() => refuseNoZones(1)).not.toThrow()
  expect(() => refuseNoZones(0)).toThrow(expect.objectContaining({ code: 'no_zones' }))
})

test('faults are told under their part and place, several at one together', () => {
  const fault = (pointer: string, message: string) => ({ component: 'variables', pointer, message }) as const
  const faults = [fault('/baseFeeCadCents', 'One'), fault('/type', 'Two'), fault('/baseFeeCadCents', 'Three')]
  expect(() => refuseFaults([], 'publish')).not.toThrow()
  expect(() => refuseFaults(faults, 'publish')).toThrow(
    expect.objectContaining({
      code: 'revision_faults',
      message: 'The draft cannot be published yet.',
      errors: { '/variables/baseFeeCadCents': ['One', 'Three'], '/variables/type': ['Two'] },
    }),
  )
})

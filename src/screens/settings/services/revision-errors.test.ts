import { expect, it } from 'vitest'
import { errorsByPart, revisionFaultsIn } from './revision-errors.ts'

it('puts the faults of a revision at the fields of the forms, in the order of the index', () => {
  const faults = revisionFaultsIn({
    '/geostamps/waitTime/capCents': ['From $0.00 to $100,000.00'],
    '/service-map/serviceMap': ['This service map is archived or gone'],
    '/service-map/serviceMap/zones/2/bounds': ['Two points are no zone'],
    '/parcel-types/parcelTypes/1/feeCadCents': ['Too much', 'Not whole'],
    '/variables/baseFeeCadCents': ['Say the price'],
  })
  expect(faults.map(({ title, pointer, message }) => [title, pointer, message])).toEqual([
    ['Base price', '/baseFeeCadCents', 'Say the price'],
    ['Parcel types', '/data/1/feeCadCents', 'Too much'],
    ['Parcel types', '/data/1/feeCadCents', 'Not whole'],
    ['Service map', '/serviceMapId', 'This service map is archived or gone'],
    ['Service map', '/serviceMapId/zones/2/bounds', 'Two points are no zone'],
    ['Waiting', '/terms/capCents', 'From $0.00 to $100,000.00'],
  ])
  expect(errorsByPart(faults).get('parcel-types')).toEqual({ '/data/1/feeCadCents': ['Too much', 'Not whole'] })
  expect(errorsByPart(faults).get('tags')).toBeUndefined()
})

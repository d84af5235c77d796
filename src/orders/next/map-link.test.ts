import { expect, it } from 'vitest'
import { mapLink } from './map-link.ts'

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:52.13,-106.67?q=52.13%2C-106.67(Loading%20dock)'],
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)',
    'https://maps.apple.com/?daddr=52.13,-106.67&q=Loading%20dock',
  ],
  [
    'a desk',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/?mlat=52.13&mlon=-106.67#map=18/52.13/-106.67',
  ],
])('opens the map of %s', (_, userAgent, link) => {
  expect(mapLink({ name: 'Loading dock', latitude: 52.13, longitude: -106.67 }, userAgent)).toBe(link)
})

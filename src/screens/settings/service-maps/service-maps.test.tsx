import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { writeKmlZones } from '#domain/kml-zones.ts'
import { longestZoneFile, type ReadZone } from '#domain/zone-file.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { readZoneFile } from './read-zone-file.ts'

const fileOf = (text: string) => new File([text], 'zones.kml')
const zone: ReadZone = {
  name: 'Nutana & <Broadway>',
  description: 'South of the river',
  bounds: [
    [52.11, -106.67],
    [52.11, -106.65],
    [52.12, -106.66],
  ],
  flatFeeCadCents: 350,
  multiplier: 1.15,
  color: '#d1980b',
  priority: 2,
}

it('reads the KML that it writes, and names what is wrong with another', async () => {
  expect(await readZoneFile(fileOf(writeKmlZones('City', [zone])))).toEqual({ zones: [zone], notes: [] })
  const placemark = (style: string, more: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${style}<Placemark><name>A</name>${more}</Placemark></Document></kml>`
  const outline = '<LinearRing><coordinates>-106,52,0 -105,52,0\n-105,53,0 -106,52,0</coordinates></LinearRing>'
  const shared = '<Style id="red"><PolyStyle><color>7f0000ff</color></PolyStyle></Style>'
  const ring = `<styleUrl>#red</styleUrl><MultiGeometry><Polygon><outerBoundaryIs>${outline}</outerBoundaryIs><innerBoundaryIs>${outline}</innerBoundaryIs></Polygon></MultiGeometry>`
  expect(await readZoneFile(fileOf(placemark(shared, ring)))).toMatchObject({
    zones: [
      {
        name: 'A',
        color: '#ff0000',
        bounds: [
          [52, -106],
          [52, -105],
          [53, -105],
        ],
      },
    ],
    notes: [expect.stringContaining('its hole is filled')],
  })
  const faultOf = async (file: File) => ((await readZoneFile(file)) as { fault: string }).fault
  expect(await faultOf(fileOf('<kml><Document>'))).toMatch(/a tag is missing or broken/)
  expect(await faultOf(fileOf('<gpx></gpx>'))).toBe('This is no KML: it begins with “gpx”.')
  expect(await faultOf(fileOf(placemark('', '')))).toMatch(/There is no area in this file/)
  const laughs = '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  expect(await faultOf(fileOf(laughs + placemark('', ring)))).toMatch(/begins with a DOCTYPE/)
  expect(await faultOf(fileOf(' '))).toBe('The file is empty.')
  const deep = `<kml>${'<Folder>'.repeat(4_000)}${'</Folder>'.repeat(4_000)}</kml>`
  expect(await faultOf(fileOf(deep))).toMatch(/There is no area in this file/)
  expect(await faultOf(fileOf('PK\u0003\u0004'))).toMatch(/KMZ/)
  const huge = new File([new Uint8Array(longestZoneFile + 100_000)], 'huge.geojson')
  expect(await faultOf(huge)).toBe('The file has 10.1 MB; at most 10.0 MB are read.')
})

it('refuses an outline that crosses itself at its place, and sends nothing', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?zone=1')
  await expect.element(page.getByRole('button', { name: 'Next corner' })).toBeVisible()
  await page.getByRole('button', { name: 'Next corner' }).click()
  await page.getByLabelText('Latitude').fill('52.15')
  await page.getByLabelText('Longitude').fill('-106.66')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText(/The outline crosses itself at 52\.1/).first()).toBeVisible()
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})

it('says which zone a pin is in, why and what it costs, and saves what is changed of one', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?pin=52.13,-106.66')
  await expect.element(page.getByText('Downtown wins over West side: its priority is 1, the other’s 0.')).toBeVisible()
  await expect.element(page.getByText('$2.50', { exact: true })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Downtown', exact: true }).click()
  await expect.element(page.getByText('Wins over')).toBeVisible()
  await page.getByLabelText(/^Multiplier/).fill('1.2')
  await page.getByRole('button', { name: 'Next corner' }).click()
  await page.getByLabelText('Latitude').fill('52.11')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('Saved Saskatoon')).toBeVisible()
  await expect.element(page.getByText('Changed since it was published')).toBeVisible()
  const sent = await api.requests.find(({ method }) => method === 'PATCH')?.json()
  expect(sent).toMatchObject({
    version: 1,
    serviceZones: [{ number: 1, multiplier: 1.2 }, { number: 2 }, { number: 3 }],
  })
  expect(sent.serviceZones[0].bounds[0]).toEqual([52.11, -106.68])
})

import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeKmlZones } from '#domain/zone-files/kml-zones.ts'
import { longestZoneFile, type ReadZone } from '#domain/zone-files/zone-file.ts'
import type { ServiceZone } from '#generated/model/index.ts'
import { decideAuthState, failToAuthenticate } from '#src/session/auth-state.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
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
  priority: 'high',
}

/** A square of so many degrees. */
const around = (lat: number, lng: number, size = 0.002): [number, number][] => [
  [lat, lng],
  [lat, Number((lng + size).toFixed(6))],
  [Number((lat + size).toFixed(6)), Number((lng + size).toFixed(6))],
  [Number((lat + size).toFixed(6)), lng],
]

it('reads the KML that it writes, and names what is wrong with another', async () => {
  expect(await readZoneFile(fileOf(writeKmlZones('City', [zone])))).toEqual({ zones: [zone], notes: [] })
  const parted: ReadZone = {
    ...zone,
    holes: [around(52.112, -106.662)],
    parts: [{ bounds: around(53, -106), holes: [around(53.001, -105.999, 0.0005)] }],
  }
  expect(await readZoneFile(fileOf(writeKmlZones('City', [parted])))).toEqual({
    zones: [parted],
    notes: ['Nutana & <Broadway> is one zone of 2 parts.'],
  })
  const placemark = (style: string, more: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${style}<Placemark><name>A</name>${more}</Placemark></Document></kml>`
  const outline = (corners: string) => `<LinearRing><coordinates>${corners}</coordinates></LinearRing>`
  const polygon = (corners: string, ...holes: string[]) =>
    `<Polygon><outerBoundaryIs>${outline(corners)}</outerBoundaryIs><innerBoundaryIs>${holes.map(outline).join('')}</innerBoundaryIs></Polygon>`
  const shared = '<Style id="red"><PolyStyle><color>7f0000ff</color></PolyStyle></Style>'
  const whole = polygon(
    '-106,52,0 -105,52,0\n-105,53,0 -106,52,0',
    '-105.5,52.1 -105.4,52.1 -105.4,52.2',
    '-105.2,52.1 -105.1,52.1 -105.1,52.2',
  )
  const nested = `<styleUrl>#red</styleUrl><MultiGeometry>${whole}<MultiGeometry>${polygon('-104,52 -103,52 -103,53')}</MultiGeometry></MultiGeometry>`
  const read = await readZoneFile(fileOf(placemark(shared, nested)))
  expect('zones' in read ? read.zones : read).toEqual([
    expect.objectContaining({
      name: 'A',
      color: '#ff0000',
      bounds: [
        [52, -106],
        [52, -105],
        [53, -105],
      ],
      holes: [
        [
          [52.1, -105.5],
          [52.1, -105.4],
          [52.2, -105.4],
        ],
        [
          [52.1, -105.2],
          [52.1, -105.1],
          [52.2, -105.1],
        ],
      ],
      parts: [
        {
          bounds: [
            [52, -104],
            [52, -103],
            [53, -103],
          ],
        },
      ],
    }),
  ])
  const faultOf = async (file: File) => ((await readZoneFile(file)) as { fault: string }).fault
  expect(await faultOf(fileOf('<kml><Document>'))).toMatch(/a tag is missing or broken/)
  expect(await faultOf(fileOf('<gpx></gpx>'))).toBe('This is no KML: it begins with “gpx”.')
  expect(await faultOf(fileOf(placemark('', '')))).toMatch(/There is no area in this file/)
  const laughs = '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  expect(await faultOf(fileOf(laughs + placemark('', nested)))).toMatch(/begins with a DOCTYPE/)
  expect(await faultOf(fileOf(' '))).toBe('The file is empty.')
  const deep = `<kml>${'<Folder>'.repeat(4_000)}${'</Folder>'.repeat(4_000)}</kml>`
  expect(await faultOf(fileOf(deep))).toMatch(/elements that lie more than 100 deep in each other/)
  expect(await faultOf(fileOf('PK\u0003\u0004'))).toMatch(/KMZ/)
  const huge = new File([new Uint8Array(longestZoneFile + 100_000)], 'huge.geojson')
  expect(await faultOf(huge)).toBe('The file has 10.1 MB; at most 10.0 MB are read.')
})

it('reads the decimal comma of a fee in KML', async () => {
  const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`
  const outline = '-106.7,52.1,0 -106.68,52.1,0 -106.68,52.12,0 -106.7,52.12,0 -106.7,52.1,0'
  const kml = (fee: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Zone A</name><ExtendedData>${data('fee', fee)}${data('multiplier', '1')}</ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${outline}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`
  expect(await readZoneFile(fileOf(kml('5,50')))).toMatchObject({
    zones: [{ name: 'Zone A', flatFeeCadCents: 550, multiplier: 1 }],
    notes: ['1 number has a decimal comma: “5,50” is 5.50.'],
  })
  serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1')
  await page.getByRole('button', { name: 'More acts' }).click()
  await page.getByRole('menuitem', { name: 'Import zones' }).click()
  await userEvent.upload(page.getByLabelText('File of zones'), fileOf(kml('1,250')))
  await expect.element(page.getByText('Zone A: fee “1,250” can be read two ways')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Import' })).toBeDisabled()
  await page.getByRole('button', { name: '1.250', exact: true }).click()
  await expect.element(page.getByText('1 number has a decimal comma: “1,250” is 1.250.')).toBeVisible()
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

it('stands again as it was drawn when the session ends in it', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?zone=1')
  await page.getByLabelText(/^Multiplier/).fill('1.2')
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeEnabled()
  failToAuthenticate()
  await expect.element(page.getByRole('heading', { name: 'You cannot be authenticated' })).toBeVisible()
  signIn(mock.tokens)
  decideAuthState()
  await expect.element(page.getByLabelText(/^Multiplier/)).toHaveValue('1.2')
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeEnabled()
})

it('says which zone a pin is in, why and what it costs, and saves what is changed of one', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?pin=52.13,-106.66')
  await expect
    .element(page.getByText('Downtown wins over West side: its priority is high, the other’s is medium.'))
    .toBeVisible()
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

it('prices several zones at once: one price for those that are selected, and a pasted column for all', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1')
  await page.getByRole('checkbox', { name: 'Select Downtown' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Select East side' }).click({ force: true })
  await userEvent.fill(page.getByRole('textbox', { name: 'Flat fee of 2 zones' }), '9')
  await page.getByRole('button', { name: 'Set price' }).click()
  await page.getByRole('checkbox', { name: 'Select all zones that are listed' }).click({ force: true })
  const field = page.getByRole('textbox', { name: 'Flat fee of 3 zones' })
  const pasteColumn = (text: string) => {
    const copied = new DataTransfer()
    copied.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
  }
  await expect.element(field).toBeVisible()
  expect(await axeViolations()).toEqual([])
  pasteColumn('1\n2')
  await expect.element(page.getByText('2 prices for 3 zones: give one for each, or one for all')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('Saved Saskatoon')).toBeVisible()
  pasteColumn('1\n2,50\n3\n')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(() => api.requests.filter(({ method }) => method === 'PATCH').length).toBe(2)
  const sent = await Promise.all(api.requests.filter(({ method }) => method === 'PATCH').map((each) => each.json()))
  const fees = sent.map(({ serviceZones }) => serviceZones.map(({ flatFeeCadCents }: ServiceZone) => flatFeeCadCents))
  expect(fees).toEqual([
    [900, 500, 900],
    [100, 250, 300],
  ])
})

it('takes the last corner back of what is drawn, and not what was changed before', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?zone=1')
  await page.getByLabelText(/^Multiplier/).fill('1.2')
  await page.getByRole('button', { name: 'Draw a zone' }).click()
  const back = page.getByRole('button', { name: 'Take the last corner back' })
  const map = page.getByRole('application')
  map.element().focus()
  for (const keys of ['{Enter}', '{ArrowRight}', '{Enter}']) await userEvent.keyboard(keys)
  await expect.element(back).toBeEnabled()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(back).toBeEnabled()
  await userEvent.keyboard('{Control>}zyz{/Control}')
  await expect.element(back).toBeDisabled()
  // Nothing is left to take back: the multiplier is not.
  await userEvent.keyboard('{Control>}z{/Control}')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: /^Downtown .*20 %/ })).toBeVisible()
})

it('shows the parts and holes of a zone, whose corners are chosen and moved, and saves them', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1?zone=3')
  await expect.element(page.getByText('12 corners')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next corner' })
  for (let step = 0; step < 6; step += 1) await next.click()
  await expect.element(page.getByText('Corner 6 of 12, hole 1')).toBeVisible()
  await page.getByLabelText('Longitude').fill('-106,6')
  for (let step = 0; step < 4; step += 1) await next.click()
  await expect.element(page.getByText('Corner 10 of 12, part 2')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save draft' })
  const sent = async () => {
    await save.click()
    await expect.element(page.getByText('Saved Saskatoon').first()).toBeVisible()
    const body = await api.requests.findLast(({ method }) => method === 'PATCH')?.json()
    return body.serviceZones[2]
  }
  const { bounds, holes, parts } = await sent()
  expect([bounds.length, holes[0][1], parts.length]).toEqual([4, [52.11, -106.6], 1])
  await page.getByRole('button', { name: 'Delete part 2' }).click()
  await expect.element(page.getByText('8 corners')).toBeVisible()
  expect(await sent()).toMatchObject({ bounds, holes })
})

it('keeps Publish in sight on a phone, however far one has scrolled', async () => {
  await page.viewport(390, 640)
  onTestFinished(() => page.viewport(1280, 800))
  serveWorld({ role: 'owner' })
  await openApp('/settings/service-maps/1')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect.element(publish).toBeInViewport()
  await expect.element(page.getByText('Nothing has changed since it was published.')).toBeVisible()
  const last = page.getByRole('button', { name: /^West side/ })
  await expect.element(last).toBeInTheDocument()
  last.element().scrollIntoView({ block: 'start' })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect.element(publish).toBeInViewport()
  // Nothing of the map lies over it.
  const { left, top, width, height } = publish.element().getBoundingClientRect()
  expect(publish.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
})

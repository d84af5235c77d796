import type { DeliveryOrderCreated } from '#generated/model/index.ts'
import { type Caller, callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, signInOnPage, test } from '#tests/e2e/support/journey.ts'

const square = (name: string, flatFeeCadCents: number, priority: number, [west, south, size]: number[]) => {
  const [w = 0, s = 0, by = 0] = [west, south, size]
  const ring = [
    [w, s],
    [w + by, s],
    [w + by, s + by],
    [w, s + by],
    [w, s],
  ]
  return {
    type: 'Feature',
    properties: { name, flatFeeCadCents, multiplier: name === 'Inner' ? 1.15 : 1, priority },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
}

/** All of Saskatoon, and the middle of it dearer. */
const file = JSON.stringify({
  type: 'FeatureCollection',
  features: [square('City', 250, 0, [-106.9, 52, 0.4]), square('Inner', 400, 1, [-106.7, 52.1, 0.06])],
})

test('a service map from a file: mended by keyboard, published, asked with a pin, and charged', async ({ page }) => {
  const owner = await callerFor('owner@prairiesky.example')
  const name = `Rings ${Date.now()}`
  const { id } = await owner.call<{ id: number }>('POST', `/tenants/${owner.tenantId}/service-maps`, { name })
  const map = page.getByRole('application', { name: `Zones of ${name}` })
  const zone = (called: string) => page.getByRole('region', { name: called, exact: true })

  await test.step('a broken file changes nothing, another one brings its zones', async () => {
    await signInOnPage(page, 'owner@prairiesky.example', `/settings/service-maps/${id}`)
    await page.getByRole('button', { name: 'Import zones' }).click()
    const choose = (text: string) =>
      page
        .getByLabel('File of zones')
        .setInputFiles({ name: 'rings.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) })
    await choose(file.slice(0, -9))
    await expect(page.getByRole('alert')).toContainText('it is not valid JSON, or its end is missing')
    await choose(file)
    await expect(page.getByText('2 zones', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Inner.*overlaps.*\$4\.00 \+ 15 %/ })).toBeVisible()
  })

  await test.step('a corner is moved by keyboard until the outline crosses itself, which is refused with its place', async () => {
    await page.getByRole('button', { name: /^Inner/ }).click()
    await expect(zone('Inner').getByText('Wins over')).toBeVisible()
    await page.getByRole('button', { name: 'Next corner' }).click()
    await page.getByLabel('Latitude').fill('52.2')
    await page.getByLabel('Longitude').fill('-106.66')
    await page.getByLabel('Longitude').press('Enter')
    // Its first corner lies north of its edge from (52.16, -106.64) to (52.16, -106.7): the edge to it from the south east cuts that.
    const refusal = /The outline crosses itself at 52\.16000, -106\.6/
    await expect(zone('Inner').getByRole('alert')).toHaveText(refusal)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toContainText(refusal)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(zone('Inner').getByRole('alert')).toHaveCount(0)
  })

  await test.step('corners are added, moved and deleted by keyboard on the map', async () => {
    await map.focus()
    await page.keyboard.press(']')
    await page.keyboard.press('Insert')
    await expect(zone('Inner').getByText('Corner 2 of 5')).toBeVisible()
    const latitude = page.getByLabel('Latitude')
    await expect(latitude).toHaveValue('52.100000')
    await page.keyboard.press('ArrowDown')
    await expect(latitude).toHaveValue(/^52\.09/)
    await page.keyboard.press('Delete')
    await expect(zone('Inner').getByText('Corner 2 of 4')).toBeVisible()
  })

  await test.step('published', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(`Published ${name}`)).toBeVisible()
  })

  await test.step('a pin says which zone wins, why, and its cents', async () => {
    await page.getByRole('button', { name: 'Test a pin' }).click()
    await page.getByRole('combobox', { name: /^Address, or/ }).fill('52.13, -106.67')
    await page.getByRole('option', { name: /This place/ }).click()
    const answer = page.getByRole('region', { name: 'Test a pin' }).getByRole('status')
    await expect(answer).toContainText('Inner wins over City: its priority is high, the other’s is medium.')
    // 400 flat, and of a base price of 3000 another 0.15 x 3000 = 450: 850.
    await expect(answer).toContainText('$8.50')
    await expect(answer).toContainText('$4.00 + 15 % of $30.00')
  })

  await test.step('an order from the middle to the rim pays both zones', async () => {
    await page.goto(`/delivery-orders/${await orderBy(owner, id)}`)
    const pricing = page.getByRole('region', { name: 'Pricing' })
    // One price: 2000. The pickup's Inner: 400 + 0.15 x 2000 = 700. The drop-off's City: 250. GST, 5 % of 2950: 147.5, so 148.
    await expect(pricing.getByText('$7.00')).toBeVisible()
    await expect(pricing.getByText('$2.50')).toBeVisible()
    await expect(pricing).toContainText(/Total\s*\$30\.98/)
  })
})

/** Places an order by a new service that costs $20 and takes the map's zones. */
async function orderBy(owner: Caller, serviceMapId: number): Promise<number> {
  const tenant = `/tenants/${owner.tenantId}`
  const created = await owner.call<{ id: number; draftRevisionId: number }>('POST', `${tenant}/services`, {
    name: `By zone ${serviceMapId}`,
  })
  const change = (part: string, body: object) =>
    owner.call('PATCH', `/service-revisions/${created.draftRevisionId}/${part}`, body)
  await change('variables', { type: 'fixed', baseFeeCadCents: 20_00, minimumCadCents: null, maximumCadCents: null })
  await change('service-map', { serviceMapId, pricingStrategy: 'both', fallbackFeeCadCents: null })
  const add = async (part: string, name: string) => {
    const known = await listOf<{ id: number; name: string }>(owner, `${tenant}/base-${part}`)
    const added = await owner.call<{ data: { id: number }[] }>(
      'POST',
      `/service-revisions/${created.draftRevisionId}/${part}/bulk-add`,
      { ids: known.data.filter((each) => each.name === name).map((each) => each.id) },
    )
    return added.data[0]?.id
  }
  // Both add nothing to the price.
  const serviceSpeedId = await add('service-speeds', 'Same Day')
  const parcelTypeId = await add('parcel-types', 'Envelope')
  await owner.call('PUT', `/services/${created.id}/publish`)
  await owner.call('PUT', `/services/${created.id}/customers/bulk-assign`, { openToAll: true })
  const { data: places } = await listOf<{ id: number; latitude: number; longitude: number }>(
    owner,
    `${tenant}/paginated-locations`,
  )
  const city = places.filter(
    ({ latitude, longitude }) => Math.abs(latitude - 52.2) < 0.19 && Math.abs(longitude + 106.7) < 0.19,
  )
  const pickup = city.find(
    ({ latitude, longitude }) => Math.abs(latitude - 52.13) < 0.02 && Math.abs(longitude + 106.67) < 0.02,
  )
  const dropoff = city.find(({ latitude }) => Math.abs(latitude - 52.13) > 0.035)
  const customers = await listOf(owner, '/tenants/customers', { search: 'Meewasin' })
  const order = await owner.call<DeliveryOrderCreated>('POST', '/delivery-orders', {
    customerTenantId: customers.data[0]?.id,
    serviceId: created.id,
    serviceSpeedId,
    pickupLocationId: pickup?.id,
    dropoffLocationId: dropoff?.id,
    parcels: [{ parcelTypeId, quantity: 1 }],
    availableAt: Math.floor(Date.now() / 1000),
  })
  return order.id
}

import type { DeliveryOrderCreated } from '#generated/model/index.ts'
import { callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

test('a supplier orders for its customer, sees no price, and is told once it may not any more', async ({
  page,
  browser,
}) => {
  const supplier = await callerFor('supplier@northline.example')
  const customers = await listOf(supplier, '/tenants/customers')
  const customerTenantId = customers.data[0]?.id ?? 0
  const at = (path: string) => `/tenants/${supplier.tenantId}/${path}`
  const services = await listOf<{ id: number; revisionId: number }>(supplier, at('services'), { customerTenantId })
  const [service] = services.data
  const part = async (name: string) =>
    (await supplier.call<{ data: { id: number }[] }>('GET', `/service-revisions/${service?.revisionId}/${name}`)).data
  const [[speed], [parcelType]] = [await part('service-speeds'), await part('parcel-types')]
  const places = await listOf(supplier, at('paginated-locations'), { requesterTenantId: customerTenantId })
  const [pickup, dropoff] = places.data

  await signIn(page, 'owner@meewasin.example', '/order-history')
  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'dispatcher@prairiesky.example', '/order-history')
  const { id } = await supplier.call<DeliveryOrderCreated>('POST', '/delivery-orders', {
    customerTenantId,
    serviceId: service?.id,
    serviceSpeedId: speed?.id,
    pickupLocationId: pickup?.id,
    dropoffLocationId: dropoff?.id,
    parcels: [{ parcelTypeId: parcelType?.id, quantity: 1 }],
    availableAt: Math.floor(Date.now() / 1000),
  })
  // Nobody has pressed anything there.
  await expect(office.getByRole('link', { name: `#${id}` }).first()).toBeVisible()
  await office.context().close()

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(theirs, 'supplier@northline.example', `/delivery-orders/${id}`)
  await expect(theirs.getByRole('heading', { name: `#${id}` })).toBeVisible()
  await expect(theirs.getByText('Meewasin Pharmacy Group').first()).toBeVisible()
  await expect(theirs.getByRole('main')).not.toContainText('$')
  await page.goto(`/delivery-orders/${id}`)
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText('$')

  await page.goto('/settings/supplier-settings')
  const switched = page.getByRole('switch', { name: /Suppliers may place orders for us/ })
  await switched.uncheck({ force: true })
  await page.getByRole('button', { name: /Save/ }).click()
  await theirs.goto('/scheduler')
  await expect(theirs.getByText(/lets you place orders at the moment/)).toBeVisible()
  await theirs.goto(`/delivery-orders/${id}`)
  await expect(theirs.getByRole('heading', { name: `#${id}` })).toBeVisible()
  await theirs.context().close()
  await switched.check({ force: true })
  await page.getByRole('button', { name: /Save/ }).click()
})

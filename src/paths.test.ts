import { expect, it } from 'vitest'
import { hostedPaths, paths } from './paths.ts'

it('names every address of the application', () => {
  const { confirmBrokerage, serviceRevision, serviceList, protocolActions, tryOut, ...others } = paths
  const addresses = {
    confirmBrokerage: confirmBrokerage('31', '4'),
    serviceRevision: serviceRevision('31', '4', 'tags', { add: 'Keep dry' }),
    'serviceList.edit': serviceList('31', 'tags').edit('4'),
    'protocolActions.new': protocolActions('31', '4').new(),
    'protocolActions.one': protocolActions('31', '4').one('7'),
    'protocolActions.edit': protocolActions('31', '4').edit('7'),
    tryOut: tryOut('31', '4', { show: 'orders', outcome: 'unpriceable', customer: '2' }),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([name, its]) =>
        typeof its === 'function'
          ? [[name, its('31')]]
          : Object.entries(its).map(([act, path]) => [`${name}.${act}`, path('31')]),
      ),
    ),
  }
  expect(addresses).toMatchInlineSnapshot(`
    {
      "accountingSettings": "/settings/finance",
      "callback": "/cb",
      "confirmBrokerage": "/delivery-orders/31/confirm-brokerage-to/4",
      "contacts.edit": "/settings/contacts/31/edit",
      "contacts.list": "/settings/contacts",
      "contacts.new": "/settings/contacts/new",
      "contacts.one": "/settings/contacts/31",
      "defaultRole": "/settings/access-control/roles/default-roles/31",
      "dispatch": "/dispatch",
      "dispatchSettings": "/settings/dispatch",
      "driverPaySettings": "/settings/driver-pay",
      "failedJob": "/settings/installation/failed-jobs/31",
      "fuelSurcharge": "/settings/fuel-surcharge",
      "generalSettings": "/settings/general",
      "home": "/home",
      "images.edit": "/settings/images/31/edit",
      "images.list": "/settings/images",
      "images.new": "/settings/images/new",
      "images.one": "/settings/images/31",
      "installation": "/settings/installation?0=3&1=1",
      "locationImport": "/locations/import",
      "locations.edit": "/locations/31/edit",
      "locations.list": "/locations",
      "locations.new": "/locations/new",
      "locations.one": "/locations/31",
      "login": "/login",
      "logout": "/logout?redirect=31",
      "newService": "/settings/services/new",
      "notificationSettings": "/settings/notifications",
      "onboardingRequired": "/onboarding-required",
      "order": "/delivery-orders/31",
      "orderDrawer": "?order=31",
      "orderFields.edit": "/settings/order-fields/31/edit",
      "orderFields.list": "/settings/order-fields",
      "orderFields.new": "/settings/order-fields/new",
      "orderFields.one": "/settings/order-fields/31",
      "orderHistory": "/order-history",
      "orderNext": "/delivery-orders/31/next",
      "orderSuccess": "/delivery-orders/31/success",
      "orderTracking": "/order-tracking",
      "parcelTypes.edit": "/settings/parcel-types/31/edit",
      "parcelTypes.list": "/settings/parcel-types",
      "parcelTypes.new": "/settings/parcel-types/new",
      "parcelTypes.one": "/settings/parcel-types/31",
      "profile": "/profile",
      "profileDelete": "/profile/edit/delete",
      "profileEdit": "/profile/edit",
      "profileEmail": "/profile/change-email",
      "profilePassword": "/profile/change-password",
      "profileTwoStep": "/profile/two-step",
      "protocolActions.edit": "/settings/services/31/protocols/4/actions/7/edit",
      "protocolActions.new": "/settings/services/31/protocols/4/new-action",
      "protocolActions.one": "/settings/services/31/protocols/4/actions/7",
      "protocols.edit": "/settings/protocols/31",
      "protocols.list": "/settings/protocols",
      "protocols.new": "/settings/protocols/new",
      "protocols.one": "/settings/protocols/31",
      "recurringOrder": "/planner/recurring-order/31",
      "roles.edit": "/settings/access-control/roles/view/31/edit",
      "roles.list": "/settings/access-control",
      "roles.new": "/settings/access-control/roles/new",
      "roles.one": "/settings/access-control/roles/view/31",
      "root": "/",
      "scheduler": "/scheduler",
      "service": "/settings/services/31",
      "serviceList.edit": "/settings/services/31/tags/4/edit",
      "serviceMaps.edit": "/settings/service-maps/31",
      "serviceMaps.list": "/settings/service-maps",
      "serviceMaps.new": "/settings/service-maps/new",
      "serviceMaps.one": "/settings/service-maps/31",
      "serviceRevision": "/settings/services/31/revisions/4?part=tags&add=Keep+dry",
      "serviceSpeeds.edit": "/settings/service-speeds/31/edit",
      "serviceSpeeds.list": "/settings/service-speeds",
      "serviceSpeeds.new": "/settings/service-speeds/new",
      "serviceSpeeds.one": "/settings/service-speeds/31",
      "services": "/settings/services",
      "settings": "/settings",
      "supplierSettings": "/settings/supplier-settings",
      "switchTenants": "/switch-tenants",
      "tags.edit": "/settings/tags/31/edit",
      "tags.list": "/settings/tags",
      "tags.new": "/settings/tags/new",
      "tags.one": "/settings/tags/31",
      "taxes.edit": "/settings/taxes/31/edit",
      "taxes.list": "/settings/taxes",
      "taxes.new": "/settings/taxes/new",
      "taxes.one": "/settings/taxes/31",
      "tryOut": "/settings/services/31/revisions/4/try-out?show=orders&outcome=unpriceable&customer=2",
      "vehicles.edit": "/settings/vehicles/31/edit",
      "vehicles.list": "/settings/vehicles",
      "vehicles.new": "/settings/vehicles/new",
      "vehicles.one": "/settings/vehicles/31",
    }
  `)
})

it('puts an order over a screen and keeps what its address says', () => {
  expect(paths.orderDrawer(31, '/order-history?status=created&order=7&page=2')).toBe(
    '/order-history?status=created&order=31&page=2',
  )
  expect(paths.orderDrawer(31, paths.home())).toBe('/home?order=31')
})

it('carries where to return through signing in and out', () => {
  expect(hostedPaths.login('https://waybill.example/cb', '/delivery-orders/7?tab=timeline')).toBe(
    '/auth/login?redirect_uri=https%3A%2F%2Fwaybill.example%2Fcb&returnUrl=%2Fdelivery-orders%2F7%3Ftab%3Dtimeline',
  )
  expect(hostedPaths.login('https://waybill.example/cb')).toBe(
    '/auth/login?redirect_uri=https%3A%2F%2Fwaybill.example%2Fcb',
  )
  expect(hostedPaths.login('https://waybill.example/cb', undefined, '{"nonce":"7"}')).toBe(
    '/auth/login?redirect_uri=https%3A%2F%2Fwaybill.example%2Fcb&state=%7B%22nonce%22%3A%227%22%7D',
  )
  expect(paths.logout('/dispatch')).toBe('/logout?redirect=%2Fdispatch')
  expect(paths.logout()).toBe('/logout')
})

import type { Upgrade } from '../upgrade.ts'

const viewers = 'A Viewer reads orders and none of the settings any more (docs/rules/roles-and-permissions.md).'
const dispatchers = 'A Dispatcher reads the vehicles of the drivers to whom orders are assigned.'
const permissions = 'Permissions have been added for what has been added to the product.'
const zeroRated =
  'What one carrier buys of another is zero rated (0085), and so it has a price where no tax is known for the drop-off.'
const tryOuts =
  'The recording server worked on the try-out that was waiting when the backup was made; here nobody works on jobs.'

const naming =
  'An order tells the number of a location only to those who read it (docs/rules/roles-and-permissions.md, "Naming is reading").'

export default {
  emptyTables: {},
  renamedTables: { mail_messages: 'messages' },
  changedRows: {
    courier_settings: {
      rows: '2 rows, now 3',
      why: 'A courier with fuel prices has settings, so that it charges fuel (0444).',
    },
    memberships: {
      rows: '39 rows, now 34',
      why: 'Accounts that were archived belong nowhere until they are restored (0441); people keeps them.',
    },
    outbox: { rows: '1819 rows, now 1828', why: 'Screens and streams are told what the migrations changed.' },
  },
  differences: {
    'GET /health /status': 'It says that the process is alive; whether it can serve requests is said by /ready.',
    'GET /delivery-orders/{}/data /pickupLocationId': naming,
    'GET /delivery-orders/{}/data /dropoffLocationId': naming,
    'GET /address-suggestions /data[]': 'Places of other organizations that one delivers to are suggested as well.',
    'GET /permissions /permissions[]': permissions,
    'GET /users/{}/permissions /permissions[]': permissions,
    'GET /uploads/socket /contentTypes[]': 'HEIC photos are refused at their field, because browsers cannot show them.',
    'GET /tenants/{}/protocols /data[]/actions': 'The list leaves out what only the page of a protocol shows.',
    'GET /delivery-orders/{}/brokerage/{} /options[]/buyPriceCadCents': zeroRated,
    'GET /delivery-orders/{}/brokerage/{} /options[]/buyPreTaxCadCents': zeroRated,
    'GET /service-maps/{} /serviceZones[]/priority': 'Numbers of zones became levels in their order (0110).',
    'GET /delivery-orders/{}/price-explanation /data[]/words':
      'Customers read measures with two decimals, in the unit they were explained in (0445).',
    'GET /delivery-orders/{}/updates /updates[]':
      'A customer does not read that its courier bought the order of another.',
    'GET /vehicles status': dispatchers,
    'GET /tenants/{}/vehicles status': dispatchers,
    'GET /services/{}/revisions/{}/try-outs /data[]/status': tryOuts,
    'GET /services/{}/revisions/{}/try-outs /data[]/orders': tryOuts,
    'GET /services/{}/revisions/{}/try-outs /data[]/endedAt': tryOuts,
    'GET /services/{}/revisions/{}/try-outs /data[]/summary': tryOuts,
    'GET /try-outs/{} /status': tryOuts,
    'GET /try-outs/{} /orders': tryOuts,
    'GET /try-outs/{} /endedAt': tryOuts,
    'GET /try-outs/{} /summary': tryOuts,
    'GET /fuel-prices status': viewers,
    'GET /tenants/{}/accounting-settings status': viewers,
    'GET /tenants/{}/base-parcel-types status': viewers,
    'GET /tenants/{}/base-service-speeds status': viewers,
    'GET /tenants/{}/courier-settings status': viewers,
    'GET /tenants/{}/fuel-prices status': viewers,
    'GET /tenants/{}/fuel-surcharges status': viewers,
    'GET /tenants/{}/service-maps-meta status': viewers,
    'GET /base-parcel-types/{} status': viewers,
    'GET /base-service-speeds/{} status': viewers,
    'GET /service-maps/{} status': viewers,
    'GET /service-revisions/{}/changes status': viewers,
    'GET /service-revisions/{}/distance-range-modifiers status': viewers,
    'GET /service-revisions/{}/fuel-surcharge status': viewers,
    'GET /service-revisions/{}/geostamps status': viewers,
    'GET /service-revisions/{}/service-map status': viewers,
    'GET /service-revisions/{}/time-of-day-modifiers status': viewers,
    'GET /service-revisions/{}/time-range-modifiers status': viewers,
    'GET /service-revisions/{}/variables status': viewers,
    'GET /service-revisions/{}/volume-range-modifiers status': viewers,
    'GET /service-revisions/{}/weight-range-modifiers status': viewers,
  },
} satisfies Upgrade

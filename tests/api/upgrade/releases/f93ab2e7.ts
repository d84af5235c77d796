import type { Upgrade } from '../upgrade.ts'

const naming =
  'An order tells the number of a location only to those who read it (docs/rules/roles-and-permissions.md, "Naming is reading").'
const impersonated =
  'A sign-in as somebody else, of which nobody knows where it was started, ends with the upgrade (0456).'

export default {
  emptyTables: {},
  renamedTables: {},
  changedRows: {},
  differences: {
    'GET /tenants/{}/ageing /data[]/holdProposal':
      'A credit hold is proposed by what was sent, and nothing says that these invoices were (docs/rules/exports-and-accounting.md, "The account of a customer").',
    'GET /tenants/{}/driver-pay-rates /rates[]': 'External drivers have a rate of their own as well.',
    'GET /health /status': 'It says that the process is alive; whether it can serve requests is said by /ready.',
    'GET /delivery-orders/{}/data /pickupLocationId': naming,
    'GET /delivery-orders/{}/data /dropoffLocationId': naming,
    'GET /users/{}/sign-ins /data[]': impersonated,
    'GET /users/{}/sign-ins /total': impersonated,
  },
} satisfies Upgrade

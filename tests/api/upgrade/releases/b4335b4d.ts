import type { Upgrade } from '../upgrade.ts'

const viewersReadOrders =
  'A Viewer reads orders and no settings of the courier any more (docs/rules/roles-and-permissions.md)'

export default {
  emptyTables: {},
  renamedTables: { mail_messages: 'messages' },
  changedRows: {},
  differences: {},
} satisfies Upgrade

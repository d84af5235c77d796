import type { Upgrade } from '../upgrade.ts'

export default {
  emptyTables: {},
  renamedTables: {},
  changedRows: {},
  differences: {},
} satisfies Upgrade

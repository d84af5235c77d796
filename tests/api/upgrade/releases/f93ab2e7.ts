import type { Upgrade } from '../upgrade.ts'

const impersonated =
  'A sign-in as somebody else, of which nobody knows where it was started, ends with the upgrade (0456).'

export default {
  emptyTables: {},
  renamedTables: {},
  changedRows: {},
  differences: {
    'GET /users/{}/sign-ins /data[]': impersonated,
    'GET /users/{}/sign-ins /total': impersonated,
  },
} satisfies Upgrade

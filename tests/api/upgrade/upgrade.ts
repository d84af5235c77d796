/** The changes that an upgrade of one release makes on purpose, each with its reason. `releases/<commit>.ts` has it as its default export. */
export interface Upgrade {
  /** Tables that no use of the product fills, or that are empty between two moments. */
  emptyTables: Readonly<Record<string, string>>
  /** Tables that have another name by now. */
  renamedTables: Readonly<Record<string, string>>
  /** Tables that have another number of rows after the upgrade. */
  changedRows: Readonly<Record<string, { rows: string; why: string }>>
  /** Answers that differ from the recorded ones, by the words of differences.ts. */
  differences: Readonly<Record<string, string>>
}

/** Answers that differ from one installation, or from one version, to the next. */
export const alwaysDifferent: Readonly<Record<string, string>> = {
  'GET /health /version': 'It tells the version.',
  'GET /health/detail /version': 'It tells the version.',
  'GET /health/detail /databaseMs': 'It is measured.',
  'GET /client-versions /data[]/isServers': 'It tells the version.',
  'GET /permissions /permissionToken': 'It is signed with the secret of the installation.',
}

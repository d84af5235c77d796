import { describe, expect, test } from 'vitest'
import { exitCodeOf, diagnosesOf, type InstallationFacts } from './diagnoses.ts'

const now = 1_796_000_000
const well: InstallationFacts = {
  now,
  environment: 'production',
  sending: { isOff: false, held: 0 },
  database: {
    isEmbedded: false,
    version: 180_001,
    clockAheadSeconds: 0.2,
    pendingMigrations: 0,
    unusedIndexes: [],
    statisticsSince: null,
    connections: { used: 12, most: 100 },
  },
  disk: { freeBytes: 40e9, totalBytes: 100e9 },
  mail: { isConfigured: true, fault: null, failingSince: null, lastFailure: null, waiting: 0 },
  hasObjectStorage: true,
  objectStorageFault: null,
  lastBackupAt: now - 7_200,
  jobs: { failed: 0, oldestWaitingSeconds: 3, servers: 2 },
  isAdministered: true,
  demoAccounts: 0,
  demoIsRefused: true,
  zonesThatDiffer: [],
  unreadable: [],
}

const troubles = (facts: InstallationFacts) =>
  diagnosesOf(facts)
    .filter(({ level }) => level !== 'ok')
    .map(({ level, about, says }) => `${level}, ${about}: ${says}`)

test('an installation that is well has nothing but good diagnoses, and ends with 0', () => {
  expect(troubles(well)).toEqual([])
  expect(diagnosesOf(well).map(({ about }) => about)).toEqual([
    'database',
    'clock',
    'connections',
    'indexes',
    'disk',
    'mail',
    'object storage',
    'backup',
    'jobs',
    'administrator',
    'time zones',
    'secrets',
  ])
  expect(exitCodeOf(diagnosesOf(well))).toBe(0)
})

const { database, mail } = well
describe('each trouble is one sentence that says what to do', () => {
  test.each<[Partial<InstallationFacts>, string]>([
    [
      { database: { ...database, version: 130_011 } },
      'fault, database: PostgreSQL 13.11 is too old: Waybill needs PostgreSQL 14 or newer.',
    ],
    [
      { database: { ...database, pendingMigrations: 2, isEmbedded: true } },
      'warning, database: PostgreSQL 18.1, embedded answers, and lacks 2 migrations, which the next start of a server brings.',
    ],
    [
      { database: { ...database, clockAheadSeconds: -61.2 } },
      "fault, clock: The clock of the database is 61 seconds behind this machine's: let both follow a time server (NTP).",
    ],
    [
      { database: { ...database, connections: { used: 95, most: 100 } } },
      'warning, connections: 95 of 100 connections to the database are used: raise max_connections, or lower PG_POOL.',
    ],
    [
      {
        database: {
          ...database,
          statisticsSince: now - 40 * 86_400,
          unusedIndexes: [{ name: 'orders_by_moon', bytes: 25e6 }],
        },
      },
      'warning, indexes: Nothing has used orders_by_moon (25 MB) for more than a month. Tell the makers of Waybill: they cost room and time.',
    ],
    [
      { disk: { freeBytes: 0.2e9, totalBytes: 100e9 } },
      'fault, disk: Only 0.2 of 100.0 GB are free where DATA_DIR is: make room before nothing can be written.',
    ],
    [
      { disk: { freeBytes: 3e9, totalBytes: 100e9 } },
      'warning, disk: Only 3.0 of 100.0 GB are free where DATA_DIR is: make room soon.',
    ],
    [
      { mail: { ...mail, isConfigured: false } },
      'fault, mail: No mail server is configured (SMTP_URL): invitations, invoices and links to choose a password go nowhere.',
    ],
    [
      { mail: { ...mail, fault: 'The mail server cannot be reached.' } },
      'fault, mail: No e-mail leaves: The mail server cannot be reached.',
    ],
    [
      { mail: { ...mail, failingSince: now - 7_300, lastFailure: 'It was busy', waiting: 18 } },
      'fault, mail: No e-mail has left for 2 hours (It was busy), and 18 e-mails wait.',
    ],
    [
      { objectStorageFault: 'The bucket does not exist.' },
      'fault, object storage: Uploads cannot be kept: The bucket does not exist.',
    ],
    [
      { lastBackupAt: null },
      'warning, backup: No backup was ever taken with "npm run backup". If you take them otherwise, such as with pg_dump, all is well.',
    ],
    [
      { lastBackupAt: now - 30 * 3_600 },
      'warning, backup: The last backup is 30 hours old: look at the timer that takes them, and at its log.',
    ],
    [
      { jobs: { failed: 3, oldestWaitingSeconds: 0, servers: 1 } },
      'warning, jobs: 3 jobs have failed for good: "npm run jobs" says why.',
    ],
    [
      { jobs: { failed: 0, oldestWaitingSeconds: 1_000, servers: 0 } },
      'fault, jobs: Background work has waited for 16 minutes, and no server runs: start one.',
    ],
    [
      { isAdministered: false },
      'warning, administrator: Nobody administers this installation: run "npm run create-admin".',
    ],
    [
      { demoAccounts: 12 },
      'warning, demo: 12 accounts of the demo are in the database. Their password signs nobody in here; archive them.',
    ],
    [
      { zonesThatDiffer: ['America/Regina'] },
      'warning, time zones: PostgreSQL and Node.js differ about America/Regina: renew the time zone data of the older one.',
    ],
    [{ unreadable: ['3 webhook secrets cannot be read.'] }, 'fault, secrets: 3 webhook secrets cannot be read.'],
    [
      { sending: { isOff: true, held: 0 } },
      'warning, sending: Nothing leaves this installation, because SENDING is off.',
    ],
    [
      { sending: { isOff: false, held: 64 } },
      'warning, sending: 64 messages and webhooks wait since a restore until somebody runs "npm run held -- send" or "npm run held -- discard".',
    ],
  ])('%j', (change, said) => {
    const facts = { ...well, ...change }
    expect(troubles(facts)).toEqual([said])
    expect(exitCodeOf(diagnosesOf(facts))).toBe(said.startsWith('fault') ? 1 : 2)
  })

  test('the worst stands first', () => {
    const levels = diagnosesOf({ ...well, lastBackupAt: null, unreadable: ['3 webhook secrets'] }).map(
      ({ level }) => level,
    )
    expect(levels.slice(0, 3)).toEqual(['fault', 'warning', 'ok'])
  })

  test('what a person tries out at home needs no mail server and no backup', () => {
    const facts = { ...well, environment: 'local', lastBackupAt: null, mail: { ...mail, isConfigured: false } }
    expect(exitCodeOf(diagnosesOf(facts))).toBe(2)
    expect(troubles(facts)).toHaveLength(1)
  })
})

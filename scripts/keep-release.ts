import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { productVersion } from '#server/config.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { liveAsOffices } from './keep-release/acts-of-offices.ts'
import { liveAsOrders } from './keep-release/acts-of-orders.ts'
import { liveAsPeople } from './keep-release/acts-of-people.ts'
import { refuseEmptyTables } from './keep-release/empty-tables.ts'
import { leaveUndone } from './keep-release/left-undone.ts'
import { recordReads } from './keep-release/record-reads.ts'
import { withReleaseWorld } from './keep-release/release-world.ts'
import { atTerminal, megabytes } from './terminal.ts'

/*
 * npm run keep-release -- tests/api/upgrade/releases/<commit>: writes a backup of the demo world, lived in until every table has a row, and
 * what this version answers to the reads of its people. Later versions are tested to bring it to their own schema and to answer the same
 * (server/db/migrations/README.md, "Releases").
 */

/** The most bytes of a kept release: the repository holds it for good. */
const mostBytes = 1_000_000

await atTerminal(
  'npm run keep-release -- tests/api/upgrade/releases/<commit>',
  async ([name = ''], { signal, show }) => {
    await withReleaseWorld(async (world) => {
      const chapters = [liveAsPeople, liveAsOffices, liveAsOrders, leaveUndone]
      for (const chapter of chapters) {
        signal.throwIfAborted()
        show(`living through ${chapter.name}`)
        await chapter(world)
      }
      await refuseEmptyTables(world.settings)
      const file = `${name}.backup`
      const { tables, rows, bytes } = await writeBackup(world.settings, file, { version: productVersion(), signal })
      show('reading as its people')
      const recording = await recordReads(world)
      await writeFile(`${name}.reads.json.gz`, gzipSync(JSON.stringify(recording), { level: 9 }))
      show('')
      const reads = Object.values(recording.people).reduce((sum, person) => sum + Object.keys(person.reads).length, 0)
      console.log(
        `${file}: ${rows} rows of ${tables} tables, ${megabytes(bytes)}, with the answers to ${reads} reads beside it.`,
      )
      if (bytes > mostBytes) {
        throw new Error(`That is more than the ${megabytes(mostBytes)} that a kept release may have.`)
      }
    })
  },
)

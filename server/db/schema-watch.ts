import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { newerDatabase } from '#server/db/migrate.ts'
import { knownMigrations } from '#server/db/migration-files.ts'

/** A migration that this program does not know and cannot work with. */
interface BreakingMigration {
  name: string
  program: string | null
  breaking: string
}

interface WatchOptions {
  /** Is told once, with the sentences for the operator. */
  onBreaking: (message: string) => void
  /** Milliseconds between two looks; an older process stops this long after a breaking migration has run, at the latest. */
  everyMs?: number
  /** Folder of the migrations, for tests. */
  directory?: string
}

/**
 * Watches whether a newer program runs a migration with which this one cannot go on (its first line says `-- breaking: why`).
 * A database that does not answer is asked again later.
 * @returns what ends the watch
 */
export async function watchSchema(
  pool: Pool,
  { onBreaking, everyMs = 5_000, directory }: WatchOptions,
): Promise<{ stop(): Promise<void> }> {
  const known = (await knownMigrations(directory)).map(({ name }) => name)
  const end = new AbortController()

  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      const found = await breakingMigration(pool, known).catch(() => null)
      if (found !== null) {
        onBreaking(newerDatabase([found], `${found.name} (${found.breaking})`))
        return
      }
      await pause(everyMs, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    async stop() {
      end.abort()
      await watching
    },
  }
}

async function breakingMigration(pool: Pool, known: readonly string[]): Promise<BreakingMigration | null> {
  const { rows } = await pool.query<BreakingMigration>(
    `select name, program, breaking from schema_migrations
     where breaking is not null and name <> all ($1) order by name limit 1`,
    [known],
  )
  return rows[0] ?? null
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder lies beside this file in the source tree; a bundle has to carry it along. */
const migrationsDirectory = path.join(import.meta.dirname, 'migrations')

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the text, hexadecimal. */
  checksum: string
  /** Checksums of earlier texts under this name, with which a database is accepted as well. */
  otherChecksums: readonly string[]
  /** Why older processes cannot go on once it has run; `null` if they can. */
  breaking: string | null
  /** Whether it follows the rules of migrations/README.md, which hold for every file from {@link firstChecked} on. */
  isChecked: boolean
  /** Whether its statements run one by one, each by itself, because PostgreSQL allows them in no transaction. */
  isOutsideTransaction: boolean
}

/** Files before this one were written before the rules of migrations/README.md were enforced. */
const firstChecked = '0441'

/**
 * The only migrations that were edited after they had landed, with the checksums of their other texts. The list never grows: a developer who
 * thinks that a file has to be edited writes a new one instead (migrations/README.md).
 */
const otherTexts: Readonly<Record<string, readonly string[]>> = {
  // Paths in comments were changed by mistake and have been put back. Databases made in between have run the changed text.
  '0002_people_and_tenants.sql': ['ccfd5cc0e9d02864371d8638a8e316bfab40475b9deec2a8d274e5fd8a19becc'],
  '0011_told_changes.sql': ['ac531224d7474fb3cd0e94989c19259017c3c540775604bd84013471c1e002a6'],
  '0020_search_without_accents.sql': ['4b9eaafcc361c3a27b9d0db227dceb76222074dc2dbf539ee20bb74ee2a67e6a'],
  '0026_best_matches.sql': ['0a7b3aa8f9dc57e9ce9cd5f2f423b16e752917c12930ffe2c19d9cd770c42f72'],
  '0068_urgent_exceptions.sql': ['0b101e0a7540e6ba3f2537ad9ed5656f20a8361465830a1bfa1d5101491f3b74'],
  // It moved data as the owner, who sees no row, and so failed wherever one browser error had been reported. Wherever the first text went
  // through it had nothing to do, and so had the mended one.
  '0401_error_groups.sql': ['d93e9e5a591a895e7d16aa9f56a67579a4f772ad7b635351d6c791daaa744a5d'],
}

/**
 * The migrations that this program brings along, in the order in which they run.
 * @throws Error if the folder holds none, or one that does not state whether older processes may go on
 */
export async function knownMigrations(directory: string = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  if (names.length === 0) throw new Error(`There are no migrations in ${directory}.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8')
      const isChecked = name >= firstChecked
      return {
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        otherChecksums: otherTexts[name] ?? [],
        isChecked,
        breaking: isChecked ? breakingReason(name, sql) : null,
        isOutsideTransaction: isChecked && sql.includes('\n-- outside a transaction: '),
      }
    }),
  )
}

/** Whether a database that ran a file of this checksum has run this migration. */
export function isTextOf({ checksum, otherChecksums }: Migration, ran: string): boolean {
  return ran === checksum || otherChecksums.includes(ran)
}

/** The first line says `-- compatible: why` or `-- breaking: why`. */
function breakingReason(name: string, sql: string): string | null {
  const first = sql.slice(0, sql.indexOf('\n'))
  if (first.startsWith('-- compatible: ')) return null
  if (first.startsWith('-- breaking: ')) return first.slice('-- breaking: '.length)
  throw new Error(
    `Migration ${name} does not state whether older processes may go on while it has run. ` +
      'Begin its first line with "-- compatible: " or "-- breaking: " and the reason (server/db/migrations/README.md).',
  )
}

/** The text of a migration without the lines that are comments alone. */
export function withoutComments(sql: string): string {
  return sql.replaceAll(/^--.*$/gm, '')
}

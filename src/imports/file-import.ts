import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Verdict } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'
import type { CsvFile, FileRow } from './csv-file.ts'
import type { AnsweredRow, CheckedRow, Survey } from './outcomes.ts'

/** Which column of the file holds which field, by the field; a field without a column is left out. */
export type Columns = Readonly<Record<string, string>>

/** A field that a column of a file can fill. */
export interface FieldFacts {
  readonly label: string
  readonly required: boolean
  /** What the column may be called, without case, accents and punctuation; the likeliest first. */
  readonly names: readonly string[]
  /** What stands in it in the example; empty for nothing. */
  readonly example: string
  /** Somebody named it so: a column of that name is it, also where another field would take it. */
  readonly isOwn?: boolean
}

export type ImportField = FieldFacts & { readonly id: string }

interface ImportWords {
  /** "Import locations" */
  readonly title: string
  /** "import locations", as in "Your role does not let you …". */
  readonly act: string
  /** The list that the rows go to, and what leads to it: "Locations", "See the locations". */
  readonly list: { readonly to: string; readonly label: string; readonly see: string }
  /** "One location a row, with a heading." */
  readonly shape: string
  /** The file that shows how it is done. */
  readonly exampleName: string
  /** When there is nothing to add. */
  readonly allThere: string
  /** What one should know of the columns. */
  readonly hint?: string
}

/** How many rows of a run say what, in words. */
interface ImportTally<Answer extends AnsweredRow> {
  /** "Makes 2 customers with 3 locations.", of what a check found; left out where the tiles say it. */
  readonly wouldMake?: (rows: readonly CheckedRow<Answer>[]) => string
  /** "371 locations", of what was stored, and how many things that are. */
  readonly made: (rows: readonly CheckedRow<Answer>[]) => { readonly text: string; readonly count: number }
  /** "the address book" */
  readonly where: string
  /** "2 customers got more", of what was there; null for none. */
  readonly grown?: (rows: readonly CheckedRow<Answer>[]) => string | null
}

/** What is shown of each row beside its outcome. */
interface ImportRemark<Answer extends AnsweredRow> {
  readonly heading: string
  /** Pixels. */
  readonly width: number
  readonly text: (answer: Answer) => string
}

interface Asked<Mapping> {
  readonly mapping: Mapping
  readonly dryRun: boolean
  /** Line of the file of the first row. */
  readonly firstLine: number
}

/** Rows as they are sent, under the heading of the file. */
export interface SentPart {
  readonly heading: readonly string[]
  readonly rows: readonly FileRow[]
  /** Every row of the file: what its writer's customs are only all of them tell. */
  readonly all: readonly FileRow[]
}

/** A file whose rows were looked through, with those that are to be stored. */
export interface WantedImport extends SentPart {
  readonly fileName: string
  readonly mapping: Columns
}

interface Declaration<Mapping extends object, Answer extends AnsweredRow> {
  /** Names what is remembered on this device. */
  readonly storageKey: string
  /** In the order in which people write them. */
  readonly fields: Readonly<Record<keyof Mapping & string, FieldFacts>>
  readonly words: ImportWords
  readonly tally: ImportTally<Answer>
  readonly remark?: ImportRemark<Answer>
  /** Whether columns with something wrong in them come first: there are too many to look for them. */
  readonly faultsFirst?: boolean
  /** Rows in one call: small enough that the progress moves and Cancel is heard, each its own transaction. */
  readonly partSize: number
  readonly may: (session: Session) => Verdict
  readonly send: (
    tenantId: number,
    csv: string,
    asked: Asked<Mapping>,
    signal: AbortSignal | undefined,
    part: SentPart,
  ) => Promise<{ readonly rows: readonly Answer[] }>
  /**
   * Has the rows stored by a job, and answers the address where one sees how far it is. Without it they are sent part after part, as
   * long as the page is open.
   */
  readonly begin?: (tenantId: number, wanted: WantedImport) => Promise<string>
  /** What is asked about the file beside its columns. */
  readonly terms?: (file: CsvFile, mapping: Columns) => ReactNode
  /** What has to be said first before a file can be checked; null: nothing. */
  readonly lacks?: (file: CsvFile, mapping: Columns) => string | null
  /** Whether storing the row adds something. */
  readonly adds: (answer: Answer) => boolean
  /** The server sees a file part by part, and a check stores nothing: what stands far apart only the whole file shows. */
  readonly survey: (heading: readonly string[], mapping: Mapping, rows: readonly FileRow[]) => Survey<Answer>
  /** The lists that show what was stored. */
  readonly listKeys: (tenantId: number) => readonly QueryKey[]
  /** What can be done next with what is stored, once there is nothing left to import. */
  readonly Next?: ComponentType<NextProps<Answer>>
}

export interface NextProps<Answer extends AnsweredRow> {
  readonly heading: readonly string[]
  readonly mapping: Columns
  /** Every row of the file as it stands now. */
  readonly rows: readonly CheckedRow<Answer>[]
}

/** An import of a file: its fields, its words and its calls. The screen is the same for all. */
export interface FileImport<Answer extends AnsweredRow> extends Omit<
  Declaration<Record<string, string>, Answer>,
  'fields'
> {
  readonly fields: readonly ImportField[]
}

/** Declares an import; its fields are those of the contract's mapping, and none can be forgotten. */
export function defineImport<Mapping extends object, Answer extends AnsweredRow>(
  declared: Declaration<Mapping, Answer>,
): FileImport<Answer> {
  // Nothing is sent before every required field has its column.
  const whole = (columns: Columns) => columns as Mapping
  return {
    ...declared,
    fields: Object.entries<FieldFacts>(declared.fields).map(([id, facts]) => ({ id, ...facts })),
    send: (tenantId, csv, { mapping, ...asked }, signal, part) =>
      declared.send(tenantId, csv, { ...asked, mapping: whole(mapping) }, signal, part),
    survey: (heading, mapping, rows) => declared.survey(heading, whole(mapping), rows),
  }
}

/*
 * The one door for files of strangers. Behind it they are read in threads with bounds of time and memory (threads.ts), and no further
 * than their limits (limits.ts); a rule of .dependency-cruiser.cjs keeps what parses them out of the rest of the server.
 *
 * The thread of the requests does with a file only what its size bounds:
 * - it takes the bytes from the network, at most 5 MB of a workbook or a CSV and 25 MB of an upload in pieces of 256 kB, decodes
 *   a photo of at most 300 kB from base64, and copies them to a thread, which hashes them as well;
 * - it takes answers that are as bounded: a CSV text of at most 5 million characters, or packed rows, unpacked in turns with others
 *   (packed-rows.ts).
 * It measures and decodes no picture. Logos (at most 1 MB) and signatures are decoded where papers are drawn, which is a thread as well
 * (server/documents/draw-papers.ts), and a page shows a signature only after it was looked at here. Browsers show the other pictures as
 * they came. Maps of zones (KML, GeoJSON) are read in the browser, within limits of their own (domain/zone-files).
 */
import { formError, type FieldErrors } from '#domain/text/refusal.ts'
import { createThreads, ThreadFault, type ThreadLimits } from '#server/threads/threads.ts'
import type { CsvTerms } from './csv-rows.ts'
import { refusedFile } from './file-fault.ts'
import type { FileContents } from './file-kinds.ts'
import type { PackedRows } from './packed-rows.ts'
import type { ReadSheet } from './read-workbook.ts'

/** The kinds of reading: the file that comes in, the options of the question, and the answer. */
export interface UntrustedKinds {
  /** One sheet of an Excel workbook. */
  workbook: { file: Uint8Array; options: { readonly sheet: string | null }; answer: ReadSheet }
  /** The heading and the rows of a CSV text. */
  csv: { file: string; options: CsvTerms; answer: PackedRows }
  /** The kind of a file by its content. */
  contents: { file: Uint8Array; options: { readonly fileName: string }; answer: FileContents }
  /** Whether a signature can be put into a document. */
  signature: { file: Uint8Array; options: Record<never, never>; answer: boolean }
}

export type UntrustedKind = keyof UntrustedKinds

/** Reads files of strangers, where they can hold up or end nothing but a thread of their own. */
export interface UntrustedFiles {
  /**
   * @param signal ends the reading when nobody waits for it any more
   * @throws formError in words for what is refused, takes too long or takes too much memory
   * @throws serviceUnavailable when too many files wait already
   */
  readUntrusted<Kind extends UntrustedKind>(
    kind: Kind,
    file: UntrustedKinds[Kind]['file'],
    options: UntrustedKinds[Kind]['options'],
    signal?: AbortSignal,
  ): Promise<UntrustedKinds[Kind]['answer']>
  close(): Promise<void>
}

/** One file for the thread. */
export type ReadingTask = {
  [Kind in UntrustedKind]: Pick<UntrustedKinds[Kind], 'file' | 'options'> & { kind: Kind }
}[UntrustedKind]

export type ReadingAnswer =
  | { readonly read: UntrustedKinds[UntrustedKind]['answer'] }
  | { readonly refused: FieldErrors }

const usualLimits: ThreadLimits = {
  // Two threads: one may be busy with a file that takes long, and the other serves all other files.
  atOnce: 2,
  // The largest file within the limits is read in a fifth of it.
  patienceMs: 20_000,
  // Each holds its file in memory, 5 MB or, of an upload, 25 MB.
  mostWaiting: 20,
  mostMemoryMb: 256,
  busy: 'Too many files are being read. Try again in a moment.',
}

/** Opens the one door through which files of strangers are read. */
export function createUntrustedFiles(limits: Partial<ThreadLimits> = {}): UntrustedFiles {
  const used = { ...usualLimits, ...limits }
  const threads = createThreads<ReadingTask, ReadingAnswer>(new URL('./reading-thread.ts', import.meta.url), used)

  async function run(task: ReadingTask, signal?: AbortSignal): Promise<ReadingAnswer> {
    try {
      return await threads.run(task, signal)
    } catch (error) {
      if (error instanceof ThreadFault) throw refusedFile(wordsOf(error, used.patienceMs))
      throw error
    }
  }

  return {
    async readUntrusted(kind, file, options, signal) {
      // A kind names the task with its file and options, and its own answer comes back.
      const answer = await run({ kind, file, options } as ReadingTask, signal)
      if ('refused' in answer) throw formError(answer.refused)
      return answer.read as UntrustedKinds[typeof kind]['answer']
    },
    close: () => threads.close(),
  }
}

function wordsOf({ reason }: ThreadFault, patienceMs: number): string {
  if (reason === 'time')
    return `The file was not read within ${patienceMs / 1_000} seconds. Delete what is not needed, or split it in two.`
  if (reason === 'memory')
    return 'The file takes more memory than one file may have. Delete what is not needed, or split it in two.'
  return 'The file cannot be read: reading it ended before its end. Save it anew, or as another kind of file.'
}

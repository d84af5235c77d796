import { formError, type FieldErrors } from '#domain/text/refusal.ts'
import { createThreads, ThreadFault, type ThreadLimits } from '#server/threads/threads.ts'
import type { CsvTerms } from './csv-rows.ts'
import { refusedFile } from './file-fault.ts'
import type { SniffedKind } from './file-kinds.ts'
import type { PackedRows } from './packed-rows.ts'
import type { ReadSheet } from './read-workbook.ts'

/** What is read of the files that people send: what comes in, what is asked of it, and what is answered. */
export interface UntrustedKinds {
  /** One sheet of an Excel workbook. */
  workbook: { file: Uint8Array; options: { readonly sheet: string | null }; answer: ReadSheet }
  /** The heading and the rows of a CSV text. */
  csv: { file: string; options: CsvTerms; answer: PackedRows }
  /** What a file is by its content. */
  contents: { file: Uint8Array; options: { readonly fileName: string }; answer: SniffedKind }
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
  // As many as there are cores: of two, one is left to a file that takes long, and one to all others.
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

import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { Refusal } from '#domain/text/refusal.ts'
import { readCsv } from './csv-rows.ts'
import { sniffKind } from './file-kinds.ts'
import { packRows } from './packed-rows.ts'
import { readWorkbook } from './read-workbook.ts'
import { isDrawablePng } from './signature-image.ts'
import type { ReadingAnswer, ReadingTask } from './untrusted.ts'

// A thread of its own: what a stranger sent can hold it up, or end it, and nobody else.
parentPort?.on('message', (task: ReadingTask) => {
  void answerOf(task).then((answer) => parentPort?.postMessage(answer, []))
})

/** Answers with the words of a refusal. Any other error ends the thread, and the next file gets a fresh one. */
async function answerOf(task: ReadingTask): Promise<ReadingAnswer> {
  try {
    return { read: await read(task) }
  } catch (error) {
    if (error instanceof Refusal && error.errors) return { refused: error.errors }
    throw error
  }
}

async function read(task: ReadingTask) {
  switch (task.kind) {
    case 'workbook':
      return readWorkbook(bufferOf(task.file), task.options.sheet)
    case 'csv':
      return packRows(readCsv(task.file, task.options))
    case 'contents':
      return { ...(await sniffKind(task.file, task.options.fileName)), sha256: sha256Of(task.file) }
    case 'signature':
      return isDrawablePng(task.file)
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The same bytes: on the way to another thread a Buffer becomes what it is one of. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

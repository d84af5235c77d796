import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { Refusal } from '#domain/text/refusal.ts'
import { countUpTo, inWords, refusedFile } from './file-fault.ts'
import { archiveLimits } from './limits.ts'
import { brokenWorkbook, xmlCounts, xmlParser, type XmlCounts, type XmlReader } from './xml.ts'

/** The files of a zip archive, by their path. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Entry>
  readonly zip: ZipFile
  /** Counts of what was read so far. */
  readonly counts: XmlCounts & { unpacked(bytes: number): void }
  close(): void
}

const swells = `The file unpacks to more than ${archiveLimits.unpackedBytes / 1e6} MB. Delete what is not needed, or save it as CSV.`
const tooManyEntries = `The workbook holds more than ${inWords(archiveLimits.entries)} files. Delete its pictures and the sheets that are not needed, or save it as CSV.`

/** Null when it is no zip archive. @throws formError for one with more files than a workbook has */
export async function openArchive(bytes: Buffer): Promise<Archive | null> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch {
    return null
  }
  const entries = new Map<string, Entry>()
  const count = countUpTo(archiveLimits.entries, tooManyEntries)
  try {
    for await (const entry of zip.eachEntry()) {
      count()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw faultOfPerson(error)
  }
  const counts = { ...xmlCounts(), unpacked: countUpTo(archiveLimits.unpackedBytes, swells) }
  return { entries, zip, counts, close: () => zip.close() }
}

/**
 * Reads a file of an archive as XML, piece by piece.
 * @returns whether there is such a file
 * @throws formError when it is damaged or larger than its limits, and what the reader throws
 */
export async function parseEntry(archive: Archive, path: string, reader: XmlReader): Promise<boolean> {
  const entry = archive.entries.get(path)
  if (entry === undefined) return false
  const parser = xmlParser(reader, archive.counts)
  const decoder = new TextDecoder()
  try {
    const stream = await archive.zip.openReadStreamPromise(entry)
    try {
      for await (const piece of stream) {
        archive.counts.unpacked(piece.length)
        parser.write(decoder.decode(piece, { stream: true }))
      }
      parser.close()
    } finally {
      stream.destroy()
    }
  } catch (error) {
    throw faultOfPerson(error)
  }
  return true
}

/** Words for a person: whatever zlib or the zip complains of, the workbook is damaged. */
function faultOfPerson(error: unknown): unknown {
  return error instanceof Refusal ? error : refusedFile(brokenWorkbook)
}

import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { formError } from '#domain/text/refusal.ts'

/** The files of a zip archive, by their path. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Entry>
  readonly zip: ZipFile
  /** Bytes that may still be unpacked of it. */
  left: number
  close(): void
}

/** What is done with what an XML file holds; names come without their prefix. */
export interface XmlReader {
  open?(name: string, attribute: (name: string) => string): void
  text?(piece: string): void
  close?(name: string): void
}

/** Bytes of all that is unpacked of an archive, counted as they come: what a zip says of itself may be a lie. */
const mostUnpacked = 50_000_000
/** Files in a workbook: one has a few dozen. */
const mostEntries = 2_000

const swells = 'The file unpacks to more than 50 MB. Delete what is not needed, or save it as CSV.'
const broken = 'The workbook is damaged: open it in the spreadsheet and save it anew.'

/** Null when it is no zip archive. @throws formError for one with more files than a workbook has */
export async function openArchive(bytes: Buffer): Promise<Archive | null> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch {
    return null
  }
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size === mostEntries) throw refused(broken)
      entries.set(entry.fileName, entry)
    }
  } catch {
    zip.close()
    throw refused(broken)
  }
  return { entries, zip, left: mostUnpacked, close: () => zip.close() }
}

/**
 * Reads a file of an archive as XML, piece by piece: unpacking is done beside the event loop, and between two pieces others have
 * their turn. Entities of one's own are none to this parser, so that no text can swell.
 * @returns whether there is such a file
 * @throws formError when it is damaged or unpacks to too much, and what the reader throws
 */
export async function parseEntry(archive: Archive, path: string, reader: XmlReader): Promise<boolean> {
  const entry = archive.entries.get(path)
  if (entry === undefined) return false
  const parser = new SaxesParser()
  let fault: unknown
  parser.on('error', () => {
    throw refused(broken)
  })
  parser.on('opentag', ({ name, attributes }) => reader.open?.(bare(name), (of) => attributes[of] ?? ''))
  parser.on('text', (piece) => reader.text?.(piece))
  parser.on('cdata', (piece) => reader.text?.(piece))
  parser.on('closetag', ({ name }) => reader.close?.(bare(name)))
  let stream: Readable | null = null
  try {
    stream = await archive.zip.openReadStreamPromise(entry)
    const decoder = new TextDecoder()
    for await (const piece of stream) {
      archive.left -= piece.length
      if (archive.left < 0) throw refused(swells)
      parser.write(decoder.decode(piece, { stream: true }))
    }
    parser.close()
  } catch (error) {
    fault = error
  } finally {
    stream?.destroy()
  }
  if (fault === undefined) return true
  // What zlib and the zip itself complain of is all the same to a person.
  throw isRefusal(fault) ? fault : refused(broken)
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'Refusal'
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function refused(why: string): Error {
  return formError({ '': [why] })
}

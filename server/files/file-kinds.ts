import { fileTypeFromBuffer } from 'file-type'
import { plainTextOf } from '#domain/files/text-encodings.ts'
import {
  type FileKind,
  heicRefusal,
  isFileKind,
  isHeic,
  executableKind,
  unknownKind,
} from '#domain/files/accepted-files.ts'

export type SniffedKind = { readonly kind: FileKind } | { readonly refused: string }

/** The kind of a file and its SHA-256 in hexadecimal. Both come from the thread, because a large file takes as long to hash as to look at. */
export type FileContents = SniffedKind & { readonly sha256: string }

/** Other names of kinds that are taken. */
const sameKinds: Readonly<Record<string, FileKind>> = {
  'image/apng': 'image/png',
}

/**
 * What a file is by its content; what it is said to be is never believed.
 * @param fileName only tells CSV from other text
 */
export async function sniffKind(bytes: Uint8Array, fileName: string): Promise<SniffedKind> {
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const known = sameKinds[found] ?? found
  if (isFileKind(known)) return { kind: known }
  if (isHeic(found)) return { refused: heicRefusal }
  // Plain text can begin like a file of another kind ("solid waste" like a 3D model), so the text itself is looked at.
  const text = plainTextOf(bytes)
  if (text === null) return { refused: unknownKind }
  if (beginsLikeMarkup(text)) return { refused: executableKind }
  return { kind: /\.csv$/i.test(fileName.trim()) ? 'text/csv' : 'text/plain' }
}

const prologues: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
]
const runningTag = /^<(?:!doctype\s+(?:html|svg)|(?:\w+:)?(?:html|head|body|script|svg|iframe|style|title|meta)[\s/>])/i

/** Comments and processing instructions may stand before the first tag of a page or a drawing. */
function beginsLikeMarkup(text: string): boolean {
  let rest = text.trimStart()
  for (;;) {
    const prologue = prologues.find(([opening]) => rest.startsWith(opening))
    const end = prologue === undefined ? -1 : rest.indexOf(prologue[1])
    if (prologue === undefined || end === -1) return runningTag.test(rest)
    rest = rest.slice(end + prologue[1].length).trimStart()
  }
}

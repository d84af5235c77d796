import { fileTypeFromBuffer } from 'file-type'
import { plainTextOf } from '#domain/files/text-encodings.ts'
import { fileKinds, heicRefusal, isHeic, isHeicName, type FileKind } from '#domain/files/taken-files.ts'

export const unknownKind =
  'Files of this kind are not accepted. Pictures, PDF, text, CSV, Word, Excel, MP4 and MOV files are.'
export const runningKind =
  'HTML and SVG files are not accepted, because they can run in a browser. Save it as a PDF or as a picture.'

/** What browsers call a file when they do not know better; such a file is judged by its content alone. */
const vagueClaims: readonly string[] = [
  '',
  'application/octet-stream',
  'application/x-zip-compressed',
  'application/zip',
  // Windows calls CSV files so where Excel is installed.
  'application/vnd.ms-excel',
  'application/csv',
  'image/jpg',
  'image/pjpeg',
]

const runningClaim = /\b(html|xhtml\+xml|svg|svg\+xml|javascript|ecmascript)\b/
const runningName = /\.(html?|xhtml|xht|shtml|svgz?|m?js)$/i

/**
 * Why a file need not even be brought, judged by what it is said to be; null when its content has to decide.
 * @param claimed what the browser takes it for
 */
export function refusedClaim(fileName: string, claimed: string): string | null {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? ''
  if (runningClaim.test(type) || runningName.test(fileName.trim())) return runningKind
  const isVague = vagueClaims.includes(type)
  if (isHeic(type) || (isVague && isHeicName(fileName))) return heicRefusal
  const isKnown = isFileKind(type) || isVague || type.startsWith('text/')
  return isKnown ? null : unknownKind
}

export type SniffedKind = { readonly kind: FileKind } | { readonly refused: string }

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
  if (beginsLikeMarkup(text)) return { refused: runningKind }
  return { kind: /\.csv$/i.test(fileName.trim()) ? 'text/csv' : 'text/plain' }
}

function isFileKind(type: string): type is FileKind {
  return fileKinds.some((kind) => kind === type)
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

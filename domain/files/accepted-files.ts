/** Kinds of files that are taken, by what they are found to be. None of them is anything that a browser runs, and it draws each of the pictures. */
export const fileKinds = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
  'text/csv',
  'video/mp4',
  'video/quicktime',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

export type FileKind = (typeof fileKinds)[number]

/** What a phone's camera makes. Because HEIC is not among them, iPhones hand over such a photo as a JPEG. */
export const acceptedPhotos = 'image/jpeg,image/png'

/** The same for the person who chooses a file: in words, and as the file dialog of the browser takes it. */
export const acceptedFiles = {
  words: 'Pictures, PDF, text, CSV, Word, Excel, MP4 and MOV, at most 25 MB',
  accept: [...fileKinds, '.csv'].join(),
}

/** How phones store photos; Safari alone draws them. */
export function isHeic(contentType: string): boolean {
  return /^image\/hei[cf](-sequence)?$/i.test(contentType.trim())
}

const heicName = /\.hei[cf]s?$/i

/** The same by a file's name, which is all that some browsers know. */
export function isHeicName(fileName: string): boolean {
  return heicName.test(fileName.trim())
}

/** What such a photo is called once it is a JPEG; other names stay. */
export function jpegName(fileName: string): string {
  return fileName.trim().replace(heicName, '.jpg')
}

export const heicRefusal =
  'HEIC photos are not accepted, because most browsers cannot show them. Save it as a JPEG and choose that.'

export const unknownKind =
  'Files of this kind are not accepted. Pictures, PDF, text, CSV, Word, Excel, MP4 and MOV files are.'
export const executableKind =
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
export function claimFault(fileName: string, claimed: string): string | null {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? ''
  if (runningClaim.test(type) || runningName.test(fileName.trim())) return executableKind
  const isVague = vagueClaims.includes(type)
  if (isHeic(type) || (isVague && isHeicName(fileName))) return heicRefusal
  const isKnown = isFileKind(type) || isVague || type.startsWith('text/')
  return isKnown ? null : unknownKind
}

export function isFileKind(type: string): type is FileKind {
  return fileKinds.some((kind) => kind === type)
}

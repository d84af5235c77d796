/** Kinds of pictures that an organisation's library takes: what every browser draws, and nothing that it could run. */
const libraryImageKinds = ['image/png', 'image/jpeg', 'image/webp'] as const

export type LibraryImageKind = (typeof libraryImageKinds)[number]

/** They are drawn small and many at a time. Bytes. */
const maxLibraryImageBytes = 5_242_880

/** The same for the person who chooses one: in words, and as the file dialog of the browser takes it. */
export const libraryImageTakes = { words: 'PNG, JPEG or WebP, at most 5 MB', accept: libraryImageKinds.join() }

/** What is wrong with a picture for the library, in words for the person who chose it; null when it is taken. */
export function libraryImageFault(contentType: string, sizeBytes: number): string | null {
  if (!isLibraryImageKind(contentType)) return 'The picture must be a PNG, JPEG or WebP'
  return sizeBytes > maxLibraryImageBytes ? 'The picture is too large: 5 MB is the most' : null
}

export function isLibraryImageKind(contentType: string): contentType is LibraryImageKind {
  return libraryImageKinds.some((kind) => kind === contentType)
}

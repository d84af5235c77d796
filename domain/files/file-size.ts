/** The largest file that is taken: 25 MB, enough for a photograph or a minute of film from a phone. Bytes. */
export const maxFileBytes = 26_214_400

/** What is wrong with a file of this size, bytes, in words for the person who chose it; null when it is taken. */
export function fileSizeFault(sizeBytes: number): string | null {
  if (sizeBytes === 0) return 'The file is empty'
  return sizeBytes > maxFileBytes ? 'The file is too large: 25 MB is the most' : null
}

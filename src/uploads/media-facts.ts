import type { DeliveryOrderMedia } from '#generated/model/index.ts'

/** docs/rules/units-and-formats.md, "Lengths and limits". */
const longestName = 25

/** Kinds that browsers draw. Only they are ever handed to one as pictures; everything else stays bytes. */
const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif']

/** A file's name, cut to 25 characters and an ellipsis. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length <= longestName ? name : `${letters.slice(0, longestName).join('')}…`
}

/** Whether the server found the file to be a picture; its name proves nothing. */
export function isPicture({ contentType }: Pick<DeliveryOrderMedia, 'contentType'>): boolean {
  return pictures.includes(contentType)
}

export function isPdf({ contentType }: Pick<DeliveryOrderMedia, 'contentType'>): boolean {
  return contentType === 'application/pdf'
}

/** Bytes as people read them: `950 B`, `48 kB`, `1.3 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

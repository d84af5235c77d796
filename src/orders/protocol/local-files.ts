import type { LocalFile } from './answers.ts'

/** A file's bytes as text that can be kept. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })
}

/** The file again that was kept as text. Decoded here: the page's own policy lets nothing be fetched from `data:`. */
export function fileOf({ name, dataUrl }: LocalFile): File {
  const [head = '', body = ''] = dataUrl.split(',', 2)
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type })
}

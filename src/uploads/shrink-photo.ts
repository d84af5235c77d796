/** Longest edge of a photo for a protocol: enough to read a label on it, a tenth of what phones take. Pixels. */
const longestEdge = 2_048
const jpegQuality = 0.85

/**
 * A photo small enough to be brought from the street: a JPEG of at most 2048 pixels on its longest edge. What is small
 * already, is no picture, or cannot be drawn by this browser, is answered as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return file
  const scale = longestEdge / Math.max(picture.width, picture.height)
  const smaller = scale < 1 ? await drawn(picture, scale) : null
  picture.close()
  if (smaller === null || smaller.size >= file.size) return file
  return new File([smaller], file.name.replace(/(\.\w+)?$/, '.jpg'), {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  })
}

/** null where the browser has no canvas to draw on. */
function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // A JPEG has no transparency: what shows through is paper, not night.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}

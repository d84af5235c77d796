import { heicRefusal, isHeic, isHeicName } from '#domain/files/accepted-files.ts'
import { noPhoto } from '#domain/files/photos.ts'
import { UploadRefusal } from './transfer-job.ts'

/** Longest edge of a photo for a protocol: enough to read a label on it, a tenth of what phones take. Pixels. */
const longestEdge = 2_048
const jpegQuality = 0.85

/**
 * A photo small enough to be brought from the street: a JPEG of at most 2048 pixels on its longest edge. What is small
 * already, is no picture, or cannot be drawn by this browser, is answered as it is.
 * @throws UploadRefusal for a HEIC photo that this browser cannot draw
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (isHeicFile(file)) return asJpeg(file)
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return file
  const smaller = await scaled(file)
  return smaller === null || smaller.size >= file.size ? file : jpegOf(file, smaller)
}

/**
 * A HEIC photo as a JPEG, which every browser shows: by the browser that draws it, which is Safari. Any other file as it is.
 * @throws UploadRefusal where the browser cannot
 */
export async function asJpeg(file: File): Promise<File> {
  if (!isHeicFile(file)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  const drawing = picture === null ? null : await drawn(picture, Math.min(1, longestEdge / longestOf(picture)))
  picture?.close()
  if (drawing === null) throw new UploadRefusal('unsupported_kind', heicRefusal)
  return jpegOf(file, drawing)
}

/**
 * The middle of a photo as a square JPEG for the face of a person, without what a camera writes beside it, such as the place.
 * @param edge of the square, pixels
 * @throws UploadRefusal for what this browser cannot draw
 */
export async function facePhoto(file: File, edge: number): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) throw new UploadRefusal('unsupported_kind', isHeicFile(file) ? heicRefusal : noPhoto)
  const scale = edge / Math.min(picture.width, picture.height)
  const drawing = await drawn(picture, scale, edge)
  picture.close()
  if (drawing === null) throw new UploadRefusal('unsupported_kind', noPhoto)
  return drawing
}

function isHeicFile({ name, type }: File): boolean {
  return isHeic(type) || isHeicName(name)
}

const longestOf = ({ width, height }: ImageBitmap) => Math.max(width, height)

/** null for what is small enough, or cannot be drawn. */
async function scaled(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const scale = longestEdge / longestOf(picture)
  const smaller = scale < 1 ? await drawn(picture, scale) : null
  picture.close()
  return smaller
}

function jpegOf(file: File, content: Blob): File {
  return new File([content], file.name.replace(/(\.\w+)?$/, '.jpg'), {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  })
}

/**
 * null where the browser has no canvas to draw on.
 * @param edge of the square that is cut out of the middle; all of it unless given
 */
function drawn(picture: ImageBitmap, scale: number, edge?: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  canvas.width = edge ?? width
  canvas.height = edge ?? height
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // A JPEG has no transparency: what shows through is paper, not night.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}

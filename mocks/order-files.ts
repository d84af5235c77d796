import type { DeliveryOrderMedia, StopType } from '#generated/model/index.ts'
import { takeId } from './lookup.ts'
import { doorPicture } from './seed/door-picture.ts'
import type { MockOrder, World } from './world-types.ts'

/** What a file is found to be, by the ending of its name. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  csv: 'text/csv',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
}

interface KeptFile {
  readonly name: string
  /** As it was brought; one that never was is a picture. */
  readonly fileName?: string
  readonly sizeBytes?: number
  /** Of a stop, where a protocol asked for it. */
  readonly stop?: StopType
  readonly by: string
  /** Unix seconds. */
  readonly at: number
}

/** Puts a file on an order, before its others. */
export function keepFile(world: World, order: MockOrder, file: KeptFile): DeliveryOrderMedia {
  const { name, fileName = name, sizeBytes = doorPicture().length, stop = null, by, at } = file
  const id = takeId(world)
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? ''
  const contentType = contentTypes[ending] ?? 'text/plain'
  const url = `/delivery-orders/${order.view.id}/media/${id}`
  const media = { id, name, url, contentType, sizeBytes, createdAt: at, attachedByName: by, stop }
  order.media = [media, ...(order.media ?? [])]
  return media
}

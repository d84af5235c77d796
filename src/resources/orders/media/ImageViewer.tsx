import { Dialog } from '@blueprintjs/core'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'

interface ImageViewerProps {
  readonly media: DeliveryOrderMedia
  readonly onClose: () => void
}

export function ImageViewer({ media, onClose }: ImageViewerProps) {
  return <Dialog isOpen onClose={onClose} title={media.name} />
}

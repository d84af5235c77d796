import type { DeliveryOrderMedia } from '#generated/model/index.ts'

interface MediaThumbnailProps {
  readonly media: DeliveryOrderMedia
  readonly onOpen: () => void
}

export function MediaThumbnail({ media, onOpen }: MediaThumbnailProps) {
  return (
    <button type="button" onClick={onOpen}>
      {media.name}
    </button>
  )
}

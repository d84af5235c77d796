import { useState } from 'react'
import { Document, Media, Video } from '@blueprintjs/icons'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import { isPicture, shortName } from '#src/uploads/media-facts.ts'
import { usePicture } from '#src/orders/media/media-content.ts'
import { Picture } from '#src/orders/media/Picture.tsx'
import styles from '#src/orders/media/media.module.css'

/** A larger picture is fetched only when somebody opens it: a list of them must not cost a telephone its month. Bytes. */
const largestPreview = 4_000_000

interface MediaThumbnailProps {
  readonly media: DeliveryOrderMedia
  readonly onOpen: () => void
}

/** A file small: the picture itself, or a sign of its kind. Opens it. */
export function MediaThumbnail({ media, onOpen }: MediaThumbnailProps) {
  const { picture } = usePicture(media, media.sizeBytes <= largestPreview)
  const [isBroken, setIsBroken] = useState(false)
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={`Open ${media.name}`}
      title={media.name}
      onClick={onOpen}
    >
      {picture !== undefined && !isBroken ? (
        <Picture content={picture} alt={shortName(media.name)} onBroken={() => setIsBroken(true)} />
      ) : (
        <KindIcon contentType={media.contentType} />
      )}
    </button>
  )
}

function KindIcon({ contentType }: Pick<DeliveryOrderMedia, 'contentType'>) {
  if (isPicture({ contentType })) return <Media size={18} />
  return contentType.startsWith('video/') ? <Video size={18} /> : <Document size={18} />
}

import { useState } from 'react'
import { Document, Media } from '@blueprintjs/icons'
import type { DeliveryOrderMedia, ProtocolEntry, ProtocolEntryActionsWithDataItem } from '#generated/model/index.ts'
import { MapButton } from '#src/orders/cells/MapButton.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { displayName } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { answerText } from './answer-text.ts'
import { PointModal } from '#src/orders/history/PointModal.tsx'
import { shortName } from '#src/uploads/media-facts.ts'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { WhoAndWhen } from '#src/orders/history/WhoAndWhen.tsx'
import '#src/ui/link-button.css'
import styles from './protocol.module.css'

/** At most so many pictures stand beside the answers; the rest is in the list (docs/rules/units-and-formats.md, "Lengths and limits"). */
const mostThumbnails = 2

const thumbnail = lazyComponent(async () => (await import('./MediaThumbnail.tsx')).MediaThumbnail)

interface ProtocolCaptureProps {
  readonly orderId: number
  readonly entry: ProtocolEntry
  readonly onOpen: (media: DeliveryOrderMedia) => void
}

/** What was captured at one stop: date, place, person, answers, pictures and files. */
export function ProtocolCapture({ orderId, entry, onOpen }: ProtocolCaptureProps) {
  const [showsPoint, setShowsPoint] = useState(false)
  const { type, date, geostamp, actor, actorType, actionsWithData } = entry
  const stop = stopNames[type]
  const name = actor === null ? undefined : displayName(actor)
  const files = actionsWithData.flatMap(({ media }) => media)
  const images = files.filter(({ contentType }) => contentType.startsWith('image/'))
  return (
    <>
      <p className={styles.head}>
        <TimeCell at={date} />
        {geostamp !== null && <MapButton of={`${stop} protocol`} onClick={() => setShowsPoint(true)} />}
        <span>
          {name !== undefined && <strong>{name}</strong>}
          <span className="wb-muted">{`${name === undefined ? '' : ' · '}${actorType === 'driver' ? 'Driver' : 'User'}`}</span>
        </span>
      </p>
      <dl className={styles.answers}>
        {actionsWithData.map((action) => (
          <Answer key={action.id} action={action} />
        ))}
      </dl>
      {images.length > 0 && (
        <div className={styles.thumbnails}>
          {images.slice(0, mostThumbnails).map((image) => (
            <thumbnail.Part key={image.id} media={image} onOpen={() => onOpen(image)} />
          ))}
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={`Attachments at ${stop}`}>
          {files.map((file) => (
            <li key={file.id}>
              {file.contentType.startsWith('image/') ? <Media size={14} /> : <Document size={14} />}
              <button type="button" className="wb-link-button" title={file.name} onClick={() => onOpen(file)}>
                {shortName(file.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {showsPoint && geostamp !== null && (
        <PointModal
          orderId={orderId}
          title={`Protocol at ${stop}`}
          subtitle={<WhoAndWhen name={name} at={geostamp.date} />}
          lat={geostamp.lat}
          lng={geostamp.lng}
          onClose={() => setShowsPoint(false)}
        />
      )}
    </>
  )
}

/** Text to read stands by itself; a question stands beside its answer. */
function Answer({ action }: { readonly action: ProtocolEntryActionsWithDataItem }) {
  const answer = answerText(action)
  if (action.type === 'block')
    return (
      <div className={styles.block}>
        <dt>{action.label}</dt>
        {action.description !== null && <dd className="wb-muted">{action.description}</dd>}
      </div>
    )
  return (
    <div>
      <dt title={action.description ?? undefined}>{action.label}</dt>
      <dd className={answer === null ? 'wb-muted' : undefined}>{answer ?? 'No answer'}</dd>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Document, Download, Paperclip, Print } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useGetDeliveryOrderMedia } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderMedia, DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import {
  type Approach,
  documentsOf,
  downloadDocument,
  openDocument,
  prefetchOnApproach,
  usePrefetchedDocument,
} from '#src/orders/documents/documents.ts'
import { usePieceLabels } from '#src/orders/documents/use-piece-labels.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { ImageViewer } from '#src/orders/media/ImageViewer.tsx'
import { downloadMedia, openPdf } from '#src/orders/media/media-content.ts'
import { isPdf, shortName, sizeText } from '#src/uploads/media-facts.ts'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import styles from '#src/orders/media/media.module.css'
import '#src/ui/link-button.css'

interface MediaListProps {
  readonly order: Pick<DeliveryOrderPageView, 'id' | 'status' | 'receiverTenant' | 'pricing' | 'times' | 'totalParcels'>
  /** Absent for whom may not attach. */
  readonly onAttach?: (() => void) | undefined
}

/** Documents and media of an order: first the papers that it makes itself, then the files that people attached. */
export function MediaList({ order, onAttach }: MediaListProps) {
  const verdict = canOrder.attachMedia(useSession(), order)
  return (
    <div>
      <div className={`${styles.head} wb-no-print`}>
        <VerdictButton icon={<Paperclip />} text="Attach media" verdict={verdict} onClick={onAttach} />
      </div>
      <Documents order={order} />
      <Files orderId={order.id} />
    </div>
  )
}

function tell(act: Promise<unknown>, action: string): void {
  act.catch((error: unknown) => showError(error, { action }))
}

function Documents({ order }: Pick<MediaListProps, 'order'>) {
  const client = useQueryClient()
  const documents = documentsOf(order)
  const labels = usePieceLabels(order)
  usePrefetchedDocument(order.id, documents)
  return (
    <ul className={styles.list} aria-label="Documents">
      {documents.map((document) => (
        <li key={document.name}>
          <span className={styles.thumbnail} aria-hidden>
            <Document size={18} />
          </span>
          <span className={styles.name}>
            <button
              type="button"
              className="wb-link-button"
              {...prefetchOnApproach(client, order.id, document, 'html')}
              onClick={() => tell(openDocument(client, order.id, document), `open ${document.name}`)}
            >
              {document.name}
            </button>
          </span>
          <DownloadButton
            name={document.name}
            {...prefetchOnApproach(client, order.id, document, 'pdf')}
            onClick={() => tell(downloadDocument(client, order.id, document), `download ${document.name}`)}
          />
        </li>
      ))}
      {labels.words !== null && (
        <li>
          <span className={styles.thumbnail} aria-hidden>
            <Print size={18} />
          </span>
          <span className={styles.name}>
            <button type="button" className="wb-link-button" onClick={labels.print}>
              {labels.words}
            </button>
          </span>
          <DownloadButton name={labels.words} onClick={labels.download} />
          {labels.dialog}
        </li>
      )}
    </ul>
  )
}

function Files({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient()
  const list = useGetDeliveryOrderMedia(orderId)
  const [opened, setOpened] = useState<DeliveryOrderMedia | null>(null)
  if (list.data === undefined) {
    if (list.isPending) return <SkeletonLines count={3} what="the media" />
    return <ErrorState title="The files could not be loaded" error={list.error} retry={() => void list.refetch()} />
  }
  const { media } = list.data
  if (media.length === 0) {
    return <EmptyState title="No media attached">No media attached to this order</EmptyState>
  }
  const open = (file: DeliveryOrderMedia) => {
    if (isPdf(file)) tell(openPdf(client, file), `open ${file.name}`)
    else setOpened(file)
  }
  return (
    <>
      <ul className={styles.list} aria-label="Media">
        {media.map((file) => (
          <li key={file.id}>
            <MediaThumbnail media={file} onOpen={() => open(file)} />
            <span className={styles.name}>
              <button type="button" className="wb-link-button" title={file.name} onClick={() => open(file)}>
                {shortName(file.name)}
              </button>
              <span className="wb-muted">
                {file.attachedByName !== null && `${file.attachedByName}, `}
                <TimeCell at={file.createdAt} />, {sizeText(file.sizeBytes)}
              </span>
            </span>
            <DownloadButton
              name={file.name}
              onClick={() => tell(downloadMedia(client, file), `download ${file.name}`)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <ImageViewer media={opened} others={media.filter((file) => !isPdf(file))} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface DownloadButtonProps extends Partial<Approach> {
  readonly name: string
  readonly onClick: () => void
}

function DownloadButton({ name, ...events }: DownloadButtonProps) {
  return (
    <Button
      variant="minimal"
      icon={<Download />}
      aria-label={`Download ${name}`}
      title={`Download ${name}`}
      {...events}
    />
  )
}

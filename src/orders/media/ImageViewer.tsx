import { useEffect, useEffectEvent, useState } from 'react'
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Download, Share } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { isHeic } from '#domain/files/accepted-files.ts'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import { approval, denial } from '#src/access/verdict.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { downloadMedia, openPdf, usePicture } from './media-content.ts'
import { isPdf, isPicture, shortName, sizeText } from '#src/uploads/media-facts.ts'
import { Picture } from './Picture.tsx'
import styles from './media.module.css'

/** docs/rules/messages-and-words.md, "Messages of an order". */
const failureText = 'Unable to preview content. The file may not be an image. Please download the file to view it'

/** For one that was brought before such photos were refused. */
const heicFailureText =
  'This photo is in the HEIC format, which this browser cannot show. Please download the file to view it'

interface ImageViewerProps {
  readonly media: DeliveryOrderMedia
  /** The files that Previous and Next lead through; without them it shows this one alone. */
  readonly others?: readonly DeliveryOrderMedia[]
  readonly onClose: () => void
}

/** A file of an order, large. Whatever is no picture, or cannot be drawn here, can be downloaded all the same. */
export function ImageViewer({ media: first, others = [], onClose }: ImageViewerProps) {
  useFocusBack()
  const client = useQueryClient()
  const [shownId, setShownId] = useState(first.id)
  const [hasFailed, setHasFailed] = useState(false)
  const at = others.findIndex(({ id }) => id === shownId)
  const media = others[at] ?? first

  const download = () => {
    setHasFailed(false)
    downloadMedia(client, media).catch((error: unknown) => {
      // The catalogue has a sentence for pictures alone.
      if (isPicture(media)) setHasFailed(true)
      else showError(error, { action: `download ${media.name}` })
    })
  }
  const open = () =>
    openPdf(client, media).catch((error: unknown) => showError(error, { action: `open ${media.name}` }))
  const previous = others[at - 1]
  const next = others[at + 1]
  const show = (file: DeliveryOrderMedia | undefined) => {
    if (file === undefined) return
    setHasFailed(false)
    setShownId(file.id)
  }
  const showByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(previous)
    if (key === 'ArrowRight') show(next)
  })
  useEffect(() => {
    // Wherever in the dialog the focus is, or on the dialog itself.
    window.addEventListener('keydown', showByKey)
    return () => window.removeEventListener('keydown', showByKey)
  }, [])

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<span title={media.name}>{shortName(media.name)}</span>}
      className={styles.viewer}
    >
      <DialogBody>
        <Content key={media.id} media={media} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {others.length > 1 && at !== -1 && (
              <span className={styles.steps}>
                <VerdictButton
                  icon={<ChevronLeft />}
                  aria-label="Previous"
                  verdict={previous === undefined ? denial('This is the first file') : approval}
                  onClick={() => show(previous)}
                />
                <span aria-live="polite">
                  {at + 1} of {others.length}
                </span>
                <VerdictButton
                  icon={<ChevronRight />}
                  aria-label="Next"
                  verdict={next === undefined ? denial('This is the last file') : approval}
                  onClick={() => show(next)}
                />
              </span>
            )}
            {isPdf(media) && <Button icon={<Share />} text="Open in a new tab" onClick={() => void open()} />}
            <Button intent="primary" icon={<Download />} text="Download" onClick={download} />
          </>
        }
      >
        {hasFailed ? (
          <span className={styles.fault} role="alert">
            Error downloading image
          </span>
        ) : (
          <span className="wb-muted">
            {media.attachedByName !== null && `${media.attachedByName}, `}
            <TimeCell at={media.createdAt} />, {sizeText(media.sizeBytes)}
          </span>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Content({ media }: { readonly media: DeliveryOrderMedia }) {
  const { picture, error } = usePicture(media)
  const [isBroken, setIsBroken] = useState(false)
  if (!isPicture(media) || error !== null || isBroken) {
    return (
      <p className={styles.unable} role="alert">
        {isHeic(media.contentType) ? heicFailureText : failureText}
      </p>
    )
  }
  if (picture === undefined) {
    return (
      <OnItsWay label="Loading the picture" className={styles.stage}>
        <Skeleton height="100%" />
      </OnItsWay>
    )
  }
  return (
    <div className={styles.stage}>
      <Picture content={picture} alt={media.name} onBroken={() => setIsBroken(true)} />
    </div>
  )
}

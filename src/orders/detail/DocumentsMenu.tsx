import { Button, PopupKind } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { Document, Download, Print } from '@blueprintjs/icons'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { Popover } from '#src/ui/Popover.tsx'
import { openByArrow } from '#src/ui/open-by-arrow.ts'
import { showError } from '#src/ui/error-dialog.ts'
import {
  documentsOf,
  downloadDocument,
  openDocument,
  prefetchOnApproach,
  usePrefetchedDocument,
} from '#src/orders/documents/documents.ts'
import { usePieceLabels } from '#src/orders/documents/use-piece-labels.tsx'
import styles from './order.module.css'

/** The papers of an order: each opens in a tab and downloads as PDF under its fixed name. */
export function DocumentsMenu({ order }: { readonly order: DeliveryOrderPageView }) {
  const client = useQueryClient()
  const documents = documentsOf(order)
  const labels = usePieceLabels(order)
  usePrefetchedDocument(order.id, documents)
  const telling = (act: Promise<unknown>, action: string) => act.catch((error: unknown) => showError(error, { action }))
  return (
    <>
      <Popover
        popupKind={PopupKind.MENU}
        placement="bottom-end"
        content={
          <ul className={styles.documents} aria-label="Documents">
            {documents.map((document) => (
              <li key={document.name}>
                <Button
                  variant="minimal"
                  alignText="start"
                  icon={<Document />}
                  text={document.name}
                  {...prefetchOnApproach(client, order.id, document, 'html')}
                  onClick={() => void telling(openDocument(client, order.id, document), `open ${document.name}`)}
                />
                <Button
                  variant="minimal"
                  icon={<Download />}
                  aria-label={`Download ${document.name}`}
                  title={`Download ${document.name}`}
                  {...prefetchOnApproach(client, order.id, document, 'pdf')}
                  onClick={() =>
                    void telling(downloadDocument(client, order.id, document), `download ${document.name}`)
                  }
                />
              </li>
            ))}
            {labels.words !== null && (
              <li>
                <Button
                  variant="minimal"
                  alignText="start"
                  icon={<Print />}
                  text={labels.words}
                  onClick={labels.print}
                />
                <Button
                  variant="minimal"
                  icon={<Download />}
                  aria-label={`Download ${labels.words}`}
                  title={`Download ${labels.words}`}
                  onClick={labels.download}
                />
              </li>
            )}
          </ul>
        }
      >
        <Button icon={<Document />} text="Documents" onKeyDown={openByArrow} />
      </Popover>
      {labels.dialog}
    </>
  )
}

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getDeliveryOrderMediaContent } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { isPicture } from '#src/uploads/media-facts.ts'

type Media = Pick<DeliveryOrderMedia, 'id' | 'url' | 'contentType' | 'name'>

/**
 * The content of a file; only what the server found to be a picture is given the type of one. Under a key of its own: a
 * file never changes, and acts on its order must not fetch it anew.
 */
function contentOf(media: Pick<Media, 'id' | 'url' | 'contentType'>) {
  const { id, url, contentType } = media
  const orderId = Number(/^\/delivery-orders\/(\d+)\//.exec(url)?.[1])
  return queryOptions({
    queryKey: ['order-media-content', orderId, id],
    queryFn: async ({ signal }) => {
      const content = await getDeliveryOrderMediaContent(orderId, id, undefined, signal)
      return isPicture(media) ? new Blob([content], { type: contentType }) : content
    },
    staleTime: Infinity,
    retry: false,
  })
}

/**
 * The picture of a file, once it is here; never for anything that is no picture.
 * @param wanted false: not yet
 */
export function usePicture(media: Media, wanted = true) {
  const isShown = wanted && isPicture(media)
  const { data, error } = useQuery({ ...contentOf(media), enabled: isShown })
  return { picture: isShown ? data : undefined, error }
}

/** Saves a file under its name. @throws what fetching it throws */
export async function downloadMedia(client: QueryClient, media: Media): Promise<void> {
  saveFile(await client.fetchQuery(contentOf(media)), media.name)
}

/**
 * Shows a PDF in a tab of its own, by the browser's own viewer.
 * @throws what fetching it throws; the tab is then closed
 */
export async function openPdf(client: QueryClient, media: Media): Promise<void> {
  // Opened before anything is awaited: later the browser would take it for a pop-up.
  const tab = window.open('', '_blank')
  try {
    const content = await client.fetchQuery(contentOf(media))
    if (tab === null) return saveFile(content, media.name)
    const address = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
    tab.location.replace(address)
    // The tab reads the address after this; once drawn it needs it no more.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch (error) {
    tab?.close()
    throw error
  }
}

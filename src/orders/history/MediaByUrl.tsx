import { useGetDeliveryOrderMedia } from '#generated/client/orders/orders.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'

const viewer = lazyComponent(async () => (await import('../media/ImageViewer.tsx')).ImageViewer, { covers: true })

interface MediaByUrlProps {
  readonly orderId: number
  /** As the timeline names the file, a path under the API. */
  readonly url: string
  readonly onClose: () => void
}

/** Opens the file that an entry of the timeline tells of. */
export function MediaByUrl({ orderId, url, onClose }: MediaByUrlProps) {
  const list = useGetDeliveryOrderMedia(orderId)
  const media = list.data?.media.find((file) => file.url === url)
  return media === undefined ? null : <viewer.Part media={media} onClose={onClose} />
}

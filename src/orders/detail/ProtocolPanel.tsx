import { useState } from 'react'
import { useGetDeliveryOrderProtocolData } from '#generated/client/orders/orders.ts'
import { stopTypes, type StopType } from '#domain/orders/protocol.ts'
import type { DeliveryOrderMedia, ProtocolAction, ProtocolEntry } from '#generated/model/index.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { ProtocolCapture } from './ProtocolCapture.tsx'
import { stopNames } from '#src/orders/history/stop-names.ts'
import styles from './protocol.module.css'

const viewer = lazyComponent(async () => (await import('#src/orders/media/ImageViewer.tsx')).ImageViewer, {
  covers: true,
})

/**
 * What was asked at the two stops and what was captured there, when, where and by whom
 * (docs/rules/order-page.md, "Sections of the page").
 */
export function ProtocolPanel({ orderId }: { readonly orderId: number }) {
  const protocol = useGetDeliveryOrderProtocolData(orderId)
  const [opened, setOpened] = useState<DeliveryOrderMedia | null>(null)
  if (protocol.data === undefined) {
    if (protocol.isPending) return <SkeletonLines count={5} what="the protocol" />
    const retry = () => void protocol.refetch()
    return <ErrorState title="The protocol could not be loaded" error={protocol.error} retry={retry} />
  }
  const { protocol: asked, protocolData: entries } = protocol.data
  if (entries.length === 0 && asked.pickup.length + asked.dropoff.length === 0)
    return <EmptyState title="No protocol">The service of this order asks for nothing at its stops.</EmptyState>
  return (
    <div className={styles.protocol}>
      {stopTypes.map((stop) => (
        <StopProtocol
          orderId={orderId}
          key={stop}
          stop={stop}
          asked={asked[stop]}
          entry={entries.find(({ type }) => type === stop)}
          onOpen={setOpened}
        />
      ))}
      {opened !== null && <viewer.Part media={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface StopProtocolProps {
  readonly orderId: number
  readonly stop: StopType
  readonly asked: readonly ProtocolAction[]
  readonly entry: ProtocolEntry | undefined
  readonly onOpen: (media: DeliveryOrderMedia) => void
}

function StopProtocol({ orderId, stop, asked, entry, onOpen }: StopProtocolProps) {
  return (
    <section className={styles.stop} aria-label={`Protocol at ${stopNames[stop]}`}>
      <h3>{stopNames[stop]}</h3>
      {entry === undefined ? (
        <OnItsWay asked={asked} />
      ) : (
        <ProtocolCapture orderId={orderId} entry={entry} onOpen={onOpen} />
      )}
    </section>
  )
}

/** Before anything is captured: what the driver will be asked for. */
function OnItsWay({ asked }: { readonly asked: readonly ProtocolAction[] }) {
  const questions = asked.filter(({ type }) => type !== 'block')
  if (questions.length === 0) return <p className="wb-muted">Nothing is asked for here</p>
  return (
    <>
      <p className="wb-muted">Nothing captured yet. The driver is asked for:</p>
      <ul className={styles.awaited}>
        {questions.map(({ id, label, required }) => (
          <li key={id}>
            {label}
            {required && <span className="wb-muted"> · required</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

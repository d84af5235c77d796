import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useGetDeliveryOrderPageView, useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { LazyStopsMap } from '#src/maps/LazyMaps.tsx'
import { paths } from '#src/paths.ts'
import { refreshBesidesTimeline } from '#src/orders/acts/order-cache.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { BillStatusSelect } from '#src/orders/cells/BillStatusSelect.tsx'
import { stopPins } from '#src/orders/history/stop-pins.ts'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { BrokerageCard } from './BrokerageCard.tsx'
import { BrokerageExceptions } from './BrokerageExceptions.tsx'
import { CancelledCard } from './CancelledCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { DriverPayCard } from './DriverPayCard.tsx'
import { ExceptionsCallout } from './ExceptionsCallout.tsx'
import { LocationCard } from './LocationCard.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderOverlays } from './OrderOverlays.tsx'
import { ParcelsCard } from './ParcelsCard.tsx'
import { CourierCard, DriverCard } from './PartyCards.tsx'
import { PricingCard } from './PricingCard.tsx'
import { StatusStrip } from './StatusStrip.tsx'
import { useOrderOverlay } from './use-order-overlay.ts'
import { NoSuchOrder } from './NoSuchOrder.tsx'
import { idOf } from '#src/tables/address-values.ts'
import styles from './order.module.css'

/** An order: its facts left, its money right, its history below. */
export function OrderDetailScreen() {
  const orderId = idOf(useParams().orderId ?? '')
  return orderId === null ? <NoSuchOrder /> : <OrderById key={orderId} orderId={orderId} />
}

function OrderById({ orderId }: { readonly orderId: number }) {
  const order = useGetDeliveryOrderPageView(orderId, { query: { refetchInterval: refetchIntervalMs } })
  useFollowTimeline(orderId)
  if (order.data !== undefined) return <OrderPage order={order.data} />
  if (order.isPending) return <OrderComing orderId={orderId} />
  if (statusOf(order.error) === 404) return <NoSuchOrder />
  return (
    <div className="wb-page">
      <PageHeader title={orderNumber(orderId)} back={{ to: paths.orderHistory(), label: 'Orders' }} isBlank />
      <ErrorState title="The order could not be loaded" error={order.error} retry={() => void order.refetch()} />
    </div>
  )
}

/** The timeline is asked for every 10 seconds; what is new in it is shown on the whole page. Its first answer is no news. */
function useFollowTimeline(orderId: number): void {
  const client = useQueryClient()
  const { data: newest } = useGetDeliveryOrderUpdates(orderId, {
    query: { select: ({ updates }) => updates[0]?.id },
  })
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (known.current !== undefined && known.current !== newest) void refreshBesidesTimeline(client, orderId)
    known.current = newest
  }, [client, orderId, newest])
}

function OrderPage({ order }: { readonly order: DeliveryOrderPageView }) {
  const session = useSession()
  const { overlay, open, close } = useOrderOverlay()
  const isReceiver = order.receiverTenant.id === session.tenant.id
  // What another courier carries out has no driver here; its card says who that courier is.
  const isSold = isReceiver && order.brokerage !== null
  const { pickupLocation: pickup, dropoffLocation: dropoff } = order
  return (
    <div className={`wb-page ${styles.order}`}>
      <PageHeader
        title={orderNumber(order.id)}
        back={{ to: paths.orderHistory(), label: 'Orders' }}
        aside={
          <>
            <StatusTag status={order.status} />
            {!order.pricing.hidden && <BillStatusSelect order={order} />}
          </>
        }
        actions={<OrderActions order={order} onAct={open} />}
      />
      <StatusStrip order={order} />
      <ExceptionsCallout exceptions={order.exceptions} />
      <BrokerageExceptions order={order} />
      {order.cancellation !== null && <CancelledCard cancellation={order.cancellation} />}
      <div className={styles.grid}>
        <div className={styles.facts}>
          <div className={styles.pair}>
            <LocationCard
              title="Pickup"
              location={pickup}
              notes={pickup.pickupNotes}
              onShowMap={() => open('pickup')}
            />
            <LocationCard
              title="Drop Off"
              location={dropoff}
              notes={dropoff.dropoffNotes}
              onShowMap={() => open('dropoff')}
            />
          </div>
          <div className={styles.pair}>
            <DetailsCard order={order} onEdit={() => open('edit')} />
            <ParcelsCard order={order} onEdit={() => open('edit')} />
          </div>
        </div>
        <div className={styles.money}>
          <PricingCard order={order} onEdit={() => open('pricing')} onExplain={() => open('explain')} />
          <BrokerageCard order={order} />
          {!isReceiver && <CourierCard order={order} />}
          {isReceiver && !isSold && (
            <>
              <DriverCard order={order} onAssign={() => open('assign')} onUnassign={() => open('unassign')} />
              <DriverPayCard order={order} onEdit={() => open('driverPay')} />
            </>
          )}
          <div className={`wb-card ${styles.map} wb-no-print`}>
            <LazyStopsMap stops={stopPins(order)} height={200} />
          </div>
        </div>
        <OrderHistory order={order} onAttach={() => open('attach')} />
      </div>
      <OrderOverlays order={order} overlay={overlay} onClose={close} />
    </div>
  )
}

/** The page's shape while it loads: cards where the cards will be. */
function OrderComing({ orderId }: { readonly orderId: number }) {
  return (
    <div className={`wb-page ${styles.order}`} aria-busy="true">
      <PageHeader title={orderNumber(orderId)} back={{ to: paths.orderHistory(), label: 'Orders' }} isBlank />
      <Skeleton height={44} />
      <OnItsWay label="Loading the order" className={styles.grid}>
        <div className={styles.facts}>
          <div className={styles.pair}>
            <Skeleton height={168} />
            <Skeleton height={168} />
          </div>
          <div className={styles.pair}>
            <Skeleton height={340} />
            <Skeleton height={340} />
          </div>
        </div>
        <div className={styles.money}>
          <Skeleton height={300} />
          <Skeleton height={90} />
          <Skeleton height={120} />
        </div>
      </OnItsWay>
    </div>
  )
}

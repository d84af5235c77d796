import { Search } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { useGetDeliveryOrderBrokerageOffer, useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import type { BrokerageOffer, DeliveryOrderPageView } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { idOf } from '#src/tables/address-values.ts'
import { BrokeredOrderCard, ReceiverCard } from './BrokerageParties.tsx'
import { BrokerageChoice } from './BrokerageChoice.tsx'
import styles from './confirm-brokerage.module.css'

/** Hands an order on to another courier: what and to whom left, by which service and for how much right. */
export function ConfirmBrokerageScreen() {
  const params = useParams()
  const orderId = idOf(params.orderId ?? '')
  const receiverTenantId = idOf(params.receiverTenantId ?? '')
  if (orderId === null) return <NotFound title="There is no such order here" />
  if (receiverTenantId === null) return <NotFound orderId={orderId} title="There is no such broker partner" />
  return <Brokering key={`${orderId}/${receiverTenantId}`} orderId={orderId} receiverTenantId={receiverTenantId} />
}

function Brokering({ orderId, receiverTenantId }: { readonly orderId: number; readonly receiverTenantId: number }) {
  const order = useGetDeliveryOrderPageView(orderId)
  const offer = useGetDeliveryOrderBrokerageOffer(orderId, receiverTenantId)
  if (order.data && offer.data) return <Offered order={order.data} offer={offer.data} />
  const failed = order.error ?? offer.error
  if (failed === null) return <Coming orderId={orderId} />
  if (statusOf(order.error) === 404) return <NotFound title="There is no such order here" />
  if (statusOf(failed) === 404) return <NotFound orderId={orderId} title="There is no such broker partner" />
  const retry = () => void Promise.all([order.refetch(), offer.refetch()])
  return (
    <div className="wb-page wb-page-narrow">
      <Head orderId={orderId} />
      <ErrorState title="The offer could not be loaded" error={failed} retry={retry} />
    </div>
  )
}

interface OfferedProps {
  readonly order: DeliveryOrderPageView
  readonly offer: BrokerageOffer
}

function Offered({ order, offer }: OfferedProps) {
  const { receiverTenant, refusal, options } = offer
  return (
    <div className={`wb-page ${styles.broker}`}>
      <Head orderId={order.id} receiver={receiverTenant.name} />
      <div className={styles.grid}>
        <div className={styles.facts}>
          <BrokeredOrderCard order={order} />
          <ReceiverCard receiver={receiverTenant} />
        </div>
        {refusal !== null ? (
          <section className="wb-card">
            <EmptyState
              title="This order cannot be brokered"
              actions={<ButtonLink to={paths.order(order.id)} text="Open order" />}
            >
              {refusal}
            </EmptyState>
          </section>
        ) : options.length === 0 ? (
          <section className="wb-card">
            <EmptyState
              title={`${receiverTenant.name} offers you no service`}
              actions={<ButtonLink to={paths.order(order.id)} text="Back to the order" />}
            >
              What a broker partner lets you order appears here, with its price and your margin.
            </EmptyState>
          </section>
        ) : (
          <BrokerageChoice order={order} offer={offer} />
        )}
      </div>
    </div>
  )
}

function Head({ orderId, receiver }: { readonly orderId: number; readonly receiver?: string }) {
  const title = `Broker order ${orderNumber(orderId)}`
  return (
    <PageHeader
      title={receiver === undefined ? title : `${title} to ${receiver}`}
      back={{ to: paths.order(orderId), label: `Order ${orderNumber(orderId)}` }}
    />
  )
}

function NotFound({ title, orderId }: { readonly title: string; readonly orderId?: number }) {
  const back = orderId === undefined ? paths.orderHistory() : paths.order(orderId)
  const label = orderId === undefined ? 'Orders' : `Order ${orderNumber(orderId)}`
  return (
    <div className="wb-page">
      <PageHeader title="Broker order" back={{ to: back, label }} />
      <EmptyState icon={<Search size={18} />} title={title} actions={<ButtonLink to={back} text={label} />}>
        The address may be mistyped, or the courier no longer carries out orders for you.
      </EmptyState>
    </div>
  )
}

function Coming({ orderId }: { readonly orderId: number }) {
  return (
    <div className={`wb-page ${styles.broker}`} aria-busy="true">
      <Head orderId={orderId} />
      <OnItsWay label="Loading the offer" className={styles.grid}>
        <div className={styles.facts}>
          <Skeleton height={320} />
          <Skeleton height={120} />
        </div>
        <Skeleton height={460} />
      </OnItsWay>
    </div>
  )
}

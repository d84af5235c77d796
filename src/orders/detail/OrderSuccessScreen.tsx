import { Button } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { Print, TickCircle } from '@blueprintjs/icons'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useGetDeliveryOrderSummary } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderSummary } from '#generated/model/index.ts'
import { mostOrdersAtOnce } from '#domain/orders/orders-at-once.ts'
import { can } from '#src/access/can.ts'
import { canOrder } from '#src/access/can-order.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { MoneyCell } from '#src/orders/cells/MoneyCell.tsx'
import { DueCell, TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import {
  openDocument,
  type OrderDocument,
  shippingLabel,
  usePrefetchedDocument,
} from '#src/orders/documents/documents.ts'
import { usePieceLabels } from '#src/orders/documents/use-piece-labels.tsx'
import { NoSuchOrder } from './NoSuchOrder.tsx'
import { idOf } from '#src/tables/address-values.ts'
import styles from './success.module.css'
import '#src/ui/dense-card.css'

/** An order was placed, `?with=` others: its number, and what one does next. */
export function OrderSuccessScreen() {
  const orderId = idOf(useParams().orderId ?? '')
  const [search] = useSearchParams()
  const others = (search.get('with') ?? '').split(',', mostOrdersAtOnce - 1).flatMap((id) => idOf(id) ?? [])
  if (orderId === null) return <NoSuchOrder />
  return others.length === 0 ? <Placed orderId={orderId} /> : <PlacedTogether ids={[orderId, ...others]} />
}

const label = [shippingLabel]
const none: readonly OrderDocument[] = []

function Placed({ orderId }: { readonly orderId: number }) {
  const session = useSession()
  const client = useQueryClient()
  const summary = useGetDeliveryOrderSummary(orderId)
  const order = summary.data
  usePrefetchedDocument(orderId, order === undefined ? none : label)
  const assigns = order?.status === 'created' && canOrder.assign(session, order).allowed
  const orders = can.createOrder(session).allowed
  const navigate = useNavigate()
  const assignPath = `${paths.order(orderId)}?show=assign`
  useHotkeys({ assign: assigns && (() => void navigate(assignPath)) })
  const printLabel = () =>
    void openDocument(client, orderId, shippingLabel)
      .then((tab) => tab?.print())
      .catch((error: unknown) => showError(error, { action: 'print the shipping label' }))

  const labels = usePieceLabels({ id: orderId, totalParcels: order?.totalParcels ?? 1 })

  const status = statusOf(summary.error)
  if (order === undefined && (status === 404 || status === 403)) return <NoSuchOrder />
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        // Only what is known to be there was placed.
        title={order === undefined ? `Order ${orderNumber(orderId)}` : `Order ${orderNumber(orderId)} placed`}
        back={{ to: paths.orderHistory(), label: 'Orders' }}
        aside={order === undefined ? null : <TickCircle className={styles.mark} size={20} />}
      />
      {order !== undefined && (
        <div className={styles.acts}>
          {assigns && <ButtonLink size="large" intent="primary" to={assignPath} text="Assign driver" />}
          <Button size="large" icon={<Print />} text="Print label" onClick={printLabel} />
          {labels.words !== null && (
            <Button size="large" icon={<Print />} text={`Print ${labels.words}`} onClick={labels.print} />
          )}
          <ButtonLink size="large" to={paths.order(orderId)} text="Open order" />
          {orders && (
            <>
              <ButtonLink
                size="large"
                intent={assigns ? 'none' : 'primary'}
                to={paths.scheduler()}
                text="Place another"
              />
              <ButtonLink size="large" to={paths.scheduler({ again: orderId })} text="Order again, same route" />
              <ButtonLink size="large" to={paths.scheduler({ again: orderId, back: true })} text="Return trip" />
            </>
          )}
        </div>
      )}
      {labels.dialog}
      <section className="wb-card wb-dense-card" aria-label="Summary">
        {order !== undefined ? (
          <Summary order={order} />
        ) : summary.isPending ? (
          <SkeletonLines count={6} what="the order" />
        ) : (
          <ErrorState
            title="The order could not be loaded"
            error={summary.error}
            retry={() => void summary.refetch()}
          />
        )}
      </section>
    </div>
  )
}

/** Orders that were placed in one go: what one does with each stands on its page. */
function PlacedTogether({ ids }: { readonly ids: readonly number[] }) {
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={`${ids.length} orders placed`}
        back={{ to: paths.orderHistory(), label: 'Orders' }}
        aside={<TickCircle className={styles.mark} size={20} />}
      />
      <div className={styles.acts}>
        <ButtonLink size="large" intent="primary" to={paths.scheduler()} text="Place another" />
      </div>
      <section className="wb-card" aria-label="Orders">
        <ul className={styles.together}>
          {ids.map((id) => (
            <PlacedWith key={id} orderId={id} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** One of several: its number, where it goes and what it costs. */
function PlacedWith({ orderId }: { readonly orderId: number }) {
  const { data } = useGetDeliveryOrderSummary(orderId)
  return (
    <li>
      <Link className="wb-lone-link" to={paths.order(orderId)}>
        {orderNumber(orderId)}
      </Link>
      <span>{data?.dropoffLocation.name}</span>
      {data !== undefined && !data.pricing.hidden && <MoneyCell pricing={data.pricing} />}
    </li>
  )
}

function Summary({ order }: { readonly order: DeliveryOrderSummary }) {
  return (
    <Facts>
      <Fact label="Pickup">
        {order.pickupLocation.name}, <span className="wb-muted">{order.pickupLocation.formattedAddress}</span>
      </Fact>
      <Fact label="Drop Off">
        {order.dropoffLocation.name}, <span className="wb-muted">{order.dropoffLocation.formattedAddress}</span>
      </Fact>
      <Fact label="Available">
        <TimeCell at={order.availableAt} />
      </Fact>
      <Fact label="Due">
        <DueCell dueAt={order.dueAt} open />
      </Fact>
      <Fact label="Service">
        {order.serviceName}, {order.serviceSpeedName}
      </Fact>
      <Fact label="Courier">{order.receiverTenant.name}</Fact>
      <Fact label="Charge To">{order.senderTenant.name}</Fact>
      <Fact label="PO Number">{order.poNumber}</Fact>
      {!order.pricing.hidden && (
        <Fact label="Price">
          <MoneyCell pricing={order.pricing} />
        </Fact>
      )}
    </Facts>
  )
}

import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { isPriceProblem } from '#domain/pricing/order-problems.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import {
  getDeliveryOrderExceptions,
  getGetDeliveryOrderExceptionsQueryKey,
  usePriceDeliveryOrderAgain,
} from '#generated/client/orders/orders.ts'
import type { DeliveryOrderException } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { useSession } from '#src/session/session.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import styles from './exceptions.module.css'

/** The orders that need attention, the most urgent first: what is wrong with each and what to do about it. */
export function ExceptionsList() {
  const { tenant } = useSession()
  const paged = usePagedRows<DeliveryOrderException>({
    queryKey: getGetDeliveryOrderExceptionsQueryKey(tenant.id),
    fetchPage: (pagination, signal) => getDeliveryOrderExceptions(tenant.id, { pagination }, undefined, signal),
    startPage: 0,
    refetchInterval: refetchIntervalMs,
  })
  if (paged.error !== null)
    return <ErrorState title="The orders could not be loaded" error={paged.error} retry={paged.retry} />
  if (paged.isPending) return <SkeletonLines count={8} what="the orders" />
  if (paged.rows.length === 0)
    return (
      <EmptyState icon={<Tick size={18} />} title="Nothing needs attention">
        Orders without a price, and what another courier wants you to accept or answer, show here.
      </EmptyState>
    )
  return (
    <section className={styles.exceptions} aria-label="Orders that need attention">
      <ul className={styles.rows}>
        {paged.rows.map((row) => (
          <ExceptionRow key={row.id} row={row} />
        ))}
      </ul>
      {paged.loadFailed && <p role="alert">Further orders could not be loaded.</p>}
      {paged.hasMore && <Button text="Show more" onClick={paged.loadMore} />}
    </section>
  )
}

function ExceptionRow({ row: { order, problems } }: { readonly row: DeliveryOrderException }) {
  const { timeZone } = useSession()
  const drawerPath = useOrderDrawerPath()
  return (
    <li className={styles.row}>
      <p className={styles.order}>
        <Link className={styles.number} to={drawerPath(order.id)} state={drawerState}>
          {orderNumber(order.id)}
        </Link>
        <StatusTag status={order.status} />
        <time
          dateTime={new Date(order.availableAt * 1_000).toISOString()}
          title={formatFull(order.availableAt, timeZone)}
        >
          {formatWhen(order.availableAt, timeZone, useNow())}
        </time>
        <span className={styles.who}>
          {order.senderTenant.name} · {order.serviceName}
        </span>
        <span>
          {order.pickupLocation.name} <span aria-label="to">→</span> {order.dropoffLocation.name}
        </span>
      </p>
      <ul className={styles.problems}>
        {problems.map((problem, index) => (
          <Problem key={`${problem.code} ${problem.message}`} order={order} problem={problem} isFirst={index === 0} />
        ))}
      </ul>
    </li>
  )
}

/** For an order whose service was mended meanwhile. */
function PriceAgain({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient()
  const { mutate, isPending } = usePriceDeliveryOrderAgain({
    mutation: {
      onSuccess: ({ pricing }) =>
        pricing.priceCadCents === null
          ? showNotice(`Order ${orderId} still has no price`)
          : showSuccess(`Order ${orderId} costs ${formatCents(pricing.priceCadCents)}`),
      onError: (error, asked) => {
        const refused = formErrorOf(error)
        if (refused === null) showError(error, { action: 'price the order again', retry: () => mutate(asked) })
        else showNotice(refused.message)
      },
      onSettled: () => refreshOrders(client, [orderId]),
    },
  })
  return (
    <Button
      size="small"
      text="Price again"
      aria-label={`Price again: order ${orderId}`}
      loading={isPending}
      onClick={() => mutate({ orderId })}
    />
  )
}

interface ProblemProps {
  readonly order: DeliveryOrderException['order']
  readonly problem: DeliveryOrderException['problems'][number]
  /** What is wrong with a price comes before the rest, and is mended at once. */
  readonly isFirst: boolean
}

function Problem({ order, problem: { code, message, advice, setting }, isFirst }: ProblemProps) {
  const session = useSession()
  const isPrice = isPriceProblem(code)
  const prices = isPrice && canOrder.editPricing(session, order).allowed
  return (
    <li className={styles.problem}>
      <div className={styles.words}>
        <p>{message}</p>
        <p className="wb-muted">{advice}</p>
        {setting !== null && session.permissions.has('services.read') && (
          <Link
            className="wb-lone-link"
            to={paths.serviceRevision(setting.serviceId, setting.serviceRevisionId, setting.component)}
          >
            {`${componentTitles[setting.component as RevisionComponent]} of ${order.serviceName}`}
          </Link>
        )}
      </div>
      {isFirst && prices && code === 'price_missing' && <PriceAgain orderId={order.id} />}
      <ButtonLink
        size="small"
        to={prices ? `${paths.order(order.id)}?show=pricing` : paths.order(order.id)}
        text={prices ? 'Type the price' : 'Open the order'}
        aria-label={prices ? `Type the price of order ${order.id}` : `Open the order ${order.id}`}
      />
    </li>
  )
}

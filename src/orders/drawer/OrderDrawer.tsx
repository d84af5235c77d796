import type { ReactNode } from 'react'
import { Button, Classes, Drawer } from '@blueprintjs/core'
import { SmallCross } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { focusStart } from '#src/ui/start-focus.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { useOrderInfo } from './drawer-queries.ts'
import { OrderInDrawer } from './OrderInDrawer.tsx'
import styles from './order-drawer.module.css'

interface OrderDrawerProps {
  readonly orderId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Once it has slid out. */
  readonly onClosed: () => void
}

/** One order from the right, over the list that it was opened from (docs/rules/order-page.md, "The drawer"). */
export function OrderDrawer({ orderId, isOpen, onClose, onClosed }: OrderDrawerProps) {
  const order = useOrderInfo(orderId, isOpen)
  const number = orderNumber(orderId)
  return (
    <Drawer
      className={styles.orderDrawer}
      isOpen={isOpen}
      size="min(600px, 100vw)"
      shouldReturnFocusOnClose={false}
      onClose={onClose}
      onOpened={focusStart}
      onClosed={onClosed}
    >
      {/* Blueprint's drawer is a dialog to the eye alone. */}
      <div className={styles.panel} role="dialog" aria-modal="true" aria-label={`Order ${number}`}>
        <div className={Classes.DRAWER_HEADER}>
          <h2 className={Classes.HEADING}>
            <Link to={paths.order(orderId)} className="wb-lone-link" data-start-focus title="Open the order page">
              {number}
            </Link>
          </h2>
          {order.data !== undefined && <StatusTag status={order.data.status} />}
          <Button
            className={styles.close}
            variant="minimal"
            icon={<SmallCross size={20} />}
            aria-label="Close"
            onClick={onClose}
          />
        </div>
        {order.data !== undefined ? (
          <OrderInDrawer key={orderId} order={order.data} />
        ) : order.isPending ? (
          <Coming />
        ) : (
          <Body>
            {statusOf(order.error) === 404 ? (
              <EmptyState title="There is no such order here">
                The number may be mistyped, or the order belongs to an organization that you are not working in now.
              </EmptyState>
            ) : (
              <ErrorState
                title="The order could not be loaded"
                error={order.error}
                retry={() => void order.refetch()}
              />
            )}
          </Body>
        )}
      </div>
    </Drawer>
  )
}

function Body({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** The drawer's shape while the order loads. */
function Coming() {
  return (
    <OnItsWay label="Loading the order" className={styles.body}>
      <Skeleton height={28} width={180} />
      <div className={styles.pair}>
        <Skeleton height={148} />
        <Skeleton height={148} />
      </div>
      <Skeleton height={190} />
      <Skeleton height={90} />
      <Skeleton height={160} />
    </OnItsWay>
  )
}

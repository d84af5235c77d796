import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { inHandWords } from '#domain/orders/driver-ranking.ts'
import { statusesInHand } from '#domain/orders/order-status.ts'
import { useGetUserInProgressDeliveryOrders } from '#generated/client/users/users.ts'
import type { BulkOrderResultsResultsItem, User } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { SideDrawer, SideDrawerFoot } from '#src/ui/SideDrawer.tsx'
import { DriverPicker, type PickedUpOrder } from '../find/DriverPicker.tsx'
import { assigneeText, useAssignDriver, type ActedOrder } from '../acts/order-acts.ts'
import { orderNumber } from '../cells/order-columns.tsx'
import { StatusTag } from '../cells/StatusTag.tsx'
import { TimeCell } from '../cells/TimeCell.tsx'
import styles from './assign-drawer.module.css'

interface AssignDriverDrawerProps {
  readonly orders: readonly (ActedOrder & PickedUpOrder)[]
  readonly onClose: () => void
}

/**
 * Assigns one order or several: pick a driver, then confirm; Cancel in the second step returns to the first
 * (docs/rules/order-page.md, "Dialogs"). What could not be assigned stays listed with its reason.
 */
export function AssignDriverDrawer({ orders, onClose }: AssignDriverDrawerProps) {
  const [driver, setDriver] = useState<User | null>(null)
  const [refused, setRefused] = useState<readonly BulkOrderResultsResultsItem[]>([])
  const assign = useAssignDriver()

  const confirm = (chosen: User) => {
    if (orders.length === 1) {
      // One order shows its driver at once: nobody waits for the answer.
      assign.mutate({ orders, driver: chosen })
      onClose()
      return
    }
    assign.mutate(
      { orders, driver: chosen },
      {
        onSuccess: ({ results }) => {
          const failed = results.filter(({ ok }) => !ok)
          setRefused(failed)
          if (failed.length === 0) onClose()
        },
      },
    )
  }

  return (
    <SideDrawer title="Assign Driver" width={600} onClose={onClose}>
      {driver === null ? (
        <div className={styles.body}>
          <p className={`wb-muted ${styles.step}`}>{whichOrders(orders)} · Step 1 of 2: pick a driver</p>
          <DriverPicker selectedId={commonDriver(orders)} orders={orders} onPick={setDriver} />
        </div>
      ) : (
        <>
          <div className={styles.body}>
            <p className={`wb-muted ${styles.step}`}>Step 2 of 2: confirm</p>
            <ChosenDriver driver={driver} />
            <h3 className={`wb-label ${styles.heading}`}>To assign</h3>
            <ul className={styles.orders} aria-label="Orders">
              {orders.map((order) => (
                <li key={order.id}>
                  <strong>{orderNumber(order.id)}</strong>
                  <span className="wb-muted">{assigneeText(order)}</span>
                  <Refusal of={refused.find(({ orderId }) => orderId === order.id)} />
                </li>
              ))}
            </ul>
            <OrdersInHand driver={driver} />
          </div>
          <SideDrawerFoot>
            <Button
              text="Cancel"
              disabled={assign.isPending}
              onClick={() => {
                setRefused([])
                setDriver(null)
              }}
            />
            {refused.length > 0 ? (
              <Button text="Close" onClick={onClose} />
            ) : (
              <Button
                ref={takeFocus}
                intent="primary"
                text={`Assign ${driver.firstName}`}
                loading={assign.isPending}
                onClick={() => confirm(driver)}
              />
            )}
          </SideDrawerFoot>
        </>
      )}
    </SideDrawer>
  )
}

function useOrdersToDeliver({ id }: User) {
  return useGetUserInProgressDeliveryOrders(id, {
    query: { select: ({ data }) => data.filter(({ status }) => statusesInHand.includes(status)) },
  })
}

function ChosenDriver({ driver }: { readonly driver: User }) {
  const count = useOrdersToDeliver(driver).data?.length
  return (
    <div className={styles.driver}>
      <Avatar name={displayName(driver)} image={driver.image} />
      <div>
        <strong>{displayName(driver)}</strong>
        <div className="wb-muted">{count === undefined ? driver.email : inHandWords(count)}</div>
      </div>
    </div>
  )
}

/** What the driver carries already, soonest promise first. */
function OrdersInHand({ driver }: { readonly driver: User }) {
  const inHand = useOrdersToDeliver(driver)
  if (inHand.isPending) return <SkeletonLines count={2} what="the driver’s deliveries" />
  if (inHand.data === undefined)
    return (
      <ErrorState
        title="The driver's orders could not be loaded"
        error={inHand.error}
        retry={() => void inHand.refetch()}
      />
    )
  if (inHand.data.length === 0) return null
  return (
    <>
      <h3 className={`wb-label ${styles.heading}`}>In hand</h3>
      <ul className={`${styles.orders} ${styles.inHand}`} aria-label="In hand">
        {inHand.data.map(({ id, status, pickupLocation, dropoffLocation, dueAt }) => (
          <li key={id}>
            <strong>{orderNumber(id)}</strong>
            <StatusTag status={status} />
            <span className={styles.way}>
              {pickupLocation.name} → {dropoffLocation.name}
            </span>
            {dueAt !== null && (
              <span className="wb-muted">
                Due <TimeCell at={dueAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Refusal({ of: result }: { readonly of: BulkOrderResultsResultsItem | undefined }) {
  return result === undefined ? null : (
    <span className={styles.refusal} role="alert">
      {result.message ?? 'Not assigned'}
    </span>
  )
}

/** Enter confirms at once. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function whichOrders(orders: readonly ActedOrder[]): string {
  const [first] = orders
  return orders.length === 1 && first !== undefined ? `Order ${orderNumber(first.id)}` : `${orders.length} orders`
}

function commonDriver(orders: readonly ActedOrder[]): number | null {
  const [first] = orders
  const id = first?.driver?.id ?? null
  return orders.every(({ driver }) => (driver?.id ?? null) === id) ? id : null
}

import { Button, Tooltip } from '@blueprintjs/core'
import { Person as PersonIcon, Undo } from '@blueprintjs/icons'
import { type CSSProperties, type DragEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import { stopArea } from '#domain/addresses/stop-area.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { ZoneOffsets } from '#domain/time/zoned-time.ts'
import type { User } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { formatFull, formatShort } from '#src/lib/format-time.ts'
import { displayName } from '#src/session/session.ts'
import { drawerState } from '#src/orders/acts/use-order-drawer.ts'
import { SpeedCell } from '#src/orders/cells/SpeedCell.tsx'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import type { BoardOrder } from './board-columns.ts'
import { DriverPopover } from './DriverPopover.tsx'
import { promiseState } from './promise.ts'
import styles from './strip.module.css'

/** What the board can do to a card; the same for all of them, so that only the cards that changed draw themselves again. */
export interface CardActs {
  readonly onFocus: (orderId: number) => void
  readonly onHover: (orderId: number | null) => void
  readonly onSelect: (orderId: number, selected: boolean) => void
  readonly onAskDriver: (orderId: number | null) => void
  readonly onAssign: (orderId: number, driver: User) => void
  readonly onUnassign: (orderId: number) => void
  readonly onDragStart: (orderId: number, event: DragEvent) => void
  readonly onDragEnd: () => void
}

/** What the column of a card does not say already: how fast, how far it is, or who has it. */
export type CardNote = 'speed' | 'status' | 'driver'

interface OrderCardProps {
  readonly order: BoardOrder
  readonly note: CardNote
  /** Where the card leads: the order's drawer over this board. */
  readonly to: string
  readonly now: number
  readonly timeZone: ZoneOffsets
  readonly selected: boolean
  /** Whether Tab stops here: one card of the board at a time. */
  readonly inTabOrder: boolean
  /** Whether the driver is being picked for this card. */
  readonly asking: boolean
  /** Moved, and the server has not answered yet. */
  readonly pending: boolean
  /** Whether somebody else has just moved it here. */
  readonly moved: boolean
  readonly assign: Verdict
  readonly unassign: Verdict
  readonly acts: CardActs
}

/** An order as a strip of two lines: how long until what was promised and which, from where to where, and in which part of town that is. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, note, to, now, timeZone, selected, inTabOrder, asking, pending, moved, assign, unassign, acts } = props
  const promise = promiseState(order, now)
  const tabIndex = inTabOrder ? 0 : -1
  const style: CSSProperties & Record<'--wb-speed', string> = { '--wb-speed': order.serviceSpeedTextColor }
  return (
    <li
      className={styles.strip}
      style={style}
      data-id={order.id}
      data-tone={promise.tone}
      data-selected={selected || undefined}
      data-pending={pending || undefined}
      data-moved={moved || undefined}
      data-asking={asking || undefined}
      draggable={assign.allowed}
      onDragStart={(event) => acts.onDragStart(order.id, event)}
      onDragEnd={acts.onDragEnd}
      onMouseEnter={() => acts.onHover(order.id)}
      onMouseLeave={() => acts.onHover(null)}
    >
      <div className={styles.lead}>
        <span className={styles.promise} title={promise.text}>
          {promise.short}
        </span>
        <span className={styles.number}>
          <label className={styles.select}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={selected}
              aria-label={`Select order ${order.id}`}
              onChange={({ target }) => acts.onSelect(order.id, target.checked)}
            />
          </label>
          <Link
            className={styles.link}
            data-order-id={order.id}
            to={to}
            state={drawerState}
            tabIndex={tabIndex}
            draggable={false}
            onFocus={() => acts.onFocus(order.id)}
          >
            #{order.id}
          </Link>
        </span>
      </div>
      <div className={styles.stops} title={routeTitle(order)}>
        <p className={styles.line}>
          <span className={styles.stop}>{order.pickupLocation.name}</span>
          <span className={styles.note}>
            <Note {...{ order, note, now, timeZone }} />
          </span>
        </p>
        <p className={styles.line}>
          <span className={styles.stop}>
            <span className={styles.arrow} aria-label="to">
              →
            </span>
            {order.dropoffLocation.name}
          </span>
          <span className={styles.area}>
            {stopArea(order.dropoffZone, order.dropoffLocation, order.pickupLocation.city)}
          </span>
        </p>
        <p className={styles.more}>
          <span>{order.senderTenant.name}</span>
          <Parcels order={order} />
        </p>
      </div>
      <CardButtons {...{ order, asking, assign, unassign, acts, tabIndex }} />
    </li>
  )
})

function Note({ order, note, now, timeZone }: Pick<OrderCardProps, 'order' | 'note' | 'now' | 'timeZone'>) {
  if (note === 'speed')
    return (
      <>
        {order.availableAt > now && (
          <time
            dateTime={new Date(order.availableAt * 1000).toISOString()}
            title={`Ready ${formatFull(order.availableAt, timeZone)}`}
          >
            {formatShort(order.availableAt, timeZone, now)}
          </time>
        )}
        <SpeedCell name={order.serviceSpeedName} color={order.serviceSpeedTextColor} />
      </>
    )
  return note === 'status' ? <StatusTag status={order.status} /> : <span>{whoHas(order)}</span>
}

/** Of what another courier carries out, that one: its people stay unknown here. */
function whoHas({ brokeredTo, driver, receiverTenant }: BoardOrder): string {
  if (brokeredTo !== null) return `Brokered to ${brokeredTo.name}`
  return driver === null ? receiverTenant.name : displayName(driver)
}

function Parcels({ order: { totalParcels, totalWeightKg } }: { readonly order: BoardOrder }) {
  const units = useUnitPreference()
  const parcels = totalParcels === 1 ? '1 parcel' : `${totalParcels} parcels`
  const isWeighed = totalWeightKg !== null && totalWeightKg !== 0
  return <span>{isWeighed ? `${parcels} · ${formatMeasure(totalWeightKg, 'weight', units, 0)}` : parcels}</span>
}

function routeTitle({ pickupLocation, dropoffLocation }: BoardOrder): string {
  return `${pickupLocation.name}, ${pickupLocation.formattedAddress} → ${dropoffLocation.name}, ${dropoffLocation.formattedAddress}`
}

type CardButtonsProps = Pick<OrderCardProps, 'order' | 'asking' | 'assign' | 'unassign' | 'acts'> & {
  readonly tabIndex: number
}

function CardButtons({ order, asking, assign, unassign, acts, tabIndex }: CardButtonsProps) {
  const label = order.driver === null ? 'Assign' : 'Reassign'
  const button = (
    <Button
      size="small"
      tabIndex={tabIndex}
      icon={<PersonIcon size={14} />}
      title={label}
      aria-label={`${label} order ${order.id}`}
      aria-keyshortcuts="a"
      disabled={!assign.allowed}
      onClick={() => acts.onAskDriver(asking ? null : order.id)}
    />
  )
  return (
    <span className={styles.acts}>
      {order.driver !== null && unassign.allowed && (
        <Button
          size="small"
          variant="minimal"
          tabIndex={tabIndex}
          icon={<Undo size={14} />}
          aria-label={`Unassign order ${order.id}`}
          title="Unassign"
          onClick={() => acts.onUnassign(order.id)}
        />
      )}
      {asking ? (
        <DriverPopover
          orders={[order]}
          selectedId={order.driver?.id ?? null}
          onPick={(driver) => acts.onAssign(order.id, driver)}
          onClose={() => acts.onAskDriver(null)}
        >
          {button}
        </DriverPopover>
      ) : assign.allowed ? (
        button
      ) : (
        <Tooltip content={assign.reason}>{button}</Tooltip>
      )}
    </span>
  )
}

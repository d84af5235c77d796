import { Button, Tooltip } from '@blueprintjs/core'
import { Person as PersonIcon, Undo } from '@blueprintjs/icons'
import { type CSSProperties, type DragEvent, type ReactNode, memo } from 'react'
import { Link } from 'react-router-dom'
import { formatMeasure } from '#domain/units.ts'
import type { ToldZone } from '#domain/zoned-time.ts'
import type { User } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { openedHere } from '#src/resources/orders/drawer/use-order-drawer.ts'
import { DriverPicker } from '#src/resources/orders/DriverPicker.tsx'
import { SpeedCell } from '#src/resources/orders/SpeedCell.tsx'
import { StatusTag } from '#src/resources/orders/StatusTag.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import type { BoardOrder } from './board-columns.ts'
import { promiseState } from './promise.ts'
import '#src/ui/pick-list.css'
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

interface OrderCardProps {
  readonly order: BoardOrder
  /** Where the card leads: the order's drawer over this board. */
  readonly to: string
  readonly now: number
  readonly timeZone: ToldZone
  readonly selected: boolean
  /** Whether Tab stops here: one card of the board at a time. */
  readonly inTabOrder: boolean
  /** Whether the driver is being picked for this card. */
  readonly asking: boolean
  /** Moved, and the server has not answered yet. */
  readonly pending: boolean
  readonly assign: Verdict
  readonly unassign: Verdict
  readonly acts: CardActs
}

/** An order as a strip: when, which, from where to where, and how long until what was promised. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, to, now, timeZone, selected, inTabOrder, asking, pending, assign, unassign, acts } = props
  const promise = promiseState(order, now)
  const tabIndex = inTabOrder ? 0 : -1
  const style: CSSProperties & Record<'--wb-speed', string> = { '--wb-speed': order.serviceSpeedTextColor }
  return (
    <li
      className={styles.strip}
      style={style}
      data-tone={promise.tone}
      data-selected={selected || undefined}
      data-pending={pending || undefined}
      data-asking={asking || undefined}
      draggable={assign.allowed}
      onDragStart={(event) => acts.onDragStart(order.id, event)}
      onDragEnd={acts.onDragEnd}
      onMouseEnter={() => acts.onHover(order.id)}
      onMouseLeave={() => acts.onHover(null)}
    >
      <div className={styles.head}>
        <label className={styles.select}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={selected}
            aria-label={`Select order ${order.id}`}
            onChange={({ target }) => acts.onSelect(order.id, target.checked)}
          />
        </label>
        <time
          className={styles.time}
          dateTime={new Date(order.availableAt * 1000).toISOString()}
          title={formatFull(order.availableAt, timeZone)}
        >
          {formatWhen(order.availableAt, timeZone, now).replace(/^Today /, '')}
        </time>
        <Link
          className={styles.link}
          data-order-id={order.id}
          to={to}
          state={openedHere}
          tabIndex={tabIndex}
          draggable={false}
          onFocus={() => acts.onFocus(order.id)}
        >
          #{order.id}
        </Link>
        <span className={styles.speed}>
          <SpeedCell name={order.serviceSpeedName} color={order.serviceSpeedTextColor} />
        </span>
      </div>
      <p className={styles.route} title={routeTitle(order)}>
        <span>{order.pickupLocation.name}</span>
        <span aria-label="to">→</span>
        <span>{order.dropoffLocation.name}</span>
      </p>
      <p className={styles.facts}>
        <span className={styles.promise}>{promise.text}</span>
        <Parcels order={order} />
      </p>
      <div className={styles.foot}>
        <StatusTag status={order.status} />
        <span className={styles.customer}>
          {order.brokeredTo === null ? order.senderTenant.name : `Brokered to ${order.brokeredTo.name}`}
        </span>
        <CardButtons {...{ order, asking, assign, unassign, acts, tabIndex }} />
      </div>
    </li>
  )
})

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
      icon={<PersonIcon size={12} />}
      text={label}
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
          icon={<Undo size={12} />}
          aria-label={`Unassign order ${order.id}`}
          title="Unassign"
          onClick={() => acts.onUnassign(order.id)}
        />
      )}
      {asking ? (
        <DriverPopover
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

interface DriverPopoverProps {
  readonly selectedId: number | null
  readonly onPick: (driver: User) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The drivers, to pick one by typing and Enter. */
export function DriverPopover({ selectedId, onPick, onClose, children }: DriverPopoverProps) {
  return (
    <Popover
      isOpen
      placement="bottom-end"
      onInteraction={(open) => {
        if (!open) onClose()
      }}
      content={
        <div className="wb-pick-popover">
          <DriverPicker selectedId={selectedId} onPick={onPick} />
        </div>
      }
    >
      {children}
    </Popover>
  )
}

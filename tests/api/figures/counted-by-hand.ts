import { sql, type Kysely } from 'kysely'
import { isOnTime, marginOfOrder } from '#domain/accounting/reports.ts'
import type { CountedOrder } from '#domain/figures/count-orders.ts'
import type { FigureSide } from '#domain/figures/figures.ts'
import { laneKey } from '#domain/accounting/brokerage-ledger.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'

/** Read from the order itself and from nothing that the figures are kept in. */
export type CountedByHand = CountedOrder & { readonly id: number }

interface Row {
  id: number
  status: string
  sender: number
  receiver: number
  supplier: number | null
  driver: number | null
  service: number
  pickup: { city?: string; province?: string }
  dropoff: { city?: string; province?: string }
  created: number
  picked: number | null
  dropped: number | null
  completed: number | null
  cancelled: number | null
  due: number | null
  zone: string
  pre_tax: number | null
  total: number | null
  has_price: boolean
  bought: number | null
  agreed: number | null
  is_bought: boolean
  stamps: { uid: string; type: string; at: number }[]
}

const endOf = ({ city = '', province = '' }: Row['pickup']) => ({ city, province })
const minutes = (seconds: number) => Math.floor(seconds / 60)

/**
 * @param pay of each order, as the accounting of the courier has it over HTTP
 */
export async function countByHand(
  db: Kysely<Database>,
  { tenantId, side }: { readonly tenantId: number; readonly side: FigureSide },
  pay: ReadonlyMap<number, Pick<Schema<'AccountingOrder'>, 'payCadCents' | 'rate'>>,
): Promise<CountedByHand[]> {
  const { rows } = await sql<Row>`
    select o.id, o.status, o.sender_tenant_id as sender, o.receiver_tenant_id as receiver,
      case when o.supplier_tenant_name is not null then o.scheduled_by_tenant_id end as supplier, o.driver_user_id as driver,
      o.service_id as service, o.pickup_location as pickup, o.dropoff_location as dropoff, o.created_at as created, o.picked_up_at as picked,
      o.dropped_off_at as dropped, o.completed_at as completed, o.cancelled_at as cancelled, o.due_at as due, t.time_zone as zone,
      p.pre_tax_cents as pre_tax, p.total_cents as total, p.delivery_order_id is not null as has_price, bp.pre_tax_cents as bought, b.agreed_pre_tax_cents as agreed, b.buy_order_id is not null as is_bought,
      coalesce((select json_agg(json_build_object('uid', g.uid, 'type', g.type, 'at', g.occurred_at))
        from delivery_order_geostamps g where g.delivery_order_id = o.id), '[]') as stamps
    from delivery_orders o join tenants t on t.id = o.receiver_tenant_id
    left join delivery_order_prices p on p.delivery_order_id = o.id
    left join order_brokerages b on b.sell_order_id = o.id and b.ended_at is null
    left join delivery_order_prices bp on bp.delivery_order_id = b.buy_order_id`.execute(db)
  return rows
    .filter((row) => (side === 'carried' ? row.receiver : side === 'ordered' ? row.sender : row.supplier) === tenantId)
    .map((row) => counted(row, side, pay))
}

function counted(row: Row, side: FigureSide, pay: Parameters<typeof countByHand>[2]): CountedByHand {
  const day = (at: number | null) => (at === null ? null : wallTimeAt(at, row.zone).date)
  const isEarned = row.status === 'completed' || (row.status === 'cancelled' && row.has_price && row.total !== 0)
  const earned = isEarned ? day(row.completed ?? row.cancelled) : null
  const waits = row.stamps.flatMap(({ uid, type, at }) => {
    const left = row.stamps.find((other) => other.uid === uid && other.type === 'checkout')
    return type === 'checkin' && left ? [left.at - at] : []
  })
  const paid = side === 'carried' ? pay.get(row.id) : undefined
  return {
    id: row.id,
    keys: {
      service: String(row.service),
      party: String(side === 'carried' ? row.sender : row.receiver),
      driver: side === 'carried' ? String(row.driver ?? '') : '',
      lane: laneKey({ pickup: endOf(row.pickup), dropoff: endOf(row.dropoff) }),
    },
    placedOn: day(row.created) ?? '',
    deliveredOn: day(row.dropped),
    cancelledOn: day(row.cancelled),
    earnedOn: earned,
    isOnTime: isOnTime({ dueAt: row.due, droppedOffAt: row.dropped }),
    waitMinutes:
      row.dropped === null || waits.length === 0 ? null : minutes(waits.reduce((sum, each) => sum + each, 0)),
    wayMinutes: row.dropped === null || row.picked === null ? null : minutes(row.dropped - row.picked),
    revenueCents: earned === null || side === 'supplied' ? null : row.pre_tax,
    payCents: earned === null ? null : (paid?.payCadCents ?? null),
    isUnpriced: side !== 'supplied' && earned !== null && row.pre_tax === null,
    lacksPay: side === 'carried' && earned !== null && row.driver !== null && (paid?.rate ?? null) === null,
    marginCents:
      earned === null || side !== 'carried'
        ? null
        : marginOfOrder({
            preTaxCents: row.pre_tax,
            payCents: paid?.payCadCents ?? null,
            bought: row.is_bought ? (row.bought ?? row.agreed) : undefined,
          }),
    boughtCents: earned === null || side !== 'carried' ? null : (row.bought ?? row.agreed),
  }
}

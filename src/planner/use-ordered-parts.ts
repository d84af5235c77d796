import { countText } from '#domain/amounts/count-text.ts'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { type ServiceParts, useServiceParts } from '#src/orders/scheduler/use-service-parts.ts'
import { useSession } from '#src/session/session.ts'

const parcelWords = { one: 'parcel', many: 'parcels' }

/** What can be ordered of the service as it is published now; undefined until it is here, and to those who do not order. */
export function useServiceNow(row: Pick<RecurringOrder, 'customerTenantId' | 'serviceId'>): ServiceParts | undefined {
  const session = useSession()
  const services = useGetTenantServices(
    session.tenant.id,
    { pagination: { page: 0, pageSize: 100 }, customerTenantId: row.customerTenantId },
    { query: { enabled: can.createOrder(session).allowed, staleTime: 300_000 } },
  )
  const service = services.data?.data.find(({ id }) => id === row.serviceId)
  return useServiceParts(service?.revisionId ?? null).parts
}

/** What the parts of the service are called that are ordered; to those who do not order, how many parcels there are. */
export function useOrderedParts(row: RecurringOrder) {
  const parts = useServiceNow(row)
  const nameIn = (list: readonly { readonly id: number; readonly name: string }[] | undefined, id: number) =>
    list?.find((one) => one.id === id)?.name
  const tags = row.tagIds.flatMap((id) => nameIn(parts?.tags, id) ?? [])
  const parcels = row.parcels.map(({ parcelTypeId, quantity }) => {
    const type = nameIn(parts?.parcelTypes, parcelTypeId)
    return type === undefined ? countText(quantity, parcelWords) : `${quantity} × ${type}`
  })
  return {
    speed: nameIn(parts?.speeds, row.serviceSpeedId) ?? null,
    tags: tags.length === 0 ? null : tags.join(', '),
    parcels: parcels.join(', '),
  }
}

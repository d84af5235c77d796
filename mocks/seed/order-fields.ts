import type { DeliveryOrderField } from '#generated/model/index.ts'

/** What the courier is asked to keep of an order. */
export function seededOrderFields(tenantId: number, now: number): DeliveryOrderField[] {
  const own = { tenantId, version: 1, archived: false, createdAt: now, updatedAt: now, required: false, help: null }
  const everywhere: DeliveryOrderField['shownIn'] = ['Scheduler', 'Order', 'Exports']
  return [
    {
      ...own,
      id: 601,
      name: 'Cost centre',
      kind: 'text',
      options: [],
      help: 'As on your purchase order',
      shownIn: everywhere,
      position: 1,
      pinned: true,
    },
    {
      ...own,
      id: 602,
      name: 'Ward',
      kind: 'choice',
      options: ['Emergency', 'Pharmacy', 'Laboratory'],
      shownIn: everywhere,
      position: 2,
      pinned: false,
    },
    {
      ...own,
      id: 603,
      name: 'Call before arriving',
      kind: 'yesNo',
      options: [],
      shownIn: ['Scheduler', 'Order'],
      position: 3,
      pinned: false,
    },
  ]
}

import type { OperationId } from '#generated/operations.ts'
import type { Relation } from './link-world.ts'

const orders: Partial<Record<OperationId, string>> = {
  createDeliveryOrder: 'body',
  createDeliveryOrders: 'body/orders/0',
  previewDeliveryOrder: 'body',
  createRecurringOrder: 'body',
  updateRecurringOrder: 'body',
}
const offered = ['serviceId', 'serviceSpeedId', 'tagIds/0', 'parcels/0/parcelTypeId']

/** Whether the slot is what one orders of the other organisation: with its service its locations are nearest at hand. */
export function withItsService(id: OperationId, slot: string): boolean {
  const below = orders[id]
  return below !== undefined && offered.some((name) => slot === `${below}/${name}`)
}

/** Fields whose answer may differ from that of an id of nobody, since their sender reads what they name. */
interface OpenFields {
  readonly why: string
  readonly by: readonly Relation[]
  /** Set if the fields are open over ended links as well. */
  readonly ever?: true
  /** Set if the fields are open to strangers as well. */
  readonly always?: true
  /** Operations and fields, such as `createDeliveryOrder body/serviceId`. */
  readonly fields: readonly string[]
}

const fieldsOf = (operations: readonly string[], places: readonly string[]) =>
  operations.flatMap((operation) => places.map((place) => `${operation} body/${place}`))

const everyLink: readonly Relation[] = ['customer', 'courier', 'carrier', 'broker', 'supplied', 'supplier']
const templates = ['createOrderTemplate', 'updateOrderTemplate']
const files = ['checkOrderImport', 'createOrderImport']
const placing = ['createDeliveryOrder', 'previewDeliveryOrder', 'createRecurringOrder', 'updateRecurringOrder']

/** This list only shrinks: a field that is answered as if there were nothing must be taken out, and nothing is added without a rule. */
export const openFields: readonly OpenFields[] = [
  {
    why: 'one orders for the customers of a courier, and of a supplier those that let it',
    by: ['customer', 'supplied'],
    fields: [
      ...fieldsOf(placing, ['customerTenantId']),
      'createDeliveryOrders body/orders/0/customerTenantId',
      'changeRecurringOrders body/change/customerTenantId',
      ...files.map((operation) => `${operation} query/terms/customerTenantId`),
    ],
  },
  {
    why: 'one reads the address book of those that one orders for',
    by: ['customer', 'supplied'],
    fields: [
      ...fieldsOf(templates, ['order/pickupLocationId', 'order/dropoffLocationId', 'order/further/0/locationId']),
      ...fieldsOf(['createRecurringOrder'], ['pickupLocationId', 'dropoffLocationId']),
    ],
  },
  {
    why: 'one reads the services that a courier has opened to one, with their parts and the fields of its orders',
    by: ['courier'],
    fields: [
      ...fieldsOf(placing, offered),
      ...fieldsOf(
        ['createDeliveryOrders'],
        offered.map((name) => `orders/0/${name}`),
      ),
      'changeRecurringOrders body/change/serviceId',
      ...files.map((operation) => `${operation} query/terms/serviceId`),
      'updateRecurringOrder body/orderFields/0/fieldId',
    ],
  },
  {
    why: 'one reads the name of each organization that one is or was linked with',
    by: everyLink,
    ever: true,
    fields: fieldsOf(templates, ['order/customerTenantId', 'order/courierTenantId']),
  },
  {
    why: 'a courier opens its services to its customers',
    by: ['customer'],
    fields: ['assignServiceCustomers body/tenantIds/0'],
  },
  {
    why: 'customers, partners and those that one supplies are billed',
    by: ['customer', 'broker', 'supplied'],
    ever: true,
    fields: [
      ...fieldsOf(
        ['createBillingExport', 'previewBillingExport', 'createReminderRun', 'previewReminders'],
        ['customerIds/0'],
      ),
      ...fieldsOf(['createBillingExport', 'previewBillingExport'], ['excludedCustomers/0/customerId']),
      ...fieldsOf(
        ['createAccountingTemplate', 'updateAccountingTemplate', 'createReportSchedule', 'updateReportSchedule'],
        ['filter/customerIds/0'],
      ),
      'createSettlement body/customerId',
    ],
  },
  {
    why: 'reports are about those who carried orders out',
    by: ['courier', 'carrier'],
    ever: true,
    fields: fieldsOf(['createReportSchedule', 'updateReportSchedule'], ['filter/courierIds/0']),
  },
  {
    why: 'the same of their services, as long as they are open to one',
    by: ['courier', 'carrier'],
    fields: ['createReportSchedule body/filter/serviceIds/0'],
  },
  {
    why: 'the same of those who placed them',
    by: ['supplier'],
    ever: true,
    fields: fieldsOf(['createReportSchedule', 'updateReportSchedule'], ['filter/supplierIds/0']),
  },
  {
    why: 'a partnership is offered to couriers that are found by everybody',
    by: everyLink,
    ever: true,
    always: true,
    fields: ['createPartnership body/receiverTenantId'],
  },
]

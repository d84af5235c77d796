// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantRecurringOrders, getGetTenantRecurringOrdersQueryKey, createRecurringOrder, getRecurringOrder, getGetRecurringOrderQueryKey, updateRecurringOrder, enableRecurringOrder, disableRecurringOrder, terminateRecurringOrder, archiveRecurringOrder } from '../client/planner/planner.ts'

/** What the contract says of recurring orders, as `defineResource` takes it. */
export const recurringOrderContract = {
  words: {"one":"recurring order","many":"recurring orders"},
  subject: 'recurring-order',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantRecurringOrders,
    listKey: getGetTenantRecurringOrdersQueryKey,
    create: createRecurringOrder,
    get: getRecurringOrder,
    getKey: getGetRecurringOrderQueryKey,
    update: updateRecurringOrder,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    status: {"title":"Status","kind":"text"},
    customerTenantId: {"title":"Customer","kind":"number"},
    customerName: {"title":"Customer","kind":"text"},
    courierName: {"title":"Courier","kind":"text"},
    timeZone: {"title":"Time zone","kind":"text"},
    serviceId: {"title":"Service","kind":"number"},
    serviceName: {"title":"Service","kind":"text"},
    pickupLocationName: {"title":"Pickup","kind":"text"},
    dropoffLocationName: {"title":"Drop-off","kind":"text"},
    poNumber: {"title":"PO number","kind":"text"},
    orderNotes: {"title":"Notes","kind":"text"},
    startDate: {"title":"First day","kind":"date","sortField":"startDate"},
    endDate: {"title":"Last day","kind":"date"},
    pickupFromS: {"title":"Ready at","kind":"number"},
    dropoffToS: {"title":"Deliver by","kind":"number"},
    dropoffDays: {"title":"Days after the pickup","kind":"number"},
    daysAhead: {"title":"Days ahead","kind":"number"},
    agreedPriceCadCents: {"title":"Agreed price","kind":"money"},
    defaultDriverUserId: {"title":"Driver","kind":"number"},
    isOwn: {"title":"Own","kind":"boolean"},
    nextDate: {"title":"Next","kind":"date"},
    lastDate: {"title":"Ends","kind":"date"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"status","title":"Status","kind":"choice","choices":{"active":"Active","paused":"Paused","invalid":"Invalid","completed":"Completed","archived":"Archived"}},
    {"name":"customerTenantId","title":"Customer","kind":"reference","of":{"list":"/tenants/customers"},"permissions":["customers.read","delivery-orders.create"],"isOptional":false},
  ],
  formName: 'RecurringOrderInput',
  form: async () => (await import('../forms/RecurringOrderInput.ts')).recurringOrderInputForm,
} as const

/** What may happen to recurring orders, as `useActs` takes it. */
export const recurringOrderActs = {
  ...{"noun":"recurring order","states":{"active":{"status":"active"},"paused":{"status":"paused"},"invalid":{"status":"invalid"},"completed":{"status":"completed"},"archived":{"status":"archived"}},"stateWords":{},"many":"recurring orders"},
  acts: {
    enableRecurringOrder: { ...{"from":["paused"],"to":"active","permission":"recurring-orders.update","label":"Resume","said":"Resumed {name}","ask":null,"undo":"disableRecurringOrder"}, call: enableRecurringOrder },
    disableRecurringOrder: { ...{"from":["active"],"to":"paused","permission":"recurring-orders.update","label":"Pause","said":"Paused {name}","ask":null,"undo":"enableRecurringOrder"}, call: disableRecurringOrder },
    terminateRecurringOrder: { ...{"from":["active","paused","invalid"],"to":"completed","permission":"recurring-orders.update","label":"Terminate","said":"Terminated {name}","ask":{"title":"Terminate {name}?","whenUsed":false,"text":"Nothing is placed any more. What is placed already stays."},"undo":null}, call: terminateRecurringOrder },
    archiveRecurringOrder: { ...{"from":["active","paused","invalid","completed"],"to":"archived","permission":"recurring-orders.delete","label":"Archive","said":"Archived {name}","ask":{"title":"Archive {name}?","whenUsed":false,"text":"Nothing is placed any more, and it leaves the list. What is placed already stays."},"undo":null}, call: archiveRecurringOrder },
  },
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getWebhookDeliveries, getGetWebhookDeliveriesQueryKey, getWebhookDelivery, getGetWebhookDeliveryQueryKey } from '../client/tenants/tenants.ts'

/** What the contract says of webhook deliveries, as `defineResource` takes it. */
export const webhookDeliveryContract = {
  words: {"one":"webhook delivery","many":"webhook deliveries"},
  subject: 'webhook-delivery',
  defaultSort: {"field":"createdAt","direction":"desc"},
  calls: {
    list: getWebhookDeliveries,
    listKey: getGetWebhookDeliveriesQueryKey,
    get: getWebhookDelivery,
    getKey: getGetWebhookDeliveryQueryKey,
  },
  facts: {
    createdAt: {"title":"When","kind":"instant","sortField":"createdAt"},
    endpointId: {"title":"Endpoint","kind":"number"},
    endpointName: {"title":"Told","kind":"text"},
    event: {"title":"Event","kind":"choice","choices":{"order.created":"Order placed","order.assigned":"Driver assigned","order.unassigned":"Driver taken off","order.picked_up":"Picked up","order.dropped_off":"Dropped off","order.completed":"Completed","order.cancelled":"Cancelled","order.updated":"Edited","order.price_changed":"Price changed","invoice.sent":"Invoice sent","invoice.paid":"Invoice paid","webhook.test":"Test"}},
    messageId: {"title":"Message","kind":"text"},
    deliveryOrderId: {"title":"Order","kind":"number"},
    state: {"title":"State","kind":"choice","choices":{"waiting":"Waiting","delivered":"Delivered","failed":"Failed"}},
    tries: {"title":"Tries","kind":"number"},
    nextAt: {"title":"Next try","kind":"number"},
    lastAt: {"title":"Last try","kind":"number"},
    lastStatus: {"title":"Answer","kind":"number"},
    tookMs: {"title":"Took","kind":"number"},
    failure: {"title":"Reason","kind":"text"},
  },
  filters: [
    {"name":"endpointId","title":"Endpoint","kind":"reference","of":{"list":"/tenants/{tenantId}/webhook-endpoints","get":"/webhook-endpoints"},"permissions":["tenants.update"],"isOptional":false},
    {"name":"state","title":"State","kind":"choice","choices":{"waiting":"Waiting","delivered":"Delivered","failed":"Failed"}},
    {"name":"event","title":"Event","kind":"choice","choices":{"order.created":"Order placed","order.assigned":"Driver assigned","order.unassigned":"Driver taken off","order.picked_up":"Picked up","order.dropped_off":"Dropped off","order.completed":"Completed","order.cancelled":"Cancelled","order.updated":"Edited","order.price_changed":"Price changed","invoice.sent":"Invoice sent","invoice.paid":"Invoice paid","webhook.test":"Test"}},
    {"name":"createdAt","title":"When","kind":"instant"},
  ],
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantMessages, getGetTenantMessagesQueryKey, getMessage, getGetMessageQueryKey } from '../client/tenants/tenants.ts'

/** What the contract says of messages, as `defineResource` takes it. */
export const messageContract = {
  words: {"one":"message","many":"messages"},
  subject: 'message',
  defaultSort: {"field":"createdAt","direction":"desc"},
  calls: {
    list: getTenantMessages,
    listKey: getGetTenantMessagesQueryKey,
    get: getMessage,
    getKey: getGetMessageQueryKey,
  },
  facts: {
    createdAt: {"title":"When","kind":"instant","sortField":"createdAt"},
    channel: {"title":"By","kind":"choice","choices":{"email":"E-mail","sms":"Text message"}},
    state: {"title":"State","kind":"choice","choices":{"waiting":"Waiting","sending":"Being sent","sent":"Sent","failed":"Failed","unknown":"Unknown","skipped":"Not sent"}},
    recipient: {"title":"To","kind":"text"},
    recipientName: {"title":"Person","kind":"text"},
    about: {"title":"About","kind":"text"},
    subject: {"title":"Subject","kind":"text"},
    body: {"title":"Text","kind":"text"},
    deliveryOrderId: {"title":"Order","kind":"number"},
    sentAt: {"title":"Sent","kind":"instant"},
    failure: {"title":"Reason","kind":"text"},
    mayResend: {"title":"May be sent again","kind":"boolean"},
  },
  filters: [
    {"name":"channel","title":"By","kind":"choice","choices":{"email":"E-mail","sms":"Text message"}},
    {"name":"state","title":"State","kind":"choice","choices":{"waiting":"Waiting","sending":"Being sent","sent":"Sent","failed":"Failed","unknown":"Unknown","skipped":"Not sent"}},
  ],
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getWebhookEndpoints, getGetWebhookEndpointsQueryKey, createWebhookEndpoint, getWebhookEndpoint, getGetWebhookEndpointQueryKey, updateWebhookEndpoint, deleteWebhookEndpoint, enableWebhookEndpoint, disableWebhookEndpoint } from '../client/tenants/tenants.ts'

/** What the contract says of webhook endpoints, as `defineResource` takes it. */
export const webhookEndpointContract = {
  words: {"one":"webhook endpoint","many":"webhook endpoints"},
  subject: 'webhook-endpoint',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getWebhookEndpoints,
    listKey: getGetWebhookEndpointsQueryKey,
    create: createWebhookEndpoint,
    get: getWebhookEndpoint,
    getKey: getGetWebhookEndpointQueryKey,
    update: updateWebhookEndpoint,
    delete: deleteWebhookEndpoint,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    url: {"title":"Address","kind":"text"},
    isEnabled: {"title":"Status","kind":"boolean"},
    turnedOffReason: {"title":"Why turned off","kind":"text"},
    failingSince: {"title":"Failing since","kind":"number"},
    lastSuccessAt: {"title":"Last reached","kind":"number"},
    secretEnd: {"title":"Secret ends in","kind":"text"},
    previousSecretUntil: {"title":"Old secret until","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"isEnabled","title":"Status","kind":"boolean","choices":{"true":"Enabled","false":"Disabled"}},
  ],
  formName: 'WebhookEndpointInput',
  form: async () => (await import('../forms/WebhookEndpointInput.ts')).webhookEndpointInputForm,
} as const

/** What may happen to webhook endpoints, as `useActs` takes it. */
export const webhookEndpointActs = {
  ...{"noun":"webhook endpoint","states":{"enabled":{"isEnabled":true},"disabled":{"isEnabled":false}},"stateWords":{},"many":"webhook endpoints"},
  acts: {
    enableWebhookEndpoint: { ...{"from":["disabled"],"to":"enabled","permission":"tenants.update","label":"Turn on","said":"Turned on {name}","ask":null,"undo":"disableWebhookEndpoint"}, call: enableWebhookEndpoint },
    disableWebhookEndpoint: { ...{"from":["enabled"],"to":"disabled","permission":"tenants.update","label":"Turn off","said":"Turned off {name}","ask":{"title":"Turn off {name}?","whenUsed":false,"text":"It is told nothing of what happens meanwhile. What waits for it has failed then, and can be sent again."},"undo":null}, call: disableWebhookEndpoint },
  },
} as const

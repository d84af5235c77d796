// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantProtocols, getGetTenantProtocolsQueryKey, createProtocol, getProtocol, getGetProtocolQueryKey, updateProtocol, getProtocolUses, disableProtocol, enableProtocol } from '../client/services/services.ts'

/** What the contract says of protocols, as `defineResource` takes it. */
export const protocolContract = {
  words: {"one":"protocol","many":"protocols"},
  subject: 'protocol',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantProtocols,
    listKey: getGetTenantProtocolsQueryKey,
    create: createProtocol,
    get: getProtocol,
    getKey: getGetProtocolQueryKey,
    update: updateProtocol,
    uses: getProtocolUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    actionCount: {"title":"Actions","kind":"number"},
    isEnabled: {"title":"Status","kind":"boolean"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"isEnabled","title":"Status","kind":"boolean","choices":{"true":"Enabled","false":"Disabled"}},
  ],
  formName: 'ProtocolInput',
  form: async () => (await import('../forms/ProtocolInput.ts')).protocolInputForm,
} as const

/** What may happen to protocols, as `useActs` takes it. */
export const protocolActs = {
  ...{"noun":"protocol","states":{"enabled":{"isEnabled":true},"disabled":{"isEnabled":false}},"stateWords":{},"many":"protocols"},
  acts: {
    disableProtocol: { ...{"from":["enabled"],"to":"disabled","permission":"services.update","label":"Disable","said":"Disabled {name}","ask":{"title":"Disable {name}?","whenUsed":true,"text":"What is published keeps asking it; no draft that names it can be published."},"undo":"enableProtocol"}, call: disableProtocol },
    enableProtocol: { ...{"from":["disabled"],"to":"enabled","permission":"services.update","label":"Enable","said":"Enabled {name}","ask":null,"undo":"disableProtocol"}, call: enableProtocol },
  },
} as const

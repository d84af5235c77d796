// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantProtocols, getGetTenantProtocolsQueryKey, createProtocol, getProtocol, getGetProtocolQueryKey, updateProtocol, getProtocolUses, disableProtocol, enableProtocol } from '../client/services/services.ts'

/** What the contract says of protocols, as `defineResource` takes it. */
export const protocolContract = {
  words: {"one":"protocol","many":"protocols"},
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
  states: {"field":"isEnabled","values":{"enabled":true,"disabled":false}},
  acts: {
    disableProtocol: { ...{"note":"What is published keeps asking it; no draft that names it can be published.","undo":"enableProtocol","from":["enabled"],"to":"disabled","label":"Disable","said":"Disabled {name}"}, call: disableProtocol },
    enableProtocol: { ...{"note":null,"undo":"disableProtocol","from":["disabled"],"to":"enabled","label":"Enable","said":"Enabled {name}"}, call: enableProtocol },
  },
  formName: 'ProtocolInput',
  form: async () => (await import('../forms/ProtocolInput.ts')).protocolInputForm,
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getApiTokens, getGetApiTokensQueryKey, getApiToken, getGetApiTokenQueryKey, updateApiToken, revokeApiToken } from '../client/tenants/tenants.ts'

/** What the contract says of API tokens, as `defineResource` takes it. */
export const apiTokenContract = {
  words: {"one":"API token","many":"API tokens"},
  subject: 'api-token',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getApiTokens,
    listKey: getGetApiTokensQueryKey,
    get: getApiToken,
    getKey: getGetApiTokenQueryKey,
    update: updateApiToken,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    lastFour: {"title":"Ends in","kind":"text"},
    expiresAt: {"title":"Ends","kind":"instant","sortField":"expiresAt"},
    lastUsedAt: {"title":"Last used","kind":"number"},
    lastUsedAddress: {"title":"From","kind":"text"},
    madeByName: {"title":"Made by","kind":"text"},
    madeByMember: {"title":"Made by one of its people","kind":"boolean"},
    isRevoked: {"title":"Revoked","kind":"boolean"},
    revokedAt: {"title":"Revoked at","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'ApiTokenInput',
  form: async () => (await import('../forms/ApiTokenInput.ts')).apiTokenInputForm,
} as const

/** What may happen to API tokens, as `useActs` takes it. */
export const apiTokenActs = {
  ...{"noun":"API token","states":{"revoked":{"isRevoked":true},"active":{"isRevoked":false}},"stateWords":{},"many":"API tokens"},
  acts: {
    revokeApiToken: { ...{"from":["active"],"to":"revoked","permission":"tenants.update","label":"Revoke","said":"Revoked {name}","ask":{"title":"Revoke {name}?","whenUsed":false,"text":"What calls with it is refused from that moment. It cannot be given back; make another one instead."},"undo":null}, call: revokeApiToken },
  },
} as const

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantTaxSettings, getGetTenantTaxSettingsQueryKey, createTaxSetting, getTaxSetting, getGetTaxSettingQueryKey, updateTaxSetting, deleteTaxSetting, getTaxSettingUses } from '../client/services/services.ts'

/** What the contract says of taxes, as `defineResource` takes it. */
export const taxSettingContract = {
  words: {"one":"tax","many":"taxes"},
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantTaxSettings,
    listKey: getGetTenantTaxSettingsQueryKey,
    create: createTaxSetting,
    get: getTaxSetting,
    getKey: getGetTaxSettingQueryKey,
    update: updateTaxSetting,
    delete: deleteTaxSetting,
    uses: getTaxSettingUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    type: {"title":"Type","kind":"text"},
    province: {"title":"Province","kind":"text"},
    percent: {"title":"Rate","kind":"percent"},
    effectiveFrom: {"title":"From","kind":"date","sortField":"effectiveFrom"},
    effectiveUntil: {"title":"Until","kind":"date"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  formName: 'TaxSettingInput',
  form: async () => (await import('../forms/TaxSettingInput.ts')).taxSettingInputForm,
} as const

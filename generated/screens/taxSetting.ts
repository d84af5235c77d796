// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantTaxSettings, getGetTenantTaxSettingsQueryKey, createTaxSetting, getTaxSetting, getGetTaxSettingQueryKey, updateTaxSetting, deleteTaxSetting, getTaxSettingUses } from '../client/services/services.ts'

/** What the contract says of taxes, as `defineResource` takes it. */
export const taxSettingContract = {
  words: {"one":"tax","many":"taxes"},
  subject: 'tax-setting',
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
  filters: [
    {"name":"type","title":"Type","kind":"choice","choices":{"GST":"GST","QST":"QST","PST SK":"PST SK","GST/HST":"GST/HST","Exempt":"Exempt","Zero Rated":"Zero Rated"}},
    {"name":"province","title":"Province","kind":"choice","choices":{"AB":"AB","BC":"BC","MB":"MB","NB":"NB","NL":"NL","NS":"NS","NT":"NT","NU":"NU","ON":"ON","PE":"PE","QC":"QC","SK":"SK","YT":"YT","none":"None"}},
  ],
  formName: 'TaxSettingInput',
  form: async () => (await import('../forms/TaxSettingInput.ts')).taxSettingInputForm,
} as const

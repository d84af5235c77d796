// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getMarketplaceProfile, getGetMarketplaceProfileQueryKey, updateMarketplaceProfile } from '../client/tenants/tenants.ts'

/** What the contract says of the marketplace profile, as `defineSettings` takes it. */
export const marketplaceProfileContract = {
  title: "Marketplace profile",
  calls: { get: getMarketplaceProfile, key: getGetMarketplaceProfileQueryKey, update: updateMarketplaceProfile },
  formName: 'MarketplaceProfileInput',
  form: async () => (await import('../forms/MarketplaceProfileInput.ts')).marketplaceProfileInputForm,
} as const

import type { TenantFeature } from './navigation.ts'

interface FeatureWords {
  readonly title: string
  /** What one can do with it, in a sentence without its full stop. */
  readonly brings: string
}

/** What each feature of a subscription brings, in the words of its owner; docs/rules/names-and-values.md, "Values". */
export const featureWords: Readonly<Record<TenantFeature, FeatureWords>> = {
  Courier: {
    title: 'Courier',
    brings:
      'Deliver for customers: dispatch and drivers, services and prices, driver pay, partners and the marketplace',
  },
  Customer: {
    title: 'Customer',
    brings: 'Order from couriers and follow the deliveries: vendors, suppliers, locations',
  },
  Supplier: { title: 'Supplier', brings: 'Order for the customers that you supply, from the couriers that they have' },
  Planner: { title: 'Planner', brings: 'Orders that repeat by themselves' },
  CourierLocations: {
    title: 'Courier locations',
    brings: 'An address book of your own beside those of your customers',
  },
}

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getDriverPayRates, getGetDriverPayRatesQueryKey, updateDriverPayRates } from '../client/accounting/accounting.ts'

/** What the contract says of the driver pay rates, as `defineSettings` takes it. */
export const driverPayRatesContract = {
  title: "Driver pay",
  calls: { get: getDriverPayRates, key: getGetDriverPayRatesQueryKey, update: updateDriverPayRates },
  formName: 'DriverPayRatesInput',
  form: async () => (await import('../forms/DriverPayRatesInput.ts')).driverPayRatesInputForm,
} as const

import { driverPayRatesContract } from '#generated/screens/driverPayRates.ts'
import { checkPermission } from '#src/access/can.ts'
import { defineSettings } from '#src/resources/define-settings.ts'

/** What drivers earn of an order. */
export const driverPay = defineSettings({
  contract: driverPayRatesContract,
  about: 'What your drivers earn of the price of an order before tax. An order may have a rate of its own.',
  mayChange: (session) => checkPermission(session, 'accounting.update', 'change driver pay'),
})

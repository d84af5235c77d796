import type { PayRunFault } from '#generated/model/index.ts'
import type { FaultLink } from '#src/billing/wizard/Faults.tsx'
import { paths } from '#src/paths.ts'

const settings = { to: paths.accountingSettings(), text: 'Accounting settings' }
const rates = { to: paths.driverPaySettings(), text: 'Rates of drivers and services' }

/** Where the faults of a dry run of a pay run are mended, the likeliest place first; none where the orders are the place. */
export function payFaultLinks({ code, driverId }: PayRunFault): readonly FaultLink[] {
  const pay = driverId === null ? [] : [{ to: paths.driverPay(driverId), text: 'Pay of the driver' }]
  const person = driverId === null ? [] : [{ to: paths.users.one(driverId), text: 'The person' }]
  const places: Readonly<Record<string, readonly FaultLink[]>> = {
    noPayAccount: [settings],
    noPayTaxCode: [settings],
    noRate: [...pay, rates],
    belowZero: pay,
    rateChanged: [...pay, rates],
    noEmail: person,
    nameTooLong: person,
    sameName: person,
    formulaName: person,
  }
  return places[code] ?? []
}

/** Orders without a price or a rate are mended one by one. */
export function isMendedOnOrders({ code }: PayRunFault): boolean {
  return code === 'noPrice' || code === 'noRate'
}

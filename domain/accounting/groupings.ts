/** What a grouping of a customer's or a driver's orders puts together (docs/rules/exports-and-accounting.md, "Billing"). */
export const groupings = [
  'CustomerDeliveryOrder',
  'CustomerCustomer',
  'CustomerWeek',
  'CustomerMonth',
  'CustomerQuarter',
  'CustomerYear',
  'DriverDeliveryOrder',
  'DriverDriver',
  'DriverWeek',
  'DriverMonth',
  'DriverQuarter',
  'DriverYear',
  'DriverPayPeriod',
] as const

export type Grouping = (typeof groupings)[number]

/** Whose orders are put together. */
export type Party = 'Customer' | 'Driver'

/** How long what is put together lasts; an order by itself and all of a party have no span. */
export type Span = 'Order' | 'All' | 'Week' | 'Month' | 'Quarter' | 'Year' | 'PayPeriod'

/** How long drivers are paid for at once. */
export const payPeriods = ['weekly', 'biweekly', 'semiMonthly', 'monthly'] as const

export type PayPeriod = (typeof payPeriods)[number]

export function partyOf(grouping: Grouping): Party {
  return grouping.startsWith('Customer') ? 'Customer' : 'Driver'
}

export function spanOf(grouping: Grouping): Span {
  const rest = grouping.slice(partyOf(grouping).length)
  if (rest === 'DeliveryOrder') return 'Order'
  return rest === 'Customer' || rest === 'Driver' ? 'All' : (rest as Span)
}

/** As they are chosen. */
export const groupingLabels: Readonly<Record<Grouping, string>> = {
  CustomerDeliveryOrder: 'Customer, by order',
  CustomerCustomer: 'Customer',
  CustomerWeek: 'Customer, by week',
  CustomerMonth: 'Customer, by month',
  CustomerQuarter: 'Customer, by quarter',
  CustomerYear: 'Customer, by year',
  DriverDeliveryOrder: 'Driver, by order',
  DriverDriver: 'Driver',
  DriverWeek: 'Driver, by week',
  DriverMonth: 'Driver, by month',
  DriverQuarter: 'Driver, by quarter',
  DriverYear: 'Driver, by year',
  DriverPayPeriod: 'Driver, by pay period',
}

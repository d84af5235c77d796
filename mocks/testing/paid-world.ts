import type { NumberedStatement } from '#domain/accounting/pay/types.ts'
import type { Schema } from '#generated/handlers.ts'
import type { World } from '../world-types.ts'

export const donePayRunId = 51
export const waitingPayRunId = 52
/** Of the run that is done: the second is paid. */
export const unpaidStatementId = donePayRunId * 1_000
export const paidStatementId = unpaidStatementId + 1

const run: Schema<'PayExport'> = {
  id: donePayRunId,
  state: 'done',
  package: 'qbo',
  from: '2026-10-16',
  until: '2026-10-31',
  payDate: '2026-11-05',
  billDate: '2026-10-31',
  drivers: null,
  done: 1,
  total: 1,
  failure: null,
  statements: 2,
  orders: 1,
  corrections: 0,
  extras: 1,
  totalCadCents: 4_697,
  firstNumber: 'PAY-1',
  lastNumber: 'PAY-2',
  madeByName: 'Bea Bookman',
  createdAt: 1_795_280_400,
  endedAt: 1_795_280_410,
  reversedAt: null,
  reversedByName: null,
  reversalReason: null,
}

const file: Schema<'PayFile'> = {
  position: 1,
  name: 'driver-pay-2026-10-31.csv',
  statements: 2,
  rows: 2,
  downloadedAt: null,
  downloadedByName: null,
}

function statementsFor(orderId: number): readonly NumberedStatement[] {
  const driver = { id: 7, name: 'Marek Kowalski', email: 'marek@prairiesky.example', isGone: false }
  const leaveOut = { fuel: false, waitTime: false, adjustments: false }
  return [
    {
      number: 'PAY-1',
      driver,
      extras: [],
      lines: [
        {
          kind: 'order',
          orderId,
          driverId: driver.id,
          day: '2026-10-20',
          serviceName: 'City',
          description: `Order ${orderId}: Northline Warehouse to Elm Bakery`,
          arithmetic: {
            preTaxCents: 6_162,
            leftOut: { fuelCents: 0, waitCents: 0, adjustmentCents: 0 },
            payableCents: 6_162,
            rate: { rate: 60, from: 'driver' },
            leaveOut,
            shareCents: 3_697,
            adjustmentsCents: 0,
            earnedCents: 3_697,
          },
          paidBeforeCents: 0,
          cents: 3_697,
          distanceM: 14_300,
          minutes: 40,
        },
      ],
    },
    {
      number: 'PAY-2',
      driver: { id: 8, name: 'Ravi Patel', email: null, isGone: false },
      lines: [],
      extras: [{ extraId: 900, driverId: 8, day: '2026-10-20', name: 'Night on call', cents: 1_000 }],
    },
  ]
}

/** Gives a world a pay run that is done, with this order on it, and one that waits. */
export function paidWorld(world: World, orderId: number): void {
  const input = { until: run.until, payDate: run.payDate }
  const made = { input, looks: 0, statements: [], files: [], texts: ['*BillNo'], paid: {} }
  const paid = { [paidStatementId]: { paidAt: 1_795_280_420, paidByName: 'Bea Bookman' } }
  world.pay = {
    runs: [
      { ...made, run: structuredClone(run), statements: statementsFor(orderId), files: [{ ...file }], paid },
      { ...made, run: { ...run, id: waitingPayRunId, state: 'waiting' } },
    ],
    next: 3,
  }
}

import { addDays } from '../../time/zoned-time.ts'
import { accountOn, ageingOf } from '../invoices/account.ts'
import { ageingTotal } from '../invoices/ageing.ts'
import { settledCentsOf } from '../invoices/settlements.ts'
import { outstandingCents } from '../invoices/state.ts'
import { statementOf } from '../invoices/statement.ts'
import type { Invoice } from '../invoices/types.ts'
import { same } from './same.ts'
import type { WorldAccount } from './world-account.ts'

/**
 * The numbers of what is owed, of each customer: what is outstanding, the columns of its ageing, the closing balance of its statement, and
 * what was billed less what came in. And nothing is settled by less than nothing or by more than it comes to.
 * @param billedCents of all customers, as the lines of the runs that hold come to it
 * @throws where they are not one
 */
export function compareAccount(account: WorldAccount, billedCents: number): void {
  const { invoices, settlements, billed, moneyIn } = account
  const settled = settledCentsOf(settlements)
  for (const invoice of invoices.values()) compareSettled(invoice, settled.get(invoice.id) ?? 0)
  let owedByAll = 0
  for (const customerId of billed.keys()) {
    owedByAll += compareCustomer(account, customerId)
  }
  const cameIn = [...moneyIn.values()].reduce((sum, cents) => sum + cents, 0)
  same('what is owed and what came in', billedCents, owedByAll + cameIn)
}

function compareSettled({ number, totalCents, settledCents, voidedOn }: Invoice, byRows: number): void {
  same(`what is settled of ${number}`, byRows, settledCents)
  const most = voidedOn === null ? totalCents : 0
  if (settledCents < 0 || settledCents > most) throw new Error(`${number}: ${settledCents} of ${most} is settled`)
}

/** @returns what the customer owes */
function compareCustomer({ chances, ...account }: WorldAccount, customerId: number): number {
  const { today } = account
  const invoices = [...account.invoices.values()].filter((invoice) => invoice.customerId === customerId)
  const settlements = account.settlements.filter((settlement) => settlement.customerId === customerId)
  const owed = (account.billed.get(customerId) ?? 0) - (account.moneyIn.get(customerId) ?? 0)
  const what = (of: string) => `${of} of customer ${customerId}`
  same(what('what is outstanding'), owed, sumOf(invoices.map(outstandingCents)))
  const now = accountOn(today, invoices, settlements)
  const ageing = ageingOf(now, today)
  same(what('the account'), owed, now.balanceCents)
  same(what('what is owed after credit'), owed, sumOf(now.entries.map(({ owedCents }) => owedCents)))
  same(what('the ageing'), owed, ageingTotal(ageing))
  const from = addDays(today, -chances.below(120))
  const statement = statementOf({ invoices, settlements }, { from, until: today })
  same(what('the closing balance'), owed, statement.closingCents)
  same(what('the ageing of the statement'), JSON.stringify(ageing), JSON.stringify(statement.ageing))
  // The statement before it closes with what this one opens with, and that is what was outstanding then.
  const dayBefore = addDays(from, -1)
  const before = statementOf({ invoices, settlements }, { from: '2024-01-01', until: dayBefore })
  same(what('the balance that is carried on'), before.closingCents, statement.openingCents)
  const then = accountOn(dayBefore, invoices, settlements)
  same(what(`the account of ${dayBefore}`), before.closingCents, then.balanceCents)
  same(what('the first balance'), 0, before.openingCents)
  return owed
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0)
}

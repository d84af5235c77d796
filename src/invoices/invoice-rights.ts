import { checkAll, checkPermission } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import type { Session } from '#src/session/session.ts'

/** What a person may do about invoices and payments, each with the reason when it is refused. */
export const invoiceRights = {
  send: billingRights.send,
  markSent: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'say what was sent'),
  record: (session: Session): Verdict => checkPermission(session, 'accounting.create', 'write down payments'),
  markPaid: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'say what is paid'),
  takeBack: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'take payments back'),
  remind: (session: Session): Verdict => checkPermission(session, 'accounting.create', 'remind customers'),
  answer: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'answer disputes'),
  hold: (session: Session): Verdict => checkPermission(session, 'customers.update', 'put customers on credit hold'),
  /** As a customer, the invoices of a courier. */
  readBills: (session: Session): Verdict =>
    checkAll(session, ['accounting.read', 'pricing.read'], 'see what you are billed'),
  dispute: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'dispute what you are billed'),
} as const

import {
  emailChangeMail,
  emailTakenMail,
  guestCodeMail,
  invitationCodeMail,
  passwordResetMail,
  securityMails,
} from './account-mails.ts'
import { reportMail } from './report-mail.ts'
import { invoiceMail, invoicesMail, payStatementMail, reminderMail, statementMail } from './invoice-mails.ts'
import { orderMails } from './order-mails.ts'
import { mailText, type MailFacts, type ShownMailKind, type MailText } from './mail.ts'
import {
  colleagueMail,
  firstPasswordMail,
  handOverMail,
  organizationReadyMail,
  ownershipMail,
  partnerMails,
} from './organization-mails.ts'
import type { Language } from '../notices/text.ts'

/** Every kind of mail that an organization or Waybill sends, in the order in which people are shown them. */
const mails = {
  colleague: exampleOf(colleagueMail),
  customer: exampleOf(partnerMails.customer),
  supplier: exampleOf(partnerMails.supplier),
  handOver: exampleOf(handOverMail),
  firstPassword: exampleOf(firstPasswordMail),
  ownership: exampleOf(ownershipMail),
  orderToCustomer: exampleOf(orderMails.customer),
  orderToConsignee: exampleOf(orderMails.consignee),
  invoice: exampleOf(invoiceMail),
  invoices: exampleOf(invoicesMail),
  statement: exampleOf(statementMail),
  reminder: exampleOf(reminderMail),
  payStatement: exampleOf(payStatementMail),
  report: exampleOf(reportMail),
  organizationReady: exampleOf(organizationReadyMail),
  passwordReset: exampleOf(passwordResetMail),
  emailChange: exampleOf(emailChangeMail),
  emailTaken: exampleOf(emailTakenMail),
  invitationCode: exampleOf(invitationCodeMail),
  guestCode: exampleOf(guestCodeMail),
  passwordChanged: exampleOf(securityMails.passwordChanged),
  emailChanged: exampleOf(securityMails.emailChanged),
  twoStepOn: exampleOf(securityMails.twoStepOn),
  twoStepOff: exampleOf(securityMails.twoStepOff),
  recoveryCodes: exampleOf(securityMails.recoveryCodes),
  newDevice: exampleOf(securityMails.newDevice),
  deleted: exampleOf(securityMails.deleted),
} as const

export type MailType = keyof typeof mails
export const mailTypes = Object.keys(mails) as MailType[]

interface Example {
  readonly title: string
  readonly by: 'organization' | 'waybill'
  readonly isToOutsiders: boolean
  readonly text: (language: Language, organization: string) => MailText
}

/** A kind of mail by example, as its preview shows it. */
export function mailExample(type: MailType): Example {
  return mails[type]
}

function exampleOf<Facts extends MailFacts>(kind: ShownMailKind<Facts>): Example {
  const { title, by, isToOutsiders = false, example } = kind
  const of = (organization: string) => ('organization' in example ? { ...example, organization } : example)
  return { title, by, isToOutsiders, text: (language, organization) => mailText(kind, of(organization), language) }
}

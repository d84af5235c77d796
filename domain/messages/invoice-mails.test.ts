import { expect, test } from 'vitest'
import { invoiceMail, invoicesMail, reminderMail, statementMail } from './invoice-mails.ts'
import { mailText } from './mail.ts'

const statement = {
  organization: 'Prairie Sky Couriers',
  billTo: 'Elm Bakery',
  from: '2026-11-01',
  until: '2026-11-30',
  howToPay: null,
}

test.each([
  [12_050, '$120.50 was outstanding on November 30, 2026.', 'Le solde dû au 30 novembre 2026 était de 120,50 $.'],
  [0, 'Nothing was outstanding on the last day.', 'Rien n’était dû au dernier jour.'],
  [
    -9_040,
    'Nothing was outstanding on November 30, 2026: Elm Bakery had a credit of $90.40.',
    'Rien n’était dû au 30 novembre 2026 : Elm Bakery avait un crédit de 90,40 $.',
  ],
])('a statement that closes with %i cents', (closingCents, en, fr) => {
  const said = (language: 'en' | 'fr') =>
    mailText(statementMail, { ...statement, closingCents }, language)
      .paragraphs.at(-1)
      ?.replaceAll(/\s/g, ' ')
  expect([said('en'), said('fr')]).toEqual([en, fr])
})

test('a reminder lists some of its invoices, and adds up all of them', () => {
  const facts = {
    organization: 'Prairie Sky Couriers',
    billTo: 'Elm Bakery',
    step: 'firm' as const,
    invoices: [{ number: 'PSC-1', owedCents: 167_705, dueOn: '2026-10-30', daysOver: 28 }],
    count: 3,
    overdueCents: 1_242_132,
    howToPay: null,
  }
  const { subject, paragraphs, list } = mailText(reminderMail, facts, 'en')
  expect([subject, paragraphs.at(-1)]).toEqual([
    'Reminder: $12,421.32 overdue, Prairie Sky Couriers',
    'These invoices of Prairie Sky Couriers for Elm Bakery are overdue, $12,421.32 in all:',
  ])
  expect(list.map(({ text }) => text)).toEqual([
    'PSC-1: $1,677.05, due on October 30, 2026 (28 days over)',
    '2 more invoices: $10,744.27',
  ])
  const one = mailText(reminderMail, { ...facts, count: 2 }, 'fr').list.at(-1)
  expect(one?.text.replaceAll(/\s/g, ' ')).toBe('1 autre facture : 10 744,27 $')
  const whole = mailText(reminderMail, { ...facts, count: 1, overdueCents: 167_705 }, 'en')
  expect(whole.list).toHaveLength(1)
})

test('an e-mail says how to pay what is to be paid, and nothing where nothing is', () => {
  const howToPay = { eTransferTo: 'pay@prairiesky.example', chequePayableTo: null, bankTransfer: null, remarks: null }
  const ways = ['How to pay:', 'E-transfer: to pay@prairiesky.example']
  const { example: invoice } = invoiceMail
  const closingOf = (changes: Partial<typeof invoice>) =>
    mailText(invoiceMail, { ...invoice, howToPay, ...changes }, 'en').closing
  expect(closingOf({})).toEqual(ways)
  expect(closingOf({ outstandingCents: 0 })).toEqual([])
  expect(closingOf({ isCreditNote: true })).toEqual([])
  expect(closingOf({ howToPay: null })).toEqual([])
  const ofStatement = (closingCents: number) =>
    mailText(statementMail, { ...statement, closingCents, howToPay }, 'en').closing
  expect([ofStatement(1), ofStatement(0), ofStatement(-1)]).toEqual([ways, [], []])
  const { example: several } = invoicesMail
  expect(mailText(invoicesMail, { ...several, howToPay }, 'en').closing).toEqual(ways)
  const credits = several.documents.map((each) => ({ ...each, isCreditNote: true }))
  expect(mailText(invoicesMail, { ...several, documents: credits, howToPay }, 'en').closing).toEqual([])
  expect(mailText(reminderMail, { ...reminderMail.example, howToPay }, 'fr').closing.slice(-2)).toEqual([
    'Comment payer :',
    'Virement Interac : à pay@prairiesky.example',
  ])
})

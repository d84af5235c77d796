import { expect, test } from 'vitest'
import { howToPayOf, howToPayParagraphs, tidiedWays, waysToPay } from './how-to-pay.ts'

const all = {
  eTransferTo: 'payments@prairiesky.example',
  chequePayableTo: 'Prairie Sky\nCouriers Ltd.',
  bankTransfer: 'Institution 003\nTransit 07008\nAccount 1000428',
  paymentRemarks: ' Please quote the number. ',
}

test('a courier that has named no way to pay has none', () => {
  expect(howToPayOf({})).toBeNull()
  expect(howToPayOf({ eTransferTo: null, paymentRemarks: null })).toBeNull()
  expect(waysToPay(null, 'en')).toEqual([])
  expect(howToPayParagraphs(null, 'fr')).toEqual([])
})

test('lists what is named alone, names on one line and accounts on theirs', () => {
  expect(waysToPay(howToPayOf(all), 'en')).toEqual([
    { label: 'E-transfer', text: 'to payments@prairiesky.example' },
    { label: 'Cheque', text: 'payable to Prairie Sky Couriers Ltd.' },
    { label: 'Bank transfer', text: all.bankTransfer },
    { label: 'Remarks', text: 'Please quote the number.' },
  ])
  expect(waysToPay(howToPayOf({ chequePayableTo: 'PSC' }), 'fr')).toEqual([
    { label: 'Chèque', text: 'à l’ordre de PSC' },
  ])
})

test('writes paragraphs of one line for an e-mail', () => {
  const { bankTransfer, eTransferTo } = all
  const paymentRemarks = 'Please quote the number.\nAsk Bea'
  expect(howToPayParagraphs(howToPayOf({ bankTransfer, eTransferTo, paymentRemarks }), 'en')).toEqual([
    'How to pay:',
    'E-transfer: to payments@prairiesky.example',
    'Bank transfer: Institution 003, Transit 07008, Account 1000428',
    'Remarks: Please quote the number. Ask Bea',
  ])
})

test('keeps plain text: nothing hidden, no runs of blank lines, and nothing where there is nothing to see', () => {
  const typed = {
    chequePayableTo: 'Prairie\u202e Sky\n Couriers',
    bankTransfer: ' Transit\u200b 07008\r\n\r\n\r\n  Account 1000428 ',
    paymentRemarks: '\u200b \n',
    other: 7,
  }
  expect(tidiedWays(typed)).toEqual({
    chequePayableTo: 'Prairie Sky Couriers',
    bankTransfer: 'Transit 07008\n\nAccount 1000428',
    paymentRemarks: null,
    other: 7,
  })
})

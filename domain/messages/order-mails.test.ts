import { describe, expect, test } from 'vitest'
import { noticeTypeIds } from '../notices/types.ts'
import { mailText } from './mail.ts'
import { orderEventOf, orderMails, type OrderEventId, type OrderMailFacts, type ToldOrder } from './order-mails.ts'
import { maskedAddress } from './stops.ts'

const order = (id: number, changes: Partial<ToldOrder> = {}): ToldOrder => ({
  id,
  from: 'Pharmacy, Saskatoon',
  to: 'Clinic, Warman',
  dueAt: Date.parse('2026-11-20T22:00:00Z') / 1_000,
  ...changes,
})
const facts = (event: OrderEventId, orders: readonly ToldOrder[] = [order(7)]): OrderMailFacts => ({
  event,
  orders,
  organization: 'Prairie Sky',
  sender: 'Meewasin',
  timeZone: 'America/Regina',
})

describe('news of orders', () => {
  test('say in one line what happened, and below to which parcel and by when', () => {
    const { subject, greeting, paragraphs, list } = mailText(orderMails.customer, facts('pickedUp'), 'en')
    expect([subject, greeting, paragraphs]).toEqual([
      'Your order #7 with Prairie Sky was picked up',
      'Hello,',
      ['Your order #7 with Prairie Sky was picked up.'],
    ])
    expect(list.map(({ text }) => text)).toEqual([
      '#7: Pharmacy, Saskatoon → Clinic, Warman, promised by November 20, 2026 at 16:00 (America/Regina)',
    ])
  })

  test('of what is over promise nothing', () => {
    for (const event of ['droppedOff', 'completed', 'cancelled'] as const)
      expect(mailText(orderMails.customer, facts(event), 'en').list[0]?.text).toBe(
        '#7: Pharmacy, Saskatoon → Clinic, Warman',
      )
    expect(mailText(orderMails.customer, facts('late', [order(7, { dueAt: null })]), 'en').list[0]?.text).toBe(
      '#7: Pharmacy, Saskatoon → Clinic, Warman',
    )
  })

  test('of many orders are one mail, which names twenty and counts the rest', () => {
    const many = Array.from({ length: 23 }, (_, index) => order(index + 1))
    const { subject, list } = mailText(orderMails.consignee, facts('cancelled', many), 'en')
    expect(subject).toBe('Your deliveries from Meewasin will not come')
    expect(list).toHaveLength(21)
    expect(list.at(-1)?.text).toBe('and 3 more')
  })

  test('are in French as well, and a name is never more than a line', () => {
    const { subject, list } = mailText(
      orderMails.consignee,
      facts('droppedOff', [order(7, { to: 'Clinique\r\nBcc: a@b.test' })]),
      'fr',
    )
    expect(subject).toBe('Votre livraison de Meewasin (#7) a été livrée')
    expect(list[0]?.text).toBe('#7: Pharmacy, Saskatoon → Clinique Bcc: a@b.test')
  })

  test('tell a consignee once that it came, and never who drives', () => {
    expect(
      ['completed', 'droppedOff', 'newAssignment', 'newDeliveryOrder'].map((type) =>
        orderEventOf(type as never, 'consignee'),
      ),
    ).toEqual(['droppedOff', 'droppedOff', null, 'created'])
    expect(noticeTypeIds.filter((type) => orderEventOf(type, 'customer') !== null)).toEqual([
      'newDeliveryOrder',
      'newAssignment',
      'pickedUp',
      'droppedOff',
      'completed',
      'cancelled',
      'orderLate',
    ])
  })
})

test('an address is known to its owner alone', () => {
  expect(['desk@clinic.test', '+1 306 555 0199'].map(maskedAddress)).toEqual(['d…@clinic.test', '…0199'])
})

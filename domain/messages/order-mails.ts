import type { NoticeTypeId } from '../notices/types.ts'
import type { Language } from '../notices/text.ts'
import { oneLine } from '../text/one-line.ts'
import { mailKind, minuteText, type MailFacts, type MailWords, type ShownMailKind } from './mail.ts'

/** As what somebody outside is told of an order: as the contact of the customer, or as the one to whom it comes. */
export type ToldAs = 'customer' | 'consignee'

/** What of an order is told to people without an account (docs/rules/messages-out.md, "People without an account"). */
export type OrderEventId =
  | 'created'
  | 'assigned'
  | 'pickedUp'
  | 'droppedOff'
  | 'completed'
  | 'cancelled'
  | 'late'
  | 'attemptFailed'

const eventOfNotice: Partial<Record<NoticeTypeId, OrderEventId>> = {
  newDeliveryOrder: 'created',
  newAssignment: 'assigned',
  pickedUp: 'pickedUp',
  droppedOff: 'droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
  orderLate: 'late',
}

/**
 * What a notice is to people outside; null: nothing that they are told. To a consignee a parcel has come, whether or not the office calls
 * the order completed in the same act; nobody tells them which driver has it.
 */
export function orderEventOf(type: NoticeTypeId, as: ToldAs): OrderEventId | null {
  const event = eventOfNotice[type] ?? null
  if (as === 'customer' || event === null) return event
  if (event === 'completed') return 'droppedOff'
  return event === 'assigned' ? null : event
}

/** An order as people outside read of it. */
export interface ToldOrder {
  readonly id: number
  /** Who or what is there, with the city. */
  readonly from: string
  readonly to: string
  /** When it is promised, unix seconds; null: nothing is. */
  readonly dueAt: number | null
}

export interface OrderMailFacts extends MailFacts {
  readonly event: OrderEventId
  /** At least one. */
  readonly orders: readonly ToldOrder[]
  /** Who delivers. */
  readonly organization: string
  /** Whose parcel it is. */
  readonly sender: string
  readonly timeZone: string
}

/** Orders that one mail names. */
const mostNamed = 20

type OneOrMany = readonly [one: string, many: string]

const toCustomer: Readonly<Record<OrderEventId, Readonly<Record<Language, OneOrMany>>>> = {
  created: { en: ['is placed', 'are placed'], fr: ['est enregistrée', 'sont enregistrées'] },
  assigned: { en: ['has a driver', 'have a driver'], fr: ['a un livreur', 'ont un livreur'] },
  pickedUp: { en: ['was picked up', 'were picked up'], fr: ['a été ramassée', 'ont été ramassées'] },
  droppedOff: { en: ['was dropped off', 'were dropped off'], fr: ['a été déposée', 'ont été déposées'] },
  completed: { en: ['is completed', 'are completed'], fr: ['est terminée', 'sont terminées'] },
  cancelled: { en: ['was cancelled', 'were cancelled'], fr: ['a été annulée', 'ont été annulées'] },
  late: { en: ['is late', 'are late'], fr: ['est en retard', 'sont en retard'] },
  attemptFailed: {
    en: ['could not be delivered', 'could not be delivered'],
    fr: ['n’a pas pu être livrée', 'n’ont pas pu être livrées'],
  },
}

const toConsignee: Readonly<Record<OrderEventId, Readonly<Record<Language, OneOrMany>>>> = {
  ...toCustomer,
  created: { en: ['is planned', 'are planned'], fr: ['est prévue', 'sont prévues'] },
  pickedUp: { en: ['is on its way', 'are on their way'], fr: ['est en route', 'sont en route'] },
  droppedOff: { en: ['was delivered', 'were delivered'], fr: ['a été livrée', 'ont été livrées'] },
  cancelled: { en: ['will not come', 'will not come'], fr: ['ne viendra pas', 'ne viendront pas'] },
}

/** After these a promise is no news any more. */
const isOver: readonly OrderEventId[] = ['droppedOff', 'completed', 'cancelled']

const example: OrderMailFacts = {
  event: 'pickedUp',
  orders: [
    {
      id: 10_482,
      from: 'Meewasin Pharmacy Group, Saskatoon',
      to: 'Stonebridge Care Home, Saskatoon',
      dueAt: 1_794_330_000,
    },
  ],
  organization: 'Prairie Sky Couriers',
  sender: 'Meewasin Pharmacy Group',
  timeZone: 'America/Regina',
}

export const orderMails: Readonly<Record<ToldAs, ShownMailKind<OrderMailFacts>>> = {
  customer: orderMail('News of an order, to a customer', toCustomer, {
    en: ({ orders, organization }) =>
      orders.length === 1 ? `Your order ${numbers(orders)} with ${organization}` : `Your orders with ${organization}`,
    fr: ({ orders, organization }) =>
      orders.length === 1
        ? `Votre commande ${numbers(orders)} chez ${organization}`
        : `Vos commandes chez ${organization}`,
  }),
  consignee: orderMail('News of a delivery, to the consignee', toConsignee, {
    en: ({ orders, sender }) =>
      orders.length === 1 ? `Your delivery from ${sender} (${numbers(orders)})` : `Your deliveries from ${sender}`,
    fr: ({ orders, sender }) =>
      orders.length === 1 ? `Votre livraison de ${sender} (${numbers(orders)})` : `Vos livraisons de ${sender}`,
  }),
}

function numbers(orders: readonly ToldOrder[]): string {
  return orders.map(({ id }) => `#${id}`).join(', ')
}

function orderMail(
  title: string,
  verbs: Readonly<Record<OrderEventId, Readonly<Record<Language, OneOrMany>>>>,
  subjects: Readonly<Record<Language, (facts: OrderMailFacts) => string>>,
): ShownMailKind<OrderMailFacts> {
  const words = (language: Language) => (facts: OrderMailFacts) => {
    const { orders, event } = facts
    const verb = verbs[event][language][orders.length === 1 ? 0 : 1]
    const sentence = `${subjects[language](facts)} ${verb}`
    return {
      subject: sentence,
      paragraphs: [`${sentence}.`],
      list: listOf(facts, language),
      closing: [],
    } satisfies MailWords
  }
  return mailKind<OrderMailFacts>({
    title,
    purpose: 'order-news',
    by: 'organization',
    isToOutsiders: true,
    words: { en: words('en'), fr: words('fr') },
    example,
  })
}

function listOf({ orders, event, timeZone }: OrderMailFacts, language: Language): string[] {
  const left = orders.length - mostNamed
  const more = { en: `and ${left} more`, fr: `et ${left} de plus` }
  const promised = (at: number) =>
    ({
      en: `, promised by ${minuteText(at, 'en', timeZone)}`,
      fr: `, promise pour le ${minuteText(at, 'fr', timeZone)}`,
    })[language]
  const line = ({ id, from, to, dueAt }: ToldOrder) =>
    `#${id}: ${oneLine(from)} → ${oneLine(to)}${dueAt === null || isOver.includes(event) ? '' : promised(dueAt)}`
  return [...orders.slice(0, mostNamed).map(line), ...(left > 0 ? [more[language]] : [])]
}

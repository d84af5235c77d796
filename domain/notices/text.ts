import { formatCents } from '../amounts/money.ts'
import { noticeTypes, type NoticeTypeId } from './types.ts'

export type Language = 'en' | 'fr'

/** What a notice says of an event, as far as the one who is told may know it. */
export interface NoticeFacts {
  /** The orders that it is about, the first of them first. */
  readonly orderIds: readonly number[]
  /** Of the driver, where they belong to the organization of the one who is told. */
  readonly driverName?: string
  /** Whether the one who is told is that driver. */
  readonly isOwn?: boolean
  readonly comment?: string
  readonly mediaName?: string
  /** The path under the API at which the content of the file is. */
  readonly mediaUrl?: string
  readonly reason?: string
  /** The other organization, or the person who was invited. */
  readonly name?: string
  /** What is handed over. */
  readonly organization?: string
  /** A webhook was turned off since it said itself that nobody listens there; else nothing had reached it. */
  readonly isGone?: boolean
  /** What was spent of a budget this month, and what it is: whole percents, Canadian cents. */
  readonly budget?: { readonly percent: number; readonly spentCents: number; readonly monthlyCents: number }
  /** The facts of each, if one act did several things that are no orders, such as three budgets that a billing run used up. */
  readonly among?: readonly Omit<NoticeFacts, 'orderIds' | 'among'>[]
}

/** Longest part of a comment or reason within a notice. */
const longestQuote = 120

interface Wording {
  readonly title: string
  /** Of one order, or what is no order. */
  readonly one: (facts: NoticeFacts, order: string) => string
  /** Of several; without it they are never told together. */
  readonly many?: (facts: NoticeFacts, count: string) => string
}

type Words = Readonly<Record<NoticeTypeId, Wording>>

const englishOrders = { one: 'Order', many: 'orders', by: 'by' }
const frenchOrders = { one: 'La commande', many: 'commandes', by: 'par' }

const english: Words = {
  newDeliveryOrder: wording('newDeliveryOrder', (_, order) => `Order ${order} was placed`, 'were placed'),
  newAssignment: {
    title: noticeTypes.newAssignment.title,
    one: ({ isOwn, driverName }, order) => {
      if (isOwn) return `Order ${order} was assigned to you`
      return driverName === undefined ? `Order ${order} was dispatched` : `Order ${order} was assigned to ${driverName}`
    },
    many: ({ isOwn, driverName }, count) => {
      if (isOwn) return `${count} orders were assigned to you`
      return driverName === undefined
        ? `${count} orders were dispatched`
        : `${count} orders were assigned to ${driverName}`
    },
  },
  assignmentEnded: wording(
    'assignmentEnded',
    (_, order) => `Order ${order} is no longer yours to deliver`,
    'are no longer yours to deliver',
  ),
  newComment: {
    title: noticeTypes.newComment.title,
    one: ({ comment = '' }, order) => `Order ${order}: “${shortened(comment)}”`,
    many: (_, count) => `${count} orders have a new comment`,
  },
  newMediaAttached: {
    title: noticeTypes.newMediaAttached.title,
    one: ({ mediaName = 'a file' }, order) => `${shortened(mediaName)} was attached to order ${order}`,
    many: (_, count) => `Files were attached to ${count} orders`,
  },
  pickedUp: byDriver(noticeTypes.pickedUp.title, englishOrders, 'was picked up', 'were picked up'),
  droppedOff: byDriver(noticeTypes.droppedOff.title, englishOrders, 'was dropped off', 'were dropped off'),
  completed: byDriver(noticeTypes.completed.title, englishOrders, 'was completed', 'were completed'),
  cancelled: {
    title: noticeTypes.cancelled.title,
    one: ({ reason }, order) => `Order ${order} was cancelled${reason ? `: ${shortened(reason)}` : ''}`,
    many: (_, count) => `${count} orders were cancelled`,
  },
  orderLate: wording('orderLate', (_, order) => `Order ${order} is late`, 'are late'),
  boughtPriceChanged: wording(
    'boughtPriceChanged',
    (_, order) => `What the partner of order ${order} asks has changed`,
    'cost something else than agreed',
  ),
  applicationReceived: plain(
    'applicationReceived',
    ({ name }) => `${name ?? 'An organization'} applied to connect with you`,
  ),
  applicationApproved: plain(
    'applicationApproved',
    ({ name }) => `${name ?? 'An organization'} approved your application`,
  ),
  applicationRejected: plain(
    'applicationRejected',
    ({ name }) => `${name ?? 'An organization'} rejected your application`,
  ),
  partnershipOffered: plain('partnershipOffered', ({ name }) => `${name ?? 'A courier'} offers you a partnership`),
  partnershipAccepted: plain(
    'partnershipAccepted',
    ({ name }) => `${name ?? 'A courier'} accepted your partnership offer`,
  ),
  partnershipDeclined: plain(
    'partnershipDeclined',
    ({ name }) => `${name ?? 'A courier'} declined your partnership offer`,
  ),
  ownershipTransferRequest: plain(
    'ownershipTransferRequest',
    ({ name, organization }) => `${name ?? 'Somebody'} asks you to take over ${organization ?? 'an organization'}`,
  ),
  ownershipTransferAccepted: plain(
    'ownershipTransferAccepted',
    ({ name, organization }) => `${name ?? 'The new owner'} took over ${organization ?? 'an organization'}`,
  ),
  invitationAccepted: plain('invitationAccepted', ({ name }) => `${name ?? 'Somebody'} accepted your invitation`),
  invitationRejected: plain('invitationRejected', ({ name }) => `${name ?? 'Somebody'} declined your invitation`),
  recurringOrderInvalid: plain('recurringOrderInvalid', ({ name = 'A recurring order', reason }) =>
    reason === undefined
      ? `${name} does not work any more: nothing is placed until it is mended`
      : `An order of ${name} could not be placed: ${shortened(reason)}`,
  ),
  recurringOrderEndsSoon: plain('recurringOrderEndsSoon', ({ name }) => `${name ?? 'A recurring order'} ends soon`),
  budgetUsed: plain('budgetUsed', ({ name = 'A budget', budget }) =>
    budget === undefined
      ? `${name} has used much of this month’s budget, or all of it`
      : `${name} has used ${budget.percent} % of this month’s budget: ${formatCents(budget.spentCents)} of ${formatCents(budget.monthlyCents)}`,
  ),
  webhookTurnedOff: plain(
    'webhookTurnedOff',
    ({ name = 'A webhook', isGone }) =>
      `${name} is told nothing any more: ${isGone === true ? 'it answered 410, which says that nobody listens there' : 'nothing reached it for three days'}`,
  ),
}

const frenchDollars = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' })

function inFrench(cents: number): string {
  return frenchDollars.format(cents / 100)
}

const french: Words = {
  newDeliveryOrder: {
    title: 'Nouvelle commande',
    one: (_, order) => `La commande ${order} a été passée`,
    many: (_, count) => `${count} commandes ont été passées`,
  },
  newAssignment: {
    title: 'Nouvelle affectation',
    one: ({ isOwn, driverName }, order) => {
      if (isOwn) return `La commande ${order} vous a été confiée`
      return driverName === undefined
        ? `La commande ${order} a été confiée à un livreur`
        : `La commande ${order} a été confiée à ${driverName}`
    },
    many: ({ isOwn, driverName }, count) => {
      if (isOwn) return `${count} commandes vous ont été confiées`
      return driverName === undefined
        ? `${count} commandes ont été confiées à un livreur`
        : `${count} commandes ont été confiées à ${driverName}`
    },
  },
  assignmentEnded: {
    title: 'Affectation retirée',
    one: (_, order) => `La commande ${order} ne vous est plus confiée`,
    many: (_, count) => `${count} commandes ne vous sont plus confiées`,
  },
  newComment: {
    title: 'Nouveau commentaire',
    one: ({ comment = '' }, order) => `Commande ${order} : « ${shortened(comment)} »`,
    many: (_, count) => `${count} commandes ont un nouveau commentaire`,
  },
  newMediaAttached: {
    title: 'Nouveau fichier',
    one: ({ mediaName = 'Un fichier' }, order) => `${shortened(mediaName)} a été joint à la commande ${order}`,
    many: (_, count) => `Des fichiers ont été joints à ${count} commandes`,
  },
  pickedUp: byDriver('Commande ramassée', frenchOrders, 'a été ramassée', 'ont été ramassées'),
  droppedOff: byDriver('Commande déposée', frenchOrders, 'a été déposée', 'ont été déposées'),
  completed: byDriver('Commande terminée', frenchOrders, 'a été livrée', 'ont été livrées'),
  cancelled: {
    title: 'Commande annulée',
    one: ({ reason }, order) => `La commande ${order} a été annulée${reason ? ` : ${shortened(reason)}` : ''}`,
    many: (_, count) => `${count} commandes ont été annulées`,
  },
  orderLate: {
    title: 'Commande en retard',
    one: (_, order) => `La commande ${order} est en retard`,
    many: (_, count) => `${count} commandes sont en retard`,
  },
  boughtPriceChanged: {
    title: 'Prix d’achat modifié',
    one: (_, order) => `Le prix demandé par le partenaire pour la commande ${order} a changé`,
    many: (_, count) => `Le prix demandé pour ${count} commandes a changé`,
  },
  applicationReceived: {
    title: 'Demande reçue',
    one: ({ name }) => `${name ?? 'Une organisation'} demande à s’associer à vous`,
  },
  applicationApproved: {
    title: 'Demande acceptée',
    one: ({ name }) => `${name ?? 'Une organisation'} a accepté votre demande`,
  },
  applicationRejected: {
    title: 'Demande refusée',
    one: ({ name }) => `${name ?? 'Une organisation'} a refusé votre demande`,
  },
  partnershipOffered: {
    title: 'Offre de partenariat',
    one: ({ name }) => `${name ?? 'Un transporteur'} vous offre un partenariat`,
  },
  partnershipAccepted: {
    title: 'Partenariat accepté',
    one: ({ name }) => `${name ?? 'Un transporteur'} a accepté votre offre de partenariat`,
  },
  partnershipDeclined: {
    title: 'Partenariat refusé',
    one: ({ name }) => `${name ?? 'Un transporteur'} a décliné votre offre de partenariat`,
  },
  ownershipTransferRequest: {
    title: 'Demande de transfert de propriété',
    one: ({ name, organization }) =>
      `${name ?? 'Quelqu’un'} vous demande de prendre en charge ${organization ?? 'une organisation'}`,
  },
  ownershipTransferAccepted: {
    title: 'Transfert de propriété accepté',
    one: ({ name, organization }) =>
      `${name ?? 'Le nouveau propriétaire'} a pris en charge ${organization ?? 'une organisation'}`,
  },
  invitationAccepted: {
    title: 'Invitation acceptée',
    one: ({ name }) => `${name ?? 'Quelqu’un'} a accepté votre invitation`,
  },
  invitationRejected: {
    title: 'Invitation refusée',
    one: ({ name }) => `${name ?? 'Quelqu’un'} a décliné votre invitation`,
  },
  recurringOrderInvalid: {
    title: 'Commande récurrente invalide',
    one: ({ name = 'Une commande récurrente', reason }) =>
      reason === undefined
        ? `${name} ne fonctionne plus : rien n’est commandé tant que ce n’est pas corrigé`
        : `Une commande de ${name} n’a pas pu être passée : ${shortened(reason)}`,
  },
  recurringOrderEndsSoon: {
    title: 'Commande récurrente bientôt terminée',
    one: ({ name }) => `${name ?? 'Une commande récurrente'} se termine bientôt`,
  },
  budgetUsed: {
    title: 'Budget utilisé',
    one: ({ name = 'Un budget', budget }) =>
      budget === undefined
        ? `${name} a utilisé une grande partie du budget de ce mois, ou tout`
        : `${name} a utilisé ${budget.percent} % du budget de ce mois : ${inFrench(budget.spentCents)} sur ${inFrench(budget.monthlyCents)}`,
  },
  webhookTurnedOff: {
    title: 'Webhook désactivé',
    one: ({ name = 'Un webhook', isGone }) =>
      `${name} ne reçoit plus rien : ${isGone === true ? 'il a répondu 410, plus personne n’y écoute' : 'rien ne l’a atteint pendant trois jours'}`,
  },
}

const wordsOf: Readonly<Record<Language, Words>> = { en: english, fr: french }

/** The number of things that one sentence names: a mail's subject holds no more. */
const mostNamed = 3

const andMore: Readonly<Record<Language, (others: number) => string>> = {
  en: (others) => `and ${others} more`,
  fr: (others) => `et ${others} de plus`,
}

/** What a notice says, in a word and in a sentence without a full stop: "New Assignment", "12 orders were assigned to you". */
export function noticeText(
  type: NoticeTypeId,
  facts: NoticeFacts,
  language: Language = 'en',
): { readonly title: string; readonly sentence: string } {
  const { title, one, many } = wordsOf[language][type]
  const { orderIds, among = [] } = facts
  if (among.length > 1) {
    const named = among.slice(0, mostNamed).map((each) => one({ ...each, orderIds: [] }, ''))
    const others = among.length - named.length
    return { title, sentence: [...named, ...(others > 0 ? [andMore[language](others)] : [])].join('; ') }
  }
  if (orderIds.length > 1 && many) return { title, sentence: many(facts, String(orderIds.length)) }
  return { title, sentence: one(facts, `#${orderIds[0] ?? ''}`) }
}

function wording(type: NoticeTypeId, one: Wording['one'], were: string): Wording {
  return { title: noticeTypes[type].title, one, many: (_, count) => `${count} orders ${were}` }
}

function plain(type: NoticeTypeId, one: Wording['one']): Wording {
  return { title: noticeTypes[type].title, one }
}

function byDriver(title: string, orders: typeof englishOrders, was: string, were: string): Wording {
  const who = ({ driverName }: NoticeFacts) => (driverName === undefined ? '' : ` ${orders.by} ${driverName}`)
  return {
    title,
    one: (facts, order) => `${orders.one} ${order} ${was}${who(facts)}`,
    many: (facts, count) => `${count} ${orders.many} ${were}${who(facts)}`,
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const letters = [...line]
  return letters.length <= longestQuote
    ? line
    : `${letters
        .slice(0, longestQuote - 1)
        .join('')
        .trimEnd()}…`
}

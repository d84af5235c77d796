import { countText } from '../amounts/count-text.ts'
import { Refusal } from '../text/refusal.ts'

/* Limits of the e-mails that people send by hand (docs/rules/messages-out.md, "Limits"). */

/** Seconds after which they are counted from the beginning. */
export const pressWindowSeconds = 3_600

/**
 * A kind of e-mail that is counted by itself: `invitation` goes to addresses that somebody typed, with names of their own in it; `mail` is
 * everything else that a press sends, such as invoices, statements, reports and messages that are sent again.
 */
export type PressedKind = 'invitation' | 'mail'

/** The sender or the recipient whose e-mails are counted. */
export type PressedBy = 'person' | 'organization' | 'address'

/**
 * E-mails within an hour. They are our own choice, between what honest work takes and what makes a mail server distrust the installation:
 *
 * - An invitation is made one by one in a form. Sixty are one a minute for a whole hour; a company that brings in more people than that
 *   goes on an hour later. An organization has twice as much, for two people who do it at once. Mail providers look at a sender from about
 *   a few hundred unasked mails a day.
 * - Documents go to known customers, at most 200 invoices by one press (`InvoiceIds`). A month end of 1,000 invoices that one person sends
 *   fits, and two of them in one organization.
 * - An address is written to by ten presses an hour, as one order is (`mostMessages`). A press that sends thirty invoices to one customer
 *   is one of them.
 */
export const mostPressed: Readonly<Record<PressedKind, Readonly<Record<PressedBy, number>>>> = {
  invitation: { person: 60, organization: 120, address: 10 },
  mail: { person: 1_000, organization: 2_000, address: 10 },
}

const kindWords = {
  invitation: { one: 'invitation', many: 'invitations' },
  mail: { one: 'e-mail', many: 'e-mails' },
} as const satisfies Record<PressedKind, { one: string; many: string }>

/** A limit that a press would exceed. */
export interface ExceededLimit {
  readonly kind: PressedKind
  readonly by: PressedBy
  /** The recipient, if the limit is that of an address. */
  readonly address?: string
  /** Sent before within the hour. */
  readonly sent: number
  /** E-mails that the press would send in addition. */
  readonly more: number
  readonly retryAfterSeconds: number
}

/** 429 `too_many_mails`, in words that say what, how many and when. */
export function tooManyMails(limit: ExceededLimit): Refusal {
  const { retryAfterSeconds } = limit
  const wait = countText(Math.ceil(retryAfterSeconds / 60), { one: 'minute', many: 'minutes' })
  const message = `${sentWords(limit)} within an hour.${moreWords(limit)} Try again in ${wait}.`
  return new Refusal({ kind: 'too-many-requests', code: 'too_many_mails', message, retryAfterSeconds })
}

function sentWords({ kind, by, address, sent }: ExceededLimit): string {
  const said = countText(sent, kindWords[kind])
  if (by === 'address') return `${said} ${sent === 1 ? 'was' : 'were'} sent to ${address ?? 'this address'}`
  return by === 'person' ? `You have sent ${said}` : `Your organization has sent ${said}`
}

/** Says how many e-mails the press would send, unless it is a single one. */
function moreWords({ kind, by, more }: ExceededLimit): string {
  if (more === 1) return ''
  const most = countText(mostPressed[kind][by], kindWords[kind])
  return ` These are ${more.toLocaleString('en-CA')} more, and ${most} are the most.`
}

import { Refusal } from '../text/refusal.ts'
import { askedToStop } from '../text/refusals.ts'

/** What the courier's office writes to somebody of an order (docs/rules/messages-out.md, "From an order"). */

export const messageRecipients = ['customer', 'pickup', 'dropoff', 'driver'] as const

export type MessageRecipient = (typeof messageRecipients)[number]

export const messageChannels = ['email', 'sms'] as const

export type MessageChannel = (typeof messageChannels)[number]

export const recipientLabels: Readonly<Record<MessageRecipient, string>> = {
  customer: 'Customer',
  pickup: 'Pickup contact',
  dropoff: 'Drop-off contact',
  driver: 'Driver',
}

export const channelLabels: Readonly<Record<MessageChannel, string>> = { email: 'E-mail', sms: 'Text message' }

/** Longest text in characters, as the contract says. */
export const longestText: Readonly<Record<MessageChannel, number>> = { email: 1_000, sms: 300 }
export const longestSubject = 150

/** Where somebody can be reached; null: nowhere that is known. */
export interface Reachable {
  readonly email: string | null
  readonly phone: string | null
}

/** Who can be written to. */
export interface Writable extends Reachable {
  /** By what they asked not to be. */
  readonly stopped: readonly MessageChannel[]
}

export function addressFor(channel: MessageChannel, { email, phone }: Reachable): string | null {
  return channel === 'email' ? email : phone
}

/** Why somebody cannot be written to in this way; null: they can. @param who undefined: the order has none */
export function whyNotReached(channel: MessageChannel, to: MessageRecipient, who: Writable | undefined): string | null {
  if (!who) return to === 'driver' ? 'The order has no driver' : 'The order has none'
  if (who.stopped.includes(channel)) return askedToStop
  if (addressFor(channel, who) !== null) return null
  return channel === 'email' ? 'No e-mail address is known' : 'No phone number is known'
}

/** By what one begins to write: by mail, unless nobody of the order can be reached by it and somebody by telephone. */
export function usualChannel(recipients: readonly Writable[]): MessageChannel {
  const reaches = (channel: MessageChannel) =>
    recipients.some((who) => addressFor(channel, who) !== null && !who.stopped.includes(channel))
  return reaches('email') || !reaches('sms') ? 'email' : 'sms'
}

/** Messages within an hour. */
export const mostMessages = { ofPerson: 30, aboutOrder: 10 } as const

/** @param sent in the last hour; @throws too many requests, which says of what */
export function refuseTooMany(sent: { readonly ofPerson: number; readonly aboutOrder: number }): void {
  const parts = { kind: 'too-many-requests', code: 'too_many_messages', retryAfterSeconds: 600 } as const
  const wait = 'Wait a while before you send another one.'
  if (sent.aboutOrder >= mostMessages.aboutOrder)
    throw new Refusal({
      ...parts,
      message: `${sent.aboutOrder} messages about this order were sent within an hour. ${wait}`,
    })
  if (sent.ofPerson >= mostMessages.ofPerson)
    throw new Refusal({ ...parts, message: `You have sent ${sent.ofPerson} messages within an hour. ${wait}` })
}

/** As the timeline keeps it. */
export interface OrderMessage {
  readonly channel: MessageChannel
  readonly to: MessageRecipient
  readonly name: string
  readonly address: string
  /** Null: a text message has none. */
  readonly subject: string | null
  readonly text: string
}

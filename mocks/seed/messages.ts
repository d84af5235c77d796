import { aboutMessage } from '#domain/messages/about.ts'
import { mailExample, type MailType } from '#domain/messages/mails.ts'
import { mayResend } from '#domain/messages/resend.ts'
import { noticeMail, noticeSms } from '#domain/notices/message-text.ts'
import { noticeText } from '#domain/notices/text.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import { roles } from '#domain/access/roles.ts'
import type { Message } from '#generated/model/index.ts'
import { peopleWith, tenantByKey } from '../lookup.ts'
import type { MockMessage, World } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

const firstMessageId = 701
/** Seconds between two of them. */
const apart = 2_700
/** Seconds that a message is on its way. */
const onItsWay = 4
const choicesUrl = 'https://waybill.example/profile/edit-notifications'

interface Sent {
  readonly channel: Message['channel']
  readonly state: Message['state']
  readonly failure?: string
  /** A notice of one of the newest orders, what somebody wrote from it, or a mail with a link in it. */
  readonly what: { readonly notice: NoticeTypeId } | { readonly written: string } | { readonly mail: MailType }
}

/** Of a courier by either channel one in each state, and what was given up for different reasons. The newest first. */
const ofCourier: readonly Sent[] = [
  { channel: 'email', state: 'waiting', what: { notice: 'newComment' } },
  { channel: 'sms', state: 'sending', what: { notice: 'newAssignment' } },
  { channel: 'email', state: 'sending', what: { notice: 'orderLate' } },
  { channel: 'sms', state: 'waiting', what: { notice: 'cancelled' } },
  { channel: 'email', state: 'sent', what: { notice: 'cancelled' } },
  { channel: 'sms', state: 'sent', what: { written: 'The driver is at the back door.' } },
  { channel: 'sms', state: 'unknown', what: { notice: 'newAssignment' }, failure: 'The SMS service answered 503.' },
  { channel: 'email', state: 'failed', what: { notice: 'completed' }, failure: '550 User unknown' },
  { channel: 'email', state: 'sent', what: { mail: 'colleague' } },
  {
    channel: 'email',
    state: 'skipped',
    what: { notice: 'newMediaAttached' },
    failure: 'It was not for them any more.',
  },
  { channel: 'sms', state: 'failed', what: { notice: 'assignmentEnded' }, failure: 'The SMS service answered 400.' },
  { channel: 'sms', state: 'skipped', what: { notice: 'orderLate' }, failure: 'No SMS service is configured.' },
  { channel: 'email', state: 'failed', what: { mail: 'firstPassword' }, failure: '552 Mailbox full' },
]
const ofCustomer: readonly Sent[] = [
  { channel: 'email', state: 'sent', what: { notice: 'orderLate' } },
  { channel: 'email', state: 'sent', what: { mail: 'supplier' } },
]

/** What organisations mailed and texted; the others have sent nothing. */
export function seedMessages(world: World, now: number): MockMessage[] {
  return [...messagesOf(world, 'courier', ofCourier, now), ...messagesOf(world, 'customer', ofCustomer, now)].map(
    (message, index) => ({ ...message, id: firstMessageId + index }),
  )
}

function messagesOf(world: World, key: TenantKey, sent: readonly Sent[], now: number): MockMessage[] {
  const { tenant } = tenantByKey(world, key)
  const people = [roles.owner, roles.dispatcher, roles.viewer].flatMap((role) => peopleWith(world, tenant, role))
  const orders = world.orders.filter(({ tenantIds }) => tenantIds.includes(tenant.id))
  return sent.map(({ channel, state, failure = null, what }, at) => {
    const person = people[at % people.length]
    const createdAt = now - (at + 1) * apart
    const orderId = 'mail' in what ? null : (orders[at % orders.length]?.view.id ?? null)
    // Who is invited has no account yet.
    const isKnown = 'notice' in what && person !== undefined
    const name = isKnown ? `${person.firstName} ${person.lastName}` : null
    const hasSecrets = 'mail' in what
    return {
      id: 0,
      tenantId: tenant.id,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      channel,
      state,
      recipient: channel === 'sms' ? `+1306555${1_310 + at}` : isKnown ? (person.email ?? '') : 'dana@example.com',
      recipientName: name,
      ...wordsOf(what, channel, { orderId, organization: tenant.name, firstName: person?.firstName ?? '' }),
      deliveryOrderId: orderId,
      sentAt: state === 'sent' ? createdAt + onItsWay : null,
      failure,
      mayResend: mayResend({ channel, state, hasSecrets }),
    }
  })
}

interface Facts {
  readonly orderId: number | null
  readonly organization: string
  readonly firstName: string
}

function wordsOf(
  what: Sent['what'],
  channel: Message['channel'],
  { orderId, organization, firstName }: Facts,
): Pick<Message, 'about' | 'subject' | 'body'> {
  if ('mail' in what) {
    const about = aboutMessage(what.mail === 'firstPassword' ? 'first-password' : 'invitation')
    return { about, subject: mailExample(what.mail).text('en', organization).subject, body: null }
  }
  if ('written' in what) return { about: aboutMessage('order'), subject: null, body: what.written }
  const { sentence } = noticeText(what.notice, {
    orderIds: orderId === null ? [] : [orderId],
    comment: 'The elevator is out.',
    mediaName: 'signature.png',
    isOwn: what.notice === 'newAssignment',
  })
  const about = aboutMessage(what.notice)
  const told = { sentences: [sentence], organization }
  const url = `https://waybill.example/delivery-orders/${orderId}`
  if (channel === 'sms') return { about, subject: null, body: noticeSms('en', told, url) }
  const { subject, greeting, paragraphs, footer } = noticeMail('en', told, firstName, choicesUrl)
  return { about, subject, body: [greeting, ...paragraphs, `- ${sentence}\n  ${url}`, ...footer].join('\n\n') }
}

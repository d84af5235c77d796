import type { Language } from '../notices/text.ts'

interface StopWords {
  /** Under a mail to somebody without an account. */
  readonly inMail: (organization: string, url: string) => string
  /** Behind a text message. */
  readonly inText: (url: string) => string
  /** Of the page that the link leads to. */
  readonly title: string
  readonly question: (organization: string, address: string) => string
  readonly stop: string
  readonly stopped: (organization: string, address: string) => string
  readonly again: string
  readonly resumed: (organization: string, address: string) => string
  readonly unknown: string
}

/** What people without an account read of how to make it stop (docs/rules/messages-out.md). */
export const stopWords: Readonly<Record<Language, StopWords>> = {
  en: {
    inMail: (organization, url) =>
      `${organization} sent you this with Waybill. Stop what ${organization} sends: ${url}`,
    inText: (url) => `Stop these: ${url}`,
    title: 'Stop these messages',
    question: (organization, address) => `${organization} writes to ${address} about deliveries and invitations.`,
    stop: 'Stop these messages',
    stopped: (organization, address) => `${organization} does not write to ${address} any more.`,
    again: 'Have them sent again',
    resumed: (organization, address) => `${organization} writes to ${address} again.`,
    unknown: 'This link does not work. It may have been copied incompletely.',
  },
  fr: {
    inMail: (organization, url) => `${organization} vous a envoyé ceci avec Waybill. Arrêter ses messages : ${url}`,
    inText: (url) => `Arrêter : ${url}`,
    title: 'Arrêter ces messages',
    question: (organization, address) => `${organization} écrit à ${address} au sujet de livraisons et d’invitations.`,
    stop: 'Arrêter ces messages',
    stopped: (organization, address) => `${organization} n’écrit plus à ${address}.`,
    again: 'Les recevoir de nouveau',
    resumed: (organization, address) => `${organization} écrit de nouveau à ${address}.`,
    unknown: 'Ce lien ne fonctionne pas. Il a peut-être été copié de façon incomplète.',
  },
}

/**
 * An address as its page shows it: enough for its owner to know it, too little for somebody who was forwarded the mail.
 * @param address an e-mail address, or a telephone number
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? `…${address.slice(-4)}` : `${address.slice(0, 1)}…${address.slice(at)}`
}

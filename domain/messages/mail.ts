import type { Language } from '../notices/text.ts'
import { oneLine } from '../text/one-line.ts'

/** What a mail says beside its greeting; of whom it is to be read is no matter here. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What stands on the button that leads to the link of the facts. */
  readonly action?: string
  readonly list?: readonly string[]
  readonly closing: readonly string[]
}

/** What every mail may know; what is beyond that its own words ask for. */
export interface MailFacts {
  /** Of the one who is written to; nothing where they are not known. */
  readonly firstName?: string
  readonly link?: string
  /** Digits to be typed somewhere. */
  readonly code?: string
}

/** A kind of mail: what it says in each language. */
export interface MailKind<Facts extends MailFacts> {
  /** As it stands in the record of mails. */
  readonly purpose: string
  /** Whose look it has: that of the organization that sends it, or Waybill's own. */
  readonly by: 'organization' | 'waybill'
  /** Its receivers may have no account: they are told how to make it stop. */
  readonly isToOutsiders?: boolean
  readonly words: Readonly<Record<Language, (facts: Facts) => MailWords>>
}

/** A kind with what its preview is made of. */
export interface ShownMailKind<Facts extends MailFacts> extends MailKind<Facts> {
  /** What people call it, as a choice. */
  readonly title: string
  readonly example: Facts
}

export function mailKind<Facts extends MailFacts>(kind: ShownMailKind<Facts>): ShownMailKind<Facts> {
  return kind
}

/** A mail as it is read, but for whose look it has. */
export interface MailText {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  readonly list: readonly { readonly text: string; readonly url: null }[]
  readonly closing: readonly string[]
}

/** What a mail says of these facts. Names are one line, whatever somebody put into them, and so is the subject. */
export function mailText<Facts extends MailFacts>(
  kind: Pick<MailKind<Facts>, 'words'>,
  facts: Facts,
  language: Language,
): MailText {
  const tidy = tidied(facts)
  const { subject, action, list = [], ...words } = kind.words[language](tidy)
  const { firstName, link, code } = tidy
  return {
    ...words,
    language,
    subject: oneLine(subject),
    greeting: greetingOf(language, firstName),
    list: list.map((text) => ({ text, url: null })),
    ...(code !== undefined && { code }),
    ...(action !== undefined && link !== undefined && { action: { label: action, url: link } }),
  }
}

function greetingOf(language: Language, firstName = ''): string {
  return `${{ en: 'Hello', fr: 'Bonjour' }[language]}${firstName === '' ? '' : ` ${firstName}`},`
}

function tidied<Facts extends MailFacts>(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? oneLine(value) : value,
  ])
  return Object.fromEntries(entries) as Facts
}

const locales = { en: 'en-CA', fr: 'fr-CA' } as const

/** A day in words: "3 November 2026" as each language writes it. @param at unix seconds */
export function dayText(at: number, language: Language, timeZone: string): string {
  return new Date(at * 1_000).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone })
}

/** A minute in words, with its zone. @param at unix seconds */
export function minuteText(at: number, language: Language, timeZone: string): string {
  const when = new Date(at * 1_000).toLocaleString(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  })
  return `${when} (${timeZone.replaceAll('_', ' ')})`
}

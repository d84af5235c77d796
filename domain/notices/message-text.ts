import type { Language } from './text.ts'

/** What is mailed or texted of notices, in a person's language. */
export interface ToldNotices {
  /** As {@link noticeText} says them: no full stop. At least one. */
  readonly sentences: readonly string[]
  readonly organization: string
}

/** Characters of a text message: three of the pieces that telephones send. */
const longestText = 459

interface Words {
  readonly greeting: (name: string) => string
  readonly several: (count: number, organization: string) => string
  readonly intro: (organization: string) => string
  readonly more: (count: number) => string
  readonly open: string
  readonly why: string
  readonly choose: (url: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    several: (count, organization) => `${count} notices of ${organization}`,
    intro: (organization) => `this is new at ${organization}:`,
    more: (count) => `and ${count} more`,
    open: 'Open in Waybill',
    why: 'You chose to be told of this by e-mail.',
    choose: (url) => `Choose otherwise: ${url}`,
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    several: (count, organization) => `${count} avis de ${organization}`,
    intro: (organization) => `voici du nouveau chez ${organization} :`,
    more: (count) => `et ${count} de plus`,
    open: 'Ouvrir dans Waybill',
    why: 'Vous avez choisi d’en être averti par courriel.',
    choose: (url) => `Changer ce choix : ${url}`,
  },
}

/** The parts of a mail of notices. @param choicesUrl where the person chooses what they are told */
export function noticeMail(
  language: Language,
  { sentences, organization }: ToldNotices,
  firstName: string,
  choicesUrl: string,
): { subject: string; greeting: string; paragraphs: string[]; open: string; footer: string[] } {
  const { greeting, several, intro, open, why, choose } = words[language]
  const [only = ''] = sentences
  return {
    subject: sentences.length === 1 ? only : several(sentences.length, organization),
    greeting: greeting(firstName),
    paragraphs: [intro(organization)],
    open,
    footer: [why, choose(choicesUrl)],
  }
}

/** A text message of notices: as many as fit, how many more there are, and where they stand. */
export function noticeSms(language: Language, { sentences, organization }: ToldNotices, url: string): string {
  const whole = (count: number) => {
    const left = sentences.length - count
    return [
      `${organization}:`,
      ...sentences.slice(0, count).map((sentence) => `${sentence}.`),
      ...(left > 0 ? [`${words[language].more(left)}.`] : []),
      url,
    ].join(' ')
  }
  let count = sentences.length
  while (count > 1 && whole(count).length > longestText) count -= 1
  return whole(count)
}

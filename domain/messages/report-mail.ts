import type { Language } from '../notices/text.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { dayText, mailKind, type MailFacts } from './mail.ts'

/** A report as its mail tells of it. Amounts are Canadian cents; null to whom they do not concern. */
export interface ReportMailFacts extends MailFacts {
  readonly organization: string
  /** Of the schedule. */
  readonly name: string
  readonly from: LocalDate
  readonly until: LocalDate
  readonly orders: number
  readonly onTime: number
  readonly promised: number
  readonly preTaxCents: number | null
  readonly totalCents: number | null
  readonly payCents: number | null
  readonly boughtCents: number | null
  readonly marginCents: number | null
  /** Whether its file is attached: one that is too long is not. */
  readonly hasFile: boolean
}

const locales = { en: 'en-CA', fr: 'fr-CA' } as const

const words = {
  en: {
    orders: 'Orders',
    onTime: 'On time',
    of: 'of',
    preTax: 'Before tax',
    total: 'Total',
    pay: 'Driver pay',
    bought: 'Bought',
    margin: 'Margin',
    colon: ': ',
  },
  fr: {
    orders: 'Commandes',
    onTime: 'À l’heure',
    of: 'sur',
    preTax: 'Avant taxes',
    total: 'Total',
    pay: 'Paie des livreurs',
    bought: 'Acheté',
    margin: 'Marge',
    colon: ' : ',
  },
} as const

function figures(facts: ReportMailFacts, language: Language): string[] {
  const say = words[language]
  const amount = (label: string, cents: number | null) =>
    cents === null
      ? []
      : [
          `${label}${say.colon}${(cents / 100).toLocaleString(locales[language], { style: 'currency', currency: 'CAD' })}`,
        ]
  return [
    `${say.orders}${say.colon}${facts.orders.toLocaleString(locales[language])}`,
    ...(facts.promised === 0 ? [] : [`${say.onTime}${say.colon}${facts.onTime} ${say.of} ${facts.promised}`]),
    ...amount(say.preTax, facts.preTaxCents),
    ...amount(say.total, facts.totalCents),
    ...amount(say.pay, facts.payCents),
    ...amount(say.bought, facts.boughtCents),
    ...amount(say.margin, facts.marginCents),
  ]
}

/** "November 1, 2026" as each language writes it. */
function day(date: LocalDate, language: Language): string {
  return dayText(Date.parse(`${date}T00:00:00Z`) / 1_000, language, 'UTC')
}

/** A report that is sent again and again, with what it comes to, and its file. */
export const reportMail = mailKind<ReportMailFacts>({
  title: 'Scheduled report',
  purpose: 'report',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: (facts) => ({
      subject: `${facts.name}, ${facts.organization}`,
      paragraphs: [
        facts.from === facts.until
          ? `The report of ${day(facts.from, 'en')} comes to:`
          : `The report from ${day(facts.from, 'en')} to ${day(facts.until, 'en')} comes to:`,
      ],
      list: figures(facts, 'en'),
      closing: [
        facts.hasFile
          ? 'The report is attached as a file for spreadsheets.'
          : 'The report is too long to be attached. Look at it in Waybill, under Reports.',
      ],
    }),
    fr: (facts) => ({
      subject: `Rapport : ${facts.name}, ${facts.organization}`,
      paragraphs: [
        facts.from === facts.until
          ? `Le rapport du ${day(facts.from, 'fr')} donne :`
          : `Le rapport du ${day(facts.from, 'fr')} au ${day(facts.until, 'fr')} donne :`,
      ],
      list: figures(facts, 'fr'),
      closing: [
        facts.hasFile
          ? 'Le rapport est joint sous forme de fichier pour tableur.'
          : 'Le rapport est trop long pour être joint. Consultez-le dans Waybill, sous Reports.',
      ],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    name: 'Customers of last month',
    from: '2026-11-01',
    until: '2026-11-30',
    orders: 277,
    onTime: 270,
    promised: 275,
    preTaxCents: 780_952,
    totalCents: 820_029,
    payCents: 468_571,
    boughtCents: 9_200,
    marginCents: 303_181,
    hasFile: true,
  },
})

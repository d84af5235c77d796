import { type HowToPay, howToPayParagraphs } from './how-to-pay.ts'
import { countText } from '../amounts/count-text.ts'
import type { Language } from '../notices/text.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { dayText, mailKind, type MailFacts } from './mail.ts'

/** The facts of every mail that asks for money. */
interface AskingMailFacts extends MailFacts {
  /** The courier's ways of being paid; `null` if it has named none. */
  readonly howToPay: HowToPay | null
}

/** An invoice or credit note as its mail tells of it. */
export interface InvoiceMailFacts extends AskingMailFacts {
  readonly organization: string
  readonly billTo: string
  readonly isCreditNote: boolean
  readonly number: string
  /** What it puts together, such as "November 2026". */
  readonly label: string
  /** Canadian cents. */
  readonly totalCents: number
  /** Canadian cents, not below zero. */
  readonly outstandingCents: number
  /** Null: credit notes are not due. */
  readonly dueOn: LocalDate | null
}

export interface StatementMailFacts extends AskingMailFacts {
  readonly organization: string
  readonly billTo: string
  readonly from: LocalDate
  readonly until: LocalDate
  /** Canadian cents; below zero: the customer has credit. */
  readonly closingCents: number
}

/** How firmly somebody is reminded. */
type ReminderStep = 'friendly' | 'firm' | 'final'

/** What is overdue of one invoice. */
export interface RemindedInvoice {
  readonly number: string
  /** Canadian cents: what is left of it once open credit has been taken off the oldest. */
  readonly owedCents: number
  readonly dueOn: LocalDate
  readonly daysOver: number
}

export interface ReminderMailFacts extends AskingMailFacts {
  readonly organization: string
  readonly billTo: string
  readonly step: ReminderStep
  /** The oldest first, at least one; not all of them where there are many. */
  readonly invoices: readonly RemindedInvoice[]
  /** The number of overdue invoices, including those that are not listed. */
  readonly count: number
  /** Canadian cents: what is owed of all of them. */
  readonly overdueCents: number
}

export interface PayStatementMailFacts extends MailFacts {
  readonly organization: string
  readonly number: string
  readonly from: LocalDate
  readonly until: LocalDate
  /** Canadian cents. */
  readonly totalCents: number
}

const locales = { en: 'en-CA', fr: 'fr-CA' } as const

/** "$812.40" and "812,40 $". */
function amount(cents: number, language: Language): string {
  return (cents / 100).toLocaleString(locales[language], { style: 'currency', currency: 'CAD' })
}

/** "December 30, 2026" as each language writes it. */
function day(date: LocalDate, language: Language): string {
  return dayText(Date.parse(`${date}T00:00:00Z`) / 1_000, language, 'UTC')
}

/** The ways to pay in previews. */
const exampleWays: HowToPay = {
  eTransferTo: 'payments@prairiesky.example',
  chequePayableTo: 'Prairie Sky Couriers Ltd.',
  bankTransfer: null,
  remarks: 'Please quote the invoice number.',
}

/** An invoice or credit note by e-mail, with its PDF. */
export const invoiceMail = mailKind<InvoiceMailFacts>({
  title: 'Invoice',
  purpose: 'invoice',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, isCreditNote, number, label, totalCents, outstandingCents, dueOn, howToPay }) => ({
      subject: `${isCreditNote ? 'Credit note' : 'Invoice'} ${number} from ${organization}`,
      paragraphs: [
        `${isCreditNote ? 'Credit note' : 'Invoice'} ${number} for ${billTo} (${label}) is attached: ${amount(totalCents, 'en')}.`,
        ...(isCreditNote || outstandingCents === 0 || dueOn === null
          ? []
          : [`${amount(outstandingCents, 'en')} is due on ${day(dueOn, 'en')}.`]),
      ],
      closing: !isCreditNote && outstandingCents > 0 ? howToPayParagraphs(howToPay, 'en') : [],
    }),
    fr: ({ organization, billTo, isCreditNote, number, label, totalCents, outstandingCents, dueOn, howToPay }) => ({
      subject: `${isCreditNote ? 'Note de crédit' : 'Facture'} ${number} de ${organization}`,
      paragraphs: [
        `Vous trouverez ci-joint la ${isCreditNote ? 'note de crédit' : 'facture'} ${number} pour ${billTo} (${label}) : ${amount(totalCents, 'fr')}.`,
        ...(isCreditNote || outstandingCents === 0 || dueOn === null
          ? []
          : [`Le montant de ${amount(outstandingCents, 'fr')} est dû le ${day(dueOn, 'fr')}.`]),
      ],
      closing: !isCreditNote && outstandingCents > 0 ? howToPayParagraphs(howToPay, 'fr') : [],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    isCreditNote: false,
    number: 'PSC-1001',
    label: 'November 2026',
    totalCents: 129_570,
    outstandingCents: 129_570,
    dueOn: '2026-12-30',
    howToPay: exampleWays,
  },
})

/** One of the invoices or credit notes that a mail carries together. */
export interface MailedInvoice {
  readonly isCreditNote: boolean
  readonly number: string
  readonly label: string
  /** Canadian cents. */
  readonly totalCents: number
  /** Null: credit notes are not due. */
  readonly dueOn: LocalDate | null
}

export interface InvoicesMailFacts extends AskingMailFacts {
  readonly organization: string
  readonly billTo: string
  /** The documents, at least two. */
  readonly documents: readonly MailedInvoice[]
}

/** The invoices that a billing run made for one customer, in one e-mail with each PDF. */
export const invoicesMail = mailKind<InvoicesMailFacts>({
  title: 'Invoices of a billing run',
  purpose: 'invoice',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, documents, howToPay }) => ({
      subject: `${countedDocuments(documents)} from ${organization}`,
      paragraphs: [`${countedDocuments(documents)} for ${billTo} are attached:`],
      list: documents.map(
        ({ isCreditNote, number, label, totalCents, dueOn }) =>
          `${isCreditNote ? 'Credit note' : 'Invoice'} ${number} (${label}): ${amount(totalCents, 'en')}${dueOn === null ? '' : `, due on ${day(dueOn, 'en')}`}`,
      ),
      closing: documents.some((document) => !document.isCreditNote) ? howToPayParagraphs(howToPay, 'en') : [],
    }),
    fr: ({ organization, billTo, documents, howToPay }) => ({
      subject: `${documents.length} factures et notes de crédit de ${organization}`,
      paragraphs: [`Vous trouverez ci-joint ${documents.length} documents pour ${billTo} :`],
      list: documents.map(
        ({ isCreditNote, number, label, totalCents, dueOn }) =>
          `${isCreditNote ? 'Note de crédit' : 'Facture'} ${number} (${label}) : ${amount(totalCents, 'fr')}${dueOn === null ? '' : `, due le ${day(dueOn, 'fr')}`}`,
      ),
      closing: documents.some((document) => !document.isCreditNote) ? howToPayParagraphs(howToPay, 'fr') : [],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    documents: [
      { isCreditNote: false, number: 'PSC-1001', label: 'October 2026', totalCents: 21_000, dueOn: '2026-12-30' },
      { isCreditNote: false, number: 'PSC-1002', label: 'November 2026', totalCents: 129_570, dueOn: '2026-12-30' },
    ],
    howToPay: exampleWays,
  },
})

/** "2 invoices and 1 credit note". */
function countedDocuments(documents: readonly MailedInvoice[]): string {
  const notes = documents.filter(({ isCreditNote }) => isCreditNote).length
  const invoices = documents.length - notes
  return [
    ...(invoices > 0 ? [countText(invoices, { one: 'invoice', many: 'invoices' })] : []),
    ...(notes > 0 ? [countText(notes, { one: 'credit note', many: 'credit notes' })] : []),
  ].join(' and ')
}

/** The statement of an account by e-mail, with its PDF. */
export const statementMail = mailKind<StatementMailFacts>({
  title: 'Statement of account',
  purpose: 'statement',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, from, until, closingCents, howToPay }) => ({
      subject: `Statement of account from ${organization}`,
      paragraphs: [
        `The statement of ${billTo} from ${day(from, 'en')} to ${day(until, 'en')} is attached.`,
        closingCents > 0
          ? `${amount(closingCents, 'en')} was outstanding on ${day(until, 'en')}.`
          : closingCents < 0
            ? `Nothing was outstanding on ${day(until, 'en')}: ${billTo} had a credit of ${amount(-closingCents, 'en')}.`
            : 'Nothing was outstanding on the last day.',
      ],
      closing: closingCents > 0 ? howToPayParagraphs(howToPay, 'en') : [],
    }),
    fr: ({ organization, billTo, from, until, closingCents, howToPay }) => ({
      subject: `Relevé de compte de ${organization}`,
      paragraphs: [
        `Vous trouverez ci-joint le relevé de ${billTo} du ${day(from, 'fr')} au ${day(until, 'fr')}.`,
        closingCents > 0
          ? `Le solde dû au ${day(until, 'fr')} était de ${amount(closingCents, 'fr')}.`
          : closingCents < 0
            ? `Rien n’était dû au ${day(until, 'fr')} : ${billTo} avait un crédit de ${amount(-closingCents, 'fr')}.`
            : 'Rien n’était dû au dernier jour.',
      ],
      closing: closingCents > 0 ? howToPayParagraphs(howToPay, 'fr') : [],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    from: '2026-10-01',
    until: '2026-12-31',
    closingCents: 210_810,
    howToPay: exampleWays,
  },
})

const asksEn: Readonly<Record<ReminderStep, string>> = {
  friendly: 'It may have slipped by: would you look into it? If it is on its way, please disregard this message.',
  firm: 'Please pay it within seven days, or tell us what keeps it.',
  final: 'Please pay it now. Until then new orders may have to wait.',
}

const asksFr: Readonly<Record<ReminderStep, string>> = {
  friendly:
    'C’est peut-être un oubli : pourriez-vous y voir ? Si le paiement est en route, ne tenez pas compte de ce message.',
  firm: 'Veuillez payer dans les sept jours, ou nous dire ce qui vous en empêche.',
  final: 'Veuillez payer maintenant. D’ici là, les nouvelles commandes pourraient être retenues.',
}

/** Of what is overdue, by how long it has been. */
export const reminderMail = mailKind<ReminderMailFacts>({
  title: 'Reminder of overdue invoices',
  purpose: 'reminder',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, step, invoices, count, overdueCents, howToPay }) => ({
      subject: `${step === 'final' ? 'Final reminder' : 'Reminder'}: ${amount(overdueCents, 'en')} overdue, ${organization}`,
      paragraphs: [
        `These invoices of ${organization} for ${billTo} are overdue, ${amount(overdueCents, 'en')} in all:`,
      ],
      list: [
        ...invoices.map(
          ({ number, owedCents, dueOn, daysOver }) =>
            `${number}: ${amount(owedCents, 'en')}, due on ${day(dueOn, 'en')} (${daysOver} ${daysOver === 1 ? 'day' : 'days'} over)`,
        ),
        ...moreOf(count - invoices.length, ['1 more invoice', 'more invoices'], overdueCents - sumOf(invoices), 'en'),
      ],
      closing: [asksEn[step], ...howToPayParagraphs(howToPay, 'en')],
    }),
    fr: ({ organization, billTo, step, invoices, count, overdueCents, howToPay }) => ({
      subject: `${step === 'final' ? 'Dernier rappel' : 'Rappel'} : ${amount(overdueCents, 'fr')} en souffrance, ${organization}`,
      paragraphs: [
        `Ces factures de ${organization} pour ${billTo} sont en souffrance, ${amount(overdueCents, 'fr')} en tout :`,
      ],
      list: [
        ...invoices.map(
          ({ number, owedCents, dueOn, daysOver }) =>
            `${number} : ${amount(owedCents, 'fr')}, due le ${day(dueOn, 'fr')} (${daysOver} ${daysOver === 1 ? 'jour' : 'jours'} de retard)`,
        ),
        ...moreOf(
          count - invoices.length,
          ['1 autre facture', 'autres factures'],
          overdueCents - sumOf(invoices),
          'fr',
        ),
      ],
      closing: [asksFr[step], ...howToPayParagraphs(howToPay, 'fr')],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    step: 'firm',
    invoices: [{ number: 'PSC-1001', owedCents: 81_240, dueOn: '2026-10-30', daysOver: 28 }],
    count: 1,
    overdueCents: 81_240,
    howToPay: exampleWays,
  },
})

function sumOf(invoices: readonly RemindedInvoice[]): number {
  return invoices.reduce((sum, { owedCents }) => sum + owedCents, 0)
}

/** The last line of a list that is cut: how many are missing, and what they come to; no line where none is. */
function moreOf(
  count: number,
  [one, many]: readonly [string, string],
  cents: number,
  language: Language,
): readonly string[] {
  if (count === 0) return []
  return [`${count === 1 ? one : `${count} ${many}`}${language === 'fr' ? ' : ' : ': '}${amount(cents, language)}`]
}

/** What a driver is paid, by e-mail, with its PDF. */
export const payStatementMail = mailKind<PayStatementMailFacts>({
  title: 'Pay statement of a driver',
  purpose: 'pay-statement',
  by: 'organization',
  words: {
    en: ({ organization, number, from, until, totalCents }) => ({
      subject: `Pay statement ${number} from ${organization}`,
      paragraphs: [
        `Your pay statement ${number} from ${day(from, 'en')} to ${day(until, 'en')} is attached: ${amount(totalCents, 'en')}.`,
      ],
      closing: ['If something is missing, tell the office.'],
    }),
    fr: ({ organization, number, from, until, totalCents }) => ({
      subject: `Relevé de paie ${number} de ${organization}`,
      paragraphs: [
        `Vous trouverez ci-joint votre relevé de paie ${number} du ${day(from, 'fr')} au ${day(until, 'fr')} : ${amount(totalCents, 'fr')}.`,
      ],
      closing: ['S’il manque quelque chose, avisez le bureau.'],
    }),
  },
  example: {
    firstName: 'Marek',
    organization: 'Prairie Sky Couriers',
    number: 'PAY-12',
    from: '2026-11-16',
    until: '2026-11-30',
    totalCents: 184_250,
  },
})

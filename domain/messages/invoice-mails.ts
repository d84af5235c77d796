import type { Language } from '../notices/text.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { dayText, mailKind, type MailFacts } from './mail.ts'

/** An invoice or credit note as its mail tells of it. */
export interface InvoiceMailFacts extends MailFacts {
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

export interface StatementMailFacts extends MailFacts {
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
  /** Canadian cents. */
  readonly outstandingCents: number
  readonly dueOn: LocalDate
  readonly daysOver: number
}

export interface ReminderMailFacts extends MailFacts {
  readonly organization: string
  readonly billTo: string
  readonly step: ReminderStep
  /** The oldest first, at least one. */
  readonly invoices: readonly RemindedInvoice[]
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

/** An invoice or credit note by e-mail, with its PDF. */
export const invoiceMail = mailKind<InvoiceMailFacts>({
  title: 'Invoice',
  purpose: 'invoice',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, isCreditNote, number, label, totalCents, outstandingCents, dueOn }) => ({
      subject: `${isCreditNote ? 'Credit note' : 'Invoice'} ${number} from ${organization}`,
      paragraphs: [
        `${isCreditNote ? 'Credit note' : 'Invoice'} ${number} for ${billTo} (${label}) is attached: ${amount(totalCents, 'en')}.`,
        ...(isCreditNote || outstandingCents === 0 || dueOn === null
          ? []
          : [`${amount(outstandingCents, 'en')} is due on ${day(dueOn, 'en')}.`]),
      ],
      closing: [],
    }),
    fr: ({ organization, billTo, isCreditNote, number, label, totalCents, outstandingCents, dueOn }) => ({
      subject: `${isCreditNote ? 'Note de crédit' : 'Facture'} ${number} de ${organization}`,
      paragraphs: [
        `Vous trouverez ci-joint la ${isCreditNote ? 'note de crédit' : 'facture'} ${number} pour ${billTo} (${label}) : ${amount(totalCents, 'fr')}.`,
        ...(isCreditNote || outstandingCents === 0 || dueOn === null
          ? []
          : [`Le montant de ${amount(outstandingCents, 'fr')} est dû le ${day(dueOn, 'fr')}.`]),
      ],
      closing: [],
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
  },
})

/** The statement of an account by e-mail, with its PDF. */
export const statementMail = mailKind<StatementMailFacts>({
  title: 'Statement of account',
  purpose: 'statement',
  by: 'organization',
  isToOutsiders: true,
  words: {
    en: ({ organization, billTo, from, until, closingCents }) => ({
      subject: `Statement of account from ${organization}`,
      paragraphs: [
        `The statement of ${billTo} from ${day(from, 'en')} to ${day(until, 'en')} is attached.`,
        closingCents > 0
          ? `${amount(closingCents, 'en')} was outstanding on ${day(until, 'en')}.`
          : 'Nothing was outstanding on the last day.',
      ],
      closing: [],
    }),
    fr: ({ organization, billTo, from, until, closingCents }) => ({
      subject: `Relevé de compte de ${organization}`,
      paragraphs: [
        `Vous trouverez ci-joint le relevé de ${billTo} du ${day(from, 'fr')} au ${day(until, 'fr')}.`,
        closingCents > 0
          ? `Le solde dû au ${day(until, 'fr')} était de ${amount(closingCents, 'fr')}.`
          : 'Rien n’était dû au dernier jour.',
      ],
      closing: [],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    from: '2026-10-01',
    until: '2026-12-31',
    closingCents: 210_810,
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
    en: ({ organization, billTo, step, invoices }) => ({
      subject: `${step === 'final' ? 'Final reminder' : 'Reminder'}: ${amount(sumOf(invoices), 'en')} overdue, ${organization}`,
      paragraphs: [
        `These invoices of ${organization} for ${billTo} are overdue, ${amount(sumOf(invoices), 'en')} in all:`,
      ],
      list: invoices.map(
        ({ number, outstandingCents, dueOn, daysOver }) =>
          `${number}: ${amount(outstandingCents, 'en')}, due on ${day(dueOn, 'en')} (${daysOver} ${daysOver === 1 ? 'day' : 'days'} over)`,
      ),
      closing: [asksEn[step]],
    }),
    fr: ({ organization, billTo, step, invoices }) => ({
      subject: `${step === 'final' ? 'Dernier rappel' : 'Rappel'} : ${amount(sumOf(invoices), 'fr')} en souffrance, ${organization}`,
      paragraphs: [
        `Ces factures de ${organization} pour ${billTo} sont en souffrance, ${amount(sumOf(invoices), 'fr')} en tout :`,
      ],
      list: invoices.map(
        ({ number, outstandingCents, dueOn, daysOver }) =>
          `${number} : ${amount(outstandingCents, 'fr')}, due le ${day(dueOn, 'fr')} (${daysOver} ${daysOver === 1 ? 'jour' : 'jours'} de retard)`,
      ),
      closing: [asksFr[step]],
    }),
  },
  example: {
    organization: 'Prairie Sky Couriers',
    billTo: 'Meewasin Pharmacy Group Inc.',
    step: 'firm',
    invoices: [{ number: 'PSC-1001', outstandingCents: 81_240, dueOn: '2026-10-30', daysOver: 28 }],
  },
})

function sumOf(invoices: readonly RemindedInvoice[]): number {
  return invoices.reduce((sum, { outstandingCents }) => sum + outstandingCents, 0)
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

import type { Language } from '../notices/text.ts'
import { oneLine } from '../text/one-line.ts'
import { withoutHidden } from '../text/visible-text.ts'

/** The ways in which a courier is paid, in its own plain text; at least one of them is not null. */
export interface HowToPay {
  readonly eTransferTo: string | null
  readonly chequePayableTo: string | null
  /** Lines are kept. */
  readonly bankTransfer: string | null
  /** Lines are kept. */
  readonly remarks: string | null
}

/** The same as the accounting settings of a courier hold it. */
export interface PaymentSettings {
  readonly eTransferTo?: string | null
  readonly chequePayableTo?: string | null
  readonly bankTransfer?: string | null
  readonly paymentRemarks?: string | null
}

/** Reads the ways to pay from a courier's settings; `null` if it has named none. */
export function howToPayOf({
  eTransferTo = null,
  chequePayableTo = null,
  bankTransfer = null,
  paymentRemarks: remarks = null,
}: PaymentSettings): HowToPay | null {
  const ways = { eTransferTo, chequePayableTo, bankTransfer, remarks }
  return Object.values(ways).some((text) => text !== null) ? ways : null
}

/**
 * Tidies what a courier has written of the ways to pay before it is kept. Nothing hidden may stand among the digits of an account, no blank
 * lines follow each other, and a text without anything to see is `null`.
 */
export function tidiedWays<Settings extends PaymentSettings>(settings: Settings): Settings {
  const { chequePayableTo, bankTransfer, paymentRemarks } = settings
  return {
    ...settings,
    chequePayableTo: chequePayableTo && (oneLine(chequePayableTo) || null),
    bankTransfer: bankTransfer && tidiedLines(bankTransfer),
    paymentRemarks: paymentRemarks && tidiedLines(paymentRemarks),
  }
}

function tidiedLines(text: string): string | null {
  const lines = withoutHidden(text.replaceAll(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
  const kept = lines.filter((line, place) => line !== '' || lines[place - 1] !== '')
  return kept.join('\n').trim() || null
}

/** The heading over the ways to pay. */
export const howToPayTitles: Readonly<Record<Language, string>> = { en: 'How to pay', fr: 'Comment payer' }

const labels: Readonly<Record<Language, Readonly<Record<keyof HowToPay, string>>>> = {
  en: { eTransferTo: 'E-transfer', chequePayableTo: 'Cheque', bankTransfer: 'Bank transfer', remarks: 'Remarks' },
  fr: {
    eTransferTo: 'Virement Interac',
    chequePayableTo: 'Chèque',
    bankTransfer: 'Virement bancaire',
    remarks: 'Remarques',
  },
}

const openings = { en: { to: 'to', payable: 'payable to' }, fr: { to: 'à', payable: 'à l’ordre de' } } as const

/** Lists the ways to pay that a courier has named, each with its label, in the order in which screens and papers show them. */
export function waysToPay(howToPay: HowToPay | null, language: Language): readonly { label: string; text: string }[] {
  if (howToPay === null) return []
  const { eTransferTo, chequePayableTo, bankTransfer, remarks } = howToPay
  const label = labels[language]
  const { to, payable } = openings[language]
  const ways = [
    [label.eTransferTo, eTransferTo === null ? null : `${to} ${oneLine(eTransferTo)}`],
    [label.chequePayableTo, chequePayableTo === null ? null : `${payable} ${oneLine(chequePayableTo)}`],
    [label.bankTransfer, bankTransfer],
    [label.remarks, remarks],
  ] as const
  return ways.flatMap(([name, text]) => (text?.trim() ? [{ label: name, text: text.trim() }] : []))
}

/** Writes the ways to pay for an e-mail, whose paragraphs are one line each; no paragraph if there are none. */
export function howToPayParagraphs(howToPay: HowToPay | null, language: Language): readonly string[] {
  const ways = waysToPay(howToPay, language)
  if (ways.length === 0) return []
  const colon = language === 'fr' ? ' :' : ':'
  return [
    `${howToPayTitles[language]}${colon}`,
    ...ways.map(({ label, text }) => `${label}${colon} ${inOneLine(text)}`),
  ]
}

/** Joins lines by commas, unless a line ends with a mark of its own. */
function inOneLine(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.reduce((before, line) => `${before}${/[.,;:!?]$/.test(before) ? '' : ','} ${line}`)
}

/** How far an invoice or credit note is settled. */
export const invoiceStates = ['open', 'partPaid', 'paid', 'void'] as const

export type InvoiceStateWord = (typeof invoiceStates)[number]

const stateLabels = {
  invoice: { open: 'Open', partPaid: 'Part paid', paid: 'Paid', void: 'Void' },
  creditNote: { open: 'Open', partPaid: 'Part used', paid: 'Used up', void: 'Void' },
} as const

/** "Part paid", which of a credit note is "Part used". Both sides read the same word. */
export function invoiceStateText(kind: keyof typeof stateLabels, state: InvoiceStateWord): string {
  return stateLabels[kind][state]
}

/** What it is called. */
export const invoiceKindLabels = { invoice: 'Invoice', creditNote: 'Credit note' } as const

export const paymentMethods = ['cheque', 'eTransfer', 'bankTransfer', 'card', 'cash', 'other'] as const

export type PaymentMethodWord = (typeof paymentMethods)[number]

/** How money moved, as it is chosen and read. */
export const paymentMethodLabels: Readonly<Record<PaymentMethodWord, string>> = {
  cheque: 'Cheque',
  eTransfer: 'E-transfer',
  bankTransfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
}

export const settlementKinds = ['payment', 'refund', 'credit'] as const

/** What settled an invoice or credit note. */
export const settlementKindLabels: Readonly<Record<(typeof settlementKinds)[number], string>> = {
  payment: 'Payment',
  refund: 'Money given back',
  credit: 'Credit note used',
}

/** What the rows of a statement are. */
export const statementRowLabels = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  payment: 'Payment',
  refund: 'Money given back',
  takenBack: 'Taken back',
  voided: 'Void',
} as const

/** In which words one is reminded. */
export const reminderStepLabels = { friendly: 'Friendly', firm: 'Firm', final: 'Final' } as const

export const ageingColumns = ['current', 'days30', 'days60', 'days90', 'over90'] as const

export type AgeingColumnWord = (typeof ageingColumns)[number]

/** The columns of what is outstanding, in days past the due date. */
export const ageingColumnLabels: Readonly<Record<AgeingColumnWord, string>> = {
  current: 'Not due yet',
  days30: '1 to 30 days',
  days60: '31 to 60 days',
  days90: '61 to 90 days',
  over90: 'Over 90 days',
}

import type { LocalDate } from '../../time/zoned-time.ts'
import { signOf } from './state.ts'
import type { Invoice, Settlement, SettlementDraft, SettlementPart } from './types.ts'

/** What a settlement settles of each invoice and credit note: its parts, and of a credit the credit note as well. */
export function settledParts({
  parts,
  creditNoteId,
  amountCents,
}: Pick<Settlement, 'parts' | 'creditNoteId' | 'amountCents'>): readonly SettlementPart[] {
  return creditNoteId === null ? parts : [...parts, { invoiceId: creditNoteId, cents: amountCents }]
}

/** What settlements settle of each invoice and credit note together, in Canadian cents by its id. */
export function settledCentsOf(settlements: readonly SettlementDraft[]): ReadonlyMap<number, number> {
  const cents = new Map<number, number>()
  for (const part of settlements.flatMap(settledParts)) {
    cents.set(part.invoiceId, (cents.get(part.invoiceId) ?? 0) + part.cents)
  }
  return cents
}

/** The row that takes a settlement back, whole. Whether that may be, `takingBackFaults` says. */
export function takeBack(
  { id, amountCents, parts, ...settlement }: Settlement,
  { day, note }: Pick<Settlement, 'day' | 'note'>,
): SettlementDraft {
  return {
    ...settlement,
    day,
    note,
    amountCents: -amountCents,
    parts: parts.map(({ invoiceId, cents }) => ({ invoiceId, cents: -cents })),
    takesBackId: id,
  }
}

/** The settlements that nobody has taken back, in the order in which they come. */
export function liveSettlements(settlements: readonly Settlement[]): readonly Settlement[] {
  const takenBack = new Set(settlements.map(({ takesBackId }) => takesBackId))
  return settlements.filter(({ id, takesBackId }) => takesBackId === null && !takenBack.has(id))
}

/** An invoice or credit note with what is outstanding of it on some day. */
export interface OutstandingInvoice {
  readonly invoice: Invoice
  /** Canadian cents, never 0: below zero on a credit note, and on an invoice that was paid before its date. */
  readonly outstandingCents: number
}

/**
 * What a customer owed at the end of a day, and on what: by what was billed, made void and settled up to then. Of today, and nothing
 * dated later, it is what `outstandingCents` says of each.
 * @param settlements of these invoices, all that ever were
 */
export function outstandingAt(
  day: LocalDate,
  invoices: readonly Invoice[],
  settlements: readonly Settlement[],
): readonly OutstandingInvoice[] {
  const settled = settledCentsOf(settlements.filter((settlement) => settlement.day <= day))
  return invoices.flatMap((invoice) => {
    const stands = invoice.invoiceDate <= day && (invoice.voidedOn === null || invoice.voidedOn > day)
    const left = (stands ? invoice.totalCents : 0) - (settled.get(invoice.id) ?? 0)
    return left === 0 ? [] : [{ invoice, outstandingCents: signOf(invoice.kind) * left }]
  })
}

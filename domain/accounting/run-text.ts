import type { DryRun, RunFault } from './faults.ts'

/** Everything that somebody saw of a run before it is one. */
export interface ShownRun extends Pick<DryRun, 'invoices' | 'mapping'> {
  readonly faults: readonly RunFault[]
}

/**
 * A text that changes with everything that a run would put on its invoices and into its files: amounts in cents, names, numbers, dates
 * and codes. Its digest is the version that a run is checked against (docs/rules/exports-and-accounting.md, "Billing").
 */
export function textOfRun({ invoices, mapping, faults }: ShownRun): string {
  const { services, taxCodes, columnNames, ...books } = mapping
  return JSON.stringify([
    invoices.map(({ kind, number, key, customer, invoiceDate, dueDate, lines }) => [
      [kind, number, key, invoiceDate, dueDate],
      [customer.id, customer.name, customer.billToName, customer.billToAddress, customer.email, customer.contact],
      lines.map(({ orderId, kind: lineKind, serviceId, description, poNumber, serviceDate, preTaxCents, taxes }) => [
        [orderId, lineKind, serviceId, description, poNumber, serviceDate, preTaxCents],
        taxes.map(({ type, name, percent, cents }) => [type, name, percent, cents]),
      ]),
    ]),
    [sortedPairs(services), sortedPairs(taxCodes), Object.entries(columnNames).toSorted(byKey), books],
    faults.map(({ code, message, count }) => [code, message, count]),
  ])
}

function sortedPairs<Key extends string | number, Value>(pairs: ReadonlyMap<Key, Value>) {
  return [...pairs].map(([key, value]) => [String(key), value] as const).toSorted(byKey)
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

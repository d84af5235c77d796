import { formatCents } from '#domain/amounts/money.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { Figures } from './Figures.tsx'

type Summed = Pick<
  BillingExport,
  'orders' | 'invoices' | 'creditNotes' | 'preTaxCadCents' | 'taxCadCents' | 'totalCadCents'
>

const counts = new Intl.NumberFormat('en-CA')

/** What a run comes to, made or tried. */
export function Sums({ of: sums }: { readonly of: Summed }) {
  const figures = [
    ['Total', formatCents(sums.totalCadCents)],
    ['Before tax', formatCents(sums.preTaxCadCents)],
    ['Tax', formatCents(sums.taxCadCents)],
    ['Invoices', counts.format(sums.invoices)],
    ...(sums.creditNotes > 0 ? [['Credit notes', counts.format(sums.creditNotes)] as const] : []),
    ['Orders', counts.format(sums.orders)],
  ] as const
  return <Figures figures={figures} />
}

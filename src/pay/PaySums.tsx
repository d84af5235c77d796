import { formatCents } from '#domain/amounts/money.ts'
import type { PayExport } from '#generated/model/index.ts'
import { Figures } from '#src/billing/Figures.tsx'

type Summed = Pick<PayExport, 'statements' | 'orders' | 'corrections' | 'extras' | 'totalCadCents'>

const counts = new Intl.NumberFormat('en-CA')

/** What a pay run comes to, made or tried. */
export function PaySums({ of: sums }: { readonly of: Summed }) {
  return (
    <Figures
      figures={[
        ['Total', formatCents(sums.totalCadCents)],
        ['Statements', counts.format(sums.statements)],
        ['Orders', counts.format(sums.orders)],
        ['Corrections', counts.format(sums.corrections)],
        ['Extras and deductions', counts.format(sums.extras)],
      ]}
    />
  )
}

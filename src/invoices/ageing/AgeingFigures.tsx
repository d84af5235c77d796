import { ageingLabels, ageingColumns } from '#domain/accounting/invoices/ageing.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { AgeingSums } from '#generated/model/index.ts'
import { centsOfColumn } from './ageing-cents.ts'
import styles from './ageing.module.css'

/** What is outstanding by its age: all of it, and each column with its part drawn under it. */
export function AgeingFigures({ ageing }: { readonly ageing: AgeingSums }) {
  const owed = ageingColumns.filter((column) => centsOfColumn(ageing, column) > 0)
  return (
    <div className={styles.ages}>
      <dl>
        <div data-sum>
          <dt>Outstanding</dt>
          <dd>{formatCents(ageing.outstandingCadCents)}</dd>
        </div>
        {ageingColumns.map((column) => (
          <div key={column} data-age={column}>
            <dt>{ageingLabels[column]}</dt>
            <dd>{formatCents(centsOfColumn(ageing, column))}</dd>
          </div>
        ))}
      </dl>
      <div className={`wb-no-print ${styles.bar}`} aria-hidden="true">
        {owed.map((column) => (
          <span key={column} data-age={column} style={{ flexGrow: centsOfColumn(ageing, column) }} />
        ))}
      </div>
    </div>
  )
}

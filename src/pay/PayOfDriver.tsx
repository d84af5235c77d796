import { Button } from '@blueprintjs/core'
import { Add, Edit, Trash } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { deletePayExtra, useGetPayExtras, useGetPayStatements } from '#generated/client/accounting/accounting.ts'
import type { PayExtra } from '#generated/model/index.ts'
import { dayText } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { payRights } from './pay-rights.ts'
import { refreshPay } from './refresh-pay.ts'
import { StatementState } from './StatementState.tsx'
import { periodText } from './words.ts'
import shared from '#src/billing/billing.module.css'
import styles from './pay.module.css'

interface OfDriverProps {
  readonly driverId: number
}

/** As many as tell how it goes; the list has all of them. */
const fewStatements = 6
/** Of what is still to be paid nobody has more. */
const mostExtras = 100

/** What a driver was paid by the last runs. */
export function StatementsOfDriver({ driverId }: OfDriverProps) {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetPayStatements(tenant.id, {
    pagination: {
      pageSize: fewStatements,
      sort: [{ field: 'number', direction: 'desc' }],
      filter: { driverIds: [driverId] },
    },
  })
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Statements">
      <div className={styles.head}>
        <h2>Statements</h2>
        {data !== undefined && data.total > data.data.length && (
          <Link to={paths.driverPayDue({ view: 'statements', driver: driverId })}>All {data.total}</Link>
        )}
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={3} what="the statements" />
        ) : (
          <ErrorState title="The statements could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <p className="wb-muted">None yet. The first pay run makes one.</p>
      ) : (
        <table className={shared.table} aria-label="Statements">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Pay period</th>
              <th scope="col">State</th>
              <th scope="col" data-number>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((statement) => (
              <tr key={statement.id} data-void={statement.state === 'void' || undefined}>
                <th scope="row">
                  <Link to={paths.payStatement(statement.id)} className="wb-lone-link">
                    {statement.number}
                  </Link>
                </th>
                <td data-label="Pay period">{periodText(statement)}</td>
                <td data-label="State">
                  <StatementState state={statement.state} />
                </td>
                <td data-number data-label="Total">
                  {formatCents(statement.totalCadCents)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What the next run gives a driver beside orders, or keeps back. */
export function ExtrasOfDriver({ driverId }: OfDriverProps) {
  const session = useSession()
  const client = useQueryClient()
  const [deleting, setDeleting] = useState<PayExtra | null>(null)
  const { data, error, refetch } = useGetPayExtras(session.tenant.id, {
    pagination: {
      pageSize: mostExtras,
      sort: [{ field: 'day', direction: 'asc' }],
      filter: { driverUserId: driverId, isPaidOut: false },
    },
  })
  const changes = payRights.change(session).allowed
  const to = paths.driverPayExtras(driverId)
  const remove = async ({ id }: PayExtra) => {
    await deletePayExtra(id)
    showSuccess('Extra deleted')
    await refreshPay(client)
  }
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Extras and deductions">
      <div className={styles.head}>
        <h2>Extras and deductions to come</h2>
        {changes && <ButtonLink size="small" icon={<Add />} to={to.new()} text="Add extra" />}
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={2} what="the extras" />
        ) : (
          <ErrorState title="The extras could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <p className="wb-muted">None. What stands on a statement already is listed there.</p>
      ) : (
        <ul className={styles.extras}>
          {data.data.map((extra) => (
            <li key={extra.id}>
              <span>
                {extra.name} <span className="wb-muted">{dayText(extra.day)}</span>
              </span>
              <span className={styles.amount}>{formatCents(extra.amountCadCents)}</span>
              {changes && (
                <span className={shared.acts}>
                  <ButtonLink
                    variant="minimal"
                    size="small"
                    icon={<Edit size={14} />}
                    to={to.edit(extra.id)}
                    aria-label={`Edit ${extra.name}`}
                  />
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<Trash size={14} />}
                    aria-label={`Delete ${extra.name}`}
                    onClick={() => setDeleting(extra)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        title="Delete the extra?"
        confirmLabel="Delete"
        danger
        onConfirm={() => (deleting === null ? undefined : remove(deleting))}
        onClose={() => setDeleting(null)}
      >
        {deleting !== null && (
          <p className="wb-dialog-message">
            {deleting.name}, {formatCents(deleting.amountCadCents)}, is then on no statement.
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

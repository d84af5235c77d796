import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import { CustomerField } from '#src/orders/scheduler/CustomerField.tsx'
import { useOrderEntry } from '#src/orders/scheduler/use-order-entry.ts'
import { useSession } from '#src/session/session.ts'
import type { FileTerms } from './file-terms.ts'
import { useOfferedServices } from './use-own-fields.ts'
import styles from './order-imports.module.css'

interface OrderImportTermsProps {
  readonly terms: FileTerms
  /** Who pays where that is not chosen. */
  readonly itself: FileTerms['customer']
  /** Whether no date of the file tells if its day or its month comes first. */
  readonly asksDayOrder: boolean
  readonly asksPickup: boolean
  readonly asksService: boolean
  readonly asksTime: boolean
  readonly onChange: (terms: FileTerms) => void
}

/** Whose orders a file has, and what its rows leave out. */
export function OrderImportTerms(props: OrderImportTermsProps) {
  const { terms, itself, asksDayOrder, asksPickup, asksService, asksTime, onChange } = props
  const { tenant } = useSession()
  const { canPay } = useOrderEntry()
  const customer = itself ?? terms.customer
  const offered = useOfferedServices(customer)
  return (
    <section className={`wb-card ${styles.terms}`} aria-label="All rows">
      {itself === null && (
        <CustomerField
          customer={terms.customer}
          itself={canPay ? { id: tenant.id, name: tenant.name } : null}
          errors={undefined}
          onPick={(picked) => onChange({ ...terms, customer: picked, serviceId: null })}
        />
      )}
      {asksPickup && (
        <Term label="Picked up at">
          {(id) => (
            <InputGroup
              id={id}
              value={terms.usualPickup}
              maxLength={120}
              placeholder="Name or number in the address book"
              onValueChange={(usualPickup) => onChange({ ...terms, usualPickup })}
            />
          )}
        </Term>
      )}
      {asksService && customer !== null && offered.length > 1 && (
        <Term label="Service">
          {(id) => (
            <HTMLSelect
              id={id}
              fill
              value={terms.serviceId ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...terms, serviceId: value === '' ? null : Number(value) })
              }
            >
              <option value="">Choose a service</option>
              {offered.map(({ id: serviceId, name, courierTenant }) => (
                <option key={serviceId} value={serviceId}>
                  {courierTenant.id === tenant.id ? name : `${name}, ${courierTenant.name}`}
                </option>
              ))}
            </HTMLSelect>
          )}
        </Term>
      )}
      {asksTime && (
        <Term label="Ready at">
          {(id) => (
            <input
              id={id}
              type="time"
              className="bp6-input"
              value={terms.usualTime}
              onChange={({ currentTarget: { value } }) => onChange({ ...terms, usualTime: value })}
            />
          )}
        </Term>
      )}
      {asksDayOrder && (
        <Term label="In 03/04/2026 the 3 is">
          {(id) => (
            <HTMLSelect
              id={id}
              fill
              value={terms.dayFirst === null ? '' : String(terms.dayFirst)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...terms, dayFirst: value === '' ? null : value === 'true' })
              }
            >
              <option value="">Choose</option>
              <option value="true">the day</option>
              <option value="false">the month</option>
            </HTMLSelect>
          )}
        </Term>
      )}
    </section>
  )
}

function Term({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.term}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

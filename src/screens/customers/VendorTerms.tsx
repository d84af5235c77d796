import { Callout } from '@blueprintjs/core'
import { Cube } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { useGetVendorTerms } from '#generated/client/relationships/relationships.ts'
import type { VendorTerms as Terms } from '#generated/model/index.ts'
import { customerContract } from '#generated/screens/customer.ts'
import { checkPermission } from '#src/access/can.ts'
import { allOf } from '#src/access/verdict.ts'
import { statusOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { PartRows } from './PartRows.tsx'
import styles from './customers.module.css'

const { paymentTerms, billingCycle } = customerContract.facts

function useTerms() {
  const session = useSession()
  const id = Number(useParams()['id'])
  const verdict = allOf(
    checkPermission(session, 'vendors.read', 'see vendors'),
    checkPermission(session, 'pricing.read', 'see prices'),
  )
  const asked = useGetVendorTerms(session.tenant.id, id, { query: { enabled: verdict.allowed } })
  return { verdict, asked }
}

/** On what terms a courier delivers for the organization, as the courier has set them. */
export function VendorTerms() {
  const { verdict, asked } = useTerms()
  const { data, error, refetch } = asked
  return (
    <OrRefused verdict={verdict} title="You cannot see terms here">
      {data !== undefined ? (
        <TermsFacts terms={data} />
      ) : error === null ? (
        <SkeletonLines count={6} what="the terms" />
      ) : statusOf(error) === 404 ? (
        <EmptyState title="No terms any more">Terms are read while the two of you are connected.</EmptyState>
      ) : (
        <ErrorState title="The terms could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </OrRefused>
  )
}

function TermsFacts({ terms }: { readonly terms: Terms }) {
  return (
    <div className={styles.side}>
      {terms.creditHold !== null && (
        <Callout intent="warning" role="status">
          {terms.creditHold}
        </Callout>
      )}
      <section className="wb-card" aria-label="Billing">
        <h2 className="wb-section-title">Billing</h2>
        <Facts>
          <Fact label="Bill to">{orNotGiven(terms.billToName)}</Fact>
          <Fact label="Address">{orNotGiven(terms.billToAddress)}</Fact>
          <Fact label="Invoices go to">{orNotGiven(terms.invoiceEmail)}</Fact>
          <Fact label="Payment terms">{paymentTerms.choices[terms.paymentTerms]}</Fact>
          <Fact label="Billed">{billingCycle.choices[terms.billingCycle]}</Fact>
          <Fact label="PO number">{terms.poNumberRequired ? 'Needed on each order' : 'As you like'}</Fact>
          <Fact label="Tax">
            {terms.taxExempt
              ? `Exempt${terms.taxExemptionNumber === null ? '' : `, ${terms.taxExemptionNumber}`}`
              : 'As usual'}
          </Fact>
        </Facts>
      </section>
      <Sentences title="Cancelling" sentences={terms.cancellation} />
      <Sentences title="Waiting" sentences={terms.waiting} />
    </div>
  )
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    <section className="wb-card" aria-label={title}>
      <h2 className="wb-section-title">{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** What of a courier's services is open to the organization. */
export function VendorServices() {
  const { verdict, asked } = useTerms()
  const services = asked.data && { data: asked.data.services }
  return (
    <OrRefused verdict={verdict} title="You cannot see services here">
      <PartRows
        asked={{ ...asked, data: services }}
        what="the services"
        empty={
          <EmptyState icon={<Cube size={18} />} title="No services">
            This vendor has opened none of its services to you.
          </EmptyState>
        }
        renderRow={({ name, description, waiting }) => (
          <div>
            <strong>{name}</strong>
            {description !== '' && <p className="wb-muted">{description}</p>}
            {waiting !== null && <p className="wb-muted">{waiting.join(' ')}</p>}
          </div>
        )}
      />
    </OrRefused>
  )
}

import { Button } from '@blueprintjs/core'
import { Comment } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { getGetInvoiceDisputesQueryKey, getInvoiceDisputes } from '#generated/client/accounting/accounting.ts'
import type { GetInvoiceDisputesParams, InvoiceDispute } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { BillingTabs } from '#src/billing/BillingTabs.tsx'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ListCount } from '#src/tables/ListCount.tsx'
import { NothingMatches } from '#src/tables/NothingMatches.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { owedText } from '../words.ts'
import { AnswerButton } from './AnswerButton.tsx'
import { DisputeThread } from './DisputeThread.tsx'
import { TextBehindButton } from './TextBehindButton.tsx'
import { useAnswer } from './use-answer.ts'
import '#src/ui/list.css'
import styles from './disputes.module.css'

/** What customers object to, to be answered where it stands. */
export function DisputesScreen() {
  return (
    <OrDenied title="Disputes">
      <Disputes />
    </OrDenied>
  )
}

const stateTitles = { open: 'Open', answered: 'Answered', withdrawn: 'Withdrawn' } as const
const stateNames = ['open', 'answered', 'withdrawn'] as const
const words = { one: 'dispute', many: 'disputes' } as const
const listOptions = {
  sortFields: ['disputedAt', 'total'] as const,
  defaultSort: { field: 'disputedAt', direction: 'desc' } as const,
  filterNames: ['customer'],
}

function Disputes() {
  const session = useSession()
  const { tenant } = session
  const state = useListState(listOptions)
  const chosen = stateNames.find((name) => name === state.filter('state')) ?? 'open'
  const customer = idOf(state.filter('customer'))
  const query: GetInvoiceDisputesParams = {
    pagination: {
      sort: [state.sort],
      filter: { states: [chosen], ...(customer !== null && { customerIds: [customer] }) },
    },
  }
  const paged = usePagedRows<InvoiceDispute>({
    queryKey: getGetInvoiceDisputesQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getInvoiceDisputes(tenant.id, { pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: 0,
  })
  const pathOf = (name: string) => `${paths.disputes()}${name === 'open' ? '' : `?state=${name}`}`
  return (
    <div className="wb-page">
      <PageHeader title="Disputes" />
      <BillingTabs chosen="disputes" />
      <LinkTabs
        label="States"
        look="pills"
        chosen={chosen}
        tabs={stateNames.map((name) => ({ id: name, title: stateTitles[name], to: pathOf(name) }))}
      />
      <div className="wb-filter-bar">
        {can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={customer}
            onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
          />
        )}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
        </div>
      </div>
      {paged.error !== null ? (
        <ErrorState title="Disputes could not be loaded" what="disputes" error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={8} what="disputes" />
      ) : paged.rows.length === 0 && state.isFiltered ? (
        <NothingMatches label="Disputes" onClear={state.clearFilters} />
      ) : paged.rows.length === 0 ? (
        <EmptyState icon={<Comment size={18} />} title={chosen === 'open' ? 'Nothing waits for an answer' : 'None'}>
          A customer can object to a line of its invoice. It stands here until it is answered.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Disputes">
          {paged.rows.map((dispute) => (
            <li key={dispute.id}>
              <OneDispute dispute={dispute} />
            </li>
          ))}
        </ul>
      )}
      {paged.hasMore && (
        <div>
          <Button text="Show more" onClick={paged.loadMore} />
        </div>
      )}
    </div>
  )
}

function OneDispute({ dispute }: { readonly dispute: InvoiceDispute }) {
  const orderPath = useOrderDrawerPath()
  const answerOf = useAnswer()
  const { orderId, description, invoice, customer, totalCadCents } = dispute
  const of = `order ${orderId}`
  return (
    <article className={`wb-card ${styles.dispute}`} aria-label={description}>
      <div className={styles.head}>
        <h2>{description}</h2>
        <span className={styles.amount}>{owedText(invoice.kind, totalCadCents)}</span>
      </div>
      <div className={styles.about}>
        <span>{customer.name}</span>
        <Link className="wb-lone-link" to={paths.invoice(invoice.id)}>
          {invoice.number}
        </Link>
        <Link className="wb-lone-link" to={orderPath(orderId)} state={drawerState}>
          #{orderId}
        </Link>
      </div>
      <DisputeThread dispute={dispute} />
      <TextBehindButton {...answerOf(dispute, of)}>
        {(open) => <AnswerButton dispute={dispute} of={of} onOpen={open} />}
      </TextBehindButton>
    </article>
  )
}

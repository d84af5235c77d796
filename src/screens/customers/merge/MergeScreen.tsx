import { People } from '@blueprintjs/icons'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useGetCustomer, useGetPaginatedCustomers } from '#generated/client/relationships/relationships.ts'
import type { Customer } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { PartRows } from '../PartRows.tsx'
import { mayMerge } from './may-merge.ts'
import { MergePreview } from './MergePreview.tsx'

/** As one page holds; who has more looks for them by name. */
const most = 100

/** A managed customer becomes a part of another one: which, what of it moves, and the question. */
export function MergeScreen() {
  const session = useSession()
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  const into = Number(search.get('into') ?? Number.NaN)
  const { data: customer, error, refetch } = useGetCustomer(session.tenant.id, id)
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={customer === undefined ? 'Merge customers' : `Merge ${customer.name}`}
        back={
          customer === undefined
            ? { to: paths.customers.list(), label: 'Customers' }
            : { to: paths.customers.one(id), label: customer.name }
        }
        subtitle="It becomes a part of another customer that you manage, and is archived. This cannot be undone."
        isBlank={customer === undefined}
      />
      <OrRefused verdict={mayMerge(session)} title="You cannot merge customers here">
        {customer !== undefined ? (
          Number.isSafeInteger(into) && into > 0 ? (
            <MergePreview key={into} sourceId={id} targetId={into} />
          ) : (
            <ChooseTarget source={customer} />
          )
        ) : error === null ? (
          <SkeletonLines count={6} what="the customer" />
        ) : (
          <ErrorState title="The customer could not be loaded" error={error} retry={() => void refetch()} />
        )}
      </OrRefused>
    </div>
  )
}

function ChooseTarget({ source }: { readonly source: Customer }) {
  const { tenant } = useSession()
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const asked = useGetPaginatedCustomers(tenant.id, {
    ...(q !== '' && { search: q.slice(0, 100) }),
    pagination: {
      pageSize: most,
      sort: [{ field: 'name', direction: 'asc' }],
      filter: { status: ['connected'], isManaged: true },
    },
  })
  const rows = asked.data?.data.filter(({ id }) => id !== source.id)
  const isMore = (asked.data?.total ?? 0) > most
  if (!source.isManaged || source.status !== 'connected')
    return (
      <EmptyState
        icon={<People size={18} />}
        title={`${source.name} cannot be merged`}
        actions={<ButtonLink to={paths.customers.one(source.id)} text={`Back to ${source.name}`} />}
      >
        Only customers that you manage and that are connected with you become one.
      </EmptyState>
    )
  return (
    <>
      <h2 className="wb-section-title">Merge it into</h2>
      <div className="wb-filter-bar" role="search" aria-label="Managed customers">
        <SearchField
          placeholder="Name or customer number"
          value={q}
          onChange={(text) => setSearch(text === '' ? {} : { q: text }, { replace: true })}
        />
      </div>
      <PartRows
        asked={{ data: rows && { data: rows }, error: asked.error, refetch: asked.refetch }}
        what="the customers"
        empty={
          <EmptyState icon={<People size={18} />} title={q === '' ? 'No other managed customer' : 'Nothing matches'}>
            Customers with people of their own are not merged.
          </EmptyState>
        }
        foot={isMore && <p className="wb-muted">Search by name to see others.</p>}
        renderRow={({ id, name, accountNumber, address }) => (
          <>
            <Link className="wb-lone-link" to={paths.customerMerge(source.id, { into: id })}>
              {name}
            </Link>
            <span className="wb-muted">{[accountNumber, address].filter(Boolean).join(', ')}</span>
          </>
        )}
      />
    </>
  )
}

import { Button, InputGroup, Tag } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import { getAccountingMappings, getGetAccountingMappingsQueryKey } from '#generated/client/accounting/accounting.ts'
import type { AccountingMapping, GetAccountingMappingsParams } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { NothingMatches } from '#src/tables/NothingMatches.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { orderWords } from '../words.ts'
import { type BookChanges, type BookColumn, bookColumns, type BookField, shownValue } from './book-changes.ts'
import shared from '../billing.module.css'
import styles from './books.module.css'

const kindWords = {
  service: { one: 'service', many: 'services' },
  tax: { one: 'combination of taxes', many: 'combinations of taxes' },
  customer: { one: 'customer', many: 'customers' },
} as const

const empty = {
  service: 'Services stand here once there are some.',
  tax: 'Each combination of taxes stands here once an order has it.',
  customer: 'Customers stand here once there are some.',
} as const

/** As the contract takes them. */
const longest = { item: 100, account: 100, code: 300 } as const

interface BookTableProps {
  readonly kind: keyof typeof kindWords
  /** Of the package. */
  readonly code: string
  readonly usual: string | null | undefined
  readonly state: ListState<'missing' | 'name'>
  readonly changes: BookChanges
  readonly isOpen: boolean
  readonly onType: (mapping: AccountingMapping, field: BookField, text: string) => void
}

/** What the books call those of a kind, written in place. */
export function BookTable({ kind, code, usual, state, changes, isOpen, onType }: BookTableProps) {
  const { tenant } = useSession()
  const search = state.filter('q')
  const isMissing = state.filter('missing') === 'yes'
  const query: GetAccountingMappingsParams = {
    kind,
    ...(search !== '' && { search }),
    pagination: { sort: [state.sort], ...(isMissing && { filter: { isMissing } }) },
  }
  const paged = usePagedRows<AccountingMapping>({
    queryKey: getGetAccountingMappingsQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getAccountingMappings(
        tenant.id,
        { ...query, pagination: { ...query.pagination, ...request } },
        undefined,
        signal,
      ),
    startPage: 0,
  })
  const columns = bookColumns(kind, code)
  return (
    <div className={`wb-card ${shared.part}`}>
      <div className="wb-filter-bar">
        <SearchField placeholder="Name" value={search} onChange={(q) => state.setFilters({ q }, { replace: true })} />
        <ChoiceFilter
          label="Missing"
          isSingle
          choices={[{ value: 'yes', text: 'Yes' }]}
          chosen={isMissing ? ['yes'] : []}
          onChoose={([chosen = null]) => state.setFilters({ missing: chosen })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={kindWords[kind]} />
        </div>
      </div>
      {paged.error !== null ? (
        <ErrorState title="It could not be loaded" what="the books" error={paged.error} retry={paged.retry} />
      ) : paged.isPending ? (
        <SkeletonLines count={8} what={kindWords[kind].many} />
      ) : paged.rows.length === 0 && state.isFiltered ? (
        <NothingMatches label={kindWords[kind].many} onClear={state.clearFilters} />
      ) : paged.rows.length === 0 ? (
        <EmptyState icon={<Tick size={18} />} title={`No ${kindWords[kind].many} yet`}>
          {empty[kind]}
        </EmptyState>
      ) : (
        <table className={`${shared.table} ${styles.table}`} aria-label={kindWords[kind].many}>
          <thead>
            <tr>
              <th scope="col">{sentenceOf(kindWords[kind].one)}</th>
              <th scope="col" data-number>
                To be billed
              </th>
              {columns.map(({ field, title }) => (
                <th key={field} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paged.rows.map((mapping) => (
              <MappingRow
                key={mapping.key}
                mapping={mapping}
                columns={columns}
                usual={usual}
                changes={changes}
                isOpen={isOpen}
                onType={onType}
              />
            ))}
          </tbody>
        </table>
      )}
      {paged.hasMore && (
        <div className={shared.more}>
          <Button text="Show more" onClick={paged.loadMore} />
        </div>
      )}
    </div>
  )
}

function sentenceOf(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

interface MappingRowProps extends Pick<BookTableProps, 'usual' | 'changes' | 'isOpen' | 'onType'> {
  readonly mapping: AccountingMapping
  readonly columns: readonly BookColumn[]
}

function MappingRow({ mapping, columns, usual, changes, isOpen, onType }: MappingRowProps) {
  const { name, detail, orders, isMissing } = mapping
  return (
    <tr>
      <th scope="row">
        {name}
        {detail !== null && detail !== name && <span className={styles.detail}>billed as {detail}</span>}
        {isMissing && (
          <Tag minimal intent="danger" className={styles.tag}>
            Missing
          </Tag>
        )}
      </th>
      <td data-number data-label="To be billed">
        {countText(orders, orderWords)}
      </td>
      {columns.map(({ field, title }, place) => (
        <td key={field} data-label={title} className={styles.cell}>
          <InputGroup
            fill
            size="small"
            aria-label={`${title} of ${name}`}
            placeholder={placeholderOf(mapping, place === 0 ? usual : null)}
            maxLength={longest[field]}
            autoComplete="off"
            readOnly={!isOpen}
            value={shownValue(changes, mapping, field)}
            onValueChange={(text) => onType(mapping, field, text)}
          />
        </td>
      ))}
    </tr>
  )
}

/** What is taken where nothing is said. */
function placeholderOf({ kind, detail }: AccountingMapping, usual: string | null | undefined): string | undefined {
  const taken = kind === 'customer' ? detail : usual
  return taken === null || taken === undefined || taken === '' ? undefined : taken
}

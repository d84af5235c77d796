import { Envelope } from '@blueprintjs/icons'
import { getGetMessagesQueryKey, getMessages } from '#generated/client/tenants/tenants.ts'
import { LoggedChannel, LoggedState, type GetMessagesParams, type LoggedMessage } from '#generated/model/index.ts'
import type { ListFilter } from '#src/resources/filter-values.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ResourceFilters } from '#src/resources/ResourceFilters.tsx'
import type { Column } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { tenantFilter } from './tenant-filter.ts'
import '#src/ui/cells.css'

const tableId = 'message-log'
const words = { one: 'message', many: 'messages' }
const listOptions = {
  sortFields: ['createdAt'] as const,
  defaultSort: { field: 'createdAt', direction: 'desc' } as const,
  filterNames: ['organization', 'channel', 'state'],
}
const channels: Readonly<Record<LoggedChannel, string>> = { email: 'E-mail', sms: 'Text message' }
const states: Readonly<Record<LoggedState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  refused: 'Refused',
  unknown: 'Unknown',
  skipped: 'Not sent',
}
const filters: readonly ListFilter[] = [
  tenantFilter,
  { kind: 'one', name: 'channel', title: 'By', choices: channels },
  { kind: 'one', name: 'state', title: 'State', choices: states },
]

const tenantOf = ({ tenant }: LoggedMessage) => tenant?.name ?? 'The installation'

const columns: readonly Column<LoggedMessage, 'createdAt'>[] = [
  {
    id: 'createdAt',
    title: 'When',
    width: 130,
    sortField: 'createdAt',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { id: 'tenant', title: 'Organization', width: 200, byDefault: true, cell: tenantOf },
  { id: 'about', title: 'About', width: 200, byDefault: true, cell: ({ about }) => about },
  { id: 'channel', title: 'By', width: 110, byDefault: true, cell: ({ channel }) => channels[channel] },
  { id: 'state', title: 'State', width: 100, byDefault: true, cell: ({ state }) => states[state] },
  { id: 'recipient', title: 'To', width: 200, byDefault: true, cell: ({ recipient }) => recipient },
  {
    id: 'sentAt',
    title: 'Sent',
    width: 130,
    byDefault: false,
    cell: ({ sentAt }) => sentAt !== null && <Moment at={sentAt} />,
  },
]

/** What was sent out for everybody, without what it says. */
export function MessageLogScreen() {
  const state = useListState<'createdAt'>(listOptions)
  const remembered = useTableLayout(tableId)
  const tenantId = Number(state.filter('organization'))
  const channel = Object.values(LoggedChannel).find((one) => one === state.filter('channel'))
  const become = Object.values(LoggedState).find((one) => one === state.filter('state'))
  const query: GetMessagesParams = {
    pagination: {
      sort: [state.sort],
      filter: { ...(tenantId > 0 && { tenantId }), ...(channel && { channel }), ...(become && { state: become }) },
    },
  }
  const paged = usePagedRows<LoggedMessage>({
    queryKey: getGetMessagesQueryKey(query),
    fetchPage: (request, signal) => getMessages({ pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Messages"
        subtitle="E-mails and text messages of the last 30 days: neither what they say, nor whole addresses."
      />
      <div className="wb-filter-bar">
        <ResourceFilters filters={filters} state={state} />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Messages"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={(row) => `${row.about} of ${tenantOf(row)}`}
        rowPath={({ tenant }) => (tenant === null ? paths.messageLog() : paths.organization(tenant.id))}
        empty={
          <EmptyState icon={<Envelope size={18} />} title="No messages">
            What is sent out stands here for 30 days.
          </EmptyState>
        }
      />
    </div>
  )
}

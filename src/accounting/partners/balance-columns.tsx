import { Tag } from '@blueprintjs/core'
import { balanceText } from '#domain/accounting/brokerage-ledger.ts'
import type { PartnerBalance, PartnerBalancePaginationSortItemField, PartnerDebt } from '#generated/model/index.ts'
import type { Column } from '#src/tables/column.ts'
import { countWords, moneyText } from '../figures.ts'
import '#src/ui/cells.css'

export type BalanceSort = PartnerBalancePaginationSortItemField
type BalanceColumn = Column<PartnerBalance, BalanceSort>

export const balanceSorts: readonly BalanceSort[] = ['name', 'owedToUs', 'owedByUs', 'net']

const none = <span className="wb-cell-none">—</span>

/** Most of them are nothing: zeros everywhere would hide the few amounts. */
const money = (
  id: string,
  title: string,
  of: (row: PartnerBalance) => number,
  more: Partial<BalanceColumn> = {},
): BalanceColumn => ({
  id,
  title,
  width: 124,
  align: 'right',
  byDefault: true,
  cell: (row) => (of(row) === 0 ? none : moneyText(of(row))),
  text: (row) => (of(row) / 100).toFixed(2),
  ...more,
})

const unpriced = (id: string, title: string, of: (row: PartnerBalance) => PartnerDebt): BalanceColumn => ({
  id,
  title,
  width: 128,
  align: 'right',
  byDefault: false,
  cell: (row) =>
    of(row).unpriced === 0 ? none : <span className="wb-cell-warning">{countWords(of(row).unpriced)}</span>,
  text: (row) => String(of(row).unpriced),
})

export const balanceColumns: readonly BalanceColumn[] = [
  {
    id: 'name',
    title: 'Partner',
    width: 200,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name, status }) =>
      status === 'ended' ? (
        <>
          {name} <Tag minimal>Ended</Tag>
        </>
      ) : (
        name
      ),
    text: ({ name }) => name,
  },
  money('ourUnbilled', 'We have to bill', ({ owedToUs }) => owedToUs.unbilledCadCents),
  money('ourBilled', 'We billed', ({ owedToUs }) => owedToUs.outstandingCadCents),
  money('owedToUs', 'They owe us', ({ owedToUs }) => owedToUs.totalCadCents, {
    sortField: 'owedToUs',
    firstDirection: 'desc',
  }),
  money('theirUnbilled', 'They have to bill', ({ owedByUs }) => owedByUs.unbilledCadCents),
  money('theirBilled', 'They billed', ({ owedByUs }) => owedByUs.outstandingCadCents),
  money('owedByUs', 'We owe them', ({ owedByUs }) => owedByUs.totalCadCents, {
    sortField: 'owedByUs',
    firstDirection: 'desc',
  }),
  money('net', 'Balance', ({ netCadCents }) => netCadCents, {
    width: 200,
    sortField: 'net',
    firstDirection: 'desc',
    cell: ({ netCadCents }) => balanceText(netCadCents),
  }),
  unpriced('ourUnpriced', 'Ours without price', ({ owedToUs }) => owedToUs),
  unpriced('theirUnpriced', 'Theirs without price', ({ owedByUs }) => owedByUs),
]

import type { CountedWords } from '#domain/amounts/count-text.ts'
import { spanOf } from '#domain/accounting/groupings.ts'
import { getAccountingData } from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import type { CsvTask } from '#src/tables/CsvRun.tsx'
import { streamCsv } from '#src/tables/stream-csv.ts'
import { type AccountingQuestion, askedOf, filterOf } from './accounting-address.ts'

interface OrdersCsvProps {
  readonly question: AccountingQuestion
  /** Of these groups alone; left out for all that are asked for. */
  readonly groupIds?: readonly string[]
  readonly disabled?: boolean
}

const url = '/tenants/accounting-data'
const words: CountedWords = { one: 'order', many: 'orders' }
/** The most groups that the contract takes at once. */
const mostGroups = 100

/** The orders of the groups as a file, each with every line of its price. */
export function OrdersCsv({ question, groupIds, disabled = false }: OrdersCsvProps) {
  const { tenant } = useSession()
  const { grouping, from, until, search } = question
  const asked = { grouping, from, until, pagination: filterOf(question) }
  const shared = { text: 'Orders CSV', fileName: `accounting-orders-${from}-to-${until}.csv`, words }
  if (groupIds !== undefined)
    return (
      <CsvDownload
        {...shared}
        url={url}
        params={{ ...asked, ids: groupIds }}
        disabled={disabled || groupIds.length > mostGroups}
      />
    )
  if (search === '' || spanOf(grouping) === 'Order')
    return (
      <CsvDownload {...shared} url={url} params={{ ...asked, ...(search !== '' && { search }) }} disabled={disabled} />
    )
  // Groups are searched by name and orders by all that stands in them: the file is of the groups that were found.
  const write = async (task: CsvTask) => {
    const found = await getAccountingData(
      tenant.id,
      { ...askedOf(question), pagination: { ...filterOf(question), page: 0, pageSize: mostGroups } },
      undefined,
      task.signal,
    )
    if (found.next !== undefined) throw new Error(`More than ${mostGroups} groups match what is searched.`)
    return streamCsv({ url, params: { ...asked, ids: found.data.map(({ id }) => id) }, ...task })
  }
  return <CsvDownload {...shared} write={write} disabled={disabled} />
}

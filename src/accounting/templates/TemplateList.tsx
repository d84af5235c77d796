import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { Edit, FloppyDisk } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { groupingLabels, groupings } from '#domain/accounting/groupings.ts'
import { periodLabels, periodWords } from '#domain/accounting/period-words.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { AccountingTemplate } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { searchOfTemplate, tableIdOf } from './template-view.ts'
import { useTemplates } from './use-templates.ts'

export interface TemplateListProps {
  readonly onSave: () => void
  readonly onManage: () => void
}

/** What opens under the templates: each shows its view, with its columns. */
export function TemplateList({ onSave, onManage }: TemplateListProps) {
  const session = useSession()
  const navigate = useNavigate()
  const today = wallTimeAt(useNow(), session.timeZone).date
  const layouts = [useTableLayout('accounting-data'), useTableLayout('accounting-data-drivers')] as const
  const { data, isError } = useTemplates()
  const changes = can.changeAccounting(session).allowed
  const show = (template: AccountingTemplate) => {
    const [ofCustomers, ofDrivers] = layouts
    const layout = tableIdOf(template.grouping) === 'accounting-data' ? ofCustomers : ofDrivers
    layout.change({ columns: template.columns })
    void navigate(`${paths.accountingData()}?${searchOfTemplate(template, today)}`)
  }
  return (
    <Menu>
      {data?.data.map((template) => (
        <MenuItem key={template.id} text={template.name} label={wordsOf(template)} onClick={() => show(template)} />
      ))}
      {data?.data.length === 0 && <MenuItem disabled text="No templates yet" />}
      {data === undefined && <MenuItem disabled text={isError ? 'Templates could not be loaded' : 'Loading'} />}
      {changes && (
        <>
          <MenuDivider />
          <MenuItem icon={<FloppyDisk />} text="Save this view…" onClick={onSave} />
          <MenuItem
            icon={<Edit />}
            text="Rename or delete…"
            disabled={data === undefined || data.data.length === 0}
            onClick={onManage}
          />
        </>
      )}
    </Menu>
  )
}

/** "Customer, by month · Last month" */
export function wordsOf(template: Pick<AccountingTemplate, 'grouping' | 'period'>): string {
  const grouping = groupings.find((each) => each === template.grouping)
  const period = periodWords.find((each) => each === template.period)
  return [grouping && groupingLabels[grouping], period && periodLabels[period]].filter(Boolean).join(' · ')
}

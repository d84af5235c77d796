import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { reportTimesText } from '#domain/accounting/report-schedules.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { sendReportSchedule } from '#generated/client/accounting/accounting.ts'
import type { ReportFilter, ReportSchedule } from '#generated/model/index.ts'
import { reportScheduleActs, reportScheduleContract } from '#generated/screens/reportSchedule.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'

const { reportKind: report, period } = reportScheduleContract.facts

/** Reports that are sent by e-mail again and again. */
export const reportSchedules = defineResource({
  contract: reportScheduleContract,
  paths: paths.reportSchedules,
  nameOf: ({ name }) => name,
  icon: <Envelope size={18} />,
  empty: 'A report that is sent by e-mail every day, week or month, with its file.',
  search: 'Name or address',
  rights: { create: can.scheduleReports, update: can.scheduleReports, delete: can.scheduleReports },
  columns: [
    { field: 'name', width: 180 },
    { field: 'reportKind', width: 170 },
    { field: 'period', width: 200 },
    { id: 'times', title: 'Sent', width: 200, cell: reportTimesText, text: reportTimesText },
    { field: 'receivers', width: 220 },
    { field: 'nextAt', width: 130, cell: (row) => <Next row={row} /> },
    { field: 'lastOutcome', title: 'Last time', width: 220, cell: lastTime },
    { field: 'madeByName', width: 150, byDefault: false },
    { field: 'updatedAt', byDefault: false },
  ],
  Detail,
})

function Next({ row: { isPaused, nextAt } }: { readonly row: ReportSchedule }) {
  if (isPaused) return <span className="wb-cell-warning">Paused</span>
  return nextAt === null ? null : <Moment at={nextAt} />
}

function lastTime({ lastAt, lastOutcome }: ReportSchedule) {
  if (lastAt === null) return 'Not yet'
  return (
    <>
      <Moment at={lastAt} />: {lastOutcome}
    </>
  )
}

function Detail({ row }: { readonly row: ReportSchedule }) {
  return (
    <>
      {row.isPaused && <SideDrawerNote>Paused. {row.pausedReason !== null && `${row.pausedReason}.`}</SideDrawerNote>}
      <SideDrawerPart>
        <Facts>
          <Fact label="Report">{report.choices[row.reportKind]}</Fact>
          <Fact label="Orders">{narrowingText(row.filter)}</Fact>
          <Fact label="Period">{period.choices[row.period]}</Fact>
          <Fact label="Sent">{reportTimesText(row)}</Fact>
          <Fact label="To">{row.receivers}</Fact>
          <Fact label="In the name of">{row.madeByName}</Fact>
          <Fact label="Next">{orNotGiven(<Next row={row} />)}</Fact>
          <Fact label="Last time">{lastTime(row)}</Fact>
        </Facts>
        <Acts row={row} />
      </SideDrawerPart>
    </>
  )
}

const counted = {
  customerIds: { one: 'customer', many: 'customers' },
  driverIds: { one: 'driver', many: 'drivers' },
  courierIds: { one: 'courier', many: 'couriers' },
  supplierIds: { one: 'supplier', many: 'suppliers' },
  serviceIds: { one: 'service', many: 'services' },
} as const

/** "All", "Of 1 customer, of 2 services". */
function narrowingText({ hasDriver, ...lists }: ReportFilter): string {
  const parts = Object.entries(counted).flatMap(([name, words]) => {
    const ids = lists[name as keyof typeof lists]
    return ids === undefined ? [] : [`of ${countText(ids.length, words)}`]
  })
  const all = [...parts, ...(hasDriver === false ? ['without a driver'] : [])].join(', ')
  return all === '' ? 'All' : `${all.charAt(0).toUpperCase()}${all.slice(1)}`
}

function Acts({ row }: { readonly row: ReportSchedule }) {
  const session = useSession()
  const client = useQueryClient()
  const actsOn = useResourceActs(reportScheduleActs, reportScheduleContract, paths.reportSchedules)
  const send = async () => {
    try {
      const sent = await sendReportSchedule(row.id)
      await takeRow(client, reportScheduleContract.calls, session.tenant.id, sent)
      showSuccess(sent.lastOutcome ?? `Sent ${row.name}`)
    } catch (error) {
      tellRefusal(error, 'send the report')
    }
  }
  if (!can.readReports(session).allowed) return null
  return (
    <div className="wb-acts">
      <Button text="Send now" onClick={() => void send()} />
      {actsOn(row)
        .filter(({ isPossible }) => isPossible)
        .map(({ id, label, verdict, run }) => (
          <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
        ))}
    </div>
  )
}

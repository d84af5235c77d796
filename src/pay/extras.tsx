import { Dollar } from '@blueprintjs/icons'
import { formatCents } from '#domain/amounts/money.ts'
import type { PayExtra } from '#generated/model/index.ts'
import { payExtraContract } from '#generated/screens/payExtra.ts'
import { dayText } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { payRights } from './pay-rights.ts'
import '#src/ui/cells.css'

/** What drivers get beside orders, and what is kept back of their pay. */
export const extras = defineResource({
  contract: { ...payExtraContract, defaultSort: { field: 'day', direction: 'desc' } },
  paths: paths.payExtras,
  nameOf: ({ name, driverName }: PayExtra) => `${name}, ${driverName ?? 'a driver who is gone'}`,
  titleOf: ({ name }) => name,
  icon: <Dollar size={18} />,
  empty: 'What drivers get beside orders, or what is kept back of their pay. The next pay run takes it up.',
  search: 'What for or driver',
  rights: { create: payRights.change, update: payRights.change, delete: payRights.change },
  columns: [
    'name',
    'driverName',
    {
      field: 'amountCadCents',
      cell: ({ amountCadCents }: PayExtra) => formatCents(amountCadCents),
    },
    { field: 'day', cell: ({ day }: PayExtra) => dayText(day) },
    {
      field: 'statementNumber',
      cell: ({ statementNumber }: PayExtra) => statementNumber ?? <span className="wb-cell-none">Not yet</span>,
    },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
  cleared: { driverUserId: undefined, day: undefined, name: undefined, amountCadCents: undefined },
  Detail,
  Actions: () => <ButtonLink to={paths.driverPayDue()} text="Driver pay" />,
})

function Detail({ row }: { readonly row: PayExtra }) {
  const { driverName, driverUserId, amountCadCents, day, isPaidOut, statementNumber } = row
  return (
    <>
      <Facts>
        <Fact label="Driver">
          <ButtonLink
            variant="minimal"
            size="small"
            to={paths.driverPay(driverUserId)}
            text={driverName ?? 'The driver'}
          />
        </Fact>
        <Fact label={amountCadCents < 0 ? 'Kept back' : 'Gets'}>{formatCents(Math.abs(amountCadCents))}</Fact>
        <Fact label="Day">{dayText(day)}</Fact>
        <Fact label="Statement">{statementNumber ?? 'On none yet'}</Fact>
      </Facts>
      <p className="wb-muted">
        {isPaidOut === true
          ? `It stands on ${statementNumber}, and stays as it is until that pay run is reversed.`
          : 'The first pay run whose period ends on this day or later takes it up.'}
      </p>
    </>
  )
}

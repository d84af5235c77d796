import { History } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import type { PartnerSubject } from '#domain/relationships/links.ts'
import { useGetTenantAuditEntries } from '#generated/client/tenants/tenants.ts'
import { HistoryLink, mayReadAudit } from '#src/ui/HistoryLink.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { approval, denial } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { PartRows } from './PartRows.tsx'

const most = 25

/** What was done to one of them, the latest first; all of it stands in the audit. */
interface HistoryProps {
  /** As what it is looked at; a broker partner stands in the audit as both. */
  readonly subjects: readonly [PartnerSubject, ...PartnerSubject[]]
}

function PartnerHistory({ subjects }: HistoryProps) {
  const session = useSession()
  const verdict = mayReadAudit(session)
    ? approval
    : denial(`Your role in ${session.tenant.name} does not let you read the audit`)
  return (
    <OrRefused verdict={verdict} title="You cannot see the history here">
      <Entries subjects={subjects} />
    </OrRefused>
  )
}

function Entries({ subjects }: HistoryProps) {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetTenantAuditEntries(tenant.id, {
    pagination: {
      pageSize: most,
      sort: [{ field: 'createdAt', direction: 'desc' }],
      filter: { subjectType: [...subjects], subjectId: { from: id, to: id } },
    },
  })
  return (
    <PartRows
      asked={asked}
      what="the history"
      empty={
        <EmptyState icon={<History size={18} />} title="Nothing was changed yet">
          Who changed what of it stands here from then on.
        </EmptyState>
      }
      foot={<HistoryLink subject={subjects[0]} id={id} />}
      renderRow={({ act, actorName, createdAt, changes }) => (
        <>
          <div>
            <strong>{act}</strong>
            {changes.map(({ field, before, after }) => (
              <p key={field} className="wb-muted">
                {field}: {before ?? 'nothing'} → {after ?? 'nothing'}
              </p>
            ))}
          </div>
          <span className="wb-muted">
            {actorName ?? 'Another organization'}, <Moment at={createdAt} />
          </span>
        </>
      )}
    />
  )
}

export function CustomerHistory() {
  return <PartnerHistory subjects={['customer']} />
}

export function VendorHistory() {
  return <PartnerHistory subjects={['vendor']} />
}

export function SupplierHistory() {
  return <PartnerHistory subjects={['supplier']} />
}

export function HistoryOfPartner() {
  return <PartnerHistory subjects={['vendor', 'customer']} />
}

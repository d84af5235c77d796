import { Button } from '@blueprintjs/core'
import { Disable, Duplicate, Tick } from '@blueprintjs/icons'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import type { ServiceMeta } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useServiceActs } from './service-cache.ts'
import { pricingLabels, StateTag } from './service-state.tsx'
import '#src/ui/cells.css'
import '#src/ui/row-acts.css'

const dash = <span className="wb-cell-none">—</span>

export const serviceColumns: readonly Column<ServiceMeta, 'name' | 'updatedAt'>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    title: 'State',
    width: 150,
    byDefault: true,
    cell: (service) => <StateTag service={service} />,
  },
  {
    id: 'pricing',
    title: 'Priced',
    width: 150,
    byDefault: true,
    cell: ({ pricingType }) => (pricingType === null ? dash : pricingLabels[pricingType]),
  },
  {
    id: 'published',
    title: 'Published',
    width: 190,
    byDefault: true,
    cell: ({ publishedRevision: revision }) =>
      revision === null || revision.publishedAt === null ? (
        dash
      ) : (
        <>
          No. {revision.number}, <Moment at={revision.publishedAt} />
        </>
      ),
  },
  {
    id: 'draft',
    title: 'Draft',
    width: 110,
    byDefault: true,
    cell: ({ id, draftRevisionId }) =>
      draftRevisionId === null ? (
        dash
      ) : (
        <Link className="wb-lone-link" to={paths.serviceRevision(id, draftRevisionId)}>
          Open draft
        </Link>
      ),
  },
  {
    id: 'description',
    title: 'Description',
    width: 240,
    byDefault: false,
    cell: ({ description }) => description || dash,
  },
  {
    id: 'updatedAt',
    title: 'Updated',
    width: 140,
    sortField: 'updatedAt',
    firstDirection: 'desc',
    byDefault: false,
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    width: 92,
    align: 'right',
    byDefault: true,
    isActs: true,
    cell: (service) => <RowActs service={service} />,
  },
]

/** Of what stands in a row of the list; a template is removed on its own page. */
const icons: Readonly<Record<string, ReactElement>> = { disableService: <Disable />, enableService: <Tick /> }

/** What can be done with a service where it stands in the list. */
function RowActs({ service }: { readonly service: ServiceMeta }) {
  const session = useSession()
  const actsOn = useServiceActs()
  const copies = can.createServices(session).allowed
  const { isTemplate } = service
  return (
    <span className="wb-row-acts">
      {copies && (
        <ButtonLink
          to={paths.newService({ from: service.id })}
          variant="minimal"
          size="small"
          icon={<Duplicate />}
          text={<span className="wb-row-act-text">{isTemplate ? 'New service' : 'Copy'}</span>}
          aria-label={isTemplate ? `New service from ${service.name}` : `Copy ${service.name}`}
          title={isTemplate ? 'New service from it' : 'Make a copy'}
        />
      )}
      {actsOn(service).map(
        ({ id, label, verdict, run }) =>
          verdict.allowed &&
          id in icons && (
            <Button
              key={id}
              variant="minimal"
              size="small"
              icon={icons[id]}
              text={<span className="wb-row-act-text">{label}</span>}
              aria-label={`${label} ${service.name}`}
              title={label}
              onClick={() => void run()}
            />
          ),
      )}
    </span>
  )
}

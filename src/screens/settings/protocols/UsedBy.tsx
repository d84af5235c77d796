import { Link } from 'react-router-dom'
import type { Protocol } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'

/** The services that name a protocol, each a link to its revision. */
export function UsedBy({ protocol: { usedBy } }: { readonly protocol: Pick<Protocol, 'usedBy'> }) {
  return usedBy.map(({ serviceId, name, revisionId, status }, place) => (
    <span key={revisionId}>
      {place > 0 && ', '}
      <Link className="wb-lone-link" to={paths.serviceRevision(serviceId, revisionId, 'protocols')}>
        {status === 'draft' ? `${name} (draft)` : name}
      </Link>
    </span>
  ))
}

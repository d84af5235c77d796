import { useParams } from 'react-router-dom'
import { useGetServiceRevisions } from '#generated/client/services/services.ts'
import type { RevisionComponent } from '#domain/pricing/revision-components.ts'
import { paths } from '#src/paths.ts'
import type { DrawerGround } from '#src/resources/ResourceForms.tsx'

/** Over the service of the address: what is added there is offered to this part of its draft. */
export function useOverService(part: RevisionComponent): DrawerGround {
  const { serviceId = '' } = useParams()
  const { data } = useGetServiceRevisions(Number(serviceId))
  const draft = data?.service.draftRevisionId ?? null
  return {
    under: paths.service(serviceId),
    next: (add) => (draft === null ? null : paths.serviceRevision(serviceId, draft, part, { add })),
  }
}

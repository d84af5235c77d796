import { useParams, useSearchParams } from 'react-router-dom'
import { useGetManagedCustomerOnboarding } from '#generated/client/relationships/relationships.ts'
import { resourceDetail } from '#src/resources/ResourceDetail.tsx'
import { resourceList } from '#src/resources/ResourceList.tsx'
import { useSession } from '#src/session/session.ts'
import { onboardings } from './onboardings.tsx'
import { ownershipRequests } from './ownership-requests.tsx'

const lists = { onboardings: resourceList(onboardings), within: resourceList(ownershipRequests) }
const drawers = { onboardings: resourceDetail(onboardings), within: resourceDetail(ownershipRequests) }

/** Whether somebody reads of customers that are handed over: as one who sees customers, or who answers for the organization. */
function useReadsOnboardings(): boolean {
  const { permissions } = useSession()
  return permissions.has('customers.read') || permissions.has('owner.audit-onboarding-requests')
}

/** Requests of both kinds: customers that are handed over, and the change of owner within the organization. */
export function OwnershipRequestLists() {
  const [search] = useSearchParams()
  const reads = useReadsOnboardings()
  const List = reads && search.get('of') !== 'within' ? lists.onboardings : lists.within
  return <List />
}

/** The request of the address, whichever kind it is of: both are numbered together. */
export function OwnershipRequestDrawer() {
  const id = Number(useParams()['id'])
  const reads = useReadsOnboardings()
  const { data, isLoading } = useGetManagedCustomerOnboarding(id, { query: { enabled: reads, retry: false } })
  if (isLoading) return null
  const Drawer = data === undefined ? drawers.within : drawers.onboardings
  return <Drawer />
}

import { useParams } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import {
  getGetExternalOrganizationsQueryKey,
  getGetExternalPeopleQueryKey,
  getGetPeopleAccessQueryKey,
  getGetRoleGrantsQueryKey,
  useGetPeopleAccess,
} from '#generated/client/roles/roles.ts'
import { useSession } from '#src/session/session.ts'

/** The person of the address with what they may do here; `null` where there is none. */
export function usePerson() {
  const userId = Number(useParams()['userId'])
  const { tenant } = useSession()
  const { data, error, refetch } = useGetPeopleAccess(tenant.id, { userId })
  return { userId, person: data === undefined ? undefined : (data.data[0] ?? null), error, retry: () => void refetch() }
}

/** Shows what people hold as it is now. */
export function useRightsChanged(): () => Promise<void> {
  const client = useQueryClient()
  const { tenant } = useSession()
  return async () => {
    const keys = [
      getGetPeopleAccessQueryKey(tenant.id),
      getGetRoleGrantsQueryKey(tenant.id),
      getGetExternalPeopleQueryKey(tenant.id),
      getGetExternalOrganizationsQueryKey(tenant.id),
    ]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { getGetMeQueryKey, getMe } from '#generated/client/session/session.ts'
import { sessionQuery } from '#src/sign-in/SessionGate.tsx'

/** Asks anew who one is, after a change of it, so that every place shows the same. */
export function useRefreshMe(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const me = await queryClient.fetchQuery({ queryKey: getGetMeQueryKey(), queryFn: () => getMe(), staleTime: 0 })
    queryClient.setQueryData(sessionQuery.queryKey, (result) =>
      result?.kind === 'ready'
        ? { ...result, session: { ...result.session, me, unitPreference: me.unitPreference } }
        : result,
    )
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getGetMeQueryKey, getMe, useGetMe } from '#generated/client/session/session.ts'
import { useUpdateUser } from '#generated/client/users/users.ts'
import { userUpdateForm } from '#generated/forms/UserUpdate.ts'
import type { UserChange } from '#generated/model/index.ts'
import { SchemaDrawer } from '#src/forms/SchemaDrawer.tsx'
import { meStaleTimeMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { sessionQuery } from '#src/sign-in/SessionGate.tsx'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Edits the person's own data at /profile/edit. */
export function ProfileEditDrawer() {
  const session = useSession()
  const { data: me = session.me } = useGetMe({ query: { staleTime: meStaleTimeMs } })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: updateUser } = useUpdateUser()
  const close = () => void navigate(paths.profile())

  const save = async (data: object) => {
    await updateUser({ userId: me.id, data: { phone: null, ...data } as UserChange })
    const updated = await queryClient.fetchQuery({ queryKey: getGetMeQueryKey(), queryFn: () => getMe(), staleTime: 0 })
    queryClient.setQueryData(sessionQuery.queryKey, (result) =>
      result?.kind === 'ready'
        ? { ...result, session: { ...result.session, me: updated, unitPreference: updated.unitPreference } }
        : result,
    )
    showSuccess('Profile saved')
    close()
  }

  return <SchemaDrawer isOpen form={userUpdateForm} value={me} onSubmit={save} onClose={close} />
}

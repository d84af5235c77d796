import { useNavigate } from 'react-router-dom'
import { useGetMe } from '#generated/client/session/session.ts'
import { useUpdateUser } from '#generated/client/users/users.ts'
import { userUpdateForm } from '#generated/forms/UserUpdate.ts'
import type { UserChange } from '#generated/model/index.ts'
import { SchemaDrawer } from '#src/forms/SchemaDrawer.tsx'
import { meStaleTimeMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { PhotoField } from './PhotoField.tsx'
import { useRefreshMe } from './use-refresh-me.ts'

/** Edits the person's own data at /profile/edit. */
export function ProfileEditDrawer() {
  const session = useSession()
  const { data: me = session.me } = useGetMe({ query: { staleTime: meStaleTimeMs } })
  const navigate = useNavigate()
  const { mutateAsync: updateUser } = useUpdateUser()
  const refreshMe = useRefreshMe()
  const close = () => void navigate(paths.profile())

  const save = async (data: object) => {
    await updateUser({ userId: me.id, data: { phone: null, ...data } as UserChange })
    await refreshMe()
    showSuccess('Profile saved')
    close()
  }

  return (
    <SchemaDrawer
      isOpen
      form={userUpdateForm}
      value={me}
      lead={<PhotoField me={me} />}
      onSubmit={save}
      onClose={close}
    />
  )
}

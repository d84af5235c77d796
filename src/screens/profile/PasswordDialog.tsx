import { useNavigate } from 'react-router-dom'
import { useChangePassword } from '#generated/client/session/session.ts'
import { passwordChangeForm } from '#generated/forms/PasswordChange.ts'
import type { PasswordChange } from '#generated/model/index.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Changes the person's own password at /profile/change-password. */
export function PasswordDialog() {
  const { me } = useSession()
  const navigate = useNavigate()
  const { mutateAsync: changePassword } = useChangePassword()
  const close = () => void navigate(paths.profile())

  const save = async (data: object) => {
    await changePassword({ userId: me.id, data: data as PasswordChange })
    showSuccess('Password changed')
    close()
  }

  return <SchemaDialog isOpen form={passwordChangeForm} onSubmit={save} onClose={close} />
}

import { useRef, useState } from 'react'
import { Button, Spinner } from '@blueprintjs/core'
import { Upload } from '@blueprintjs/icons'
import { photoEdge } from '#domain/files/photos.ts'
import { removeUserPhoto, setUserPhoto } from '#generated/client/users/users.ts'
import type { Me } from '#generated/model/index.ts'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import { displayName } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { facePhoto } from '#src/uploads/shrink-photo.ts'
import { UploadRefusal } from '#src/uploads/transfer-job.ts'
import { useRefreshMe } from './use-refresh-me.ts'
import styles from './profile.module.css'

/** The person's photo: another one is cut to a square here, and shown everywhere at once. */
export function PhotoField({ me }: { readonly me: Me }) {
  const refreshMe = useRefreshMe()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const run = async (act: () => Promise<unknown>, said: string) => {
    setBusy(true)
    setFault(null)
    try {
      await act()
      await refreshMe()
      showSuccess(said)
    } catch (error) {
      setFault(reasonOf(error))
    }
    setBusy(false)
    choose.current?.focus()
  }
  const bring = (file: File) =>
    run(async () => setUserPhoto(me.id, { content: await base64Of(await facePhoto(file, photoEdge)) }), 'Photo saved')

  return (
    <div className={styles.photo} role="group" aria-label="Photo">
      <Avatar name={displayName(me)} image={me.image} size="medium" />
      <div>
        <div className={styles.actions}>
          <Button
            ref={choose}
            // Blueprint's `loading` disables it, and the focus would be lost.
            icon={busy ? <Spinner size={14} /> : <Upload />}
            aria-busy={busy}
            text={me.image === null ? 'Choose a photo' : 'Change photo'}
            onClick={() => busy || input.current?.click()}
          />
          {me.image !== null && (
            <Button
              text="Remove photo"
              disabled={busy}
              onClick={() => void run(() => removeUserPhoto(me.id), 'Photo removed')}
            />
          )}
        </div>
        <p className="wb-muted">Your colleagues see it beside your name, and customers when you drive their order.</p>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after it was removed.
          target.value = ''
          if (file !== undefined) void bring(file)
        }}
      />
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof UploadRefusal) return error.message
  const [messages] = Object.values(formErrorOf(error)?.errors ?? {})
  return messages?.[0] ?? messageOf(error) ?? genericErrorMessage
}

/** What can be sent in JSON. */
async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

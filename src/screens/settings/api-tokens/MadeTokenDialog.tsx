import type { ApiTokenMade } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ShownOnceDialog, ShownSecret } from '#src/ui/ShownOnceDialog.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'

interface MadeTokenDialogProps {
  readonly made: ApiTokenMade
  readonly onClose: () => void
}

/** Shows a token, this once. */
export function MadeTokenDialog({ made: { token, secret }, onClose }: MadeTokenDialogProps) {
  useFocusBack()
  return (
    <ShownOnceDialog
      title={`The token ${token.name}`}
      noun="Token"
      text={secret}
      kept="I have kept it"
      onClose={onClose}
    >
      <p>
        Copy it to where your program finds it. It is not shown again. Keep it like a password: with it anybody can do
        what it may.
      </p>
      <ShownSecret label="The token" value={secret} />
      <p className="wb-muted">
        Your organization has the number {token.tenantId} in the addresses of the{' '}
        <a href={paths.apiReference()} target="_blank" rel="noreferrer">
          API reference
        </a>
        .
      </p>
    </ShownOnceDialog>
  )
}

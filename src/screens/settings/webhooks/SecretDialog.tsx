import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeWebhookSecret } from '#generated/client/tenants/tenants.ts'
import type { WebhookEndpoint, WebhookSecret } from '#generated/model/index.ts'
import { webhookEndpointContract } from '#generated/screens/webhookEndpoint.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ShownOnceDialog, ShownSecret } from '#src/ui/ShownOnceDialog.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'

interface SecretDialogProps {
  readonly endpoint: WebhookEndpoint
  readonly onClose: () => void
}

/** Makes the secret of an endpoint, and shows it this once. */
export function SecretDialog({ endpoint: { id, name, secretEnd }, onClose }: SecretDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  // Whether it had one when this was opened: it has one as soon as it is made.
  const [isFirst] = useState(secretEnd === null)
  const [made, setMade] = useState<WebhookSecret | null>(null)
  const [isBusy, setBusy] = useState(false)
  useFocusBack()
  const make = async () => {
    setBusy(true)
    try {
      setMade(await makeWebhookSecret(id))
      await takeChanged(client, webhookEndpointContract.calls, tenant.id, [id])
    } catch (error) {
      tellRefusal(error, 'make the secret')
    } finally {
      setBusy(false)
    }
  }
  const title = `Secret of ${name}`
  if (made !== null) {
    const { secret, previousSecretUntil } = made
    return (
      <ShownOnceDialog title={title} noun="Secret" text={secret} kept="I have kept it" onClose={onClose}>
        <p>
          Copy it to the other program. It is not shown again: if it is lost, or somebody else has seen it, change it.
        </p>
        <ShownSecret label="The secret" value={secret} />
        {previousSecretUntil !== null && (
          <p className="wb-muted">
            The old one signs as well until <Moment at={previousSecretUntil} />.
          </p>
        )}
      </ShownOnceDialog>
    )
  }
  const act = isFirst ? 'Make its secret' : 'Change the secret'
  return (
    <Dialog isOpen title={title} className="wb-dialog-small" canOutsideClickClose={false} onClose={onClose}>
      <DialogBody>
        <p>
          {isFirst
            ? 'What it is told is signed with a secret that you and it alone know. It is shown once: have the other program at hand.'
            : 'The new secret is shown once. For 24 hours everything is signed with both, so that nothing is lost while you put the new one in place.'}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} />
            <Button intent="primary" loading={isBusy} text={act} onClick={() => void make()} />
          </>
        }
      />
    </Dialog>
  )
}

import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { makeWebhookSecret } from '#generated/client/tenants/tenants.ts'
import type { WebhookEndpoint, WebhookSecret } from '#generated/model/index.ts'
import { webhookEndpointContract } from '#generated/screens/webhookEndpoint.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './webhooks.module.css'

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
  return (
    <Dialog isOpen title={`Secret of ${name}`} canOutsideClickClose={false} onClose={onClose}>
      <DialogBody>
        {made === null ? (
          <p>
            {isFirst
              ? 'What it is told is signed with a secret that you and it alone know. It is shown once: have the other program at hand.'
              : 'The new secret is shown once. For 24 hours everything is signed with both, so that nothing is lost while you put the new one in place.'}
          </p>
        ) : (
          <ShownSecret made={made} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          made === null ? (
            <>
              <Button text="Cancel" onClick={onClose} />
              <Button
                intent="primary"
                loading={isBusy}
                text={isFirst ? 'Make its secret' : 'Change the secret'}
                onClick={() => void make()}
              />
            </>
          ) : (
            <Button intent="primary" text="Close" onClick={onClose} />
          )
        }
      />
    </Dialog>
  )
}

function ShownSecret({ made: { secret, previousSecretUntil } }: { readonly made: WebhookSecret }) {
  const fieldId = useId()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showSuccess('Secret copied'),
      (error: unknown) => showError(error, { action: 'copy the secret' }),
    )
  return (
    <>
      <FormGroup
        label="Secret"
        labelFor={fieldId}
        helperText="It is shown this once. If it is lost, or somebody else has seen it, change it."
      >
        <InputGroup
          id={fieldId}
          className={styles.secret}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
          rightElement={<Button variant="minimal" icon={<Duplicate />} text="Copy" onClick={() => void copy()} />}
        />
      </FormGroup>
      {previousSecretUntil !== null && (
        <p className="wb-muted">
          The old one signs as well until <Moment at={previousSecretUntil} />.
        </p>
      )}
    </>
  )
}

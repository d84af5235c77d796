import { FormGroup, HTMLSelect } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { replayWebhookDeliveries } from '#generated/client/tenants/tenants.ts'
import type { WebhookEndpoint, WebhookReplay } from '#generated/model/index.ts'
import { webhookDeliveryContract } from '#generated/screens/webhookDelivery.ts'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

const spans = [
  { seconds: 3_600, label: 'The last hour' },
  { seconds: 86_400, label: 'The last 24 hours' },
  { seconds: 3 * 86_400, label: 'The last 3 days' },
  { seconds: 30 * 86_400, label: 'All of the 30 days that are kept' },
] as const

const choices = [
  { value: 'failed', label: 'What failed' },
  { value: 'all', label: 'All of it, delivered or not' },
] as const

interface ReplayDialogProps {
  readonly endpoint: WebhookEndpoint
  readonly onClose: () => void
}

/** Sends what an endpoint was told in a time again. */
export function ReplayDialog({ endpoint: { id: endpointId, name }, onClose }: ReplayDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [seconds, setSeconds] = useState<number>(spans[1].seconds)
  const [which, setWhich] = useState<WebhookReplay['which']>('failed')
  const [spanId, whichId] = [useId(), useId()]
  const send = async () => {
    const until = Math.floor(Date.now() / 1_000)
    const { count } = await replayWebhookDeliveries(tenant.id, { endpointId, from: until - seconds, until, which })
    await takeChanged(client, webhookDeliveryContract.calls, tenant.id, [])
    showSuccess(
      count === 0
        ? 'There was nothing to send again'
        : `Sending ${countText(count, { one: 'delivery', many: 'deliveries' })} again`,
    )
  }
  return (
    <ConfirmDialog isOpen title={`Send again to ${name}`} confirmLabel="Send again" onConfirm={send} onClose={onClose}>
      <FormGroup label="Of" labelFor={spanId}>
        <HTMLSelect
          id={spanId}
          fill
          value={seconds}
          options={spans.map(({ seconds: value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setSeconds(Number(currentTarget.value))}
        />
      </FormGroup>
      <FormGroup label="Which" labelFor={whichId} helperText="Each keeps its id, by which the other program tells it.">
        <HTMLSelect
          id={whichId}
          fill
          value={which}
          options={[...choices]}
          onChange={({ currentTarget }) => setWhich(currentTarget.value === 'all' ? 'all' : 'failed')}
        />
      </FormGroup>
    </ConfirmDialog>
  )
}

import { Globe } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { replayWebhookDelivery, useGetWebhookSent } from '#generated/client/tenants/tenants.ts'
import type { WebhookDelivery, WebhookInvoice } from '#generated/model/index.ts'
import { webhookDeliveryContract } from '#generated/screens/webhookDelivery.ts'
import { can } from '#src/access/can.ts'
import { denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './webhooks.module.css'

const nobody = () => denial('What was told is not changed.')
const { event: events, state: states } = webhookDeliveryContract.facts

/** What other programs were told, with what became of it. */
export const deliveries = defineResource({
  contract: webhookDeliveryContract,
  paths: paths.webhookDeliveries,
  nameOf: ({ event, deliveryOrderId }) =>
    deliveryOrderId === null ? events.choices[event] : `${events.choices[event]} #${deliveryOrderId}`,
  icon: <Globe size={18} />,
  empty: 'What your webhooks tell stands here for 30 days, with what was answered.',
  rights: { create: nobody, update: nobody },
  Actions: ToEndpoints,
  columns: [
    { field: 'createdAt', width: 130 },
    { field: 'event', width: 140 },
    {
      field: 'deliveryOrderId',
      width: 90,
      cell: ({ deliveryOrderId: id }) => (id === null ? null : `#${id}`),
      text: ({ deliveryOrderId: id }) => (id === null ? '' : `#${id}`),
    },
    { field: 'endpointName', title: 'To', width: 180 },
    { field: 'state', width: 110, cell: (row) => <State row={row} /> },
    { field: 'lastStatus', width: 90 },
    { field: 'failure', width: 240 },
    { field: 'tries', width: 70, byDefault: false },
    { field: 'tookMs', width: 90, byDefault: false, cell: ({ tookMs }) => (tookMs === null ? null : `${tookMs} ms`) },
    { field: 'messageId', width: 220, byDefault: false },
  ],
  csv: true,
  Detail: DeliveryDetail,
})

function ToEndpoints() {
  return <ButtonLink to={paths.webhooks.list()}>Endpoints</ButtonLink>
}

function State({ row: { state } }: { readonly row: WebhookDelivery }) {
  return <span className={state === 'failed' ? 'wb-cell-warning' : undefined}>{states.choices[state]}</span>
}

function DeliveryDetail({ row }: { readonly row: WebhookDelivery }) {
  const { event, endpointName, endpointId, createdAt, state, tries, nextAt, lastAt, lastStatus, tookMs, failure } = row
  return (
    <>
      <SideDrawerPart>
        <Facts>
          <Fact label="Event">{events.choices[event]}</Fact>
          <Fact label="To">{endpointName}</Fact>
          <Fact label="When">
            <Moment at={createdAt} />
          </Fact>
          <Fact label="State">{states.choices[state]}</Fact>
          <Fact label="Tries">{tries}</Fact>
          <Fact label="Last try">{lastAt === null ? null : <Moment at={lastAt} />}</Fact>
          <Fact label="Next try">{nextAt === null ? null : <Moment at={nextAt} />}</Fact>
          <Fact label="Answer">{lastStatus === null ? null : `${lastStatus}, after ${tookMs ?? 0} ms`}</Fact>
          <Fact label="Reason">{failure}</Fact>
        </Facts>
        <div className="wb-acts">
          <Replay row={row} />
          <ButtonLink to={paths.webhooks.one(endpointId)}>To the endpoint</ButtonLink>
          {row.deliveryOrderId !== null && <ButtonLink to={paths.order(row.deliveryOrderId)}>To the order</ButtonLink>}
        </div>
      </SideDrawerPart>
      <Sent row={row} />
    </>
  )
}

/** What leaves, and the start of what came back. */
function Sent({ row: { id } }: { readonly row: WebhookDelivery }) {
  const { data, error, refetch } = useGetWebhookSent(id)
  if (error !== null) {
    return <ErrorState title="What is sent could not be loaded" error={error} retry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonLines count={6} what="what is sent" />
  const { url, headers, message, answer } = data
  const lines = [`POST ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)]
  return (
    <>
      <SideDrawerPart title="Request">
        <pre className={styles.text}>{lines.join('\n')}</pre>
        <p className="wb-muted">The time and the signature are made anew for each try.</p>
      </SideDrawerPart>
      <SideDrawerPart title="Body">
        <pre className={styles.text}>{JSON.stringify(message, null, 2)}</pre>
        {message.data.invoice !== undefined && <ToInvoice of={message.data.invoice} />}
      </SideDrawerPart>
      <SideDrawerPart title="Answer">
        {answer === null || answer === '' ? (
          <p className="wb-muted">{answer === null ? 'There was none.' : 'It had no text.'}</p>
        ) : (
          <pre className={styles.text}>{answer}</pre>
        )}
      </SideDrawerPart>
    </>
  )
}

/** To it among one's own, or among those of the vendor that issued it. */
function ToInvoice({ of: { id, issuer } }: { readonly of: WebhookInvoice }) {
  const { tenant } = useSession()
  const path = issuer.id === tenant.id ? paths.invoice(id) : paths.vendorInvoice(issuer.id, id)
  return (
    <div className="wb-acts">
      <ButtonLink to={path}>To the invoice</ButtonLink>
    </div>
  )
}

function Replay({ row: { id, endpointName } }: { readonly row: WebhookDelivery }) {
  const session = useSession()
  const client = useQueryClient()
  const send = async () => {
    try {
      const sent = await replayWebhookDelivery(id)
      showSuccess(`Sending it again to ${endpointName}`)
      void takeRow(client, webhookDeliveryContract.calls, session.tenant.id, sent)
    } catch (error) {
      tellRefusal(error, 'send it again')
    }
  }
  return <VerdictButton verdict={can.changeWebhooks(session)} text="Send again" onClick={() => void send()} />
}

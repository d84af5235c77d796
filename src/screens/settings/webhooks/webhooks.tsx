import { Button } from '@blueprintjs/core'
import { Globe } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { testWebhookEndpoint } from '#generated/client/tenants/tenants.ts'
import type { WebhookEndpoint } from '#generated/model/index.ts'
import { webhookEndpointActs, webhookEndpointContract } from '#generated/screens/webhookEndpoint.ts'
import { webhookDeliveryContract } from '#generated/screens/webhookDelivery.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

const eventWords: Readonly<Record<string, string>> = webhookDeliveryContract.facts.event.choices
const { changeWebhooks } = can

/** Addresses of other programs that are told what happens to orders. */
export const webhooks = defineResource({
  contract: webhookEndpointContract,
  paths: paths.webhooks,
  nameOf: ({ name }) => name,
  icon: <Globe size={18} />,
  empty:
    'Another program is told at once what happens to your orders: at an address of its own, signed, and again until it answers.',
  search: 'Name or address',
  rights: { create: changeWebhooks, update: changeWebhooks, delete: changeWebhooks },
  Actions: ToDeliveries,
  columns: [
    { field: 'name', width: 180 },
    { field: 'url', width: 280 },
    { id: 'events', title: 'Events', width: 110, cell: eventCount, text: eventsText },
    { field: 'isEnabled', width: 190, cell: (row) => <Standing row={row} />, text: standingText },
    { field: 'lastSuccessAt', width: 130, cell: ({ lastSuccessAt }) => momentOr(lastSuccessAt, 'Never yet') },
    { field: 'updatedAt', byDefault: false },
  ],
  Detail,
})

function ToDeliveries() {
  return <ButtonLink to={paths.webhookDeliveries.list()}>Deliveries</ButtonLink>
}

function eventCount({ events }: WebhookEndpoint): string {
  return countText(events.length, { one: 'event', many: 'events' })
}

function eventsText({ events }: WebhookEndpoint): string {
  return events.map((event) => eventWords[event] ?? event).join(', ')
}

function standingText({ isEnabled, secretEnd, failingSince }: WebhookEndpoint): string {
  if (!isEnabled) return 'Off'
  if (secretEnd === null) return 'Has no secret yet'
  return failingSince === null ? 'On' : 'Not reached'
}

function Standing({ row }: { readonly row: WebhookEndpoint }) {
  const text = standingText(row)
  return <span className={text === 'On' ? undefined : 'wb-cell-warning'}>{text}</span>
}

function momentOr(at: number | null, otherwise: string) {
  return at === null ? otherwise : <Moment at={at} />
}

function Detail({ row }: { readonly row: WebhookEndpoint }) {
  const { isEnabled, turnedOffReason, secretEnd, failingSince, previousSecretUntil } = row
  return (
    <>
      {turnedOffReason !== null && <SideDrawerNote>Turned off by itself. {turnedOffReason}</SideDrawerNote>}
      {isEnabled && secretEnd === null && (
        <SideDrawerNote>It is told nothing before it has a secret, by which it knows that it is you.</SideDrawerNote>
      )}
      {isEnabled && failingSince !== null && (
        <SideDrawerNote>
          Nothing has reached it since <MomentInText at={failingSince} />. After three days it is turned off.
        </SideDrawerNote>
      )}
      <SideDrawerPart>
        <Facts>
          <Fact label="Address">{row.url}</Fact>
          <Fact label="Events">{eventsText(row)}</Fact>
          <Fact label="Status">{standingText(row)}</Fact>
          <Fact label="Last reached">{momentOr(row.lastSuccessAt, 'Never yet')}</Fact>
          <Fact label="Secret">{orNotGiven(secretEnd === null ? null : `Ends in ${secretEnd}`)}</Fact>
          {previousSecretUntil !== null && (
            <Fact label="Old secret">
              Signs as well until <Moment at={previousSecretUntil} />
            </Fact>
          )}
        </Facts>
        <Acts row={row} />
      </SideDrawerPart>
    </>
  )
}

function Acts({ row }: { readonly row: WebhookEndpoint }) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'secret' | 'replay' | null>(null)
  const actsOn = useResourceActs(webhookEndpointActs, webhookEndpointContract, paths.webhooks)
  const isTold = row.isEnabled && row.secretEnd !== null
  const test = async () => {
    try {
      const { id } = await testWebhookEndpoint(row.id)
      await takeChanged(client, webhookDeliveryContract.calls, session.tenant.id, [])
      await navigate(paths.webhookDeliveries.one(id))
    } catch (error) {
      tellRefusal(error, 'send a test')
    }
  }
  if (!changeWebhooks(session).allowed) return null
  return (
    <div className="wb-acts">
      <Button
        intent={row.secretEnd === null ? 'primary' : 'none'}
        text={row.secretEnd === null ? 'Make its secret' : 'Change the secret'}
        onClick={() => setOpen('secret')}
      />
      {isTold && <Button text="Send a test" onClick={() => void test()} />}
      {isTold && <Button text="Send again" onClick={() => setOpen('replay')} />}
      {actsOn(row)
        .filter(({ isPossible }) => isPossible)
        .map(({ id, label, verdict, run }) => (
          <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
        ))}
      <ButtonLink to={paths.webhookDeliveriesOf(row.id)}>Deliveries</ButtonLink>
      {open === 'secret' && <SecretDialog endpoint={row} onClose={() => setOpen(null)} />}
      {open === 'replay' && <ReplayDialog endpoint={row} onClose={() => setOpen(null)} />}
    </div>
  )
}

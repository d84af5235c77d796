import { Envelope } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resendMessage } from '#generated/client/tenants/tenants.ts'
import type { Message } from '#generated/model/index.ts'
import { messageContract } from '#generated/screens/message.ts'
import { denial, approval } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './messages.module.css'

const nobody = () => denial('A message is sent, not changed.')
const { channel: channels, state: states } = messageContract.facts

/** The e-mails and text messages of the organization, with what became of them. */
export const messages = defineResource({
  contract: messageContract,
  paths: paths.messages,
  nameOf: ({ subject, about }) => subject ?? about,
  icon: <Envelope size={18} />,
  empty: 'Every e-mail and text message of the organization stands here for 30 days.',
  search: 'Address or number',
  rights: { create: nobody, update: nobody },
  columns: [
    'createdAt',
    { field: 'channel', width: 110 },
    { field: 'state', width: 100 },
    { field: 'recipient', width: 220 },
    { field: 'about', width: 170 },
    { field: 'subject', width: 260 },
    { field: 'sentAt', width: 130, byDefault: false },
    { field: 'failure', width: 220, byDefault: false },
  ],
  csv: true,
  Detail: MessageDetail,
})

function MessageDetail({ row }: { readonly row: Message }) {
  const { channel, state, recipient, recipientName, about, createdAt, sentAt, failure, body, deliveryOrderId } = row
  return (
    <>
      <SideDrawerPart>
        <Facts>
          <Fact label="To">{recipientName === null ? recipient : `${recipientName}, ${recipient}`}</Fact>
          <Fact label="By">{channels.choices[channel]}</Fact>
          <Fact label="About">{about}</Fact>
          <Fact label="When">
            <Moment at={createdAt} />
          </Fact>
          <Fact label="State">{states.choices[state]}</Fact>
          <Fact label="Sent">{sentAt !== null && <Moment at={sentAt} />}</Fact>
          <Fact label="Reason">{failure}</Fact>
        </Facts>
      </SideDrawerPart>
      <SideDrawerPart title="Text">
        {body === null ? (
          <p className="wb-muted">It holds a link or code that is for its recipient alone.</p>
        ) : (
          <p className={styles.body}>{body}</p>
        )}
      </SideDrawerPart>
      <SideDrawerFoot>
        {deliveryOrderId !== null && <ButtonLink to={paths.order(deliveryOrderId)}>To the order</ButtonLink>}
        {row.mayResend && <Resend message={row} />}
      </SideDrawerFoot>
    </>
  )
}

/** Of a text message that may have arrived it is asked first. */
function Resend({ message: { id, state, channel, recipient } }: { readonly message: Message }) {
  const { tenant, permissions } = useSession()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const isUncertain = state === 'unknown'
  const send = async () => {
    const sent = await resendMessage(id, isUncertain ? { mayArriveTwice: true } : {})
    showSuccess(`Sending it again to ${recipient}`)
    void takeRow(client, messageContract.calls, tenant.id, sent)
  }
  const press = async () => {
    if (isUncertain || state === 'sent') return setAsking(true)
    try {
      await send()
    } catch (error) {
      tellRefusal(error, 'send it again')
    }
  }
  const verdict = permissions.has('delivery-settings.update')
    ? approval
    : denial('Your role does not let you send it again.')
  return (
    <>
      <VerdictButton verdict={verdict} text="Send again" onClick={() => void press()} />
      <ConfirmDialog
        isOpen={asking}
        title={`Send it again to ${recipient}?`}
        confirmLabel="Send again"
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        <p className="wb-dialog-message">
          {isUncertain && channel === 'sms'
            ? 'Nobody knows whether it arrived: it may arrive twice.'
            : 'It was sent before: it arrives twice.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

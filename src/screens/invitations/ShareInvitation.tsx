import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { type ComponentType, useId, useState } from 'react'
import { shareInvitation as askForLink } from '#generated/client/relationships/relationships.ts'
import type { Invitation, SharedInvitation } from '#generated/model/index.ts'
import { invitationActs } from '#generated/screens/invitation.ts'
import { canRelate } from '#src/access/can-relate.ts'
import type { Resource } from '#src/resources/define-resource.ts'
import { PendingBody } from '#src/resources/DrawerMessages.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useAddressedRow } from '#src/resources/use-addressed-row.ts'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { SideDrawer, SideDrawerBody, SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './invitations.module.css'

/** The ways by which an invitation reaches whom it is for, in a drawer over the list, as a screen of its own. */
export function shareInvitation<SortField extends string>(resource: Resource<Invitation, SortField>): ComponentType {
  return function ShareOfInvitation() {
    return <ShareInvitation resource={resource} />
  }
}

interface OfResource<SortField extends string> {
  readonly resource: Resource<Invitation, SortField>
}

function ShareInvitation<SortField extends string>({ resource }: OfResource<SortField>) {
  const { row, error, refetch } = useAddressedRow(resource)
  const close = useCloseDrawer(resource.paths.list())
  return (
    <SideDrawer
      title={row === undefined ? 'Share the invitation' : `Share with ${row.forInitialUserEmail}`}
      onClose={close}
    >
      {row === undefined ? (
        <PendingBody words={resource.words} error={error} retry={() => void refetch()} />
      ) : (
        <SideDrawerBody>
          <Ways resource={resource} row={row} />
        </SideDrawerBody>
      )}
    </SideDrawer>
  )
}

function Ways<SortField extends string>({ resource, row }: OfResource<SortField> & { readonly row: Invitation }) {
  const verdict = canRelate.invite(useSession(), row.kind)
  const actsOn = useResourceActs(invitationActs, resource, resource.paths)
  // A link that was shown does not work any more once the invitation is sent again.
  const [shown, setShown] = useState<{ readonly of: number; readonly link: SharedInvitation } | null>(null)
  const resend = actsOn({ ...row, name: row.forInitialUserEmail }).find(({ id }) => id === 'resendInvitation')
  const show = async () => {
    try {
      setShown({ of: row.version, link: await askForLink(row.id) })
    } catch (error) {
      tellRefusal(error, 'show the link')
    }
  }
  return (
    <>
      {row.state !== 'pending' && <SideDrawerNote>This invitation is over. Send it again to share it.</SideDrawerNote>}
      <SideDrawerPart title="By email">
        <p className="wb-muted">
          Sending it again mails a fresh link. Earlier ones stop working, those passed on included.
        </p>
        {resend !== undefined && (
          <VerdictButton verdict={resend.verdict} text={resend.label} onClick={() => void resend.run()} />
        )}
      </SideDrawerPart>
      {row.state === 'pending' && (
        <SideDrawerPart title="By link or QR code">
          <p className="wb-muted">
            For people who have a Waybill account. Those without one make it by the link in the email, which proves that
            the address is theirs.
          </p>
          {shown?.of === row.version ? (
            <Link {...shown.link} />
          ) : (
            <VerdictButton verdict={verdict} text="Show the link" onClick={() => void show()} />
          )}
        </SideDrawerPart>
      )}
    </>
  )
}

function Link({ link, picture }: SharedInvitation) {
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showSuccess('Link copied'),
      (error: unknown) => showError(error, { action: 'copy the link' }),
    )
  return (
    <>
      <FormGroup label="Link" labelFor={id}>
        <InputGroup
          id={id}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          rightElement={<Button variant="minimal" icon={<Duplicate />} text="Copy" onClick={() => void copy()} />}
        />
      </FormGroup>
      <img className={styles.picture} src={picture} alt="QR code of the link" />
    </>
  )
}

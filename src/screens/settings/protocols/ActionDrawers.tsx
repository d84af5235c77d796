import { Edit } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { mergeProtocols } from '#domain/orders/base-protocol.ts'
import { createProtocolAction, updateProtocolAction, useGetProtocol } from '#generated/client/services/services.ts'
import { baseProtocolActionForm } from '#generated/forms/BaseProtocolAction.ts'
import type { BaseProtocolAction, BaseProtocolActionUpdate, Protocol } from '#generated/model/index.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDrawer } from '#src/forms/SchemaDrawer.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { changeOf } from '#src/resources/change-of.ts'
import { PendingBody } from '#src/resources/DrawerMessages.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { useOverService } from '../services/use-over-service.ts'
import { ProtocolPreview } from './ProtocolPreview.tsx'

/** Over a service: adds an action to the protocol of the address, which the draft of the service then shows. */
export function NewActionDrawer() {
  const { protocol, pending } = useAddressed()
  if (protocol === undefined) return pending
  return <ActionForm protocol={protocol} action={undefined} />
}

/** Over a service: an action of a protocol as drivers see it. */
export function ActionDrawer() {
  const { serviceId = '', protocolId = '' } = useParams()
  const { protocol, action, pending, close } = useAddressed()
  const right = servicesRights.update(useSession())
  if (protocol === undefined) return pending
  if (action === undefined) return <NoSuchAction protocol={protocol} />
  return (
    <SideDrawer title={action.label} onClose={close}>
      <SideDrawerBody>
        <ProtocolPreview asked={mergeProtocols([{ actions: [withId(action)] }])} />
      </SideDrawerBody>
      {right.allowed && (
        <SideDrawerFoot>
          <ButtonLink
            intent="primary"
            icon={<Edit />}
            to={paths.protocolActions(serviceId, protocolId).edit(withId(action).id)}
          >
            Edit action
          </ButtonLink>
        </SideDrawerFoot>
      )}
    </SideDrawer>
  )
}

/** Over a service: the same to be changed. */
export function ActionEditDrawer() {
  const { protocol, action, pending } = useAddressed()
  if (protocol === undefined) return pending
  if (action === undefined) return <NoSuchAction protocol={protocol} />
  return <ActionForm protocol={protocol} action={action} />
}

function useAddressed() {
  const { protocolId, actionId } = useParams()
  const { data: protocol, error, refetch } = useGetProtocol(Number(protocolId))
  const close = useCloseDrawer(useOverService('protocols').under)
  return {
    protocol,
    action: protocol?.actions.find(({ id }) => String(id) === actionId),
    close,
    pending: (
      <SideDrawer title="Protocol" onClose={close}>
        <PendingBody words={protocolContract.words} error={error} retry={() => void refetch()} />
      </SideDrawer>
    ),
  }
}

function NoSuchAction({ protocol }: { readonly protocol: Protocol }) {
  const close = useCloseDrawer(useOverService('protocols').under)
  return (
    <SideDrawer title={protocol.name} onClose={close}>
      <EmptyState title="No such action">
        {protocol.name} asks no such thing, or the address of this page was mistyped.
      </EmptyState>
    </SideDrawer>
  )
}

/** The server has given every action of a protocol its id. */
function withId(action: BaseProtocolAction): BaseProtocolAction & { readonly id: number } {
  return { ...action, id: action.id ?? 0 }
}

interface ActionFormProps {
  readonly protocol: Protocol
  /** What to edit; undefined to add one. */
  readonly action: BaseProtocolAction | undefined
}

function ActionForm({ protocol, action }: ActionFormProps) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useLeaveGuard()
  const place = useOverService('protocols')
  const close = useCloseDrawer(place.under)
  const right = servicesRights.update(session)
  const leave = () => {
    leaving.release()
    close()
  }
  const take = (saved: Protocol) => {
    void takeRow(client, protocolContract.calls, session.tenant.id, saved)
    showSuccess(`Saved ${saved.name}`)
  }
  const add = async (data: FormData) => {
    // What the form's own validator lets through is what the contract takes.
    take(await createProtocolAction(protocol.id, data as FormData & BaseProtocolAction))
    const next = place.next(protocol.name)
    if (next === null) return leave()
    leaving.release()
    return navigate(next, { replace: true })
  }
  const edit = async (before: BaseProtocolAction, data: FormData) => {
    const change = changeOf({ schema: baseProtocolActionForm.schema, before, after: data, cleared: {} })
    if (change !== null) take(await updateProtocolAction(withId(before).id, change as BaseProtocolActionUpdate))
    leave()
  }
  const title = action === undefined ? `Add an action to ${protocol.name}` : `Edit “${action.label}”`

  if (!right.allowed)
    return (
      <SideDrawer title={title} onClose={close}>
        <EmptyState title="Nothing to do here">{right.reason}</EmptyState>
      </SideDrawer>
    )
  return (
    <>
      <SchemaDrawer
        isOpen
        form={baseProtocolActionForm}
        title={title}
        submitLabel={action === undefined ? 'Add action' : 'Save changes'}
        value={action}
        onSubmit={action === undefined ? add : (data) => edit(action, data)}
        onClose={leave}
        onDirtyChange={leaving.onDirtyChange}
      />
      <DiscardAlert guard={leaving.guard} />
    </>
  )
}

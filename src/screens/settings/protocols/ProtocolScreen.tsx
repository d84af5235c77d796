import { Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { mergeProtocols, type BaseProtocolAction } from '#domain/orders/base-protocol.ts'
import { protocolActionTypes, stopTypes } from '#domain/orders/protocol.ts'
import { createProtocol, updateProtocol, useGetProtocol } from '#generated/client/services/services.ts'
import { protocolInputForm } from '#generated/forms/ProtocolInput.ts'
import type { Protocol, ProtocolInput, ProtocolUpdate } from '#generated/model/index.ts'
import { protocolContract } from '#generated/screens/protocol.ts'
import { apiErrorOf, statusOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { isRecord } from '#src/forms/schema-walk.ts'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { changeOf } from '#src/resources/change-of.ts'
import { EditConflict } from '#src/resources/edit-conflict.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { usesIn, UsedBy } from '#src/resources/UsedBy.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { ProtocolPreview } from './ProtocolPreview.tsx'
import { useProtocolActs } from './protocols.tsx'
import styles from './protocols.module.css'

const back = { to: paths.protocols.list(), label: 'Protocols' }

/** A protocol: what it asks, and how a driver's telephone shows it. */
export function ProtocolScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetProtocol(Number(id))
  if (data !== undefined) return <Editor key={data.id} protocol={data} refetch={async () => (await refetch()).data} />
  return (
    <div className="wb-page">
      <PageHeader title="Protocol" back={back} isBlank />
      {error === null ? (
        <SkeletonLines count={8} what="the protocol" />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState title="No such protocol" actions={<ButtonLink to={back.to}>All protocols</ButtonLink>}>
          It is not one of your protocols, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The protocol could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

/** The same screen for a new protocol. */
export function NewProtocolScreen() {
  return <Editor protocol={null} refetch={() => Promise.resolve(undefined)} />
}

interface EditorProps {
  /** null for a new protocol. */
  readonly protocol: Protocol | null
  readonly refetch: () => Promise<Protocol | undefined>
}

function Editor({ protocol, refetch }: EditorProps) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useLeaveGuard()
  const actsOn = useProtocolActs()
  const right = servicesRights.update(session)
  const [dirty, setDirty] = useState(false)
  const [draft, setDraft] = useState<FormData | null>(null)
  // Until the person types, the form follows what others save. After that, the first to save wins.
  const [base, setBase] = useState(protocol)
  if (!dirty && base !== protocol) setBase(protocol)

  const take = (saved: Protocol) => {
    setBase(saved)
    setDraft(null)
    leaving.release()
    void takeRow(client, protocolContract.calls, session.tenant.id, saved)
  }
  const save = async (data: FormData) => {
    if (base === null) {
      // The form's own validator lets through only what the contract takes.
      const added = await createProtocol(session.tenant.id, data as FormData & ProtocolInput)
      take(added)
      showSuccess(`Added ${added.name}`)
      await navigate(paths.protocols.one(added.id), { replace: true })
      return
    }
    const { id } = base
    const change = changeOf({ schema: protocolInputForm.schema, before: base, after: data, cleared })
    if (change === null) return
    try {
      const saved = await updateProtocol(id, { ...(change as ProtocolUpdate), version: base.version })
      take(saved)
      showSuccess(`Saved ${saved.name}`)
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
      const latest = await refetch()
      if (latest !== undefined) setBase(latest)
      throw new EditConflict('this protocol', error, latest)
    }
  }

  return (
    <div className="wb-page">
      <PageHeader
        title={protocol?.name ?? 'New protocol'}
        back={back}
        aside={protocol !== null && <EnabledTag protocol={protocol} />}
        subtitle={
          protocol !== null &&
          protocol.usedBy.length > 0 && (
            <>
              Used by <UsedBy places={usesIn('protocols', protocol.usedBy)} />
            </>
          )
        }
        actions={
          protocol !== null &&
          actsOn(protocol)
            .filter(({ isPossible }) => isPossible)
            .map(({ id, label, verdict, run }) => (
              <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
            ))
        }
      />
      {!right.allowed && <Callout>{right.reason}</Callout>}
      {protocol?.isEnabled === false && (
        <Callout intent="warning">No service can be published with it until it is enabled again.</Callout>
      )}
      {protocol !== null && protocol.usedBy.some(({ status }) => status === 'published') && (
        <p className="wb-muted">
          Orders are asked what their service was published with: publish it again to have changes asked.
        </p>
      )}
      <div className={styles.editor}>
        <SchemaForm
          form={protocolInputForm}
          value={base ?? undefined}
          disabled={!right.allowed}
          onSubmit={save}
          onDraftChange={setDraft}
          onDirtyChange={(next) => {
            setDirty(next)
            leaving.onDirtyChange(next)
          }}
        />
        <ProtocolPreview asked={mergeProtocols([{ actions: actionsIn(draft ?? base) }])} />
      </div>
      <DiscardAlert guard={leaving.guard} />
      <ArchiveQuestionHost />
    </div>
  )
}

/** A protocol without actions is sent with an empty list, so that the actions really go. */
const cleared = { actions: [] }

function EnabledTag({ protocol: { isEnabled } }: { readonly protocol: Protocol }) {
  return (
    <span className={styles.state} data-enabled={isEnabled}>
      {isEnabled ? 'Enabled' : 'Disabled'}
    </span>
  )
}

/** The actions of a form that is being filled in. One without a stop or a kind is left out. */
function actionsIn(data: unknown): readonly BaseProtocolAction[] {
  const actions: unknown = isRecord(data) ? data.actions : []
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown): BaseProtocolAction[] => {
    if (!isRecord(action)) return []
    const stopType = stopTypes.find((stop) => stop === action.stopType)
    const type = protocolActionTypes.find((kind) => kind === action.type)
    if (stopType === undefined || type === undefined) return []
    const label = typeof action.label === 'string' && action.label.trim() !== '' ? action.label : '…'
    const options = (Array.isArray(action.options) ? action.options : []).filter((one) => typeof one === 'string')
    return [{ ...(action as Partial<BaseProtocolAction>), stopType, type, label, options }]
  })
}

import { FormGroup, HTMLSelect, TextArea } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { setTenantFeatures, suspendTenant, useGetTenantOverview } from '#generated/client/tenants/tenants.ts'
import { tenantFeaturesUpdateForm } from '#generated/forms/TenantFeaturesUpdate.ts'
import type { TenantFeaturesUpdate, TenantOverview } from '#generated/model/index.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { actAs } from '#src/session/impersonation.ts'
import { displayName } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { keepOverview } from './keep-overview.ts'
import styles from '../administration.module.css'

/** The organization that is open under the dialog, and the way back to it. */
function useOpenOrganization() {
  const id = Number(useParams()['tenantId'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data } = useGetTenantOverview(id)
  return { overview: data, close: () => void navigate(paths.organization(id) + search) }
}

/** Chooses the plan and the features of an organization. */
export function PlanDialog() {
  const { overview, close } = useOpenOrganization()
  const client = useQueryClient()
  if (overview === undefined) return null
  const { id, name, plan, features } = overview.tenant
  return (
    <SchemaDialog
      isOpen
      form={tenantFeaturesUpdateForm}
      title={`Plan and features of ${name}`}
      value={{ ...(plan !== null && { tenantSubscriptionPlanId: plan.id }), featureIds: features }}
      lead={<p className="wb-muted">Its people have what is chosen at once, and lose what is not.</p>}
      onSubmit={async (form: object) => {
        keepOverview(client, await setTenantFeatures(id, form as TenantFeaturesUpdate))
        showSuccess(`Changed plan and features of ${name}`)
        close()
      }}
      onClose={close}
    />
  )
}

/** Suspends an organization, with the reason that its people read. */
export function SuspendDialog() {
  const { overview, close } = useOpenOrganization()
  return overview === undefined ? null : <Suspension overview={overview} onClose={close} />
}

interface DialogProps {
  readonly overview: TenantOverview
  readonly onClose: () => void
}

function Suspension({ overview: { tenant }, onClose }: DialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const field = useId()
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`Suspend ${tenant.name}?`}
      confirmLabel="Suspend"
      confirmDisabled={reason.trim() === ''}
      onConfirm={async () => {
        keepOverview(client, await suspendTenant(tenant.id, { reason: reason.trim() }))
        showSuccess(`${tenant.name} is suspended`)
      }}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        Nobody of it is let in any more, and nothing is sent in its name, until the suspension is lifted. Nothing is
        lost, and others who have a part in its orders go on seeing them.
      </p>
      <FormGroup label="Reason" labelFor={field} helperText="Its people read this when they sign in.">
        <TextArea
          id={field}
          fill
          data-start-focus
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </FormGroup>
    </ConfirmDialog>
  )
}

/** Acts as one of the people of an organization, with the reason that its audit keeps. */
export function SupportAccessDialog() {
  const { overview, close } = useOpenOrganization()
  return overview === undefined ? null : <SupportAccess overview={overview} onClose={close} />
}

function SupportAccess({ overview: { tenant, members }, onClose }: DialogProps) {
  const [userId, setUserId] = useState(members[0]?.id ?? 0)
  const [reason, setReason] = useState('')
  const [personField, reasonField] = [useId(), useId()]
  return (
    <ConfirmDialog
      isOpen
      title={`Support access to ${tenant.name}`}
      confirmLabel="Work as this person"
      confirmDisabled={reason.trim() === '' || userId === 0}
      onConfirm={async () => {
        await actAs(userId, { tenantId: tenant.id, reason: reason.trim() })
        // The page is leaving.
        return new Promise(() => undefined)
      }}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        Opens the application as this person sees it. Everything you do is recorded with both names, and the reason
        stands in the audit of the organization.
      </p>
      <div className={styles.fields}>
        <FormGroup label="Person" labelFor={personField}>
          <HTMLSelect
            id={personField}
            fill
            value={userId}
            options={members.map((person) => ({
              value: person.id,
              label: person.id === tenant.owner?.id ? `${displayName(person)}, the owner` : displayName(person),
            }))}
            onChange={({ currentTarget }) => setUserId(Number(currentTarget.value))}
          />
        </FormGroup>
        <FormGroup label="Reason" labelFor={reasonField}>
          <TextArea
            id={reasonField}
            fill
            data-start-focus
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </FormGroup>
      </div>
    </ConfirmDialog>
  )
}

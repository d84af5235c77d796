import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createApiToken } from '#generated/client/tenants/tenants.ts'
import { apiTokenCreationForm } from '#generated/forms/ApiTokenCreation.ts'
import type { ApiTokenCreation, ApiTokenMade } from '#generated/model/index.ts'
import { apiTokenContract } from '#generated/screens/apiToken.ts'
import { can } from '#src/access/can.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { HeldPermissionsContext } from '#src/forms/held-permissions.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { MessageDrawer } from '#src/resources/DrawerMessages.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { MadeTokenDialog } from './MadeTokenDialog.tsx'

/** Makes a token, and shows it this once. */
export function NewApiTokenDialog() {
  const session = useSession()
  const { tenant, permissions } = session
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [made, setMade] = useState<ApiTokenMade | null>(null)
  const close = () => void navigate({ pathname: paths.apiTokens.list(), search })
  const make = async (data: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const answer = await createApiToken(tenant.id, data as FormData & ApiTokenCreation)
    setMade(answer)
    await takeRow(client, apiTokenContract.calls, tenant.id, answer.token)
  }
  const verdict = can.keepApiTokens(session)
  if (!verdict.allowed)
    return <MessageDrawer paths={paths.apiTokens} title={apiTokenCreationForm.title} text={verdict.reason} />
  if (made !== null) return <MadeTokenDialog made={made} onClose={close} />
  return (
    <HeldPermissionsContext value={permissions}>
      <SchemaDialog isOpen form={apiTokenCreationForm} onSubmit={make} onClose={close} />
    </HeldPermissionsContext>
  )
}

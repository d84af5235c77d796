import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { standardServices, type StandardServiceId } from '#domain/pricing/standard-services.ts'
import type { ServiceCreate } from '#generated/model/index.ts'
import { createService } from '#generated/client/services/services.ts'
import { serviceCreateForm } from '#generated/forms/ServiceCreate.ts'
import { can } from '#src/access/can.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { MessageDrawer } from '#src/resources/DrawerMessages.tsx'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshService } from './service-cache.ts'

/** Sets up a service, empty or from another one, and opens its draft. */
export function NewServiceDialog() {
  const session = useSession()
  const { tenant } = session
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [params] = useSearchParams()
  const from = Number(params.get('from') ?? Number.NaN)
  const isCopy = Number.isSafeInteger(from)
  const standard = params.get('standard') ?? ''
  const begun = isStandard(standard) ? { standard, name: standardServices[standard].name } : undefined

  const create = async (data: FormData) => {
    // The form's own validator lets through only what the contract takes.
    const service = await createService(tenant.id, data as FormData & ServiceCreate)
    showSuccess(`Set up ${service.name}`)
    void refreshService(client, tenant.id, service.id)
    await navigate(
      service.draftRevisionId === null
        ? paths.service(service.id)
        : paths.serviceRevision(service.id, service.draftRevisionId),
    )
  }

  const verdict = can.createServices(session)
  if (!verdict.allowed)
    return <MessageDrawer paths={{ list: paths.services }} title={serviceCreateForm.title} text={verdict.reason} />
  return (
    <SchemaDialog
      isOpen
      form={serviceCreateForm}
      value={isCopy ? { fromServiceId: from } : begun}
      onSubmit={create}
      onClose={() => void navigate({ pathname: paths.services(), search: withoutStart(search) })}
    />
  )
}

function isStandard(text: string): text is StandardServiceId {
  return Object.hasOwn(standardServices, text)
}

/** The list under it stays as it was found. */
function withoutStart(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('from')
  params.delete('standard')
  return params.toString()
}

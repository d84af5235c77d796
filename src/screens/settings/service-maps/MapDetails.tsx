import { useQueryClient } from '@tanstack/react-query'
import { updateServiceMap } from '#generated/client/services/services.ts'
import { serviceMapInputForm } from '#generated/forms/ServiceMapInput.ts'
import type { ServiceMap, ServiceMapUpdate } from '#generated/model/index.ts'
import { serviceMapContract } from '#generated/screens/serviceMap.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { changeOf } from '#src/resources/change-of.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

interface MapDetailsProps {
  readonly map: ServiceMap
  readonly version: number
  readonly onSaved: (map: ServiceMap) => void
  readonly onClose: () => void
}

/** What a map is called, and what services begin with that take it; its zones stay as they are. */
export function MapDetails({ map, version, onSaved, onClose }: MapDetailsProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { serviceZones: _zones, ...details } = map
  const save = async (data: FormData) => {
    const { serviceZones: _none, ...after } = data
    const change = changeOf({ schema: serviceMapInputForm.schema, before: details, after, cleared: {} })
    if (change !== null) {
      const stored = await updateServiceMap(map.id, { ...(change as ServiceMapUpdate), version })
      onSaved(stored)
      void takeRow(client, serviceMapContract.calls, tenant.id, stored)
      showSuccess(`Saved ${stored.name}`)
    }
    onClose()
  }
  return (
    <SchemaDialog
      isOpen
      title="Edit service map"
      form={serviceMapInputForm}
      value={details}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

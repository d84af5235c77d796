import { useState } from 'react'
import { FormGroup, InputGroup, Radio } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { createOrderTemplate, updateOrderTemplate } from '#generated/client/orders/orders.ts'
import type { OrderTemplate, OrderTemplateOrder } from '#generated/model/index.ts'
import { orderTemplateContract } from '#generated/screens/orderTemplate.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

interface SaveTemplateDialogProps {
  readonly order: OrderTemplateOrder
  /** That it began with, which can be changed to this. */
  readonly from?: Pick<OrderTemplate, 'id' | 'name' | 'version'> | undefined
  /** Told what that is now. */
  readonly onChanged?: (template: OrderTemplate) => void
  readonly onClose: () => void
}

/** Keeps an order under a name, to be ordered again and again. */
export function SaveTemplateDialog({ order, from, onChanged, onClose }: SaveTemplateDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isNew, setIsNew] = useState(from === undefined)
  const save = async () => {
    const changes = from !== undefined && !isNew
    const saved = changes
      ? await updateOrderTemplate(from.id, { order, version: from.version })
      : await createOrderTemplate(tenant.id, { name: name.trim(), order })
    if (changes) onChanged?.(saved)
    await takeRow(client, orderTemplateContract.calls, tenant.id, saved)
    showSuccess(`Saved the template ${saved.name}`)
  }
  return (
    <FormDialog
      title="Save as template"
      submitLabel="Save template"
      dirty={name !== ''}
      problem={isNew && name.trim() === '' ? 'Give it a name' : null}
      onSubmit={save}
      onClose={onClose}
    >
      <p>The route, the service, parcels and notes are kept. The day and the PO number are not.</p>
      {from !== undefined && (
        <div role="radiogroup" aria-label="Which template">
          <Radio name="template" checked={!isNew} onChange={() => setIsNew(false)} label={`Change “${from.name}”`} />
          <Radio name="template" checked={isNew} onChange={() => setIsNew(true)} label="Add a new template" />
        </div>
      )}
      {isNew && (
        <FormGroup label="Name" labelFor="template-name">
          <InputGroup
            id="template-name"
            maxLength={120}
            autoComplete="off"
            value={name}
            onValueChange={setName}
            placeholder="Monday blood samples"
          />
        </FormGroup>
      )}
    </FormDialog>
  )
}

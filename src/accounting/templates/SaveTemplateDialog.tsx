import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type PeriodWord, periodLabels, periodWords } from '#domain/accounting/period-words.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { createAccountingTemplate, updateAccountingTemplate } from '#generated/client/accounting/accounting.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { periodToKeep, templateOf, type TemplateView } from './template-view.ts'
import { refreshTemplates, useTemplates } from './use-templates.ts'

export interface SaveTemplateDialogProps {
  readonly view: TemplateView
  readonly onClose: () => void
}

/** Keeps the view under a name; under one that there is already it takes its place. */
export function SaveTemplateDialog({ view, onClose }: SaveTemplateDialogProps) {
  useFocusBack()
  const { tenant, timeZone } = useSession()
  const client = useQueryClient()
  const today = wallTimeAt(useNow(), timeZone).date
  const { data } = useTemplates()
  const [name, setName] = useState('')
  const [period, setPeriod] = useState<PeriodWord>(() => periodToKeep(view.question, today))
  const [nameId, periodId] = [useId(), useId()]
  const given = name.trim()
  const same = data?.data.find((template) => template.name.toLowerCase() === given.toLowerCase())
  const save = async () => {
    const kept = templateOf(view, period)
    if (same === undefined) await createAccountingTemplate(tenant.id, { name: given, ...withoutNull(kept) })
    else await updateAccountingTemplate(same.id, { ...kept, version: same.version })
    showSuccess(`${same === undefined ? 'Saved' : 'Replaced'} ${given}`)
    await refreshTemplates(client, tenant.id)
  }
  return (
    <ConfirmDialog
      isOpen
      title="Save this view"
      confirmLabel={same === undefined ? 'Save template' : 'Replace template'}
      confirmDisabled={given === ''}
      onConfirm={save}
      onClose={onClose}
    >
      <FormGroup
        label="Name"
        labelFor={nameId}
        helperText={
          same === undefined ? 'With its grouping, filters, order and columns.' : `${same.name} is there already.`
        }
      >
        <InputGroup
          id={nameId}
          data-start-focus
          maxLength={120}
          value={name}
          onValueChange={setName}
          placeholder="Month end by customer"
        />
      </FormGroup>
      <FormGroup label="Period" labelFor={periodId} helperText="Counted from the day on which it is chosen.">
        <HTMLSelect
          fill
          id={periodId}
          iconName="caret-down"
          value={period}
          options={periodWords.map((value) => ({ value, label: periodLabels[value] }))}
          onChange={({ currentTarget }) =>
            setPeriod(periodWords.find((word) => word === currentTarget.value) ?? 'lastMonth')
          }
        />
      </FormGroup>
    </ConfirmDialog>
  )
}

/** One that is new has no order that could be taken from it. */
function withoutNull({ sort, ...kept }: ReturnType<typeof templateOf>) {
  return { ...kept, ...(sort !== null && { sort }) }
}

import { Button, Dialog, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteAccountingTemplate, updateAccountingTemplate } from '#generated/client/accounting/accounting.ts'
import type { AccountingTemplate } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { askFirst } from '#src/ui/question.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { wordsOf } from './TemplateList.tsx'
import { refreshTemplates, useTemplates } from './use-templates.ts'
import styles from '../accounting.module.css'

export interface TemplatesDialogProps {
  readonly onClose: () => void
}

/** Renames and deletes what was kept. */
export function TemplatesDialog({ onClose }: TemplatesDialogProps) {
  useFocusBack()
  const { data } = useTemplates()
  return (
    <Dialog isOpen title="Templates" className={styles.dialog} onClose={onClose}>
      <DialogBody>
        {data?.data.length === 0 ? (
          <p className="wb-dialog-message">There are no templates any more.</p>
        ) : (
          <ul className={styles.templates} aria-label="Templates">
            {data?.data.map((template) => (
              <Template key={`${template.id} ${template.version}`} template={template} />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  )
}

function Template({ template }: { readonly template: AccountingTemplate }) {
  const { id, name: before, version } = template
  const { tenant } = useSession()
  const client = useQueryClient()
  const [name, setName] = useState(before)
  const given = name.trim()
  const settle = () => refreshTemplates(client, tenant.id)
  const rename = useMutation({
    mutationFn: () => updateAccountingTemplate(id, { name: given, version }),
    onSuccess: () => showSuccess(`Renamed ${before} to ${given}`),
    onError: (error) => tellRefusal(error, `rename ${before}`),
    onSettled: settle,
  })
  const remove = useMutation({
    mutationFn: () => deleteAccountingTemplate(id),
    onSuccess: () => showSuccess(`Deleted ${before}`),
    onError: (error) => tellRefusal(error, `delete ${before}`),
    onSettled: settle,
  })
  const ask = async () => {
    const isSure = await askFirst({
      title: `Delete ${before}?`,
      text: 'Nobody will be able to choose it any more. Orders stay as they are.',
      yes: 'Delete',
    })
    if (isSure) remove.mutate()
  }
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (given !== '' && given !== before) rename.mutate()
        }}
      >
        <InputGroup fill aria-label={`Name of ${before}`} maxLength={120} value={name} onValueChange={setName} />
        {given !== before && <Button type="submit" text="Rename" disabled={given === ''} loading={rename.isPending} />}
        <Button
          variant="minimal"
          icon={<Trash />}
          aria-label={`Delete ${before}`}
          title="Delete"
          loading={remove.isPending}
          onClick={() => void ask()}
        />
      </form>
      <span className="wb-muted">{wordsOf(template)}</span>
    </li>
  )
}

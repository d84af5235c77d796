import { useState } from 'react'
import { CaretDown } from '@blueprintjs/icons'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import type { SaveTemplateDialogProps } from './SaveTemplateDialog.tsx'
import type { TemplateListProps } from './TemplateList.tsx'
import type { TemplatesDialogProps } from './TemplatesDialog.tsx'
import type { TemplateView } from './template-view.ts'

const list = lazyComponent<TemplateListProps>(async () => (await import('./TemplateList.tsx')).TemplateList)
const saving = lazyComponent<SaveTemplateDialogProps>(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
  { covers: true },
)
const managing = lazyComponent<TemplatesDialogProps>(
  async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog,
  { covers: true },
)

interface TemplateMenuProps {
  readonly view: TemplateView
}

/** Chooses how accounting is looked at from what was kept, and keeps the way in which it is looked at now. */
export function TemplateMenu({ view }: TemplateMenuProps) {
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <LazyPopover
        kind="menu"
        placement="bottom-end"
        loadContent={list.load}
        content={<list.Part onSave={() => setOpen('save')} onManage={() => setOpen('manage')} />}
        button={{ text: 'Templates', endIcon: <CaretDown /> }}
      />
      {open === 'save' && <saving.Part view={view} onClose={close} />}
      {open === 'manage' && <managing.Part onClose={close} />}
    </>
  )
}

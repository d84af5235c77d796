import { useState } from 'react'
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { Manual } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderTemplatesQueryKey,
  getOrderTemplates,
  useGetOrderTemplates,
} from '#generated/client/orders/orders.ts'
import type { OrderTemplate, OrderTemplateOrder } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import { MenuLink } from '#src/ui/MenuLink.tsx'

/** Of many the first by name; all of them are on a page of their own. */
const shown = { pagination: { page: 0, pageSize: 12 } } as const

const saveDialog = lazyComponent(async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog, {
  covers: true,
})

interface TemplatesMenuProps {
  /** What is entered; null: nothing that would be worth to be kept. */
  readonly order: OrderTemplateOrder | null
  /** That the order began with. */
  readonly from?: OrderTemplate | undefined
}

/** Begins the order with a template, or keeps what is entered as one. */
export function TemplatesMenu({ order, from }: TemplatesMenuProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [saving, setSaving] = useState<OrderTemplateOrder | null>(null)
  // As it was when the order began with it: what a colleague has changed since is not written over unseen.
  const [begun, setBegun] = useState(from)
  return (
    <>
      <LazyPopover
        kind="menu"
        placement="bottom-end"
        loadContent={async () => {
          await client.ensureQueryData({
            queryKey: getGetOrderTemplatesQueryKey(tenant.id, shown),
            queryFn: ({ signal }) => getOrderTemplates(tenant.id, shown, undefined, signal),
          })
        }}
        content={<Templates order={order} onSave={setSaving} />}
        button={{ variant: 'minimal', icon: <Manual />, text: 'Templates' }}
      />
      {saving !== null && (
        <saveDialog.Part order={saving} from={begun ?? from} onChanged={setBegun} onClose={() => setSaving(null)} />
      )}
    </>
  )
}

interface TemplatesProps extends Pick<TemplatesMenuProps, 'order'> {
  readonly onSave: (order: OrderTemplateOrder) => void
}

function Templates({ order, onSave }: TemplatesProps) {
  const { tenant } = useSession()
  const templates = useGetOrderTemplates(tenant.id, shown)
  const rows = templates.data?.data ?? []
  return (
    <Menu>
      {rows.map(({ id, name }) => (
        <MenuLink key={id} to={paths.scheduler({ template: id })} text={name} />
      ))}
      {rows.length === 0 && <MenuItem disabled text="There is no template yet" />}
      <MenuDivider />
      <MenuItem
        disabled={order === null}
        text="Save as template"
        {...(order !== null && { onClick: () => onSave(order) })}
      />
      {rows.length > 0 && <MenuLink to={paths.orderTemplates.list()} text="All templates" />}
    </Menu>
  )
}

import { Search } from '@blueprintjs/icons'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

/** The page of an order that does not exist, or not for this person. */
export function NoSuchOrder() {
  return (
    <div className="wb-page">
      <PageHeader title="Order not found" back={{ to: paths.orderHistory(), label: 'Orders' }} isBlank />
      <EmptyState
        icon={<Search size={18} />}
        title="There is no such order here"
        actions={<ButtonLink to={paths.orderHistory()} text="Order History" />}
      >
        The number may be mistyped, or the order belongs to an organization that you are not working in now.
      </EmptyState>
    </div>
  )
}

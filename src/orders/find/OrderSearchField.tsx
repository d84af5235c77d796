import { useNavigate } from 'react-router-dom'
import { labelledOrder } from '#domain/orders/order-number.ts'
import { SearchField, type SearchFieldProps } from '#src/tables/SearchField.tsx'
import { drawerState, useOrderDrawerPath } from '../acts/use-order-drawer.ts'

/** The search of orders. Enter after the number of a label, which is what a scanner types, opens that order. */
export function OrderSearchField(props: Omit<SearchFieldProps, 'onEnter'>) {
  const drawerPath = useOrderDrawerPath()
  const navigate = useNavigate()
  const open = (text: string) => {
    const orderId = labelledOrder(text)
    if (orderId !== null) void navigate(drawerPath(orderId), { state: drawerState })
  }
  return <SearchField {...props} onEnter={open} />
}

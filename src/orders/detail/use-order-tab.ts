import { useSearchParams } from 'react-router-dom'

export const orderTabs = ['timeline', 'protocol', 'wait', 'documents', 'comments'] as const

export type OrderTab = (typeof orderTabs)[number]

/** The chosen tab of the order page by its address, `?tab=comments`; the timeline needs no word. */
export function useOrderTab(): readonly [OrderTab, (tab: OrderTab) => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const choose = (tab: OrderTab) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (tab === 'timeline') after.delete('tab')
        else after.set('tab', tab)
        return after
      },
      // Looking at another side of the order is no step that Back should take again.
      { replace: true, preventScrollReset: true },
    )
  return [orderTabs.find((tab) => tab === named) ?? 'timeline', choose]
}

import { createContext, use, useState } from 'react'

/** Counts the navigations of this page load; 0 on the page that was opened first, whose focus is the browser's affair. */
export const ArrivalContext = createContext(0)

/** Whether this screen was reached by a navigation inside the application; what then opens over it is no arrival. */
export function useArrival(): boolean {
  const count = use(ArrivalContext)
  const [arrived] = useState(count > 0)
  return arrived
}

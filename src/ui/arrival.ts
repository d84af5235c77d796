import { createContext, use } from 'react'

/** Counts the navigations of this page load; 0 on the page that was opened first, whose focus is the browser's affair. */
export const ArrivalContext = createContext(0)

/** Whether this screen was reached by a navigation inside the application. */
export function useArrival(): boolean {
  return use(ArrivalContext) > 0
}

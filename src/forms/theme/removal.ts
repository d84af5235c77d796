import { createContext } from 'react'

/** Tells a list which of its items is about to be removed. */
export const RemovalContext = createContext<(index: number) => void>(() => undefined)

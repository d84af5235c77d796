import { createContext, type ReactNode } from 'react'

/** What is known of an e-mail address while it is typed, under its field. Without a provider nothing is. */
export const EmailNoteContext = createContext<(email: string) => ReactNode>(() => null)

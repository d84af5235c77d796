import { createContext } from 'react'
import type { HeldPermissions } from '#domain/access/role-permissions.ts'

/** What the person who fills the form in may do: nobody gives what they do not hold. Without it everything can be given. */
export const HeldPermissionsContext = createContext<HeldPermissions>({ has: () => true })

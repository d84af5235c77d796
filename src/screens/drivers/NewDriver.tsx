import { Navigate } from 'react-router-dom'
import { roles } from '#domain/access/roles.ts'
import { paths } from '#src/paths.ts'

/** A driver comes in like every colleague, with the role chosen already. */
export function NewDriver() {
  return <Navigate to={paths.newUser({ role: roles.driver })} replace />
}

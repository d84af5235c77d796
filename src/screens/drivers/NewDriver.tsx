import { roles } from '#domain/access/roles.ts'
import { paths } from '#src/paths.ts'
import { NewColleague } from '#src/screens/settings/users/NewUserScreen.tsx'

/** Brings in a driver as every colleague is brought in, with the role chosen already. */
export function NewDriver() {
  return <NewColleague title="New driver" back={{ to: paths.drivers(), label: 'Drivers' }} role={roles.driver} />
}

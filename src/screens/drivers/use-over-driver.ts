import { useParams } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import type { DrawerGround } from '#src/resources/ResourceForms.tsx'

/** Over the days off of the driver of the address, who is the one that a new day off is for. */
export function useOverDriver(): DrawerGround {
  const { driverId = '' } = useParams()
  return { under: paths.driverDaysOff(driverId).list(), next: () => null, start: { userId: Number(driverId) } }
}

/** Over the pay of the driver of the address, who is the one that a new extra is for. */
export function useOverPay(): DrawerGround {
  const { driverId = '' } = useParams()
  return { under: paths.driverPay(driverId), next: () => null, start: { driverUserId: Number(driverId) } }
}

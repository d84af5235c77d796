import { useGetSwitchableTenants } from '#generated/client/users/users.ts'

/**
 * Whether there is another organization to switch to
 * (docs/rules/navigation-and-shell.md, "The account menu"); false until that is known.
 */
export function useMaySwitch(userId: number): boolean {
  const { data } = useGetSwitchableTenants(userId, { pagination: { page: 0, pageSize: 1 } })
  return (data?.total ?? 0) > 1
}

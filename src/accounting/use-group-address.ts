import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useOncePerAddress } from '#src/ui/use-once-per-address.ts'

/** What the list of a group's orders adds to the address: its own order and page. */
export const ordersPrefix = 'orders-'

interface AddressedGroup {
  /** Null while the address names none. */
  readonly groupId: string | null
  readonly close: () => void
}

/** The address of a group in the drawer over the list as it is shown now. */
export function useGroupPath(): (groupId: string) => string {
  const { search } = useLocation()
  return useCallback((groupId) => paths.accountingGroup(groupId, withoutGroup(search)), [search])
}

/** The group that the address names, `?open=12:2026-11-01`. */
export function useAddressedGroup(): AddressedGroup {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const once = useOncePerAddress()
  const groupId = new URLSearchParams(search).get('open')
  const wasOpenedHere: boolean = typeof state === 'object' && state !== null && 'openedHere' in state
  const close = () =>
    once(() => {
      if (wasOpenedHere) void navigate(-1)
      else void navigate({ pathname, search: `?${withoutGroup(search)}` }, { replace: true })
    })
  return { groupId: groupId === '' ? null : groupId, close }
}

/** The search of the list alone. */
export function withoutGroup(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['open', `${ordersPrefix}sort`, `${ordersPrefix}page`]) params.delete(name)
  return params.toString()
}

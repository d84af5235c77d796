import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepPreviousData } from '@tanstack/react-query'
import { effectsForPerson, heldAlready, whyNotGranted, whyNotToGive } from '#domain/access/own-roles.ts'
import { roleNames, roles as numbers } from '#domain/access/roles.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { grantUserRole, useGetTenantRoles } from '#generated/client/roles/roles.ts'
import type { PersonAccess } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { messageOf } from '#src/http/errors.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { paths } from '#src/paths.ts'
import { MessageDrawer } from '#src/resources/DrawerMessages.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { PickList } from '#src/tables/PickList.tsx'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { Effects } from './Effects.tsx'
import { PendingPerson } from './PendingPerson.tsx'
import { permissionsOfRole } from './role-permissions.ts'
import { usePerson, useRightsChanged } from './use-person.ts'

/** Gives a person one more role; says before what they can do then. */
export function AddRoleDrawer() {
  const { userId, person, error, retry } = usePerson()
  const close = useCloseDrawer(paths.access.person(userId))
  const verdict = can.giveRoles(useSession())
  if (!verdict.allowed)
    return (
      <MessageDrawer paths={{ list: () => paths.access.person(userId) }} title="Add a role" text={verdict.reason} />
    )
  return (
    <SideDrawer title={person ? `Add a role to ${displayName(person)}` : 'Add a role'} onClose={close}>
      {person ? <AddRole person={person} /> : <PendingPerson isMissing={person === null} error={error} retry={retry} />}
    </SideDrawer>
  )
}

interface Role {
  readonly id: number
  readonly name: string
  readonly permissions?: readonly string[]
}

const defaultRoles: readonly Role[] = Object.values(numbers)
  .filter((id) => whyNotGranted(id) === null)
  .map((id) => ({ id, name: roleNames[id] }))

const mostListed = 100

/** Roles whose name holds this: the organization's own first. */
function useRoles(search: string) {
  const { tenant } = useSession()
  const asked = useDebounced(search.trim(), 300)
  const { data, error, refetch, isPlaceholderData } = useGetTenantRoles(
    tenant.id,
    { pagination: { pageSize: mostListed }, ...(asked !== '' && { search: asked }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const own: readonly Role[] = data?.data ?? []
  return {
    roles: [...own, ...defaultRoles.filter(({ name }) => holdsWords(name, search))],
    answered: isPlaceholderData || data === undefined ? null : asked,
    isPending: data === undefined,
    error,
    retry: () => void refetch(),
  }
}

function AddRole({ person }: { readonly person: PersonAccess }) {
  const { tenant, permissions } = useSession()
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const changed = useRightsChanged()
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<Role | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  // The same however often it is tried.
  const [key] = useState(randomKey)
  const { roles, answered, isPending, error, retry } = useRoles(search)
  const name = displayName(person)
  const given = picked === null ? [] : permissionsOfRole(picked)
  const isHeld = picked !== null && person.roles.some(({ id }) => id === picked.id)
  const barred = isHeld ? heldAlready : whyNotToGive(given, permissions)
  const held = new Set(person.permissions)

  const give = async ({ id, name: roleName }: Role) => {
    setBusy(true)
    setFault(null)
    try {
      await grantUserRole(tenant.id, person.id, { roleId: id }, { headers: { 'Idempotency-Key': `${key}-${id}` } })
      showSuccess(`${name} is ${roleName} now`)
      await changed()
      void navigate(paths.access.person(person.id) + query, { replace: true })
    } catch (failure) {
      setFault(messageOf(failure) ?? genericErrorMessage)
      setBusy(false)
    }
  }

  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <PickList
            label="Roles"
            placeholder="Find a role"
            search={search}
            onSearch={setSearch}
            options={roles.map((role) => ({ id: role.id, label: role.name }))}
            answered={answered}
            selectedId={picked?.id ?? null}
            onPick={({ id }) => {
              setFault(null)
              setPicked(roles.find((role) => role.id === id) ?? null)
            }}
            loading={isPending}
            error={error}
            retry={retry}
            emptyText={`No role is called “${search.trim()}”.`}
          />
        </SideDrawerPart>
        {picked !== null && (
          <SideDrawerPart title={picked.name}>
            {barred !== null ? (
              <p role="status">{barred}</p>
            ) : (
              <Effects
                sentences={effectsForPerson(name, held, new Set([...held, ...given]))}
                none={`${name} can do all of it already.`}
              />
            )}
            <DialogFault text={fault} />
          </SideDrawerPart>
        )}
      </SideDrawerBody>
      <SideDrawerFoot>
        <Button
          intent="primary"
          text="Give the role"
          loading={busy}
          disabled={picked === null || barred !== null}
          onClick={() => picked !== null && void give(picked)}
        />
      </SideDrawerFoot>
    </>
  )
}

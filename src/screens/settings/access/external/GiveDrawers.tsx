import { type ReactNode, useMemo, useState } from 'react'
import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { externalRoles, isExternalRole } from '#domain/access/external-roles.ts'
import { effectsForPerson, whyNotToGive } from '#domain/access/own-roles.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roleNames } from '#domain/access/roles.ts'
import { createRoleGrant, useGetExternalOrganizations } from '#generated/client/roles/roles.ts'
import type { RoleGrantInput } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { paths } from '#src/paths.ts'
import { MessageDrawer } from '#src/resources/DrawerMessages.tsx'
import { useSession } from '#src/session/session.ts'
import { PickList } from '#src/tables/PickList.tsx'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { Effects } from '../Effects.tsx'
import { useRightsChanged } from '../use-person.ts'
import { PendingOrganization, useExternalOrganization } from './ExternalDrawers.tsx'

/** Gives a person of a linked organization an external role. */
export function NewUserGrantDrawer() {
  const [params] = useSearchParams()
  const asked = Number(params.get('organization'))
  const close = useCloseDrawer(paths.external.list())
  const [organizationId, setOrganizationId] = useState(Number.isSafeInteger(asked) && asked > 0 ? asked : null)
  const [email, setEmail] = useState(params.get('email') ?? '')
  const verdict = can.giveRoles(useSession())
  const title = 'Give somebody of another organization a role'
  if (!verdict.allowed) return <MessageDrawer paths={paths.external} title={title} text={verdict.reason} />
  return (
    <SideDrawer title={title} onClose={close}>
      <Give
        name="This person"
        grantee={
          organizationId === null || email.trim() === ''
            ? null
            : { granteeTenantId: organizationId, email: email.trim() }
        }
        doneAt={({ user }) => (user === null ? paths.external.list() : paths.external.user(user.id))}
      >
        {(errors) => (
          <>
            <SideDrawerPart title="Organization">
              <Organizations selectedId={organizationId} onPick={setOrganizationId} />
              <DialogFault text={errors['/granteeTenantId']?.[0] ?? null} />
            </SideDrawerPart>
            <SideDrawerPart title="Person">
              <FormGroup
                label="Email"
                labelFor="external-email"
                intent={errors['/email'] ? 'danger' : 'none'}
                helperText={errors['/email']?.[0] ?? 'That they sign in with. They have to belong to the organization.'}
              >
                <InputGroup
                  id="external-email"
                  type="email"
                  autoComplete="off"
                  maxLength={200}
                  value={email}
                  intent={errors['/email'] ? 'danger' : 'none'}
                  aria-invalid={errors['/email'] !== undefined}
                  onValueChange={setEmail}
                />
              </FormGroup>
            </SideDrawerPart>
          </>
        )}
      </Give>
    </SideDrawer>
  )
}

/** Gives a linked organization, and so all of its people, an external role. */
export function NewRoleGrantDrawer() {
  const id = Number(useParams()['tenantId'])
  const { organization, error, retry } = useExternalOrganization(id)
  const close = useCloseDrawer(paths.external.organization(id))
  const verdict = can.giveRoles(useSession())
  if (!verdict.allowed)
    return (
      <MessageDrawer
        paths={{ list: () => paths.external.organization(id) }}
        title="Give a role"
        text={verdict.reason}
      />
    )
  return (
    <SideDrawer title={organization ? `Give ${organization.name} a role` : 'Give a role'} onClose={close}>
      {organization ? (
        <Give
          name={`Everybody who belongs to ${organization.name} at the time`}
          grantee={{ granteeTenantId: id }}
          doneAt={() => paths.external.organization(id)}
        >
          {(errors) => <DialogFault text={errors['/granteeTenantId']?.[0] ?? null} />}
        </Give>
      ) : (
        <PendingOrganization isMissing={organization === null} error={error} retry={retry} />
      )}
    </SideDrawer>
  )
}

const mostListed = 100

/** The linked organizations by name, to pick one. */
function Organizations({
  selectedId,
  onPick,
}: {
  readonly selectedId: number | null
  readonly onPick: (id: number) => void
}) {
  const { tenant } = useSession()
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), 300)
  const { data, error, refetch, isPlaceholderData } = useGetExternalOrganizations(
    tenant.id,
    { pagination: { pageSize: mostListed }, ...(asked !== '' && { search: asked }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <PickList
      label="Organizations"
      placeholder="Find a linked organization"
      search={search}
      onSearch={setSearch}
      options={(data?.data ?? []).map(({ id, name }) => ({ id, label: name }))}
      answered={isPlaceholderData || data === undefined ? null : asked}
      selectedId={selectedId}
      onPick={({ id }) => onPick(id)}
      loading={data === undefined}
      error={error}
      retry={() => void refetch()}
      emptyText={search === '' ? 'No organization is linked with yours yet.' : `None is called “${search.trim()}”.`}
    />
  )
}

type Errors = Readonly<Record<string, readonly string[]>>
type Grant = Awaited<ReturnType<typeof createRoleGrant>>

interface GiveProps {
  /** Who will be able to do what: at the start of a sentence. */
  readonly name: string
  /** null while nobody is named. */
  readonly grantee: Omit<RoleGrantInput, 'roleId'> | null
  readonly doneAt: (grant: Grant) => string
  readonly children: (errors: Errors) => ReactNode
}

/** Picks one of the external roles, says what comes of it, and gives it. */
function Give({ name, grantee, doneAt, children }: GiveProps) {
  const { tenant, permissions } = useSession()
  const navigate = useNavigate()
  const changed = useRightsChanged()
  const [search, setSearch] = useState('')
  const [roleId, setRoleId] = useState<(typeof externalRoles)[number] | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ text: string | null; errors: Errors }>({ text: null, errors: {} })
  // The same however often the same is tried.
  const asked = [grantee?.granteeTenantId, grantee?.email, roleId].join(' ')
  const key = useMemo(() => (asked === '' ? '' : randomKey()), [asked])
  const given = permissionsOf(roleId === null ? [] : [roleId])
  const barred = whyNotToGive([...given], permissions)

  const give = async () => {
    if (grantee === null || roleId === null) return
    setBusy(true)
    setFault({ text: null, errors: {} })
    try {
      const grant = await createRoleGrant(tenant.id, { ...grantee, roleId }, { headers: { 'Idempotency-Key': key } })
      showSuccess(`Given: ${grant.role.name}`)
      await changed()
      void navigate(doneAt(grant), { replace: true })
    } catch (failure) {
      const errors = formErrorOf(failure)?.errors ?? {}
      const isAtFields = Object.keys(errors).length > 0
      setFault({
        text: isAtFields ? (errors['/roleId']?.[0] ?? null) : (messageOf(failure) ?? genericErrorMessage),
        errors,
      })
      setBusy(false)
    }
  }

  return (
    <>
      <SideDrawerBody>
        {children(fault.errors)}
        <SideDrawerPart title="Role">
          <PickList
            label="External roles"
            placeholder="Find a role"
            search={search}
            onSearch={setSearch}
            options={externalRoles.map((id) => ({ id, label: roleNames[id] }))}
            answered={null}
            selectedId={roleId}
            onPick={({ id }) => {
              if (isExternalRole(id)) setRoleId(id)
            }}
            loading={false}
            error={null}
            retry={() => {}}
            emptyText={`No external role is called “${search.trim()}”.`}
          />
          {roleId !== null &&
            (barred === null ? (
              <Effects sentences={effectsForPerson(name, new Set(), given)} none="" />
            ) : (
              <p role="status">{barred}</p>
            ))}
          <DialogFault text={fault.text} />
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <Button
          intent="primary"
          text="Give the role"
          loading={busy}
          disabled={grantee === null || roleId === null || barred !== null}
          onClick={() => void give()}
        />
      </SideDrawerFoot>
    </>
  )
}

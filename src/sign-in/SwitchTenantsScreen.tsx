import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { AnchorButton } from '@blueprintjs/core'
import { ChevronLeft } from '@blueprintjs/icons'
import { standingText } from '#domain/access/external-roles.ts'
import { useGetTenantUsers } from '#generated/client/tenants/tenants.ts'
import { useGetSwitchableTenants } from '#generated/client/users/users.ts'
import type { Me, TenantSummary, User } from '#generated/model/index.ts'
import { queryClient } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { currentTenantId } from '../session/active-tenant.ts'
import { readMe } from '../session/bootstrap.ts'
import { actAs } from '../session/impersonation.ts'
import { Picker } from './Picker.tsx'
import { displayName } from '../session/session.ts'
import { switchTenant } from '../session/switch-tenant.ts'
import { LoadingBar } from './LoadingBar.tsx'
import sessionStyles from './session.module.css'
import pickerStyles from './picker.module.css'

const pageSize = 50

/**
 * Chooses the organisation to work in. It works without a usable one, so it stands outside the application; to
 * administrators it also offers to act as somebody of the organisation they are in.
 */
export function SwitchTenantsScreen() {
  const { state } = useLocation()
  const {
    data: me,
    error,
    refetch,
  } = useQuery({ queryKey: ['session', 'me'], queryFn: () => readMe(queryClient), retry: false })
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />
  if (me === undefined) return <LoadingBar />
  return (
    <main className={`${sessionStyles.page} ${pickerStyles.statusPageTop}`}>
      <title>Switch Organizations · Waybill</title>
      <div className={`${sessionStyles.card} ${sessionStyles.cardWide}`}>
        <div className={pickerStyles.statusHead}>
          <Logo />
          <AnchorButton variant="minimal" href={paths.home()} icon={<ChevronLeft />} text="Back" />
        </div>
        <h1 className="wb-page-title">Switch Organizations</h1>
        {state === 'lost' && (
          <p role="status">You no longer belong to the organization that you worked in last. Choose another one.</p>
        )}
        <TenantPicker me={me} />
        {me.admin && !me.impersonated && <PersonPicker />}
      </div>
    </main>
  )
}

function TenantPicker({ me }: { readonly me: Me }) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useGetSwitchableTenants(me.id, {
    pagination: { page: 0, pageSize },
    search: useDeferredValue(search.trim()),
  })
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Picker<TenantSummary>
      label="Organization"
      placeholder="Search organizations"
      search={search}
      onSearch={setSearch}
      items={data?.data}
      keyOf={({ id }) => id}
      render={({ id, name, kind, image, external }) => ({
        icon: <Avatar name={name} image={image} isLogo />,
        title: name,
        detail: external ? standingText(external) : kind,
        mark: id === currentTenantId() ? 'Current' : undefined,
      })}
      onPick={({ id }) => {
        switchTenant(me.id, id).catch((failure: unknown) => showError(failure, { action: 'switch organization' }))
      }}
      startsFocused
    />
  )
}

function PersonPicker() {
  const tenantId = currentTenantId()
  return tenantId === null ? null : <PeopleOfTenant tenantId={tenantId} />
}

function PeopleOfTenant({ tenantId }: { readonly tenantId: number }) {
  const [search, setSearch] = useState('')
  const { data, error } = useGetTenantUsers(tenantId, {
    pagination: { page: 0, pageSize },
    search: useDeferredValue(search.trim()),
  })
  if (error !== null) return null
  return (
    <>
      <h2 className={`wb-section-title ${pickerStyles.statusSection}`}>Act as</h2>
      <p className="wb-muted">
        Opens the application as this person sees it. Everything you do is recorded with both names.
      </p>
      <Picker<User>
        label="Person"
        placeholder="Search people of the current organization"
        search={search}
        onSearch={setSearch}
        items={data?.data.filter(({ admin, archived }) => !admin && !archived)}
        keyOf={({ id }) => id}
        render={(user) => ({
          icon: <Avatar name={displayName(user)} image={user.image} />,
          title: displayName(user),
          detail: user.email,
          mark: undefined,
        })}
        onPick={({ id }) => {
          actAs(id).catch((failure: unknown) => showError(failure, { action: 'act as this person' }))
        }}
      />
    </>
  )
}

import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { areaNames, areas, permissionPhrase, permissionWords } from '#domain/access/areas.ts'
import { permissionIds, type PermissionId } from '#domain/access/role-permissions.ts'
import { useGetOwnPermissionReasons, useGetPermissionReasons } from '#generated/client/roles/roles.ts'
import type { PermissionReasons } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { PickList, type PickOption } from '#src/tables/PickList.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { usePerson } from './use-person.ts'
import styles from './access.module.css'

const permissionOf = (asked: string | null) => permissionIds.find((id) => id === asked) ?? null

/** Why a person can, or cannot, do what is picked. */
export function WhyDrawer() {
  const { userId } = usePerson()
  const { tenant } = useSession()
  const permission = permissionOf(useSearchParams()[0].get('permission'))
  const { data, error, refetch } = useGetPermissionReasons(
    tenant.id,
    userId,
    { permission: permission ?? 'users.read' },
    { query: { enabled: permission !== null } },
  )
  const { person } = usePerson()
  const close = useCloseDrawer(paths.access.people())
  const name = person ? displayName(person) : 'this person'
  return (
    <SideDrawer title={`Why can, or cannot, ${name} …?`} onClose={close}>
      <Why permission={permission} reasons={data} error={error} retry={() => void refetch()} />
    </SideDrawer>
  )
}

/** The same of oneself, also for those who read nothing of others. */
export function OwnWhyDrawer() {
  const permission = permissionOf(useSearchParams()[0].get('permission'))
  const { data, error, refetch } = useGetOwnPermissionReasons(
    { permission: permission ?? 'users.read' },
    { query: { enabled: permission !== null } },
  )
  const close = useCloseDrawer(paths.profile())
  return (
    <SideDrawer title="Why can, or cannot, I …?" onClose={close}>
      <Why permission={permission} reasons={data} error={error} retry={() => void refetch()} isOwn />
    </SideDrawer>
  )
}

const options: readonly PickOption[] = permissionIds.map((id, place) => {
  const area = areaNames.find((name) => [...areas[name].read, ...areas[name].write].includes(id))
  return { id: place, label: permissionWords(id), ...(area && { detail: areas[area].title }) }
})

interface WhyProps extends Pick<AnswerProps, 'isOwn'> {
  readonly permission: PermissionId | null
  readonly reasons: PermissionReasons | undefined
  readonly error: unknown
  readonly retry: () => void
}

function Why({ permission, reasons, error, retry, isOwn }: WhyProps) {
  const [, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const pick = ({ id }: PickOption) => {
    const picked = permissionIds[id]
    if (picked !== undefined)
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('permission', picked)
          return next
        },
        { replace: true },
      )
    setSearch('')
  }
  const answer = reasons?.permission === permission ? reasons : undefined
  return (
    <SideDrawerBody>
      {permission !== null && (
        <SideDrawerPart>
          <div role="status">
            {answer !== undefined ? (
              <Answer reasons={answer} isOwn={isOwn} />
            ) : error === null ? (
              <SkeletonLines count={4} what="the answer" />
            ) : (
              <ErrorState title="It could not be found out" error={error} retry={retry} />
            )}
          </div>
        </SideDrawerPart>
      )}
      <SideDrawerPart title={permission === null ? 'What do you ask about?' : 'Ask about something else'}>
        <PickList
          label="What can be done"
          placeholder="See prices, place orders …"
          search={search}
          onSearch={setSearch}
          options={options}
          answered={null}
          selectedId={permission === null ? null : permissionIds.indexOf(permission)}
          onPick={pick}
          loading={false}
          error={null}
          retry={retry}
          emptyText={`Nothing that can be allowed is called “${search.trim()}”.`}
        />
      </SideDrawerPart>
    </SideDrawerBody>
  )
}

interface AnswerProps {
  readonly reasons: PermissionReasons
  /** Whether it is about the one who asks. */
  readonly isOwn?: boolean | undefined
}

function Answer({ reasons, isOwn = false }: AnswerProps) {
  const { user, permission, allowed, notes, givenBy, wouldGive } = reasons
  const { permissions } = useSession()
  const { userId } = useParams()
  const who = isOwn ? 'You' : displayName(user)
  return (
    <>
      <p className={styles.verdict} data-allowed={allowed}>
        {who} {allowed ? 'can' : 'cannot'} {permissionPhrase(permission)}.
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {givenBy.length > 0 && (
        <>
          <p className={styles.lead}>{givenBy.length === 1 ? 'It is given by the role' : 'It is given by the roles'}</p>
          <ul className={styles.reasons}>
            {givenBy.map(({ role, grantedAt, grantedBy, grantedTo }) => (
              <li key={`${role.id} ${grantedTo?.id}`}>
                <strong>{role.name}</strong>
                {grantedTo === null ? ', held since ' : `, given to ${grantedTo.name} `}
                <Moment at={grantedAt} />
                {grantedBy === null ? ', which came with the account' : `, granted by ${displayName(grantedBy)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {wouldGive.length > 0 && (
        <>
          <p className={styles.lead}>
            {isOwn ? 'None of your roles gives it. ' : 'None of their roles gives it. '}These would:
          </p>
          <ul className={styles.reasons}>
            {wouldGive.map(({ role, granters }) => (
              <li key={role.id}>
                <strong>{role.name}</strong>
                {granters.length === 0
                  ? ', which nobody here can give'
                  : `, which ${anyOf(granters.map(displayName))} can give`}
              </li>
            ))}
          </ul>
          {!isOwn && userId !== undefined && permissions.has('users.update') && (
            <p>
              <Link to={paths.access.addRole(userId)} className="wb-lone-link">
                Give {displayName(user)} a role
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

function anyOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

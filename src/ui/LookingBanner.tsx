import type { ReactNode } from 'react'
import { EyeOpen, People } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { isImpersonating } from '#src/session/impersonation.ts'
import { displayName, useSession } from '#src/session/session.ts'
import styles from './session-banner.module.css'

/** Says whose eyes one looks through: an administrator inside somebody's session, or in somebody else's organisation; or for whom one works
 * in an organisation that is not one's own. */
export function LookingBanner() {
  const { me, tenant, external } = useSession()
  if (me.impersonated || isImpersonating())
    return (
      <Banner icon={<People size={14} />} link={{ to: paths.logout(), label: 'Stop' }}>
        Support access. You are acting as <strong>{displayName(me)}</strong> in {tenant.name}. Everything you do is
        recorded.
      </Banner>
    )
  if (me.admin && tenant.kind !== 'Internal')
    return (
      <Banner icon={<EyeOpen size={14} />} link={{ to: paths.switchTenants(), label: 'Switch organization' }}>
        You are viewing <strong>{tenant.name}</strong> as an administrator.
      </Banner>
    )
  if (external !== null)
    return (
      <Banner icon={<People size={14} />} link={{ to: paths.switchTenants(), label: 'Switch organization' }}>
        You work in <strong>{tenant.name}</strong> for {external.name}.
      </Banner>
    )
  return null
}

interface BannerProps {
  readonly icon: ReactNode
  readonly link: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

function Banner({ icon, link, children }: BannerProps) {
  return (
    <aside className={styles.banner} aria-label="Session">
      {icon}
      <span className={styles.text}>{children}</span>
      <Link to={link.to} className={styles.link}>
        {link.label}
      </Link>
    </aside>
  )
}

import type { ReactElement } from 'react'
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { Contrast, Exchange, Flash, LogOut, Moon, Shield, Tick, User } from '@blueprintjs/icons'
import { useRuntimeConfig } from '#src/lib/runtime-config.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { useMaySwitch } from '#src/session/use-may-switch.ts'
import { MenuHeading } from '#src/ui/MenuHeading.tsx'
import { MenuLink } from '#src/ui/MenuLink.tsx'
import type { Mode } from '#src/ui/themes.ts'
import { useThemeMode } from './use-theme-mode.ts'
import styles from './layout.module.css'

const modes: readonly { value: Mode; label: string; icon: ReactElement }[] = [
  { value: 'light', label: 'Light', icon: <Flash /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'As the system', icon: <Contrast /> },
]

/** What opens under the person's name. */
export function AccountItems() {
  const { me, tenant } = useSession()
  const { superAdminUrl } = useRuntimeConfig()
  const maySwitch = useMaySwitch(me.id)
  const [mode, choose] = useThemeMode()
  return (
    <Menu className={styles.accountMenu}>
      <li className={styles.accountHead} role="presentation">
        <span className={styles.accountFullName}>{displayName(me)}</span>
        <span className={styles.accountDetail}>{me.email}</span>
        <span className={styles.accountDetail}>{tenant.name}</span>
      </li>
      <MenuDivider />
      <MenuLink to={paths.profile()} text="My Profile" icon={<User />} />
      {maySwitch && <MenuLink to={paths.switchTenants()} text="Switch Organizations" icon={<Exchange />} />}
      {me.admin &&
        (superAdminUrl === null ? (
          <MenuLink to={paths.superAdmin()} text="Super Admin" icon={<Shield />} />
        ) : (
          <MenuItem href={superAdminUrl} target="_blank" rel="noopener" text="Super Admin" icon={<Shield />} />
        ))}
      <MenuHeading>Appearance</MenuHeading>
      {modes.map(({ value, label, icon }) => (
        <MenuItem
          key={value}
          text={label}
          icon={icon}
          aria-current={mode === value}
          labelElement={mode === value ? <Tick title="Chosen" /> : undefined}
          shouldDismissPopover={false}
          onClick={() => choose(value)}
        />
      ))}
      <MenuDivider />
      <MenuLink to={paths.logout()} text="Logout" icon={<LogOut />} />
    </Menu>
  )
}

import { Button } from '@blueprintjs/core'
import { Menu as MenuIcon, Search } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { LiveNotice } from '#src/live/LiveNotice.tsx'
import { Bell } from '#src/notices/Bell.tsx'
import { paths } from '#src/paths.ts'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { keys } from '#src/ui/keys.ts'
import { Logo } from '#src/ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './layout.module.css'

interface TopBarProps {
  readonly menuOpen: boolean
  readonly onToggleMenu: () => void
  readonly onOpenPalette: () => void
}

export function TopBar({ menuOpen, onToggleMenu, onOpenPalette }: TopBarProps) {
  return (
    <header className={styles.topbar}>
      <Button
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={menuOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      />
      <Link to={paths.home()} className={`${styles.topbarHome} wb-lone-link`} aria-label="Waybill, home">
        <Logo />
      </Link>
      <button
        type="button"
        className={styles.paletteButton}
        onClick={onOpenPalette}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={14} />
        <span className={styles.paletteButtonText}>Search or go to…</span>
        <KeyHint combination={keys.palette[0]} />
      </button>
      <span className={styles.topbarSpace} />
      <LiveNotice />
      <Bell />
      <AccountMenu />
    </header>
  )
}

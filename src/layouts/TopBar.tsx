import { Button } from '@blueprintjs/core'
import { Menu as MenuIcon, Search } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'

interface TopBarProps {
  readonly menuOpen: boolean
  readonly onToggleMenu: () => void
  readonly onOpenPalette: () => void
}

export function TopBar({ menuOpen, onToggleMenu, onOpenPalette }: TopBarProps) {
  return (
    <header className="wb-topbar">
      <Button
        variant="minimal"
        icon={<MenuIcon />}
        aria-label={menuOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      />
      <Link to={paths.home()} className="wb-topbar-home" aria-label="Waybill, home">
        <Logo />
      </Link>
      <button type="button" className="wb-palette-button" onClick={onOpenPalette} aria-keyshortcuts="Control+K Meta+K">
        <Search size={14} />
        <span className="wb-palette-button-text">Search or go to…</span>
        <KeyHint combination="mod+k" />
      </button>
      <span className="wb-topbar-space" />
      <AccountMenu />
    </header>
  )
}

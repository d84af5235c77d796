import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation as useRouterNavigation } from 'react-router-dom'
import type { NavigationEntry } from '#domain/access/navigation.ts'
import { can } from '#src/access/can.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { useIsSmallScreen } from '#src/lib/use-media-query.ts'
import { paths } from '#src/paths.ts'
import { OrderDrawerHost } from '#src/orders/drawer/OrderDrawerHost.tsx'
import { useSession } from '#src/session/session.ts'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { WaitNotice } from '#src/ui/OnItsWay.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { focusSearch } from '#src/ui/search-field.ts'
import { Palette } from './palette/Palette.tsx'
import { SessionBanner } from '../ui/SessionBanner.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useMenuOpen } from './use-menu-open.ts'
import { useNavigation } from './use-navigation.ts'
import styles from './layout.module.css'

const { Part: MenuDrawer } = lazyComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)
const { Part: KeysDialog } = lazyComponent(async () => (await import('./KeysDialog.tsx')).KeysDialog, { covers: true })
const { Part: QueryInspector } = lazyComponent(async () => (await import('./QueryInspector.tsx')).QueryInspector)

/** The signed-in application: menu, top bar, and the screen between them. */
export function AppLayout() {
  const entries = useNavigation()
  const isSmall = useIsSmallScreen()
  // The first rows do not wait for a menu that is closed.
  const isIdle = useIdle()
  const [menuOpen, toggleMenu] = useMenuOpen()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const overlays = useShellKeys(entries, () => setPaletteOpen((open) => !open))

  return (
    <div className={styles.app}>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      {isSmall ? (
        (isIdle || drawerOpen) && (
          <MenuDrawer entries={entries} open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        )
      ) : (
        <SideMenu entries={entries} open={menuOpen} />
      )}
      <div className={styles.appColumn}>
        <TopBar
          menuOpen={isSmall ? drawerOpen : menuOpen}
          onToggleMenu={isSmall ? () => setDrawerOpen(true) : toggleMenu}
          onOpenPalette={() => setPaletteOpen(true)}
        />
        <SessionBanner />
        <NavigationProgress />
        <Main />
      </div>
      <OrderDrawerHost />
      {paletteOpen && (
        <Palette entries={entries} onClose={() => setPaletteOpen(false)} onShowKeys={overlays.showKeys} />
      )}
      {overlays.keysShown && <KeysDialog onClose={overlays.hideKeys} />}
      {overlays.inspectorShown && <QueryInspector onClose={overlays.hideInspector} />}
    </div>
  )
}

/** The scrolling part of the page; starts at its top again on every other page. */
function Main() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const section = pathname.split('/').slice(0, 3).join('/')
  useEffect(() => {
    main.current?.scrollTo(0, 0)
  }, [section])
  return (
    <main id="main" className={styles.main} tabIndex={-1} ref={main}>
      <Outlet />
    </main>
  )
}

/** A line under the top bar while the next screen loads and this one stays. */
function NavigationProgress() {
  const { state } = useRouterNavigation()
  return state === 'idle' ? null : (
    <>
      <div className={styles.navigationProgress} aria-hidden="true" />
      <div role="status" className="wb-at-work">
        <WaitNotice label="Loading the page" out={null} />
      </div>
    </>
  )
}

interface ShellOverlays {
  readonly keysShown: boolean
  readonly showKeys: () => void
  readonly hideKeys: () => void
  readonly inspectorShown: boolean
  readonly hideInspector: () => void
}

/** The keys that work on every screen. */
function useShellKeys(entries: readonly NavigationEntry[], togglePalette: () => void): ShellOverlays {
  const session = useSession()
  const navigate = useNavigate()
  const [keysShown, setKeysShown] = useState(false)
  const [inspectorShown, setInspectorShown] = useState(false)

  const goTo = (path: string) => () => void navigate(path)
  const sections = entries.flatMap(({ id, path }) => (path === null ? [] : [[`go ${id}`, goTo(path)]]))
  useHotkeys({
    palette: togglePalette,
    search: () => {
      if (!focusSearch()) togglePalette()
    },
    newOrder: can.createOrder(session).allowed && goTo(paths.scheduler()),
    showKeys: () => setKeysShown(true),
    inspector: () => setInspectorShown((shown) => !shown),
    'go home': goTo(paths.home()),
    ...Object.fromEntries(sections),
  })
  return {
    keysShown,
    showKeys: () => setKeysShown(true),
    hideKeys: () => setKeysShown(false),
    inspectorShown,
    hideInspector: () => setInspectorShown(false),
  }
}

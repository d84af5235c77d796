/** The colour families of the shell. A courier sees ink navy, its customers and suppliers deep green, administrators plum. */
export type Theme = 'courier' | 'enterprise' | 'admin'

/** What the person asked for; `system` follows the operating system and changes with it. */
export type Mode = 'light' | 'dark' | 'system'

/** What the page is drawn in at this moment. */
export type ResolvedMode = 'light' | 'dark'

export type ThemeChoice = { theme: Theme; mode: Mode }

const storageKey = 'theme'
const darkQuery = '(prefers-color-scheme: dark)'
const fallback: ThemeChoice = { theme: 'courier', mode: 'system' }

/**
 * The theme of a tenant with these features (`Customer`, `Supplier`, `Courier`, …).
 * Customers and suppliers get enterprise, the administrators' own admin, everyone else courier (docs/rules/navigation-and-shell.md, "Themes");
 * a tenant that is itself a courier stays one when it also orders from others.
 */
export function themeForTenant(kind: string, features: readonly string[]): Theme {
  if (kind === 'Internal') return 'admin'
  if (features.includes('Courier')) return 'courier'
  return features.includes('Customer') || features.includes('Supplier') ? 'enterprise' : 'courier'
}

/** The mode to draw now; `system` is answered from the operating system's preference. */
function resolveMode(mode: Mode): ResolvedMode {
  if (mode !== 'system') return mode
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light'
}

/** The remembered choice; courier in the system's mode when nothing, or nothing readable, is stored. */
export function rememberedTheme(): ThemeChoice {
  return parseThemeChoice(localStorage.getItem(storageKey))
}

/** Reads a stored choice. Anything malformed is the default: a broken entry must never keep the app from starting. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  const [theme, mode] = (stored ?? '').split(' ')
  return { theme: isTheme(theme) ? theme : fallback.theme, mode: isMode(mode) ? mode : fallback.mode }
}

/** Draws the page in this choice and remembers it under the key `theme`. Safe to call before React renders. */
export function applyTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, `${choice.theme} ${choice.mode}`)
  drawTheme(choice)
}

/** Draws the page in this choice without remembering it. */
export function drawTheme({ theme, mode }: ThemeChoice): void {
  const resolved = resolveMode(mode)
  document.documentElement.dataset.theme = theme
  document.documentElement.dataset.mode = resolved
  document.body.classList.toggle('bp6-dark', resolved === 'dark')
}

/** Redraws when the operating system changes between light and dark and the person follows it. Answers the unsubscribe. */
export function followSystemMode(): () => void {
  const query = window.matchMedia(darkQuery)
  const redraw = () => drawTheme(rememberedTheme())
  query.addEventListener('change', redraw)
  return () => query.removeEventListener('change', redraw)
}

function isTheme(value: string | undefined): value is Theme {
  return value === 'courier' || value === 'enterprise' || value === 'admin'
}

function isMode(value: string | undefined): value is Mode {
  return value === 'light' || value === 'dark' || value === 'system'
}

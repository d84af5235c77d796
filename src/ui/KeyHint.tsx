import './page.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const keyNames: Readonly<Record<string, string>> = {
  mod: isApple ? '⌘' : 'Ctrl',
  meta: isApple ? '⌘' : 'Meta',
  shift: '⇧',
  enter: '↵',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  alt: isApple ? '⌥' : 'Alt',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
}

/** The keys of a combination such as `mod+k` or `g d`, as this machine's keyboard labels them. */
function keyLabels(combination: string): readonly string[] {
  return combination
    .split(/[+ ]/)
    .map((key) => keyNames[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key))
}

/** Draws a key combination, `mod+k`; hidden on touch screens. */
export function KeyHint({ combination }: { readonly combination: string }) {
  return (
    <span className="wb-keys">
      {keyLabels(combination).map((label) => (
        <kbd key={label} className="wb-key">
          {label}
        </kbd>
      ))}
    </span>
  )
}

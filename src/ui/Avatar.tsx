import './avatar.css'

/** Picture sizes in pixels (docs/rules/units-and-formats.md, "Sizes on the screen"). */
const sizes = { tiny: 32, small: 50, medium: 100, large: 200 } as const

interface AvatarProps {
  readonly name: string
  readonly image: string | null
  readonly size?: keyof typeof sizes
  /** Of an organization: its logo is shown whole. */
  readonly isLogo?: boolean
}

/** The picture of a person or organisation; their initials without one. The name stands beside it, so it is silent. */
export function Avatar({ name, image, size = 'tiny', isLogo }: AvatarProps) {
  const pixels = sizes[size]
  const place = { width: pixels, height: pixels, fontSize: pixels * 0.38 }
  const look = isLogo ? 'wb-avatar wb-avatar-logo' : 'wb-avatar'
  return image === null ? (
    <span className={look} style={place} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img className={look} style={place} src={image} alt="" />
  )
}

/** The first letters of the first and last word: "Dana van Kowalski" is DK. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words[0] ?? ''
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

import { sectionIcons } from './section-icons.ts'
import type { NavigationEntry } from '#domain/access/navigation.ts'

/** The picture of an entry of the side menu; nothing where it has none. */
export function SectionIcon({ id }: { readonly id: NavigationEntry['id'] }) {
  const Icon = sectionIcons[id]
  return Icon !== undefined && <Icon size={16} />
}

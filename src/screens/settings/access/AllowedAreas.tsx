import { areaLevel, areaNames, areas, permissionWords } from '#domain/access/areas.ts'
import type { PermissionId } from '#domain/access/role-permissions.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { levelWords } from './level-words.ts'

/** How much of each area is allowed; of what is allowed in part, what. */
export function AllowedAreas({ permissions }: { readonly permissions: ReadonlySet<PermissionId> }) {
  return (
    <Facts>
      {areaNames.map((name) => {
        const level = areaLevel(name, permissions)
        const { title, read, write } = areas[name]
        const held = [...read, ...write].filter((id) => permissions.has(id)).map(permissionWords)
        return (
          <Fact key={name} label={title}>
            {level === 'some' ? held.join(', ') : levelWords[level]}
          </Fact>
        )
      })}
    </Facts>
  )
}

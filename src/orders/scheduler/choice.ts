/**
 * Something of a service that a person chose. Ids belong to one revision of one service, names to what people mean: when
 * the service changes, or an old order is ordered again, the choice is found again by its name.
 */
export interface Choice {
  readonly id: number | null
  readonly name: string
}

/** The option that was meant: the one with this id, else the one of this name whatever its capitals, else none. */
export function findChoice<Option extends { readonly id: number; readonly name: string }>(
  choice: Choice | null,
  options: readonly Option[],
): Option | undefined {
  if (choice === null) return undefined
  const name = choice.name.trim().toLocaleLowerCase()
  return (
    options.find(({ id }) => id === choice.id) ??
    options.find((option) => option.name.trim().toLocaleLowerCase() === name)
  )
}

/** An option as a choice. */
export function choose({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { id, name }
}

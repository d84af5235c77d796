import { createContext, useContext } from 'react'

/** Where the rows of an entity are found: paths of the contract, as the generator reads them from `x-form.of`. */
export interface EntityPaths {
  readonly list: string
  /** The path of a single one, up to its id; without it a row is looked for in the list. */
  readonly get?: string
}

/** A row that can be chosen. */
export interface EntityOption {
  readonly id: number
  readonly name: string
  /** What tells it apart from others of its name. */
  readonly detail?: string
  /** Address of its content, of a picture of the library. */
  readonly image?: string
  /** Whether it is kept for what refers to it already. */
  readonly archived: boolean
  /** Its fields as the list answers them. */
  readonly fields?: Readonly<Record<string, unknown>>
}

export interface EntitySearch {
  /** A page of the rows that match, and how many there are in all. The signal is aborted when the person types on. */
  readonly find: (
    paths: EntityPaths,
    query: string,
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly options: readonly EntityOption[]; readonly total: number }>
  /** The rows of these ids; those that are gone are left out. */
  readonly named: (paths: EntityPaths, ids: readonly number[]) => Promise<readonly EntityOption[]>
  /** Makes a finished upload a picture of the library; rejects as the server refuses it. */
  readonly addImage: (
    paths: EntityPaths,
    upload: { readonly name: string; readonly url: string },
  ) => Promise<EntityOption>
}

/** Without a provider nothing is found, nothing fails. */
export const EntitySearchContext = createContext<EntitySearch>({
  find: () => Promise.resolve({ options: [], total: 0 }),
  named: () => Promise.resolve([]),
  addImage: ({ list }) => Promise.reject(new Error(`Nobody takes what is added to ${list}`)),
})

export function useEntitySearch(): EntitySearch {
  return useContext(EntitySearchContext)
}
